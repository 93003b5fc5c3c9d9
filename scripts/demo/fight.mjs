import { resize } from './app.mjs'

const initiative = [
  ['Wren Adeyo', 22],
  ['Silt Lurker', 19],
  ['Kettleback Matriarch', 17],
  ['Dagny Holt', 15],
  ['Sedge Reaver 1', 14],
  ['Brother Anselm Quay', 12],
  ['Toll-Warden Maur', 9],
  ['Isaura Vant', 8],
]

/** From the start screen to the first turn: sample, encounter, players' screen, typed initiative. */
export async function prepare(hand, app, shots) {
  const { page } = hand
  await shots.take(page, '01-start')
  await hand.press('s')
  await page.getByText('Nobody is fighting.').waitFor()
  await hand.press('Shift+B')
  const players = await app.playersWindow()
  await resize(players, 1920, 1080)
  await page.getByRole('option').filter({ hasText: 'The weir at Cold Hatch' }).getByRole('button').click()
  for (const [name, value] of initiative) {
    const field = page.getByLabel(`Initiative of ${name}`, { exact: true })
    await field.fill(String(value))
    await field.press('Tab')
    // The rows sort themselves by the number, so the next one is typed when this one stands.
    await page
      .locator('.log li')
      .filter({ hasText: `initiative ${value}.` })
      .waitFor()
  }
  await page.getByText('all have a number').waitFor()
  await page.evaluate(() => document.activeElement?.blur())
  await shots.take(page, '02-before-the-fight')
  await hand.press('Space')
  await hand.turnOf('Wren Adeyo')
  return players
}

/** Round 1: a barbed arrow, a bite that holds, a ward, a fallen reaver. At its end the steam whistles. */
export async function roundOne(hand, players, shots) {
  await hand.strike(2, 'Kettleback Matriarch')
  await hand.answer()
  await hand.endTurn()
  await hand.turnOf('Silt Lurker')
  await hand.endTurn()
  await hand.turnOf('Kettleback Matriarch')
  await hand.answer(4)
  await hand.strike(1, 'Dagny Holt')
  await hand.answer()
  await hand.endTurn()
  await hand.turnOf('Dagny Holt')
  await shots.take(players, '03-players-tell')
  await hand.strike(1, 'Kettleback Matriarch')
  await hand.answer()
  await hand.press('!')
  await hand.endTurn()
  await hand.turnOf('Sedge Reaver')
  await hand.strike(1, 'Brother Anselm Quay')
  await hand.answer()
  await hand.endTurn()
  await hand.turnOf('Brother Anselm Quay')
  await hand.press('4')
  await hand.endTurn()
  await hand.turnOf('Toll-Warden Maur')
  await hand.strike(2, 'Wren Adeyo')
  await hand.answer()
  await hand.endTurn()
  await hand.turnOf('Isaura Vant')
  await hand.choose('Sedge Reaver 2')
  await hand.press('d')
  await hand.write('14 slashing')
  await hand.endTurn()
  await hand.turnOf('Wren Adeyo')
}

/** Round 2: an answer made ready, the plume over four with typed saves, a die that lights it again. */
export async function roundTwo(hand, players, shots) {
  const { page } = hand
  await hand.press('e')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('the shell opens')
  await hand.press('Tab')
  await hand.write('longbow at its throat')
  await hand.endTurn()
  await hand.turnOf('Silt Lurker')
  await hand.endTurn()
  await hand.turnOf('Kettleback Matriarch')
  await hand.answer(3)
  await shots.take(page, '04-fight')
  await hand.choose('Dagny Holt', 'Sedge Reaver 1', 'Brother Anselm Quay', 'Isaura Vant')
  await hand.press('3')
  await page.getByRole('region', { name: /^Area damage/ }).waitFor()
  for (const [name, die] of [
    ['Dagny Holt', 5],
    ['Brother Anselm Quay', 14],
    ['Isaura Vant', 17],
  ]) {
    const field = page.getByLabel(`Save of ${name}, d20`)
    await field.fill(String(die))
    await field.press('Enter')
    await field.waitFor({ state: 'detached' })
  }
  await shots.take(page, '05-area-damage')
  await hand.press('Control+Enter')
  await page.getByRole('region', { name: /^Area damage/ }).waitFor({ state: 'detached' })
  await shots.take(page, '06-what-is-due')
  await hand.answer(14)
  await hand.endTurn()
  await hand.turnOf('Dagny Holt')
  // The die at the end of its turn lights the plume again, and the players read its tell anew.
  await hand.answer(6)
  await shots.take(players, '07-players-list')
  await hand.choose('Dagny Holt')
  await hand.press('h')
  await hand.write('1d10+5')
  for (const name of [
    'Sedge Reaver',
    'Brother Anselm Quay',
    'Toll-Warden Maur',
    'Isaura Vant',
    'Wren Adeyo',
  ]) {
    await hand.endTurn()
    await hand.turnOf(name)
  }
}

/** The other looks of the players' screen, and the other rooms. */
export async function lookAround(hand, players, shots) {
  const { page } = hand
  const palette = async (words) => {
    await hand.press('Control+k')
    await hand.write(words)
  }
  for (const layout of ['cards', 'spotlight']) {
    await palette(`players’ screen: ${layout}`)
    await players.waitForTimeout(400)
    await shots.take(players, `08-players-${layout}`)
  }
  await hand.press('?')
  await shots.take(page, '09-keys')
  await hand.press('Escape')
  for (const [digit, room] of [
    [2, 'encounters'],
    [3, 'library'],
    [4, 'party'],
    [5, 'log'],
  ]) {
    await hand.press(`Control+${digit}`)
    await shots.take(page, `${8 + digit}-${room}`)
  }
  await hand.press('Control+1')
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
  await shots.take(page, '14-fight-by-day')
}
