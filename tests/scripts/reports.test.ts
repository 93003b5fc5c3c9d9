import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, runCounted } from '../../scripts/checks/reports.mjs'

describe('tests are counted from their reports', () => {
  it('a test left out did not pass', () => {
    const report = { numPassedTests: 8, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 }
    expect(countVitest(report)).toEqual({ passed: 8, failed: 3 })
  })

  it('an app test that passed only on a second try did not pass', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 0, skipped: 1 }
    expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2 })
  })

  it('a run that dies without a report counts as a failed test, whatever an earlier one said', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'))
    const file = join(folder, 'report.json')
    writeFileSync(file, '{"passed":9,"failed":0}')
    const died = await runCounted(
      file,
      () => Promise.resolve({ code: 1, output: 'broken' }),
      () => ({ passed: 9, failed: 0 }),
    )
    rmSync(folder, { recursive: true })
    expect(died).toMatchObject({ code: 1, count: { passed: 0, failed: 1 } })
  })
})
