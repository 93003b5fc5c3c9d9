import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { _electron as electron, expect, test } from '@playwright/test'
import { runtimeFlags } from '../../scripts/runtime.mjs'

/** How a fuse stands in the executable: as a digit. */
const OFF = '0'.charCodeAt(0)
const ON = '1'.charCodeAt(0)

const ROOT = resolve(import.meta.dirname, '../..')
const OUTPUT = 'dist/for-tests'
const EXECUTABLE = join(ROOT, OUTPUT, 'linux-unpacked', 'roundkeeper')

let folder: string

// Packed anew each time: a package left by an earlier run would test earlier code.
test.beforeAll(() => {
  test.setTimeout(180_000)
  const args = ['scripts/dist.mjs', 'dir', '--inspectable', `--output=${OUTPUT}`]
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'pipe' })
})
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundkeeper-packaged-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the packaged app opens the sample and runs a turn in both windows', async () => {
  const app = await electron.launch({
    executablePath: EXECUTABLE,
    args: [...runtimeFlags({ virtualDisplay: true }), `--user-data-dir=${folder}`],
    env: { ...(process.env as Record<string, string>), ROUNDKEEPER_CAMPAIGNS: join(folder, 'campaigns') },
  })
  try {
    await expect.poll(() => app.windows().some((page) => page.url().includes('gm'))).toBe(true)
    const gm = app.windows().find((page) => page.url().includes('gm'))
    if (!gm) throw new Error('The window of the GM is gone.')
    await expect.poll(() => gm.title()).toContain('Roundkeeper')
    expect(await app.evaluate(({ app: main }) => [main.isPackaged, main.getName()])).toEqual([
      true,
      'Roundkeeper',
    ])
    await gm.getByRole('button', { name: /^Try the sample/ }).click()
    await expect(gm.getByText('Nobody is fighting.')).toBeVisible()
    await gm.keyboard.press('Enter')
    await gm.getByRole('button', { name: /^Roll initiative/ }).click()
    await expect(gm.getByText('all have a number')).toBeVisible()
    await gm.keyboard.press('Space')
    await expect(gm.getByText(/^turn 1 of/)).toBeVisible()
    await gm.keyboard.press('Shift+B')
    await expect.poll(() => app.windows().length).toBe(2)
    const players = app.windows().find((page) => page !== gm)
    if (!players) throw new Error('The players’ window is gone.')
    await expect(players.locator('li.ps.now')).toBeVisible()
    await gm.keyboard.press('Space')
    await expect(gm.getByText(/^turn 2 of/)).toBeVisible()
  } finally {
    await app.close()
  }
})

test('the packaged app runs no code but its own', async () => {
  const fuses = await getCurrentFuseWire(EXECUTABLE)
  expect(fuses[FuseV1Options.RunAsNode]).toBe(OFF)
  expect(fuses[FuseV1Options.EnableNodeOptionsEnvironmentVariable]).toBe(OFF)
  expect(fuses[FuseV1Options.OnlyLoadAppFromAsar]).toBe(ON)
})
