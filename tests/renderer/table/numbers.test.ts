import { afterEach, describe, expect, it, test } from 'vitest'
import { readDistance, readNumber } from '../../../renderer/table/parse/numbers'
import { titheRoad } from '../fixtures/gm-view'
import { table } from './kit'

describe('a number set by hand', () => {
  it.each([
    ['ac 17', 'armorClass', 17],
    ['max hp 40', 'maxHp', 40],
    ['temp 0', 'temp', 0],
    ['exh=2', 'exhaustion', 2],
    ['failed 1', 'deathFailures', 1],
  ])('reads "%s"', (text, what, value) => expect(readNumber(text)).toMatchObject({ what, value }))

  it.each(['', 'ac', '17', 'luck 3'])('does not read "%s"', (text) => expect(readNumber(text)).toBeNull())
})

describe('a distance', () => {
  const people = [
    { id: 'o', name: 'Ogre 2' },
    { id: 'd', name: 'Dagny Holt' },
  ]
  it.each([
    ['40 ogre', 'o', 40],
    ['15 ft from dag', 'd', 15],
    ['off dagny', 'd', null],
  ])('reads "%s"', (text, id, feet) => expect(readDistance(text, people)).toMatchObject({ to: { id }, feet }))

  it.each(['', '40', '40 nobody'])('does not read "%s"', (text) =>
    expect(readDistance(text, people)).toBeNull(),
  )
})

describe('at the table', () => {
  let shown: Awaited<ReturnType<typeof table>>
  afterEach(() => shown.stop())

  test('# sets a number of whoever acts, Shift M says how far somebody is', async () => {
    shown = await table({ ...titheRoad(), prompts: [] })
    await shown.press('#')
    await shown.type('ac 19')
    await shown.press('Enter')
    await shown.press('Shift+M')
    await shown.type('40 dagny')
    await shown.press('Enter')
    expect(shown.commands()).toMatchObject([
      { kind: 'setNumber', id: 'kettle', what: 'armorClass', value: 19 },
      { kind: 'setDistance', a: 'kettle', b: 'dagny', feet: 40 },
    ])
  })
})
