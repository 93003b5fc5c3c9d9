import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What Electron needs from the system, by the file it looks for and the Debian package that brings it. */
const LIBRARIES = [
  { file: 'libgtk-3.so.0', debian: 'libgtk-3-0' },
  { file: 'libnss3.so', debian: 'libnss3' },
  { file: 'libasound.so.2', debian: 'libasound2' },
  { file: 'libgbm.so.1', debian: 'libgbm1' },
]
const VIRTUAL_DISPLAY = { file: 'Xvfb', debian: 'xvfb' }

/**
 * @param {{ virtualDisplay: boolean, linkerCache: string, hasProgram: (name: string) => boolean }} machine
 * @returns {{ file: string, debian: string }[]} what isn't there
 */
export function missingLibraries({ virtualDisplay, linkerCache, hasProgram }) {
  const missing = LIBRARIES.filter(({ file }) => !linkerCache.includes(`${file} `))
  if (virtualDisplay && !hasProgram(VIRTUAL_DISPLAY.file)) missing.push(VIRTUAL_DISPLAY)
  return missing
}

/**
 * @param {{ debian: string }[]} missing
 * @param {string} [become] what a user puts before it to do it as root
 * @returns {string} the one command that installs them on Debian
 */
export function installCommand(missing, become = '') {
  const names = missing.map(({ debian }) => debian).join(' ')
  return `${become}apt-get update && ${become}apt-get install -y --no-install-recommends ${names}`
}

/**
 * Sees to it that the system's libraries are there: installs them as root on Debian.
 *
 * @param {{ virtualDisplay: boolean }} needs whether a virtual display will be started
 * @returns {string} what was done, for the step's line
 * @throws {Error} with the one command to run, where this process may not install them
 */
export function ensureLibraries({ virtualDisplay }) {
  if (process.platform !== 'linux') return 'nothing to install on this system'
  const look = () => missingLibraries({ virtualDisplay, linkerCache: readLinkerCache(), hasProgram })
  const missing = look()
  if (missing.length === 0) return 'all there'
  if (!hasProgram('apt-get')) {
    const files = missing.map(({ file }) => file).join(', ')
    throw new Error(`Missing: ${files}. Install them with this system's package manager and start again.`)
  }
  if (process.getuid() !== 0) {
    throw new Error(
      `Some system libraries are missing. Run this, then start again:\n${installCommand(missing, 'sudo ')}`,
    )
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', installCommand(missing)], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0 || look().length > 0) {
    throw new Error(`Installing the system libraries failed:\n${stdout}${stderr}`)
  }
  return `installed ${missing.map(({ debian }) => debian).join(', ')}`
}

function readLinkerCache() {
  const program = existsSync('/sbin/ldconfig') ? '/sbin/ldconfig' : 'ldconfig'
  return execFileSync(program, ['-p'], { encoding: 'utf8' })
}

function hasProgram(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}
