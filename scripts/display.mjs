import { spawn } from 'node:child_process'

const START_TIME = 15_000

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} whether windows can be shown to somebody
 */
export function hasDisplay(env = process.env) {
  if (process.platform !== 'linux') return true
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}

/**
 * Starts a virtual display on the first free number.
 *
 * @param {string} [size] width x height x depth
 * @returns {Promise<{ name: string, stop: () => void }>} its name for DISPLAY, and how to end it
 * @throws {Error} when Xvfb is missing or doesn't answer within 15 seconds
 */
export function startVirtualDisplay(size = '1920x1200x24') {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const stop = () => void server.kill()
  return new Promise((resolve, reject) => {
    const fail = (why) => {
      stop()
      reject(new Error(`The virtual display did not start: ${why}`))
    }
    const timer = setTimeout(() => fail('no answer in 15 seconds'), START_TIME)
    timer.unref()
    let answer = ''
    server.on('error', (problem) => fail(problem.message))
    server.on('exit', (code) => fail(`Xvfb ended with code ${code}`))
    server.stdio[3].on('data', (bytes) => {
      answer += bytes
      if (!answer.endsWith('\n')) return
      clearTimeout(timer)
      server.unref()
      server.stdio[3].destroy()
      process.on('exit', stop)
      resolve({ name: `:${answer.trim()}`, stop })
    })
  })
}
