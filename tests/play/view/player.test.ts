import { describe, expect, it } from 'vitest'
import { playerViewSchema, type PlayerRow, type PlayerView } from '@shared/view/player'
import { createPlayerViewer } from '../../../electron/play/view/player'
import { block, createTable, type Table } from './support/table'

const look = {
  screen: { blackout: false, layout: 'list', theme: 'dark' },
  settings: { partyNumbers: true, shareTells: true },
} as const

const inputOf = (table: Table, settings: { partyNumbers: boolean; shareTells: boolean } = look.settings) => ({
  state: table.store,
  rules: table.rules,
  screen: look.screen,
  settings,
})

function view(table: Table, settings?: { partyNumbers: boolean; shareTells: boolean }): PlayerView {
  return playerViewSchema.parse(createPlayerViewer().full(inputOf(table, settings)))
}

const names = (rows: readonly PlayerRow[]) => rows.map((row) => row.name)

/** A fight of single creatures with fixed initiative; names in brackets are hidden. */
function fight(order: readonly (readonly [name: string, initiative: number])[]): Table {
  const table = createTable()
  table.act({ kind: 'prepareFight', encounter: null })
  for (const [written, initiative] of order) {
    const hidden = written.startsWith('(')
    const name = written.replace(/[()]/g, '')
    table.act({ kind: 'saveCreature', creature: block(name) })
    table.act({ kind: 'addCombatants', creature: block(name).id, count: 1, hidden })
    table.act({ kind: 'setInitiative', ids: [table.id(name)], value: initiative })
  }
  table.act({ kind: 'beginFight' })
  return table
}

const endTurn = (table: Table) => table.act({ kind: 'endTurn' })

describe('B43: the marker on a hidden creature’s turn', () => {
  it('stays on the last visible row, then moves on', () => {
    const table = fight([
      ['Alder', 20],
      ['(Hush)', 15],
      ['Birch', 10],
    ])
    expect(names(view(table).rows)).toEqual(['Alder', 'Birch'])
    expect(view(table)).toMatchObject({ now: 'Alder', next: 'Birch', round: 1 })
    endTurn(table)
    expect(view(table)).toMatchObject({ now: 'Alder', next: 'Birch', round: 1 })
    endTurn(table)
    expect(view(table)).toMatchObject({ now: 'Birch', next: 'Alder', round: 1 })
  })

  it('changes the round number together with the marker when a hidden creature opens the round', () => {
    const table = fight([
      ['(Hush)', 25],
      ['Alder', 20],
      ['Birch', 10],
    ])
    expect(view(table)).toMatchObject({ round: 0, now: '', next: 'Alder' })
    endTurn(table)
    expect(view(table)).toMatchObject({ round: 1, now: 'Alder', next: 'Birch' })
    endTurn(table)
    endTurn(table)
    expect(view(table)).toMatchObject({ round: 1, now: 'Birch', next: 'Alder' })
    expect(view(table).rows.map((row) => row.state)).toEqual(['acted', 'now'])
    endTurn(table)
    expect(view(table)).toMatchObject({ round: 2, now: 'Alder' })
  })

  it('sends nothing at all when only hidden things change', () => {
    const table = fight([
      ['Alder', 20],
      ['(Hush)', 15],
    ])
    const viewer = createPlayerViewer()
    viewer.full(inputOf(table))
    endTurn(table)
    table.act({ kind: 'damage', targets: [table.id('Hush')], parts: [{ formula: '3', type: 'fire' }] })
    expect(viewer.patch(inputOf(table))).toEqual([])
  })

  it('shows a revealed creature at its place', () => {
    const table = fight([
      ['Alder', 20],
      ['(Hush)', 15],
    ])
    endTurn(table)
    table.act({ kind: 'setHidden', ids: [table.id('Hush')], hidden: false })
    expect(view(table)).toMatchObject({ now: 'Hush', next: 'Alder' })
  })
})

