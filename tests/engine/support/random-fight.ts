import type { CommandInput } from '@shared/command'
import fc from 'fast-check'

/** A command described by numbers, so that it can be made for whatever the state holds when its turn comes. */
export interface Intent {
  readonly kind: number
  /** Picks of people, effects, prompts, actions: taken modulo what is there. */
  readonly who: number
  readonly other: number
  readonly amount: number
  readonly flag: boolean
}

export const intents = (most: number): fc.Arbitrary<Intent[]> =>
  fc.array(
    fc.record({
      kind: fc.nat(999),
      who: fc.nat(20),
      other: fc.nat(20),
      amount: fc.nat(60),
      flag: fc.boolean(),
    }),
    { minLength: 1, maxLength: most, size: 'max' },
  )

export interface Pool {
  readonly combatants: readonly string[]
  readonly slots: readonly string[]
  readonly effects: readonly string[]
  readonly prompts: readonly { readonly id: string; readonly kind: string }[]
  readonly fights: readonly string[]
  readonly actions: (combatant: string) => readonly string[]
}

const pick = <T>(list: readonly T[], index: number, otherwise: T): T =>
  list.length === 0 ? otherwise : (list[index % list.length] ?? otherwise)

const conditions = [
  'poisoned',
  'blinded',
  'stunned',
  'prone',
  'bleeding',
  'unconscious',
  'restrained',
  'frightened',
]
const hows = ['roll', 'succeed', 'fail', 'skip', 'apply', 'undoIt'] as const

type Make = (intent: Intent, pool: Pool) => CommandInput

