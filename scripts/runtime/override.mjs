import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { executableName } from './official.mjs'

const VARIABLES = ['ROUNDKEEPER_ELECTRON', 'ELECTRON_EXEC_PATH', 'ELECTRON_OVERRIDE_DIST_PATH']

/**
 * The runtime that an environment variable names: an executable, or a folder that holds one.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./choose.mjs').Runtime | null} null when no variable is set
 * @throws {Error} when the variable names something that isn't there: a wish is not passed over in silence
 */
export function overrideRuntime(env) {
  const variable = VARIABLES.find((name) => env[name])
  if (variable === undefined) return null
  const named = resolve(String(env[variable]))
  const isFolder = existsSync(named) && statSync(named).isDirectory()
  const executable = isFolder ? join(named, executableName()) : named
  if (!existsSync(executable)) throw new Error(`${variable} names ${executable}, and there is no such file.`)
  const dist = isFolder ? named : dirname(executable)
  return { kind: 'override', executable, dist, version: versionIn(dist), why: `set by ${variable}` }
}

/** The version an Electron distribution says it is. */
function versionIn(dist) {
  const file = join(dist, 'version')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : null
}
