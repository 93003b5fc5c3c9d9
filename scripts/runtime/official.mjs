import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const EXECUTABLES = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }
const RELEASES = 'https://github.com/electron/electron/releases/download/'
const PROBE_TIME = 4_000
const INSTALL_TIME = 10 * 60_000

/**
 * Where the executable is inside a folder that holds an Electron distribution.
 *
 * @param {NodeJS.Platform} [platform]
 * @returns {string} relative path
 */
export function executableName(platform = process.platform) {
  return EXECUTABLES[platform] ?? 'electron'
}

/**
 * The pinned version of Electron and its executable, if that has been downloaded. Never loads the `electron`
 * package itself: loading it starts a download.
 *
 * @param {string} root the project's folder
 * @returns {{ version: string, dist: string, ready: boolean }}
 */
export function officialElectron(root) {
  const folder = join(root, 'node_modules', 'electron')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const dist = join(folder, 'dist')
  const ready = existsSync(join(dist, 'version')) && existsSync(join(dist, executableName()))
  return { version, dist, ready }
}

/**
 * Asks in at most 4 seconds whether Electron's downloads can be reached. A network that drops packets would
 * otherwise hold every start for minutes.
 *
 * @param {string} version
 * @param {NodeJS.ProcessEnv} [env] a mirror or a proxy set there is honored
 * @returns {Promise<boolean>}
 */
export async function canDownload(version, env = process.env) {
  // Node's fetch goes past proxies, the installer does not: behind a proxy only trying tells.
  if (env.HTTPS_PROXY ?? env.https_proxy) return true
  const base = env.ELECTRON_MIRROR ?? env.npm_config_electron_mirror ?? RELEASES
  try {
    const url = `${base}v${version}/SHASUMS256.txt`
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIME) })
    return answer.ok
  } catch {
    return false
  }
}

/**
 * Runs the installer of the `electron` package, which downloads the pinned version and checks its hash.
 *
 * @param {string} root the project's folder
 * @returns {boolean} whether it is there afterwards
 */
export function installOfficial(root) {
  const script = join(root, 'node_modules', 'electron', 'install.js')
  spawnSync(process.execPath, [script], { cwd: root, stdio: 'ignore', timeout: INSTALL_TIME })
  return officialElectron(root).ready
}
