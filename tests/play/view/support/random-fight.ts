import fc from 'fast-check'
import type { CommandInput } from '@shared/command'
import type { Creature } from '@shared/domain/creature'
import { block, createTable, type Table } from './table'

/** Words that nobody would use by chance, so that finding one in a view means that it leaked. */
export const secret = {
  ability: (kind: number) => `Abilityq${kind}z`,
  tell: (kind: number) => `tellq${kind}z`,
  name: (kind: number) => `Nameq${kind}z`,
  alias: (n: number) => `Aliasq${n}z`,
  note: 'Noteqz',
  cause: 'Causeqz',
  fight: 'Fightqz',
} as const

const kinds = 4

function sheet(kind: number): Creature {
  return block(secret.name(kind), {
    maxHp: 15 + kind * 7,
    notes: secret.note,
    motivation: secret.note,
    actions: [
      {
        id: 'blast',
        name: secret.ability(kind),
        text: secret.note,
        recharge: { kind: 'die', min: 5 },
        tell: secret.tell(kind),
        save: { ability: 'dex', dc: 12, damage: [{ formula: '2d6', type: 'fire' }] },
      },
      {
        id: 'hit',
        name: secret.ability(kind),
        attack: { kind: 'melee', toHit: 5, damage: [{ formula: '1d6+2', type: 'slashing' }] },
      },
    ],
  })
}

/** A fight with two heroes and six creatures of a few kinds, begun. */
export function randomTable(seed: number): Table {
  let state = seed >>> 0
  const table = createTable((sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return 1 + (state % sides)
  })
  for (const name of ['Hero One', 'Hero Two']) {
    table.act({ kind: 'addPartyMember', sheet: block(name, { deathSaves: true, level: 3 }) })
  }
  table.act({ kind: 'setCampaignNotes', notes: secret.note })
  for (let kind = 0; kind < kinds; kind += 1) table.act({ kind: 'saveCreature', creature: sheet(kind) })
  table.act({ kind: 'prepareFight', encounter: null, name: secret.fight })
  for (let kind = 0; kind < kinds - 1; kind += 1) {
    table.act({ kind: 'addCombatants', creature: sheet(kind).id, count: 1 + (kind % 2), hidden: kind === 1 })
  }
  table.act({ kind: 'rollInitiative' })
  table.act({ kind: 'beginFight' })
  return table
}

/** A number that a move turns into a choice among whatever there is. */
export interface Move {
  readonly what: number
  readonly a: number
  readonly b: number
  readonly n: number
}

export const moves = fc.array(fc.record({ what: fc.nat(999), a: fc.nat(99), b: fc.nat(99), n: fc.nat(30) }), {
  minLength: 1,
  maxLength: 40,
})

const conditions = ['frightened', 'prone', 'poisoned', 'invisible', 'grappled', 'bleeding', 'restrained']

type Maker = (move: Move, ids: readonly string[], table: Table) => CommandInput | null

const one = (ids: readonly string[], n: number): string => ids[n % ids.length] ?? ''

