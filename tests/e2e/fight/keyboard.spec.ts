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

async function press(...keys: string[]) {
  for (const key of keys) await running.gm.keyboard.press(key)
}
const type = (text: string) => running.gm.keyboard.type(text)

/** Types over what stands in the field that has the focus. */
async function typeOver(text: string) {
  await press('Control+a')
  await type(text)
}

/** Walks with Tab until this has the focus. */
async function tabTo(target: Locator) {
  const has = () => target.evaluate((one) => one === document.activeElement)
  for (let steps = 0; steps < 80; steps += 1) {
    if (await has()) return
    await press('Tab')
  }
  throw new Error('Tab does not reach it.')
}

/** Chooses by the letters on the line. */
async function pick(...names: string[]) {
  await press('t')
  for (const name of names) await press((await table.stop(name).locator('kbd.pick').textContent()) ?? '')
  await press('Enter')
  await expect(running.gm.locator('.sel', { hasText: `${names.length} chosen` })).toBeVisible()
}

async function addHero(name: string, hp: number) {
  const { gm } = running
  await press('+')
  await expect(gm.getByLabel('Name', { exact: true })).toBeFocused()
  await typeOver(name)
  await press('Alt+ArrowDown')
  await tabTo(gm.getByLabel(/^Hit points/))
  await typeOver(String(hp))
  await press('Escape', 'Escape')
  await expect(gm.getByRole('checkbox', { name: `${name} rests` })).toBeVisible()
}

async function addCreature(name: string, hp: number, actions: readonly string[]) {
  const { gm } = running
  await press('Control+n')
  await expect(gm.getByLabel('Name', { exact: true })).toBeFocused()
  await typeOver(name)
  await press('Alt+ArrowDown')
  await tabTo(gm.getByLabel(/^Hit points/))
  await typeOver(String(hp))
  for (const words of actions) {
    await press('Control+Enter')
    await expect(gm.getByLabel('Say it in plain words')).toBeFocused()
    await type(words)
    await press('Enter')
  }
  await press('Escape', 'Escape')
  await expect(gm.getByRole('heading', { name })).toBeVisible()
}

/** Notes every use of a mouse in the window. Moves don't count: a page that changes under a still pointer makes them. */
const watchForMice = () =>
  running.gm.evaluate(() => {
    for (const kind of ['mousedown', 'wheel'])
      window.addEventListener(kind, () => (document.documentElement.dataset.mouse = kind), { capture: true })
  })

