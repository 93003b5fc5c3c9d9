import { describe, expect, test } from 'vitest'
import { readCommand, type World } from '../../../renderer/shell/palette/read'
import { readNumbers, sayPeople, type Person } from '../../../renderer/shell/palette/targets'
import { titheRoad } from '../fixtures/gm-view'

const view = titheRoad()
const people: Person[] = Object.values(view.combatants).map((one) => ({
  id: one.id,
  name: one.name,
  baseName: one.baseName,
  up: one.gone === null && one.life !== 'dead',
  side: one.side,
}))
const who = (id: string) => people.find((person) => person.id === id)!
const world = (part: Partial<World> = {}): World => ({
  people,
  chosen: [],
  actor: who('kettle'),
  damageTypes: view.rules.damageTypes,
  conditions: view.rules.conditions,
  creatures: Object.values(view.creatures),
  fighting: true,
  ...part,
})
const command = (text: string, part: Partial<World> = {}) => readCommand(text, world(part))[0]?.command

describe('what the palette understands', () => {
  test('damage with type and target', () => {
    expect(command('14 fire maur')).toMatchObject({
      kind: 'damage',
      targets: ['maur'],
      parts: [{ formula: '14', type: 'fire' }],
      source: 'kettle',
    })
  })

  test('dice, several targets, half', () => {
    expect(command('2d6+3 slash dag ans half')).toMatchObject({
      kind: 'damage',
      targets: ['dagny', 'anselm'],
      parts: [{ formula: '2d6+3', type: 'slashing' }],
      share: { dagny: 'half', anselm: 'half' },
    })
  })

  test('a save makes it an area', () => {
    expect(command('31 fire con 16 half party')).toMatchObject({
      kind: 'proposeArea',
      save: { ability: 'con', dc: 16, onSuccess: 'half' },
    })
  })

  test('numbers pick among equals; one name alone means the first who is up, all of them is the next reading', () => {
    expect(command('5 cold sedge reaver 2')).toMatchObject({ targets: ['reaver2'] })
    expect(command('5 cold rea 1-3')).toMatchObject({ targets: ['reaver1', 'reaver2', 'reaver3'] })
    const [one, all] = readCommand('5 cold reaver', world())
    expect(one?.command).toMatchObject({ targets: ['reaver1'] })
    expect(all?.command).toMatchObject({ targets: ['reaver1', 'reaver2', 'reaver3', 'reaver4'] })
  })

  test('without a name it means the chosen; with nobody chosen it says what is missing', () => {
    expect(command('8 piercing', { chosen: [who('wren')] })).toMatchObject({ targets: ['wren'] })
    const [reading] = readCommand('8 piercing', world())
    expect(reading).toMatchObject({ command: null, note: expect.stringContaining('Who?') as string })
  })

  test('healing and temporary hit points', () => {
    expect(command('heal 8 ama')).toEqual({ kind: 'heal', targets: ['amaranthe'], formula: '8' })
    expect(command('heal isaura 2d8+3')).toMatchObject({ targets: ['isaura'], formula: '2d8+3' })
    expect(command('temp 6 pell')).toMatchObject({ kind: 'giveTemp', targets: ['pell'], formula: '6' })
  })

  test('a condition with targets and how long', () => {
    const [reading] = readCommand('fright rea 1-3 2r end maur', world())
    expect(reading?.command).toMatchObject({
      kind: 'applyEffect',
      targets: ['reaver1', 'reaver2', 'reaver3'],
      effect: { condition: 'frightened', lasts: [{ kind: 'turn', of: { id: 'maur' }, at: 'end', turns: 2 }] },
      source: 'kettle',
    })
    expect(reading?.parts.map((part) => part.text)).toEqual(['fright', 'rea 1-3', '2r end maur'])
  })

  test('creatures join, hidden too', () => {
    expect(command('add 3 reaver hidden')).toMatchObject({
      kind: 'addCombatants',
      creature: 'reaver',
      count: 3,
      hidden: true,
    })
    expect(readCommand('add 3 reaver', world({ fighting: false }))[0]?.command).toBeNull()
  })

  test('a roll for the log', () => {
    expect(command('roll 2d6+3 for the ferry')).toEqual({
      kind: 'roll',
      formula: '2d6+3',
      label: 'the ferry',
    })
  })

  test('what is no sentence of the game gives no reading', () => {
    expect(readCommand('go to library', world())).toEqual([])
    expect(readCommand('', world())).toEqual([])
  })
})

test('numbers as lists and ranges', () => {
  expect(readNumbers('1-3')).toEqual([1, 2, 3])
  expect(readNumbers('1,4')).toEqual([1, 4])
  expect(readNumbers('x')).toBeNull()
})

test('people in words', () => {
  expect(sayPeople([who('reaver1'), who('reaver2'), who('reaver3')])).toBe('Sedge Reaver 1, 2 and 3')
  expect(sayPeople([who('dagny'), who('maur')])).toBe('Dagny Holt and Toll-Warden Maur')
})