describe('B44: identical creatures', () => {
  function skulks(): Table {
    const table = createTable()
    table.act({ kind: 'saveCreature', creature: block('Skulk') })
    table.act({ kind: 'prepareFight', encounter: null })
    table.act({ kind: 'addCombatants', creature: block('Skulk').id, count: 5 })
    return table
  }

  it('are listed once each with their own state', () => {
    const table = skulks()
    for (let n = 1; n <= 5; n += 1) {
      table.act({ kind: 'setInitiative', ids: [table.id(`Skulk ${n}`)], value: 20 - n })
    }
    table.act({ kind: 'beginFight' })
    table.act({ kind: 'damage', targets: [table.id('Skulk 3')], parts: [{ formula: '12', type: 'cold' }] })
    table.act({ kind: 'applyEffect', targets: [table.id('Skulk 5')], effect: { condition: 'prone' } })
    table.act({ kind: 'removeCombatants', ids: [table.id('Skulk 2')] })
    const { rows } = view(table)
    expect(names(rows)).toEqual(['Skulk 1', 'Skulk 3', 'Skulk 4', 'Skulk 5'])
    expect(rows[1]?.health).toEqual({ kind: 'word', word: 'bloodied', low: true })
    expect(rows[3]?.conditions.map((one) => one.name)).toEqual(['Prone'])
    expect(new Set(rows.map((row) => row.key)).size).toBe(4)
  })

  it('GH-INIT-02: that share a turn share a row with the number of those in sight', () => {
    const table = skulks()
    table.act({ kind: 'setHidden', ids: [table.id('Skulk 4')], hidden: true })
    table.act({ kind: 'rollInitiative' })
    table.act({ kind: 'beginFight' })
    table.act({ kind: 'damage', targets: [table.id('Skulk 1')], parts: [{ formula: '12', type: 'cold' }] })
    expect(view(table).rows).toMatchObject([
      { name: 'Skulk', count: 4, health: { kind: 'word', word: 'one bloodied' } },
    ])
  })
})

describe('what players read of health', () => {
  it('K8: is a word for foes, down at 0 and by the maximum as it is now', () => {
    const table = fight([
      ['Alder', 20],
      ['Birch', 10],
    ])
    const birch = table.id('Birch')
    table.act({ kind: 'setNumber', id: birch, what: 'hp', value: 8 })
    expect(view(table).rows[1]?.health).toMatchObject({ word: 'bloodied' })
    table.act({ kind: 'setNumber', id: birch, what: 'maxHp', value: 10 })
    expect(view(table).rows[1]?.health).toMatchObject({ word: 'hardly touched', low: false })
    // Who dies at 0 leaves the list; who fights for life stays on it.
    table.act({ kind: 'setNumber', id: birch, what: 'hp', value: 0 })
    expect(names(view(table).rows)).toEqual(['Alder'])
    const cedar = block('Cedar', { deathSaves: true })
    table.act({ kind: 'saveCreature', creature: cedar })
    table.act({ kind: 'addCombatants', creature: cedar.id, count: 1 })
    table.act({ kind: 'setInitiative', ids: [table.id('Cedar')], value: 5 })
    table.act({ kind: 'setNumber', id: table.id('Cedar'), what: 'hp', value: 0 })
    expect(view(table).rows.find((row) => row.name === 'Cedar')?.health).toMatchObject({ word: 'down' })
  })

  it.each([
    [240, 121, 'hurt'],
    [240, 120, 'bloodied'],
    [15, 8, 'hurt'],
    [15, 7, 'bloodied'],
    [1, 1, 'untouched'],
  ])('B34: of %i hit points, %i reads %s', (maxHp, hp, word) => {
    const table = createTable()
    const creature = block('Alder', { maxHp })
    table.act({ kind: 'saveCreature', creature })
    table.act({ kind: 'prepareFight', encounter: null })
    table.act({ kind: 'addCombatants', creature: creature.id, count: 1 })
    table.act({ kind: 'setInitiative', ids: [table.id('Alder')], value: 10 })
    table.act({ kind: 'beginFight' })
    table.tryIt({ kind: 'setNumber', id: table.id('Alder'), what: 'hp', value: hp })
    expect(view(table).rows[0]?.health).toMatchObject({ word })
  })

  it('is numbers for the party, or words when the GM keeps the numbers', () => {
    const table = createTable()
    table.act({ kind: 'addPartyMember', sheet: block('Dagny', { deathSaves: true }) })
    expect(view(table).rows[0]?.health).toEqual({ kind: 'numbers', hp: 20, maxHp: 20, temp: 0 })
    const words = view(table, { partyNumbers: false, shareTells: true })
    expect(words.rows[0]?.health).toEqual({ kind: 'word', word: 'untouched', low: false })
  })

  it('is death saves for a dying party member', () => {
    const table = createTable()
    table.act({ kind: 'addPartyMember', sheet: block('Dagny', { deathSaves: true }) })
    table.act({ kind: 'damage', targets: [table.id('Dagny')], parts: [{ formula: '21', type: 'cold' }] })
    expect(view(table).rows[0]?.health).toEqual({ kind: 'deathSaves', successes: 0, failures: 0 })
  })
})

