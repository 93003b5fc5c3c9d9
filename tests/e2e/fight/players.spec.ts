import { expect, test, type Locator } from '@playwright/test'
import { launch, newFolders, type Folders, type Running } from '../main/app'
import { quickFight } from '../support/quick-fight'
import { Players, Table } from '../support/table'

let folders: Folders
let running: Running

test.beforeAll(async () => {
  folders = newFolders()
  running = await launch(folders)
})
test.afterEach(async () => {
  await running.ask('screen.open', { open: false })
  await running.ask('campaign.close', {})
})
test.afterAll(async () => {
  await running.app.close()
  folders.remove()
})

const press = async (...keys: string[]) => {
  for (const key of keys) await running.gm.keyboard.press(key)
}
/** Says it in the palette. */
async function say(words: string) {
  await press('Control+k')
  await running.gm.keyboard.type(words)
  await press('Enter')
}
async function openPlayers() {
  await press('Shift+B')
  const players = new Players(await running.players())
  await expect(players.page.locator('li.ps').first()).toBeVisible()
  return players
}
const next = async (times = 1) => {
  for (let n = 0; n < times; n += 1) await press('Space')
}

/** Whether all of it lies inside the window. */
const isWhole = (one: Locator) =>
  one.evaluate((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5
  })

test('B43: on a hidden one’s turn the players’ marker stays; the round changes together with the marker', async () => {
  await quickFight(running, [
    { name: 'Heron', initiative: 20 },
    { name: 'Viper', initiative: 15, hidden: true },
    { name: 'Badger', initiative: 10 },
  ])
  const table = new Table(running.gm)
  const players = await openPlayers()
  await players.expectNow('Heron')
  expect(await players.names).toEqual(['Heron', 'Badger'])
  await next()
  await table.expectTurn('Viper', 1)
  await players.expectNow('Heron')
  await next()
  await table.expectTurn('Badger', 1)
  await players.expectNow('Badger')
  await expect(players.page.locator('body')).not.toContainText('Viper')
})

test('B43: a hidden one that is first in the round keeps the old round on the players’ screen', async () => {
  await quickFight(running, [
    { name: 'Viper', initiative: 20, hidden: true },
    { name: 'Badger', initiative: 10 },
  ])
  const table = new Table(running.gm)
  const players = await openPlayers()
  await next()
  await players.expectNow('Badger')
  await next()
  await table.expectTurn('Viper', 2)
  await players.expectNow('Badger')
  await expect(players.page.locator('.rnd b')).toHaveText('1')
  await next()
  await players.expectNow('Badger')
  await expect(players.page.locator('.rnd b')).toHaveText('2')
})

test('B44: after damage, a condition and a removal everybody stands once on the players’ list', async () => {
  await quickFight(running, [{ name: 'Skulk', initiative: [15, 14, 13, 12, 11], count: 5 }])
  const table = new Table(running.gm)
  const players = await openPlayers()
  await expect(players.page.locator('li.ps')).toHaveCount(5)
  await say('12 fire skulk 3')
  await table.expectHp('Skulk 3', 8)
  await say('poison skulk 5')
  await table
    .stop('Skulk 2')
    .locator('.name')
    .click({ modifiers: ['Control'] })
  await press('Shift+Delete')
  await expect(players.page.locator('li.ps')).toHaveCount(4)
  expect(await players.names).toEqual(['Skulk 1', 'Skulk 3', 'Skulk 4', 'Skulk 5'])
  await expect(players.row('Skulk 5')).toContainText('poisoned')
  await expect(players.row('Skulk 4')).not.toContainText('poisoned')
  await expect(players.row('Skulk 3')).toContainText('bloodied')
})

test('B46: the active row is whole on the players’ screen, also after the window has changed', async () => {
  const initiative = Array.from({ length: 24 }, (_, n) => 60 - n)
  await quickFight(running, [{ name: 'Reed', initiative, count: 24 }])
  const players = await openPlayers()
  await players.page.setViewportSize({ width: 1280, height: 640 })
  await next(19)
  await players.expectNow('Reed 20')
  const now = players.page.locator('li.ps.now')
  await expect.poll(() => isWhole(now)).toBe(true)
  await players.page.setViewportSize({ width: 1024, height: 480 })
  await expect.poll(() => isWhole(now)).toBe(true)
})

test('B47: long names push nothing out of sight in either window', async () => {
  const names = ['Q'.repeat(80), '霧'.repeat(60)]
  await quickFight(
    running,
    names.map((name, n) => ({ name, initiative: 20 - n })),
  )
  const players = await openPlayers()
  const { gm } = running
  await gm.setViewportSize({ width: 1280, height: 720 })
  await players.page.setViewportSize({ width: 1920, height: 1080 })
  for (const name of names) await say(`poison ${name.slice(0, 6)}`)
  for (const name of names) {
    const stop = gm.locator(`.stops .stop:has([title="${name}"])`)
    await expect(stop.locator('.chip').first()).toBeVisible()
    for (const part of ['.init', '.hpb', '.chip'])
      expect(await isWhole(stop.locator(part).first())).toBe(true)
    await expect(stop.getByRole('button', { name: `Hit points of ${name}` })).toBeVisible()
    const row = players.page.locator('li.ps').filter({ hasText: name.slice(0, 1) })
    expect(await isWhole(row.locator('.ph'))).toBe(true)
    await expect(row).toContainText('poisoned')
  }
  for (const page of [gm, players.page])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
})

test('B14: another layout of the players’ screen changes drawing only', async () => {
  await quickFight(running, [
    { name: 'Heron', initiative: 20 },
    { name: 'Badger', initiative: 15 },
    { name: 'Crane', initiative: 10 },
  ])
  const table = new Table(running.gm)
  const players = await openPlayers()
  await say('players’ screen: cards')
  await expect(players.page.locator('main.cards')).toBeVisible()
  await next(7)
  await table.expectTurn('Badger', 3)
  await say('players’ screen: list')
  await players.expectNow('Badger')
  await expect(players.page.locator('.rnd b')).toHaveText('3')
  await table.expectTurn('Badger', 3)
})
