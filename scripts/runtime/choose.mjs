/**
 * @typedef {{ kind: 'override' | 'official' | 'fallback', executable: string, dist: string,
 *   version: string | null, why: string }} Runtime
 *
 * @typedef {object} Sources where a runtime may come from, asked in this order and only as far as needed
 * @property {() => Runtime | null} override named by an environment variable; throws when that names nothing
 * @property {() => Runtime | null} installed the official one, already downloaded
 * @property {() => Promise<boolean>} reachable whether the official one can be downloaded now
 * @property {() => Runtime | null} download downloads the official one
 * @property {() => Runtime | null} cached the fallback of an earlier run
 * @property {() => Runtime | null} fallback downloads the fallback; null where there is none for this machine
 */

/**
 * Picks the Electron that the app is run with: an override, then the official one, then the fallback.
 *
 * @param {Sources} sources
 * @returns {Promise<Runtime>}
 * @throws {Error} when there is none
 */
export async function chooseRuntime(sources) {
  const ready = sources.override() ?? sources.installed()
  if (ready) return ready
  const downloaded = (await sources.reachable()) ? sources.download() : null
  const runtime = downloaded ?? sources.cached() ?? sources.fallback()
  if (runtime) return runtime
  throw new Error(
    'No Electron can be had: its download cannot be reached, and there is no fallback for this machine. ' +
      'Set ROUNDKEEPER_ELECTRON to the path of an Electron executable.',
  )
}
