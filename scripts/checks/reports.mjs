import { existsSync, readFileSync, rmSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * Runs tests that leave a JSON report, and counts them.
 *
 * @param {string} file where the report will be
 * @param {() => Promise<{ code: number, output: string }>} run
 * @param {(report: any) => Count} count
 * @returns {Promise<{ code: number, output: string, count: Count }>} a run that died is one failed test
 */
export async function runCounted(file, run, count) {
  rmSync(file, { force: true })
  const { code, output } = await run()
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  const died = code !== 0 && counted.failed === 0
  return { code, output, count: died ? { ...counted, failed: 1 } : counted }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }}
 *   report of Vitest
 * @returns {Count} a test that was left out did not pass
 */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests }
}

/**
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} report of
 *   Playwright
 * @returns {Count} a test that was left out, or passed only when tried again, did not pass
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}