const makers: readonly Maker[] = [
  () => ({ kind: 'endTurn' }),
  () => ({ kind: 'endTurn' }),
  () => ({ kind: 'endTurn' }),
  (m, ids) => ({ kind: 'setHidden', ids: [one(ids, m.a)], hidden: m.b % 2 === 0 }),
  (m, ids) => ({
    kind: 'setPublicName',
    ids: [one(ids, m.a)],
    publicName: m.b % 3 === 0 ? null : secret.alias(m.n),
  }),
  (m, ids) => ({ kind: 'setNote', id: one(ids, m.a), note: secret.note }),
  (m, ids) => ({
    kind: 'damage',
    targets: [one(ids, m.a)],
    parts: [{ formula: String(m.n + 1), type: 'fire' }],
  }),
  (m, ids) => ({ kind: 'heal', targets: [one(ids, m.a)], formula: String(m.n + 1) }),
  (m, ids) => ({
    kind: 'applyEffect',
    targets: [one(ids, m.a)],
    source: one(ids, m.b),
    cause: secret.cause,
    effect: {
      condition: one(conditions, m.n),
      note: secret.note,
      lasts: [
        { kind: 'turn', of: { id: one(ids, m.b) }, at: m.n % 2 ? 'end' : 'start', turns: 1 + (m.n % 3) },
      ],
    },
  }),
  (m, ids, table) => ({
    kind: 'applyEffect',
    targets: [one(ids, m.a)],
    source: one(ids, m.b),
    effect: {
      name: `Grip of ${table.store.get('combatants', one(ids, m.b))?.name ?? ''}`,
      visible: m.n % 4 !== 0,
      lasts: [
        { kind: 'happening', what: 'attackedBySource' },
        { kind: 'seconds', seconds: 60 * (m.n + 1) },
      ],
    },
  }),
  (m, ids) => ({ kind: 'setCharge', id: one(ids, m.a), action: 'blast', charged: m.b % 2 === 0 }),
  (m, ids) => ({ kind: 'setTellShared', id: one(ids, m.a), action: 'blast', shared: m.b % 2 === 0 }),
  (m, ids) => ({
    kind: 'useAction',
    id: one(ids, m.a),
    action: 'blast',
    targets: [one(ids, m.b)],
    override: true,
  }),
  (m, ids) => ({
    kind: 'attack',
    attacker: one(ids, m.a),
    action: 'hit',
    targets: [one(ids, m.b)],
    override: true,
  }),
  (m) => ({
    kind: 'addCombatants',
    creature: sheet(m.a % kinds).id,
    count: 1 + (m.b % 3),
    hidden: m.n % 2 === 0,
  }),
  () => ({ kind: 'rollInitiative' }),
  (m, ids) => ({ kind: 'setInitiative', ids: [one(ids, m.a)], value: m.n }),
  (m, ids) => ({ kind: 'removeCombatants', ids: [one(ids, m.a)] }),
  (m, ids) => ({ kind: 'setGone', ids: [one(ids, m.a)], gone: m.b % 2 ? 'fled' : null }),
  () => ({ kind: 'delay' }),
  (m, _, table) => {
    const id = table.store.get('campaign', 'campaign')?.fight
    const waiting = id ? table.store.get('fights', id)?.order.find((slot) => slot.delaying) : undefined
    return waiting ? { kind: 'returnFromDelay', slot: waiting.id } : null
  },
  () => ({ kind: 'answerAllPrompts' }),
  (m, ids, table) => ({
    kind: 'concentrate',
    id: one(ids, m.a),
    on: `Hex on ${table.store.get('combatants', one(ids, m.b))?.name ?? ''}`,
  }),
  (m, ids) => ({ kind: 'ready', id: one(ids, m.a), trigger: secret.note, response: secret.note }),
  (m, ids) => ({ kind: 'splitFromGroup', id: one(ids, m.a) }),
  (m, ids) => ({ kind: 'renameCombatant', id: one(ids, m.a), name: secret.name(90 + m.n) }),
  (m) => ({ kind: 'moveClock', seconds: m.n * 30 }),
  (m, ids) => ({ kind: 'setSurprised', ids: [one(ids, m.a)], surprised: m.b % 2 === 0 }),
  (m, ids) => ({
    kind: 'setLife',
    id: one(ids, m.a),
    life: (['up', 'dying', 'stable', 'dead'] as const)[m.b % 4] ?? 'up',
  }),
  () => ({ kind: 'endFight' }),
  () => ({ kind: 'pauseFight' }),
  (m, _, table) => {
    const paused = [...table.store.all('fights')].find((fight) => fight.status === 'paused')
    return paused ? { kind: 'resumeFight', id: paused.id } : null
  },
  () => ({ kind: 'prepareFight', encounter: null }),
  () => ({ kind: 'beginFight' }),
]

/** The command that a move stands for now; null = nothing to do. Heroes are among those it may choose. */
export function commandOf(move: Move, table: Table): CommandInput | null {
  const ids = [...table.store.all('combatants')].map((combatant) => combatant.id)
  const rare = move.what % 10 === 0 ? makers.length : makers.length - 5
  return makers[move.what % rare]?.(move, ids, table) ?? null
}
