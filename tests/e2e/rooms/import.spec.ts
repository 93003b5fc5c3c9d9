import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { launch, newFolders, type Folders, type Running } from '../main/app'
import { Players, Table } from '../support/table'

const FIXTURE = resolve(import.meta.dirname, '../../library/fixtures/five-e-database.json')

let folders: Folders
let running: Running

test.beforeEach(async () => {
  folders = newFolders()
  running = await launch(folders)
  running.gm.setDefaultTimeout(10_000)
})
test.afterEach(async () => {
  await running.app.close()
  folders.remove()
})

test('a creature pasted from a file of another program fights two rounds with its breath', async () => {
  test.setTimeout(120_000)
  const { gm } = running
  const press = async (...keys: string[]) => {
    for (const key of keys) await gm.keyboard.press(key)
  }
  await press('s')
  await expect(gm.getByText('Nobody is fighting.')).toBeVisible()
  await press('Control+3')
  await running.app.evaluate(
    ({ clipboard }, text) => clipboard.writeText(text),
    readFileSync(FIXTURE, 'utf8'),
  )
  await press('Control+v')
  const account = gm.getByRole('dialog').filter({ hasText: 'Scoria Drake' })
  await expect(account).toBeVisible()
  await press('Escape')
  await press('/')
  await gm.keyboard.type('scoria')
  await press('Enter')
  await expect(gm.getByRole('heading', { name: 'Scoria Drake' })).toBeVisible()

  await press('Escape', 'e')
  await gm
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Tells/ })
    .click()
  await gm
    .getByLabel(/Cinder Breath/)
    .first()
    .fill('Grit rattles in its throat.')
  await press('Escape', 'Escape', 'Control+2', 'Control+n', 'Escape', '+')
  await gm.keyboard.type('scoria')
  await press('Enter')
  await expect(gm.getByLabel('How many Scoria Drake')).toBeVisible()
  await press('Control+Enter')
  await gm.getByLabel('Initiative of Scoria Drake').fill('25')
  await press('Enter', 'Escape', 'i')
  await expect(gm.getByText('all have a number')).toBeVisible()
  await press('Space')

  const table = new Table(gm)
  await table.expectTurn('Scoria Drake', 1)
  await press('Shift+B')
  const players = new Players(await running.players())
  const turn = gm.getByRole('region', { name: 'Turn of Scoria Drake' })
  await expect(turn.getByRole('button', { name: 'Dark, 5–6' })).toBeVisible()
  await table
    .stop('Wren Adeyo')
    .locator('.name')
    .click({ modifiers: ['Control'] })
  await turn.getByRole('button', { name: 'Jaws', exact: true }).click()
  await table.prompt.getByRole('button', { name: 'Hit', exact: true }).click()
  await table.prompt.getByLabel(/^piercing/).fill('9')
  await table.prompt.getByLabel(/^fire/).fill('2')
  await table.prompt.getByLabel(/^fire/).press('Enter')
  await expect(table.prompt.getByText('9 piercing')).toBeVisible()
  await table.prompt.getByRole('button', { name: /^Apply/ }).click()
  await expect(gm.locator('.log')).toContainText('Wren Adeyo takes 11 piercing and fire damage. 41 to 30')

  await endTurn()
  await expect(players.tell).toContainText('Grit rattles in its throat.')
  for (let turns = 0; turns < 12; turns += 1) {
    if ((await gm.locator('.round b').textContent()) === 'Round 2') break
    await endTurn()
  }
  await table.expectTurn('Scoria Drake', 2)
  await table
    .stop('Dagny Holt')
    .locator('.name')
    .click({ modifiers: ['Control'] })
  await turn.getByRole('button', { name: 'Cinder Breath', exact: true }).click()
  const area = gm.getByRole('region', { name: /^Area damage/ })
  await area.getByLabel('Save of Dagny Holt, d20').fill('1')
  await press('Enter')
  await expect(area.getByRole('button', { name: 'Failed', pressed: true })).toBeVisible()
  await press('Control+Enter')
  await expect(area).toBeHidden()
  await expect(players.tell).toBeHidden()
  await expect(gm.locator('.log')).toContainText('Dagny Holt takes')

  /** Ends the turn, whatever is still due. */
  async function endTurn() {
    const before = await gm.locator('.stops .stop.now').first().getAttribute('data-key')
    await expect(async () => {
      await press('Space')
      const now = gm.locator('.stops .stop.now').first()
      await expect(now).not.toHaveAttribute('data-key', before ?? '', { timeout: 1500 })
    }).toPass()
  }
})
