import { describe, expect, it } from 'vitest'
import type { CommandInput } from '@shared/command'
import { gmViewSchema, type CombatantView, type GmView } from '@shared/view/gm'
import { createGmViewer } from '../../../electron/play/view/gm'
import { clockParts, lengthWords } from '../../../electron/play/view/words/clock'
import { block, createTable, type Table } from './support/table'

const history = { canUndo: true, canRedo: false, undo: 'Damage', redo: '', canStepBack: false }

function view(table: Table, focus: string | null = null): GmView {
  return gmViewSchema.parse(
    createGmViewer().full({
      state: table.store,
      rules: table.rules,
      log: table.log(),
      history,
      focus,
      folder: 'road',
      notices: [],
      changes: null,
    }),
  )
}

type Lasts = NonNullable<Extract<CommandInput, { kind: 'applyEffect' }>['effect']['lasts']>

/** Maur 20, Dagny (of the party) 15, two reavers on one turn at 10; Maur is active. */
function road(): Table {
  const table = createTable()
  table.act({ kind: 'addPartyMember', sheet: block('Dagny', { deathSaves: true, level: 5 }) })
  const maur = block('Maur', {
    maxHp: 78,
    challenge: 4,
    actions: [
      {
        id: 'bell',
        name: 'Bell',
        recharge: { kind: 'die', min: 5 },
        tell: 'It hums.',
        save: { ability: 'wis', dc: 13, damage: [{ formula: '2d6', type: 'thunder' }] },
      },
      {
        id: 'hammer',
        name: 'Hammer',
        attack: { kind: 'melee', toHit: 9, damage: [{ formula: '1d10+4', type: 'bludgeoning' }] },
      },
    ],
  })
  table.act({ kind: 'saveCreature', creature: maur })
  table.act({ kind: 'saveCreature', creature: block('Reaver', { maxHp: 13, resistances: ['fire'] }) })
  table.act({ kind: 'prepareFight', encounter: null, name: 'Weir' })
  table.act({ kind: 'addCombatants', creature: maur.id, count: 1 })
  table.act({ kind: 'addCombatants', creature: block('Reaver').id, count: 2 })
  table.act({ kind: 'setInitiative', ids: [table.id('Maur')], value: 20 })
  table.act({ kind: 'setInitiative', ids: [table.id('Dagny')], value: 15 })
  table.act({ kind: 'setInitiative', ids: [table.id('Reaver 1'), table.id('Reaver 2')], value: 10 })
  table.act({ kind: 'beginFight' })
  return table
}

const of = (table: Table, name: string): CombatantView => {
  const found = view(table).combatants[table.id(name)]
  if (!found) throw new Error(`${name} is not shown`)
  return found
}

function afflict(table: Table, name: string, lasts: Lasts, condition = 'poisoned'): string | undefined {
  table.act({ kind: 'applyEffect', targets: [table.id(name)], effect: { condition, lasts } })
  return of(table, name).effects.at(-1)?.time
}

