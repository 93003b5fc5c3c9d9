import { spawn } from 'node:child_process'
import { ROOT } from '../../steps.mjs'

/**
 * Runs a bundled program in the Node that is inside the app's runtime.
 *
 * @param {string} executable Electron
 * @param {string} program
 * @param {unknown} task handed over as JSON
 * @returns {Promise<any>} what it answered
 * @throws {Error} when it ends without an answer
 */
export function runProgram(executable, program, task) {
  return new Promise((done, fail) => {
    const child = spawn(executable, ['--max-old-space-size=6000', program, JSON.stringify(task)], {
      cwd: ROOT,
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (bytes) => (output += bytes))
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) done(JSON.parse(output))
      else fail(new Error(`${program} ended with code ${code}`))
    })
  })
}
