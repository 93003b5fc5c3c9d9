import type { EffectSpec } from '@shared/domain/effect'
import type { Capability } from './row'

/** What has to be so before a universal action may be taken; functions in ../universal-guards.ts. */
export type Guard =
  | 'canDodge'
  | 'mayHelp'
  | 'targetNear'
  | 'hasDashed'
  | 'hasHitDie'
  | 'notSlowed'
  | 'objectFree'
  | 'canAffordStanding'
  | 'onItsTurn'

/** What it does beyond paying and putting states on; functions in ../universal-deeds.ts. */
export type Deed =
  | 'dash'
  | 'freeStep'
  | 'helpAttack'
  | 'hide'
  | 'ready'
  | 'sprint'
  | 'interact'
  | 'drink'
  | 'administer'
  | 'stand'
  | 'talkDown'

export interface UniversalRow {
  readonly id: string
  readonly name: string
  readonly cost: 'action' | 'bonus' | 'free' | 'object' | 'movement'
  /** Said beside the name. */
  readonly costWords: string
  readonly targets: 'none' | 'one' | 'allyAndEnemy'
  readonly summary: string
  readonly rule: string
  /** A short text it wants to know first, as the label of its field. */
  readonly asks?: string
  /** Only offered while the creature has, or has not, this condition. */
  readonly shownWith?: string
  readonly shownWithout?: readonly string[]
  /** Must not be kept from this by a condition. */
  readonly needs?: Capability
  readonly guards?: readonly Guard[]
  readonly puts?: {
    readonly on: 'self' | 'target'
    readonly condition: string
    readonly lasts: EffectSpec['lasts']
    /** Ends with the turn that is under way. */
    readonly thisTurn?: boolean
    /** Parameter that takes the note. */
    readonly noteParam?: string
  }
  readonly takesOff?: string
  readonly does?: Deed
}

const untilOwnStart: EffectSpec['lasts'] = [{ kind: 'turn', of: 'bearer', at: 'start', turns: 1 }]
const untilHelperStart: EffectSpec['lasts'] = [{ kind: 'turn', of: 'source', at: 'start', turns: 1 }]

