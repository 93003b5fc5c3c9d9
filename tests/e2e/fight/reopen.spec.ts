import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { launch, newFolders, type Folders, type Running } from '../main/app'
import { Table } from '../support/table'

let folders: Folders

test.beforeEach(() => {
  folders = newFolders()
})
test.afterEach(() => folders.remove())

/** Opens the sample and begins its first fight with keys. */
async function beginSample({ gm }: Running) {
  gm.setDefaultTimeout(10_000)
  await gm.keyboard.press('s')
  await expect(gm.getByText('Nobody is fighting.')).toBeVisible()
  await gm.keyboard.press('Enter')
  await expect(gm.getByLabel(/^Initiative of /).first()).toBeVisible()
  await gm.keyboard.press('i')
  await expect(gm.getByText('all have a number')).toBeVisible()
  await gm.keyboard.press('Space')
  await expect(gm.locator('.round b')).toHaveText('Round 1')
}

/** Everything a GM reads of the fight: the line, the turn, what is due and the log. */
const reading = async ({ gm }: Running) => {
  await expect(gm.locator('.stops .stop.now').first()).toBeVisible()
  return gm.getByRole('main').ariaSnapshot()
}

test('X17: killed in mid-fight, opened again: round, turn, hit points, conditions and prompts stand, undo goes on', async () => {
  const first = await launch(folders)
  await beginSample(first)
  const { gm } = first
  const press = async (...keys: string[]) => {
    for (const key of keys) await gm.keyboard.press(key)
  }
  await press('Control+k')
  await gm.keyboard.type('7 fire wren')
  await press('Enter')
  await expect(gm.locator('.log')).toContainText('takes 7 fire damage')
  await press('Control+k')
  await gm.keyboard.type('poison dagny 3r')
  await press('Enter')
  await expect(new Table(gm).chip('Dagny Holt', 'Poisoned')).toBeVisible()
  await press('Control+k')
  await gm.keyboard.type('7 fire con 15 half foes')
  await press('Enter')
  await expect(gm.getByRole('region', { name: /^Area damage/ })).toBeVisible()
  await press('Escape')
  await expect(gm.locator('.prompt.first')).toBeVisible()
  const before = await reading(first)
  const gone = once(first.app.process(), 'exit')
  first.app.process().kill('SIGKILL')
  await gone

  const second = await launch(folders)
  try {
    await expect(second.gm.getByRole('button', { name: /^Open The/ })).toBeVisible()
    await second.gm.keyboard.press('Enter')
    await expect(second.gm.locator('.round b')).toHaveText('Round 1')
    // An area that waits opens its panel by itself, as it did before.
    await second.gm.keyboard.press('Escape')
    expect(await reading(second)).toBe(before)
    await second.gm.keyboard.press('u')
    await expect(second.gm.locator('.prompt.first')).toBeHidden()
    await second.gm.keyboard.press('u')
    await expect(new Table(second.gm).chip('Dagny Holt', 'Poisoned')).toBeHidden()
    await second.gm.keyboard.press('Shift+U')
    await expect(new Table(second.gm).chip('Dagny Holt', 'Poisoned')).toBeVisible()
  } finally {
    await second.app.close()
  }
})

test('a second start on the same settings ends at once and leaves the first alone', async () => {
  const first = await launch(folders)
  try {
    await beginSample(first)
    const before = await reading(first)
    const other = spawn(
      process.env.ROUNDKEEPER_ELECTRON ?? '',
      ['--no-sandbox', '--disable-gpu', resolve(import.meta.dirname, '../../..')],
      {
        env: {
          ...process.env,
          ROUNDKEEPER_USER_DATA: folders.userData,
          ROUNDKEEPER_CAMPAIGNS: folders.campaigns,
        },
        stdio: 'ignore',
      },
    )
    const [code] = (await once(other, 'exit')) as [number | null]
    expect(code).toBe(0)
    expect(await reading(first)).toBe(before)
  } finally {
    await first.app.close()
  }
})