test('a whole fight with the keyboard alone, from a new campaign to the second round', async () => {
  test.setTimeout(120_000)
  const { gm } = running
  await watchForMice()
  await press('Control+n')
  await expect(gm.getByLabel('Name of the campaign')).toBeFocused()
  await type('The Salt Road')
  await press('Enter')
  await expect(gm.getByText('Nobody is fighting.')).toBeVisible()

  await press('Control+4')
  await addHero('Brin Oake', 20)
  await addHero('Tove Lark', 10)
  await press('Control+3')
  await addCreature('Ash Hound', 40, [
    'Bite +5 to hit, reach 5 ft, 2d6+3 piercing',
    'Cinder Breath recharge 5, 20 ft cone, Dex DC 13, 4d6 fire, tell: Embers drip from its jaws',
  ])
  await addCreature('Gravel Shade', 30, [])

  await press('Control+2', 'Control+n')
  const adding = gm.getByLabel('Add creatures: how many of what')
  await expect(adding).toBeVisible()
  await press('Escape', '+')
  for (const words of ['ash hound', 'gravel shade hidden']) {
    await expect(adding).toBeFocused()
    await type(words)
    await press('Enter')
    await expect(adding).toHaveValue('')
  }
  await press('Control+Enter')

  await test.step('Initiative is typed as fast as fingers go, and nothing is lost', async () => {
    const numbers: Record<string, string> = {
      'Brin Oake': '20',
      'Ash Hound': '15',
      'Tove Lark': '10',
      'Gravel Shade': '5',
    }
    const fields = gm.getByLabel(/^Initiative of /)
    await expect(fields).toHaveCount(4)
    const labels = await fields.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    await tabTo(fields.first())
    for (const label of labels) {
      await type(numbers[label.replace('Initiative of ', '')] ?? '')
      await press('Enter')
    }
    await expect(gm.getByText('all have a number')).toBeVisible()
    for (const [name, number] of Object.entries(numbers))
      await expect(gm.getByLabel(`Initiative of ${name}`, { exact: true })).toHaveValue(number)
  })

  await press('Shift+B')
  const players = new Players(await running.players())
  await press('Space')
  await table.expectTurn('Brin Oake', 1)
  await players.expectNow('Brin Oake')
  expect(await players.names).toEqual(['Brin Oake', 'Ash Hound', 'Tove Lark'])

  await test.step('Brin: fire on two at once, taken back and done again; a condition with a time', async () => {
    await pick('Ash Hound', 'Gravel Shade')
    await press('d')
    await type('14 fire')
    await press('Enter')
    await table.expectHp('Ash Hound', 26)
    await table.expectHp('Gravel Shade', 16)
    await press('u')
    await table.expectHp('Ash Hound', 40)
    await press('Shift+U')
    await table.expectHp('Ash Hound', 26)
    await table.expectHp('Gravel Shade', 16)
    await pick('Ash Hound')
    await press('c')
    await type('poi')
    await press('Tab')
    await type('start brin')
    await press('Enter')
    await expect(table.chip('Ash Hound', 'Poisoned')).toBeVisible()
    await expect(players.row('Ash Hound')).toContainText('poisoned')
    await press('Space')
  })

  await test.step('The hound: a bite that is applied; its breath is ready when its turn ends', async () => {
    await table.expectTurn('Ash Hound', 1)
    await pick('Brin Oake')
    await press('1')
    await tabTo(table.prompt.getByRole('button', { name: 'Hit', exact: true }))
    await press('Enter')
    const piercing = table.prompt.getByLabel(/^piercing/)
    await tabTo(piercing)
    await typeOver('11')
    await press('Enter')
    await expect(table.prompt).toContainText('20 to 9')
    await press('Enter')
    await table.expectHp('Brin Oake', 9)

    while ((await gm.locator('.stop.cur', { hasText: 'Tove Lark' }).count()) === 0) await press('ArrowDown')
    await press('=')
    await type('10')
    await press('Enter')
    await expect(table.chip('Tove Lark', 'Dying')).toBeVisible()
    await press('Space')
    await expect(players.tell).toContainText('Embers drip from its jaws')
  })

  await test.step('Tove: a death save; then one is added and taken out beside the hidden shade', async () => {
    await table.expectTurn('Tove Lark', 1)
    await expect(table.prompt).toContainText('Death save')
    await press('1', '4', 'Enter')
    await expect(
      table.chip('Tove Lark', 'Dying').getByRole('img', { name: '1 saved, 0 failed' }),
    ).toBeVisible()
    await press('Space')
    await table.expectTurn('Gravel Shade', 1)
    await players.expectNow('Tove Lark')
    await press('+')
    await type('ash hound')
    await press('Enter')
    await expect(table.stop('Ash Hound')).toContainText('2 of 2 up')
    await press('t')
    await press((await table.stop('Ash Hound').locator('kbd.pick').textContent()) ?? '', '2', 'Enter')
    await expect(gm.locator('.sel', { hasText: '1 chosen' })).toBeVisible()
    await press('Shift+Delete')
    await table.expectHp('Ash Hound 1', 26)
    await press('Space')
  })

  await test.step('Round 2: the condition has ended, the breath is spent and a 6 lights it again', async () => {
    await table.expectTurn('Brin Oake', 2)
    await expect(players.row('Ash Hound')).not.toContainText('poisoned')
    await press('Space')
    await table.expectTurn('Ash Hound 1', 2)
    await pick('Brin Oake')
    await press('2')
    const area = gm.getByRole('region', { name: /^Area damage/ })
    await expect(area).toBeVisible()
    await tabTo(area.getByTitle('Press to type another total'))
    await press('Enter')
    await typeOver('10')
    await press('Enter', 's', 'Control+Enter')
    await table.expectHp('Brin Oake', 4)
    await expect(players.tell).toBeHidden()
    await press('Space')
    await expect(table.prompt).toContainText('Cinder Breath')
    await press('6', 'Enter')
    await expect(players.tell).toContainText('Embers drip from its jaws')
    await table.expectTurn('Tove Lark', 2)
  })
  expect(await gm.locator('html').getAttribute('data-mouse')).toBeNull()
})
