import { expect, test } from '@playwright/test'
import { launch, newFolders, type Folders, type Running } from '../main/app'
import { Table } from '../support/table'

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

const press = async (...keys: string[]) => {
  for (const key of keys) await running.gm.keyboard.press(key)
}

test('B05: every empty place says what to do, and a fight that loses its last one goes on with who comes', async () => {
  const { gm } = running
  await expect(gm.getByText('No campaign yet.')).toBeVisible()
  await press('Control+n')
  await gm.keyboard.type('Empty')
  await press('Enter')
  await expect(gm.getByText('No encounter is prepared.')).toBeVisible()
  for (const [key, text] of [
    ['Control+2', 'No encounter yet.'],
    ['Control+3', 'No creature yet.'],
    ['Control+4', 'Nobody is in the party yet.'],
  ] as const) {
    await press(key)
    await expect(gm.getByText(text)).toBeVisible()
  }
  await press('Control+3', 'Control+n')
  await expect(gm.getByLabel('Name', { exact: true })).toBeFocused()
  await press('Control+a')
  await gm.keyboard.type('Reed Crane')
  await press('Escape', 'Escape', 'Control+1', 'Shift+N')
  await expect(gm.getByText('Nobody is here yet.')).toBeVisible()
  await press('+')
  await gm.keyboard.type('reed')
  await press('Enter')
  await gm.getByLabel('Initiative of Reed Crane').fill('10')
  await press('Enter', 'Escape', 'Space')
  const table = new Table(gm)
  await table.expectTurn('Reed Crane', 1)

  await table
    .stop('Reed Crane')
    .locator('.name')
    .click({ modifiers: ['Control'] })
  await press('Shift+Delete')
  await expect(gm.locator('.stops .stop')).toHaveCount(0)
  await expect(gm.getByText('Nobody is here yet.')).toBeVisible()
  await press('+')
  await gm.keyboard.type('reed')
  await press('Enter')
  await expect(table.panel('Add to the fight')).toBeHidden()
  await press('u', 'u')
  await table.expectTurn('Reed Crane', 1)
})
