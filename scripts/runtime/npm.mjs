import { execFileSync } from 'node:child_process'

/**
 * Runs npm and waits. Its output is returned, and is part of the error when it fails.
 *
 * @param {string[]} args
 * @param {{ cwd?: string, timeout?: number }} [options] timeout in milliseconds
 * @returns {string} what it printed on standard output
 * @throws {Error} with npm's own words when it ends with another code than 0
 */
export function runNpm(args, options = {}) {
  const script = process.env.npm_execpath
  const [command, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const shell = command === 'npm' && process.platform === 'win32'
  try {
    return execFileSync(command, [...before, ...args], { encoding: 'utf8', stdio: 'pipe', shell, ...options })
  } catch (problem) {
    throw new Error(`npm ${args[0]} failed: ${String(problem.stderr || problem.message).trim()}`, {
      cause: problem,
    })
  }
}