describe('time left in words', () => {
  it('names the turn that ends it, or counts rounds', () => {
    const table = road()
    const maur = { id: table.id('Maur') }
    const dagny = { id: table.id('Dagny') }
    expect(afflict(table, 'Dagny', [{ kind: 'turn', of: dagny, at: 'start', turns: 1 }])).toBe(
      'start of its turn',
    )
    expect(afflict(table, 'Reaver 1', [{ kind: 'turn', of: dagny, at: 'end', turns: 1 }])).toBe(
      "end of Dagny's turn",
    )
    expect(afflict(table, 'Reaver 2', [{ kind: 'turn', of: dagny, at: 'end', turns: 3 }])).toBe('3 rounds')
    // Applied during Maur's own turn, so it is his next turn that counts (GH-TURN-04).
    expect(afflict(table, 'Reaver 2', [{ kind: 'turn', of: maur, at: 'end', turns: 1 }], 'prone')).toBe(
      "end of Maur's next turn",
    )
  })

  it('says this turn while the turn that counts is running', () => {
    const table = road()
    afflict(table, 'Dagny', [{ kind: 'turn', of: 'bearer', at: 'end', turns: 1 }])
    table.act({ kind: 'endTurn' })
    expect(of(table, 'Dagny').effects[0]?.time).toBe('this turn')
  })

  it('writes clock, saves, happenings and scenes short', () => {
    const table = road()
    expect(afflict(table, 'Dagny', [{ kind: 'seconds', seconds: 540 }])).toBe('9 min')
    expect(afflict(table, 'Maur', [{ kind: 'happening', what: 'hitByAttack' }], 'vulnerable')).toBe(
      'next hit',
    )
    expect(afflict(table, 'Reaver 1', [{ kind: 'scene' }])).toBe('this fight')
    const save = { kind: 'save', at: 'end', ability: 'con', dc: 15 } as const
    expect(afflict(table, 'Reaver 2', [save, { kind: 'seconds', seconds: 60 }])).toBe('Con DC 15 or 1 min')
    expect(afflict(table, 'Reaver 1', [], 'prone')).toBe('')
  })

  it.each([
    [6, '1 round'],
    [54, '9 rounds'],
    [60, '1 min'],
    [7200, '2 h'],
    [259_200, '3 days'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(lengthWords(seconds)).toBe(words)
  })

  it('takes the clock apart', () => {
    expect(clockParts(11 * 86_400 + 16 * 3600 + 42 * 60 + 18)).toEqual({ day: 12, time: '16:42:18' })
  })
})

describe('the order', () => {
  it('has a place per turn, with who is next', () => {
    const { fight } = view(road())
    expect(fight).toMatchObject({ round: 1, turn: 1, turns: 3, next: 'Dagny', status: 'running' })
    expect(fight?.order.map(({ name, state, next }) => [name, state, next])).toEqual([
      ['Maur', 'now', false],
      ['Dagny', 'coming', true],
      ['Reaver', 'coming', false],
    ])
  })

  it('hangs what falls due on the turn where it does', () => {
    const table = road()
    table.act({
      kind: 'applyEffect',
      targets: [table.id('Reaver 1')],
      effect: {
        condition: 'frightened',
        lasts: [{ kind: 'turn', of: { id: table.id('Dagny') }, at: 'end', turns: 1 }],
      },
    })
    table.act({ kind: 'damage', targets: [table.id('Dagny')], parts: [{ formula: '20', type: 'cold' }] })
    expect(of(table, 'Dagny').due).toEqual([
      { at: 'start', text: 'Death save' },
      { at: 'end', text: 'Frightened ends on Reaver 1' },
    ])
    expect(of(table, 'Maur').due).toEqual([{ at: 'end', text: 'Bell is lit' }])
  })

  it('lists the fallen apart', () => {
    const table = road()
    table.act({ kind: 'damage', targets: [table.id('Reaver 2')], parts: [{ formula: '13', type: 'cold' }] })
    expect(view(table).fight?.fallen).toEqual([table.id('Reaver 2')])
    expect(of(table, 'Reaver 2').slot).toBeNull()
  })
})

describe('chips', () => {
  it('of the same condition that read the same stand as one with their number', () => {
    const table = road()
    const id = table.id('Maur')
    const effect = { condition: 'bleeding', params: { amount: '1d4' } }
    table.act({ kind: 'applyEffect', targets: [id], effect })
    table.act({ kind: 'applyEffect', targets: [id], effect })
    expect(of(table, 'Maur').effects.map(({ name, count }) => [name, count])).toEqual([['Bleeding 1d4', 2]])
  })
})

describe('proposals', () => {
  it('B29: show what applying them would do to each target, without doing it', () => {
    const table = road()
    const targets = ['Reaver 1', 'Reaver 2', 'Maur'].map((name) => table.id(name))
    table.act({
      kind: 'proposeArea',
      label: 'Burning oil',
      parts: [{ formula: '20', type: 'fire' }],
      save: null,
      targets,
    })
    const prompt = view(table).prompts.find((one) => one.prompt.kind === 'area')
    expect(prompt?.outcomes.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Reaver 1', 13, 3],
      ['Reaver 2', 13, 3],
      ['Maur', 78, 58],
    ])
    expect(prompt?.outcomes[0]?.arithmetic).toBe('20 fire → 10')
    expect(prompt?.choices[0]).toEqual({ how: 'apply', label: 'Apply', primary: true })
    expect(of(table, 'Maur').hp).toBe(78)
  })

  it('say that somebody would drop', () => {
    const table = road()
    table.act({
      kind: 'proposeArea',
      parts: [{ formula: '25', type: 'cold' }],
      save: null,
      targets: [table.id('Dagny'), table.id('Reaver 1')],
    })
    const outcomes = view(table).prompts[0]?.outcomes ?? []
    expect(outcomes[0]?.consequence).toContain('drops, dying')
    expect(outcomes[1]?.consequence).toContain('dies')
  })

  it('wait for saves that are not rolled yet', () => {
    const table = road()
    table.act({
      kind: 'proposeArea',
      parts: [{ formula: '8', type: 'cold' }],
      save: { ability: 'dex', dc: 12, onSuccess: 'half' },
      targets: [table.id('Dagny'), table.id('Maur')],
    })
    const dagny = () => view(table).prompts[0]?.outcomes.find((one) => one.name === 'Dagny')
    expect(dagny()).toMatchObject({ from: 20, to: 20, arithmetic: '' })
    const id = view(table).prompts[0]?.prompt.id ?? ''
    table.act({ kind: 'changePrompt', id, saved: { [table.id('Dagny')]: false } })
    expect(dagny()).toMatchObject({ from: 20, to: 12, arithmetic: '8 cold' })
  })

  it('of an attack tell the roll and the damage', () => {
    const table = road()
    table.act({
      kind: 'attack',
      attacker: table.id('Maur'),
      action: 'hammer',
      targets: [table.id('Dagny')],
    })
    const prompt = view(table).prompts[0]
    expect(prompt).toMatchObject({ title: 'Hammer on Dagny', ofName: 'Maur', blocking: true })
    expect(prompt?.detail).toBe('10 +9 = 19 against 10, hit, 9 bludgeoning')
    expect(prompt?.outcomes).toMatchObject([{ name: 'Dagny', from: 20, to: 11 }])
  })
})

