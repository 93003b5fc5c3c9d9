import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * One line of what the commands do: a name, and what came of it.
 *
 * @param {string} name
 * @param {string} outcome
 */
export function say(name, outcome) {
  console.log(`${name.padEnd(22)} ${outcome}`)
}

/**
 * @param {number} start from performance.now()
 * @returns {string} the time since then in seconds, for a step's line
 */
export function since(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/**
 * The script behind a package's command, so that it can be run by this Node on every platform.
 *
 * @param {string} name the package
 * @param {string} [command] the command, where it isn't called like the package
 * @returns {string} path
 */
export function commandOf(name, command = name) {
  const folder = join(ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Runs a Node script and collects what it prints.
 *
 * @param {string[]} args the script and its arguments
 * @param {Record<string, string>} [env] variables to add
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNode(args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (bytes) => (output += bytes))
    child.stderr.on('data', (bytes) => (output += bytes))
    child.on('error', (problem) => done({ code: 1, output: `${output}${problem.message}` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

/**
 * Runs a program that talks to the user itself.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables to add
 * @returns {Promise<number>} its exit code
 */
export function runOpenly(program, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}