/** One maker per kind of command worth mixing; `nobody` and odd numbers make some of them invalid on purpose. */
const makers: readonly Make[] = [
  () => ({ kind: 'endTurn' }),
  () => ({ kind: 'endTurn' }),
  () => ({ kind: 'endTurn' }),
  () => ({ kind: 'delay' }),
  () => ({ kind: 'answerAllPrompts' }),
  ({ who, flag, other }, { slots }) => ({
    kind: 'returnFromDelay',
    slot: pick(slots, who, 'nobody'),
    before: flag ? null : pick(slots, other, 'nobody'),
  }),
  ({ who, other, flag }, { slots }) => ({
    kind: 'moveSlot',
    slot: pick(slots, who, 'nobody'),
    before: flag ? null : pick(slots, other, 'nobody'),
  }),
  ({ who, amount }, { combatants }) => ({
    kind: 'setInitiative',
    ids: [pick(combatants, who, 'nobody')],
    value: amount - 10,
  }),
  ({ who }, { combatants }) => ({ kind: 'splitFromGroup', id: pick(combatants, who, 'nobody') }),
  ({ who, other, amount, flag }, { combatants }) => ({
    kind: 'damage',
    targets: [...new Set([pick(combatants, who, 'nobody'), pick(combatants, other, 'nobody')])],
    parts: [{ formula: flag ? '2d6+3' : String(amount), type: flag ? 'fire' : 'slashing' }],
    critical: amount % 7 === 0,
    source: amount % 3 === 0 ? pick(combatants, other, 'nobody') : null,
  }),
  ({ who, amount }, { combatants }) => ({
    kind: 'heal',
    targets: [pick(combatants, who, 'nobody')],
    formula: amount % 9 === 0 ? 'lots' : `1d8+${amount}`,
  }),
  ({ who, amount }, { combatants }) => ({
    kind: 'giveTemp',
    targets: [pick(combatants, who, 'nobody')],
    formula: String(amount),
  }),
  ({ who, other, amount, flag }, { combatants }) => ({
    kind: 'applyEffect',
    targets: [pick(combatants, who, 'nobody')],
    effect: {
      condition: pick(conditions, amount, 'prone'),
      lasts: flag
        ? [
            {
              kind: 'turn',
              of: { id: pick(combatants, other, 'nobody') },
              at: amount % 2 ? 'start' : 'end',
              turns: 1 + (amount % 3),
            },
          ]
        : [{ kind: 'rounds', rounds: 1 + (amount % 4) }],
    },
    source: pick(combatants, other, 'nobody'),
  }),
  ({ who, amount }, { combatants }) => ({
    kind: 'applyEffect',
    targets: [pick(combatants, who, 'nobody')],
    effect: {
      name: 'Burning',
      ongoing: { at: amount % 2 ? 'start' : 'end', formula: '1d4', type: 'fire' },
      lasts: [{ kind: 'save', at: 'end', ability: 'con', dc: 12 }, { kind: 'scene' }],
    },
  }),
  ({ who }, { effects }) => ({ kind: 'endEffects', ids: [pick(effects, who, 'nothing')] }),
  ({ who, flag }, { effects }) => ({
    kind: 'changeEffect',
    id: pick(effects, who, 'nothing'),
    suspended: flag,
  }),
  ({ who, other }, { prompts }) => ({
    kind: 'answerPrompt',
    id: pick(prompts, who, { id: 'nothing', kind: '' }).id,
    how: pick(hows, other, 'roll'),
  }),
  ({ who, other, flag, amount }, { combatants, actions }) => {
    const attacker = pick(combatants, who, 'nobody')
    return {
      kind: 'attack',
      attacker,
      targets: [pick(combatants, other, 'nobody')],
      action: pick(actions(attacker), amount, 'nothing'),
      apply: flag,
      override: amount % 2 === 0,
    }
  },
  ({ who, other, amount, flag }, { combatants, actions }) => {
    const id = pick(combatants, who, 'nobody')
    return {
      kind: 'useAction',
      id,
      action: pick(actions(id), amount, 'nothing'),
      targets: [pick(combatants, other, 'nobody')],
      override: flag,
    }
  },
  ({ who, amount, flag }, { combatants }) => ({
    kind: 'universalAction',
    id: pick(combatants, who, 'nobody'),
    action: pick(['dash', 'dodge', 'disengage', 'standUp', 'dropProne', 'hide'], amount, 'dash'),
    override: flag,
  }),
  ({ who, amount }, { combatants }) => ({ kind: 'move', id: pick(combatants, who, 'nobody'), feet: amount }),
  ({ who, flag }, { combatants }) => ({
    kind: 'actBoldly',
    id: pick(combatants, who, 'nobody'),
    override: flag,
  }),
  ({ who }, { combatants }) => ({ kind: 'removeCombatants', ids: [pick(combatants, who, 'nobody')] }),
  ({ amount }) => ({
    kind: 'addCombatants',
    creature: amount % 2 ? 'goblin' : 'ogre',
    count: 1 + (amount % 3),
  }),
  ({ who, other }, { combatants }) => ({
    kind: 'setGone',
    ids: [pick(combatants, who, 'nobody')],
    gone: pick(['fled', 'fallen', 'left', null] as const, other, null),
  }),
  ({ who, other }, { combatants }) => ({
    kind: 'setLife',
    id: pick(combatants, who, 'nobody'),
    life: pick(['up', 'dying', 'stable', 'dead'] as const, other, 'up'),
  }),
  ({ who, flag }, { combatants }) => ({
    kind: 'setHidden',
    ids: [pick(combatants, who, 'nobody')],
    hidden: flag,
  }),
  ({ who, amount }, { combatants }) => ({
    kind: 'setNumber',
    id: pick(combatants, who, 'nobody'),
    what: 'hp',
    value: amount,
  }),
  ({ who, amount }, { combatants }) => ({
    kind: 'changeMaxHp',
    id: pick(combatants, who, 'nobody'),
    amount: amount - 30,
    cause: 'poison',
  }),
  ({ amount }) => ({ kind: 'moveClock', seconds: amount * 60 }),
  ({ who, amount }, { combatants }) => ({
    kind: 'rest',
    rest: amount % 2 ? 'short' : 'long',
    who: [pick(combatants, who, 'nobody')],
    minutes: amount % 2 ? 60 : 480,
    asleepMinutes: 360,
    override: true,
  }),
  () => ({ kind: 'pauseFight' }),
  ({ who }, { fights }) => ({ kind: 'resumeFight', id: pick(fights, who, 'nothing') }),
  ({ amount }) => (amount % 4 === 0 ? { kind: 'endFight' } : { kind: 'endTurn' }),
  () => ({ kind: 'prepareFight', encounter: null }),
  () => ({ kind: 'rollInitiative' }),
  () => ({ kind: 'beginFight' }),
  ({ who, other, flag }, { prompts }) => ({
    kind: 'changePrompt',
    id: pick(prompts, who, { id: 'nothing', kind: '' }).id,
    ...(flag
      ? { outcome: pick(['hit', 'miss', 'critical'] as const, other, 'hit') }
      : { mode: 'advantage' as const }),
  }),
  ({ amount }) => ({ kind: 'roll', formula: amount % 5 === 0 ? '2d' : `${amount % 4}d6` }),
]

/** The command that an intent stands for in front of what is there now. */
export function commandOf(intent: Intent, pool: Pool): CommandInput {
  return (makers[intent.kind % makers.length] ?? (() => ({ kind: 'endTurn' })))(intent, pool)
}