describe('what one creature can do', () => {
  it('is told for the active one and the one in focus', () => {
    const table = road()
    expect(Object.keys(view(table).turns)).toEqual([table.id('Maur')])
    const turns = view(table, table.id('Dagny')).turns
    expect(turns[table.id('Dagny')]).toMatchObject({ onTurn: false })
    const maur = turns[table.id('Maur')]
    expect(maur).toMatchObject({ onTurn: true })
    const bell = maur?.actions.find((one) => one.action.id === 'bell')
    expect(bell).toMatchObject({ available: false, charge: { charged: false, tell: 'It hums.' } })
    expect(bell?.reasons.some((reason) => reason.rule === 'GH-CRE-RECH-01')).toBe(true)
  })
})

describe('the campaign', () => {
  it('knows its party, their level and the fights that wait', () => {
    const table = road()
    expect(view(table).campaign).toMatchObject({ party: [table.id('Dagny')], partyLevel: 5, otherFights: [] })
    table.act({ kind: 'pauseFight' })
    const paused = view(table)
    expect(paused.fight).toBeNull()
    expect(paused.campaign.otherFights).toMatchObject([{ name: 'Weir', round: 1, status: 'paused' }])
    expect(Object.keys(paused.combatants)).toEqual([table.id('Dagny')])
  })

  it('sums the challenge of an encounter', () => {
    const table = road()
    table.act({
      kind: 'saveEncounter',
      encounter: {
        id: 'weir',
        name: 'Weir',
        entries: [
          { id: 'a', creature: 'sheet-maur', count: 2 },
          { id: 'b', creature: 'sheet-reaver', count: 3 },
        ],
      },
    })
    expect(view(table).encounters.weir).toMatchObject({ challenge: 8, unrated: 3, creatures: 5 })
  })
})