/** Universal actions and what else everybody may do on a turn, in the order in which they are offered. */
export const universalRows: readonly UniversalRow[] = [
  {
    id: 'standUp',
    name: 'Stand up',
    cost: 'movement',
    costWords: 'half its speed',
    targets: 'none',
    summary: 'Get up from prone for half the speed it has now.',
    rule: 'GH-MOVE-16',
    shownWith: 'prone',
    needs: 'move',
    guards: ['onItsTurn', 'canAffordStanding'],
    does: 'stand',
  },
  {
    id: 'standFromCrouch',
    name: 'Stand from crouch',
    cost: 'movement',
    costWords: '10 ft',
    targets: 'none',
    summary: 'Straighten up for 10 ft of movement.',
    rule: 'GH-COND-CROUCH-03',
    shownWith: 'crouching',
    needs: 'move',
    guards: ['onItsTurn', 'canAffordStanding'],
    does: 'stand',
  },
  {
    id: 'dash',
    name: 'Dash',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary: 'Extra movement this turn, as much as the current speed.',
    rule: 'GH-ACT-04',
    does: 'dash',
  },
  {
    id: 'disengage',
    name: 'Disengage',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary: 'A free step of 5 ft, and its moves this turn draw no opportunity attacks.',
    rule: 'GH-ACT-10',
    puts: { on: 'self', condition: 'disengaged', lasts: untilOwnStart, thisTurn: true },
    does: 'freeStep',
  },
  {
    id: 'dodge',
    name: 'Dodge',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary:
      'Until its next turn: attacks it sees coming have disadvantage, its Strength and Dexterity saves advantage.',
    rule: 'GH-ACT-11',
    guards: ['canDodge'],
    puts: { on: 'self', condition: 'dodging', lasts: untilOwnStart },
  },
  {
    id: 'helpAttack',
    name: 'Help attack',
    cost: 'action',
    costWords: 'action',
    targets: 'allyAndEnemy',
    summary: 'Choose an ally and an enemy within 5 ft: the ally’s first attack on it has advantage.',
    rule: 'GH-ACT-15',
    guards: ['targetNear'],
    does: 'helpAttack',
  },
  {
    id: 'helpTask',
    name: 'Help with a task',
    cost: 'action',
    costWords: 'action',
    targets: 'one',
    summary: 'The ally’s next check for the task has advantage.',
    rule: 'GH-ACT-13',
    guards: ['mayHelp'],
    puts: { on: 'target', condition: 'helped_check', lasts: untilHelperStart, noteParam: 'task' },
  },
  {
    id: 'hide',
    name: 'Hide',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary:
      'A Stealth check against every passive Perception; whether it can hide at all is the GM’s to say.',
    rule: 'GH-ACT-16',
    does: 'hide',
  },
  {
    id: 'ready',
    name: 'Ready',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary: 'Hold an action or a move for a trigger, to be done with the reaction. It does not run out.',
    rule: 'GH-ACT-18',
    does: 'ready',
  },
  {
    id: 'sprint',
    name: 'Sprint',
    cost: 'free',
    costWords: 'one hit die',
    targets: 'none',
    summary: 'After a Dash: a hit die buys speed for this turn, 5 ft times the proficiency bonus.',
    rule: 'GH-ACT-22',
    guards: ['onItsTurn', 'hasDashed', 'hasHitDie', 'notSlowed'],
    does: 'sprint',
  },
  {
    id: 'interact',
    name: 'Interact',
    cost: 'object',
    costWords: 'free once',
    targets: 'none',
    summary: 'Draw or stow something, open a door: one object a turn for free.',
    rule: 'GH-OBJ-01',
    guards: ['onItsTurn', 'objectFree'],
    does: 'interact',
  },
  {
    id: 'useObject',
    name: 'Use an object',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary: 'A second object this turn, or one that needs care or always takes an action.',
    rule: 'GH-ACT-24',
  },
  {
    id: 'drinkPotion',
    name: 'Drink a potion',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary: 'With the action: every die counts its highest.',
    rule: 'GH-ACT-06',
    asks: 'What it heals, in dice',
    does: 'drink',
  },
  {
    id: 'gulpPotion',
    name: 'Gulp a potion',
    cost: 'bonus',
    costWords: 'bonus action',
    targets: 'none',
    summary: 'With the bonus action: the dice are rolled.',
    rule: 'GH-ACT-07',
    asks: 'What it heals, in dice',
    does: 'drink',
  },
  {
    id: 'givePotion',
    name: 'Give a potion',
    cost: 'action',
    costWords: 'action',
    targets: 'one',
    summary: 'Somebody else drinks it; the dice are rolled.',
    rule: 'GH-ACT-08',
    asks: 'What it heals, in dice',
    does: 'administer',
  },
  {
    id: 'dropProne',
    name: 'Drop prone',
    cost: 'free',
    costWords: 'free',
    targets: 'none',
    summary: 'Lie down, at no cost.',
    rule: 'GH-MOVE-15',
    shownWithout: ['prone'],
    guards: ['onItsTurn'],
    puts: { on: 'self', condition: 'prone', lasts: [] },
  },
  {
    id: 'crouch',
    name: 'Crouch',
    cost: 'free',
    costWords: 'free',
    targets: 'none',
    summary: 'Better cover by one step, worse in melee. Standing again takes 10 ft.',
    rule: 'GH-COND-CROUCH-03',
    shownWithout: ['prone', 'crouching'],
    guards: ['onItsTurn'],
    puts: { on: 'self', condition: 'crouching', lasts: [] },
  },
  {
    id: 'squeeze',
    name: 'Squeeze',
    cost: 'free',
    costWords: 'free',
    targets: 'none',
    summary: 'Go through a space one size too small.',
    rule: 'GH-SIZE-04',
    shownWithout: ['squeezing'],
    guards: ['onItsTurn'],
    puts: { on: 'self', condition: 'squeezing', lasts: [] },
  },
  {
    id: 'leaveSqueeze',
    name: 'Out of the narrow',
    cost: 'free',
    costWords: 'free',
    targets: 'none',
    summary: 'The space is wide enough again.',
    rule: 'GH-SIZE-04',
    shownWith: 'squeezing',
    takesOff: 'squeezing',
  },
  {
    id: 'notice',
    name: 'Notice',
    cost: 'bonus',
    costWords: 'bonus action',
    targets: 'none',
    summary: 'Look, listen or search: Perception, Insight, Investigation.',
    rule: 'GH-ACT-25',
  },
  {
    id: 'useSkill',
    name: 'Use a skill',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary: 'Do something with a skill: persuade, bluff, palm, tend.',
    rule: 'GH-ACT-25',
  },
  {
    id: 'recall',
    name: 'Recall',
    cost: 'free',
    costWords: 'free',
    targets: 'none',
    summary: 'Remember something: Arcana, History, Nature, Religion.',
    rule: 'GH-ACT-25',
  },
  {
    id: 'talkDown',
    name: 'Talk them down',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary: 'Try to end the fight with words. The chapter has no procedure: the GM picks a check.',
    rule: 'GH-COMM-02',
    does: 'talkDown',
  },
  {
    id: 'improvise',
    name: 'Improvise',
    cost: 'action',
    costWords: 'action',
    targets: 'none',
    summary: 'Anything else: the GM says whether it works and what is rolled.',
    rule: 'GH-ACT-01',
  },
]
