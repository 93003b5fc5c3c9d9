import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasDisplay } from './display.mjs'
import { describeRuntime, resolveRuntime } from './runtime.mjs'
import { runNpm } from './runtime/npm.mjs'
import { dependenciesAreCurrent } from './setup/dependencies.mjs'
import { ensureLibraries } from './setup/libraries.mjs'
import { ROOT, commandOf, runNode, say, since } from './steps.mjs'

/**
 * Makes a fresh clone ready to run, one line a step. Until it has run there are no dependencies, so this file
 * and what it imports use only what Node brings.
 *
 * @returns {Promise<import('./runtime/choose.mjs').Runtime>} the Electron to use
 * @throws {Error} with a sentence for the user when a step can't be done
 */
export async function setUp() {
  checkNode()
  await step('Dependencies', () => installDependencies())
  const runtime = await resolveRuntime(ROOT)
  say('Runtime', describeRuntime(runtime))
  await step('System libraries', () => ensureLibraries({ virtualDisplay: !hasDisplay() }))
  return runtime
}

/**
 * Builds the main process, the preloads and both windows into out/.
 *
 * @throws {Error} with the builder's output when it fails
 */
export async function build() {
  await step('Build', async () => {
    const { code, output } = await runNode([commandOf('electron-vite'), 'build'])
    if (code !== 0) throw new Error(`The build failed:\n${output}`)
    return 'out/ is up to date'
  })
}

/**
 * Runs a whole command and ends the process; a problem is shown as its sentence, without a stack.
 *
 * @param {() => Promise<number>} command returns the exit code
 */
export function runCommand(command) {
  command().then(
    (code) => process.exit(code),
    (problem) => {
      console.error(`\n${problem.message}`)
      process.exit(1)
    },
  )
}

async function step(name, work) {
  const start = performance.now()
  const outcome = await work()
  say(name, `${outcome} (${since(start)})`)
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const least = Number(/\d+/.exec(engines.node)?.[0])
  const major = Number(process.versions.node.split('.')[0])
  if (major < least) {
    throw new Error(`Node ${least} or newer is needed; this is Node ${process.versions.node}.`)
  }
  say('Node', process.versions.node)
}

function installDependencies() {
  if (dependenciesAreCurrent(ROOT)) return 'as locked'
  runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT })
  return 'installed as locked'
}
