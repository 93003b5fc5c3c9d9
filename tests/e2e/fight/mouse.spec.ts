import { expect, test, type Locator } from '@playwright/test'
import { launch, newFolders, type Folders, type Running } from '../main/app'
import { Players, Table } from '../support/table'

let folders: Folders
let running: Running
let table: Table

test.beforeEach(async () => {
  folders = newFolders()
  running = await launch(folders)
  table = new Table(running.gm)
  running.gm.setDefaultTimeout(10_000)
})
test.afterEach(async () => {
  await running.app.close()
  folders.remove()
})

const button = (name: string | RegExp, within?: Locator) =>
  (within ?? running.gm.locator('body')).getByRole('button', { name })

/** Adds somebody to the party in its room, with hit points and otherwise as the sheet starts. */
async function addHero(name: string, hp: number) {
  const { gm } = running
  await button('Add', gm.getByRole('main')).first().click()
  await gm.getByLabel('Name', { exact: true }).fill(name)
  await button('Numbers', gm.getByRole('navigation', { name: 'Sections' })).click()
  await gm.getByLabel(/^Hit points/).fill(String(hp))
  await button('Back to the party').click()
  await expect(button(`${name} rests`).or(gm.getByRole('checkbox', { name: `${name} rests` }))).toBeVisible()
}

/** Writes a creature in the library's editor; its actions in plain words. */
async function addCreature(name: string, hp: number, actions: readonly string[]) {
  const { gm } = running
  await button('New creature').click()
  await gm.getByLabel('Name', { exact: true }).fill(name)
  const sections = gm.getByRole('navigation', { name: 'Sections' })
  await button('Numbers', sections).click()
  await gm.getByLabel(/^Hit points/).fill(String(hp))
  await button('Actions', sections).click()
  for (const words of actions) {
    await gm.getByLabel('Say it in plain words').fill(words)
    await gm.getByLabel('Say it in plain words').press('Enter')
  }
  await button('Back to the library').click()
  await expect(gm.getByRole('main').getByText(name).first()).toBeVisible()
}

const room = (name: string) => button(name, running.gm.getByRole('navigation', { name: 'Rooms' })).click()
const choose = (name: string) =>
  table
    .stop(name)
    .locator('.name')
    .click({ modifiers: ['Control'] })
const ledger = () => running.gm.getByRole('complementary', { name: 'Due and log' })
const endTurn = () => button(/End turn/).click()