describe('names', () => {
  it('are the public ones, also in conditions that hang on somebody’s turn', () => {
    const table = fight([
      ['Alder', 20],
      ['Birch', 10],
    ])
    table.act({ kind: 'setPublicName', ids: [table.id('Birch')], publicName: 'A masked warden' })
    table.act({
      kind: 'applyEffect',
      targets: [table.id('Alder')],
      effect: {
        condition: 'frightened',
        lasts: [{ kind: 'turn', of: { id: table.id('Birch') }, at: 'end', turns: 1 }],
      },
    })
    const rows = view(table).rows
    expect(rows[1]?.name).toBe('A masked warden')
    expect(rows[0]?.conditions).toEqual([
      { sign: 'frightened', name: 'Frightened', time: "end of A masked warden's turn" },
    ])
    expect(JSON.stringify(view(table))).not.toContain('Birch')
  })

  it('of hidden creatures are not told by the timers that hang on them', () => {
    const table = fight([
      ['Alder', 20],
      ['(Hush)', 10],
    ])
    table.act({
      kind: 'applyEffect',
      targets: [table.id('Alder')],
      effect: {
        condition: 'frightened',
        lasts: [{ kind: 'turn', of: { id: table.id('Hush') }, at: 'end', turns: 1 }],
      },
    })
    const time = () => view(table).rows[0]?.conditions[0]?.time
    expect(time()).toBe('1 round')
    endTurn(table)
    expect(time()).toBe('1 round')
  })
})

describe('GH-CRE-RECH-04: tells', () => {
  const breath = {
    id: 'breath',
    name: 'Ember Breath',
    recharge: { kind: 'die', min: 5 },
    tell: 'Its throat glows orange.',
  } as const

  function drake(): Table {
    const table = createTable()
    const creature = block('Drake', { actions: [breath], publicName: 'The beast' })
    table.act({ kind: 'saveCreature', creature })
    table.act({ kind: 'prepareFight', encounter: null })
    table.act({ kind: 'addCombatants', creature: creature.id, count: 1 })
    table.act({ kind: 'setInitiative', ids: [table.id('Drake')], value: 12 })
    table.act({ kind: 'beginFight' })
    return table
  }

  it('show their text and who shows it while the ability is charged, never the ability', () => {
    const table = drake()
    expect(view(table).tells).toEqual([])
    endTurn(table)
    expect(view(table).tells).toMatchObject([{ name: 'The beast', text: 'Its throat glows orange.' }])
    expect(JSON.stringify(view(table))).not.toContain('Ember')
    table.act({ kind: 'setCharge', id: table.id('Drake'), action: 'breath', charged: false })
    expect(view(table).tells).toEqual([])
  })

  it('count anew when they come back', () => {
    const table = drake()
    const viewer = createPlayerViewer()
    endTurn(table)
    expect(viewer.full(inputOf(table)).tells[0]?.since).toBe(1)
    const set = (charged: boolean) =>
      table.act({ kind: 'setCharge', id: table.id('Drake'), action: 'breath', charged })
    set(false)
    viewer.patch(inputOf(table))
    set(true)
    expect(viewer.full(inputOf(table)).tells[0]?.since).toBe(2)
  })

  it('B38: are kept back for hidden creatures and when the GM does not share them', () => {
    const table = drake()
    endTurn(table)
    const id = table.id('Drake')
    table.act({ kind: 'setTellShared', id, action: 'breath', shared: false })
    expect(view(table).tells).toEqual([])
    table.act({ kind: 'setTellShared', id, action: 'breath', shared: true })
    expect(view(table, { partyNumbers: true, shareTells: false }).tells).toEqual([])
    table.act({ kind: 'setHidden', ids: [id], hidden: true })
    expect(view(table).tells).toEqual([])
  })
})

describe('before and after', () => {
  it('a fight being prepared shows the party only', () => {
    const table = createTable()
    table.act({ kind: 'addPartyMember', sheet: block('Dagny') })
    table.act({ kind: 'saveCreature', creature: block('Ogre') })
    table.act({ kind: 'prepareFight', encounter: null, name: 'Ambush' })
    table.act({ kind: 'addCombatants', creature: block('Ogre').id, count: 2 })
    expect(view(table)).toMatchObject({ status: 'waiting', title: 'Open Title', round: 0 })
    expect(names(view(table).rows)).toEqual(['Dagny'])
    expect(JSON.stringify(view(table))).not.toContain('Ambush')
  })

  it('GH-SURP-01: surprise is told of the party, not of the foes', () => {
    const table = createTable()
    table.act({ kind: 'addPartyMember', sheet: block('Dagny') })
    table.act({ kind: 'saveCreature', creature: block('Ogre') })
    table.act({ kind: 'prepareFight', encounter: null })
    table.act({ kind: 'addCombatants', creature: block('Ogre').id, count: 1 })
    table.act({ kind: 'setSurprised', ids: [table.id('Dagny'), table.id('Ogre')], surprised: true })
    table.act({ kind: 'rollInitiative' })
    table.act({ kind: 'beginFight' })
    const told = view(table).rows.filter((row) => row.conditions.some((one) => one.sign === 'surprised'))
    expect(names(told)).toEqual(['Dagny'])
  })
})
