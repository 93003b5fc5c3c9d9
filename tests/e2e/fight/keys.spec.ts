import { expect, test } from '@playwright/test'
import { launch, newFolders, type Folders, type Running } from '../main/app'
import { quickFight } from '../support/quick-fight'
import { Table } from '../support/table'

let folders: Folders
let running: Running

test.beforeAll(async () => {
  folders = newFolders()
  running = await launch(folders)
})
test.afterEach(async () => {
  await running.ask('campaign.close', {})
})
test.afterAll(async () => {
  await running.app.close()
  folders.remove()
})

const press = async (...keys: string[]) => {
  for (const key of keys) await running.gm.keyboard.press(key)
}
async function say(words: string) {
  await press('Control+k')
  await running.gm.keyboard.type(words)
  await press('Enter')
}

test('B58: a letter bound to the next turn fires neither while typing nor in a dialog, and can be switched off', async () => {
  const { gm } = running
  const table = new Table(gm)
  await quickFight(running, [
    { name: 'Heron', initiative: 20 },
    { name: 'Badger', initiative: 10 },
  ])
  const keys = gm.getByRole('button', { name: 'All keys' })
  await keys.focus()
  await press('Enter')
  const sheet = table.panel('All keys')
  await sheet.getByLabel('Find an action').fill('end turn')
  await sheet.getByRole('button', { name: 'Key of End turn: Space' }).focus()
  await press('Enter', 'n')
  await expect(sheet.getByRole('button', { name: 'Key of End turn: N' })).toBeFocused()
  await press('n')
  await press('Escape')
  await expect(sheet).toBeHidden()
  await expect(keys).toBeFocused()
  await table.expectTurn('Heron', 1)

  await press('F2')
  await expect(gm.getByLabel('Name', { exact: true })).toBeFocused()
  await press('Control+a')
  await gm.keyboard.type('Nana nine')
  await table.expectTurn('Heron', 1)
  await press('Enter')
  await table.expectTurn('Nana nine', 1)
  await press('n')
  await table.expectTurn('Badger', 1)

  await press('?')
  await sheet.getByRole('button', { name: 'Switch off the key of End turn' }).click()
  await expect(sheet.getByRole('button', { name: 'Key of End turn: none' })).toBeVisible()
  await press('Escape')
  await expect(sheet).toBeHidden()
  await press('n', 'Space')
  await press('Control+k', 'Escape')
  await table.expectTurn('Badger', 1)
  await press('?')
  await sheet.getByRole('button', { name: 'All as they came' }).click()
  await press('Escape')
  await press('Space')
  await table.expectTurn('Nana nine', 2)
})

test('X16: thirty of a kind are one row, which opens on their turn', async () => {
  const table = new Table(running.gm)
  await quickFight(running, [
    { name: 'Heron', initiative: 20 },
    { name: 'Midge', initiative: 10, count: 30 },
  ])
  await expect(running.gm.locator('.stops .stop')).toHaveCount(2)
  await expect(table.stop('Midge')).toContainText('30 of 30 up')
  await press('Space')
  await expect(running.gm.locator('.stops .stop.member')).toHaveCount(30)
  await press('Space')
  await table.expectTurn('Heron', 2)
  await expect(running.gm.locator('.stops .stop')).toHaveCount(2)
})

test('X1: a fight put aside comes back with its round, turn, hit points and conditions', async () => {
  const { gm } = running
  const table = new Table(gm)
  await quickFight(running, [
    { name: 'Heron', initiative: 20 },
    { name: 'Badger', initiative: 10 },
  ])
  await press('Space', 'Space', 'Space')
  await table.expectTurn('Badger', 2)
  await say('7 fire heron')
  await say('poison badger')
  await expect(table.chip('Badger', 'Poisoned')).toBeVisible()
  await say('put this fight aside')
  await expect(gm.getByText('Nobody is fighting.')).toBeVisible()
  await press('Shift+N')
  await expect(gm.getByText('Nobody is here yet.')).toBeVisible()
  await say('call it off')
  await expect(gm.getByText('waits in round 2')).toBeVisible()
  await press('Enter')
  await table.expectTurn('Badger', 2)
  await table.expectHp('Heron', 13)
  await expect(table.chip('Badger', 'Poisoned')).toBeVisible()
})