test('a whole fight with the mouse, from a new campaign to the second round', async () => {
  test.setTimeout(120_000)
  const { gm } = running
  await button('New campaign').click()
  await gm.getByLabel('Name of the campaign').fill('The Salt Road')
  await button('Make it').click()

  await room('Party')
  await addHero('Brin Oake', 20)
  await addHero('Tove Lark', 10)
  await room('Library')
  await addCreature('Ash Hound', 40, [
    'Bite +5 to hit, reach 5 ft, 2d6+3 piercing',
    'Cinder Breath recharge 5, 20 ft cone, Dex DC 13, 4d6 fire, tell: Embers drip from its jaws',
  ])
  await addCreature('Gravel Shade', 30, [])
  await room('Encounters')
  await button('New encounter').first().click()
  await gm.getByLabel('Name of the encounter').fill('The cold kiln')
  await gm.getByLabel('Name of the encounter').blur()
  for (const words of ['ash hound', 'gravel shade hidden']) {
    await gm.getByLabel('Add creatures: how many of what').fill(words)
    await gm.getByLabel('Add creatures: how many of what').press('Enter')
    await expect(gm.getByLabel('Add creatures: how many of what')).toHaveValue('')
  }
  await button(/Start this fight/).click()

  for (const [name, value] of [
    ['Brin Oake', 20],
    ['Ash Hound', 15],
    ['Tove Lark', 10],
    ['Gravel Shade', 5],
  ] as const)
    await gm.getByLabel(`Initiative of ${name}`, { exact: true }).fill(String(value))
  await expect(gm.getByText('1 still without initiative')).toBeVisible()
  await button(/Players’ screen is off/).click()
  const players = new Players(await running.players())
  await button(/Begin/, gm.getByRole('contentinfo')).click()
  await table.expectTurn('Brin Oake', 1)
  await players.expectNow('Brin Oake')
  expect(await players.names).toEqual(['Brin Oake', 'Ash Hound', 'Tove Lark'])

  await test.step('Brin: fire on two at once, taken back and done again; a condition with a time', async () => {
    await choose('Ash Hound')
    await choose('Gravel Shade')
    await button(/Damage$/, gm.getByRole('contentinfo')).click()
    await gm.getByLabel(/^How much damage/).fill('14 fire')
    await button(/^Apply to 2/, table.panel('Damage')).click()
    await table.expectHp('Ash Hound', 26)
    await table.expectHp('Gravel Shade', 16)
    await button('Undo', ledger()).click()
    await table.expectHp('Ash Hound', 40)
    await table.expectHp('Gravel Shade', 30)
    await button('Redo', ledger()).click()
    await table.expectHp('Ash Hound', 26)
    await table.expectHp('Gravel Shade', 16)

    await choose('Ash Hound')
    await button(/Condition$/, gm.getByRole('contentinfo')).click()
    await gm.getByRole('option', { name: 'Poisoned' }).getByRole('button').click()
    await gm.getByLabel('How long').fill('start brin')
    await button(/^Apply/, table.panel('Condition')).click()
    await expect(table.chip('Ash Hound', 'Poisoned')).toBeVisible()
    await expect(players.row('Ash Hound')).toContainText('poisoned')
    await endTurn()
  })

  await test.step('The hound: a bite that is applied; its breath is ready when its turn ends', async () => {
    await table.expectTurn('Ash Hound', 1)
    await choose('Brin Oake')
    await button(/^Bite/, gm.getByRole('region', { name: 'Turn of Ash Hound' })).click()
    await button('Hit', table.prompt).click()
    await table.prompt.getByLabel(/^piercing/).fill('11')
    await table.prompt.getByLabel(/^piercing/).blur()
    await expect(table.prompt).toContainText('20 to 9')
    await button(/^Apply/, table.prompt).click()
    await table.expectHp('Brin Oake', 9)

    await button(/^Hit points of Tove Lark/).click()
    await gm.getByLabel(/^Damage, \+healing or t temporary for Tove Lark/).fill('10')
    await gm.keyboard.press('Enter')
    await expect(table.chip('Tove Lark', 'Dying')).toBeVisible()
    await expect(players.tell).toBeHidden()
    await endTurn()
    await expect(players.tell).toContainText('Embers drip from its jaws')
  })

  await test.step('Tove: a death save; then one is added and taken out, and the marker hides the shade', async () => {
    await table.expectTurn('Tove Lark', 1)
    await expect(table.prompt).toContainText('Death save')
    await table.prompt.getByLabel(/^Dice for Death save/).fill('14')
    await button(/^Roll/, table.prompt).click()
    await expect(table.prompt).toBeHidden()
    await expect(
      table.chip('Tove Lark', 'Dying').getByRole('img', { name: '1 saved, 0 failed' }),
    ).toBeVisible()
    await endTurn()

    await table.expectTurn('Gravel Shade', 1)
    await players.expectNow('Tove Lark')
    await button(/^Add/, gm.getByRole('region', { name: 'Initiative order' })).click()
    await gm.getByLabel('How many of what').fill('ash hound')
    await button(/^Add/, table.panel('Add to the fight')).click()
    await table.expectTurn('Gravel Shade', 1)
    await expect(table.stop('Ash Hound')).toContainText('2 of 2 up')
    await expect(players.row('Ash Hound')).toContainText('two')
    expect(await players.names).toEqual(['Brin Oake', 'Ash Hound', 'Tove Lark'])
    await table
      .stop('Ash Hound')
      .getByRole('button', { name: /^Ash Hound 2: / })
      .click({ modifiers: ['Control'] })
    await button('Find or do').click()
    await gm.getByLabel('Type a name, a command or what to do').fill('remove')
    await gm.getByRole('option', { name: /Remove from the fight/ }).click()
    await table.expectHp('Ash Hound 1', 26)
    await expect(players.row('Ash Hound')).not.toContainText('two')
    await endTurn()
  })

  await test.step('Round 2: the condition has ended, the breath is spent and a 6 lights it again', async () => {
    await table.expectTurn('Brin Oake', 2)
    await expect(players.page.locator('.rnd b')).toHaveText('2')
    await expect(table.chip('Ash Hound', 'Poisoned')).toBeHidden()
    await expect(players.row('Ash Hound')).not.toContainText('poisoned')
    await endTurn()
    await table.expectTurn('Ash Hound 1', 2)
    await choose('Brin Oake')
    await button(/^Cinder Breath/, gm.getByRole('region', { name: 'Turn of Ash Hound 1' })).click()
    const area = gm.getByRole('region', { name: /^Area damage/ })
    await gm.getByLabel('Save of Brin Oake, d20').fill('20')
    await gm.getByLabel('Save of Brin Oake, d20').press('Enter')
    await area.getByTitle('Press to type another total').click()
    await area.getByLabel('Total of fire').fill('10')
    await area.getByLabel('Total of fire').press('Enter')
    await button(/^Apply to 1/, area).click()
    await table.expectHp('Brin Oake', 4)
    await expect(players.tell).toBeHidden()
    await endTurn()
    await expect(table.prompt).toContainText('Cinder Breath')
    await table.prompt.getByLabel(/^Dice for Cinder Breath/).fill('6')
    await button(/^Roll/, table.prompt).click()
    await expect(players.tell).toContainText('Embers drip from its jaws')
    await table.expectTurn('Tove Lark', 2)
  })
})
