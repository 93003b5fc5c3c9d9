import type { Ability, Id, Mode, Reason } from '@shared/domain/base'
import type { Command, CommandKind, CommandOf } from '@shared/command'
import type { Combatant } from '@shared/domain/combatant'
import type { Effect, EffectSpec } from '@shared/domain/effect'
import type { Fight, Slot } from '@shared/domain/fight'
import type { Prompt, PromptKind, PromptOf } from '@shared/domain/prompt'
import type { Creature } from '@shared/domain/creature'
import type { AttackPreview, ConditionRowView, PipView, UniversalView } from '@shared/view/gm'
import type { ReadState } from '../store'
import type { Work } from '../work'

/** Commands that every ruleset answers in its own way; the rest are the same for all. */
export type RuledCommand =
  | 'rollStealth'
  | 'rollInitiative'
  | 'spend'
  | 'move'
  | 'actBoldly'
  | 'universalAction'
  | 'ready'
  | 'useReadied'
  | 'dropReadied'
  | 'attack'
  | 'useAction'
  | 'proposeArea'
  | 'concentrate'
  | 'dropConcentration'
  | 'damage'
  | 'heal'
  | 'giveTemp'
  | 'setLife'
  | 'stabilise'
  | 'check'
  | 'spendHitDie'
  | 'rest'

export type Decider<K extends CommandKind> = (work: Work, command: CommandOf<K>) => void
export type AnswerCommand = CommandOf<'answerPrompt'>
export type ChangeCommand = CommandOf<'changePrompt'>

/** A number with everything that made it. */
export interface Reasoned {
  readonly value: number
  readonly reasons: readonly Reason[]
}

/** How a d20 is to be rolled, and why. `autoFail` = no die at all. */
export interface RollTerms {
  readonly mode: Mode
  readonly modifier: number
  readonly autoFail: boolean
  readonly reasons: readonly Reason[]
}

export interface OptionRow {
  readonly key: string
  readonly name: string
  readonly summary: string
  readonly rule: string
  readonly default: string | number | boolean
  readonly choices: readonly { readonly value: string | number | boolean; readonly label: string }[]
}

/** What differs between games. One module per game; none looks at another. */
export interface Ruleset {
  readonly id: string
  readonly name: string
  readonly options: readonly OptionRow[]
  readonly damageTypes: readonly string[]
  readonly sizes: readonly string[]
  readonly skills: readonly { readonly id: string; readonly name: string; readonly ability: Ability }[]
  /** Built-in and GM-made condition rows, through one mechanism. */
  conditions(state: ReadState): readonly ConditionRowView[]

  /** Fresh live numbers for a stat block that enters play (pips, charges, hit dice, death saves). */
  newcomer(block: Creature): Partial<Combatant>
  /** Called when it enters a fight that may be under way. */
  entersFight(work: Work, id: Id): void
  leavesFight(work: Work, id: Id): void
  /** Creatures with the same key share one initiative roll; null = rolls alone (GH-INIT-02). */
  groupKey(state: ReadState, combatant: Combatant): string | null
  /** Index at which a newcomer's slot is inserted so that no one else's relative order changes (GH-INIT-03). */
  insertAt(order: readonly Slot[], initiative: number): number
  /** Raises prompts for ties when a fight begins (GH-INIT-04). */
  offerTies(work: Work, fight: Fight): void

  /** Start and end of a turn of one combatant: refresh, expiries, and what falls due becomes prompts, in rule order. */
  beginTurn(work: Work, id: Id): void
  endTurn(work: Work, id: Id): void
  beginFight(work: Work, fight: Fight): void
  endFight(work: Work, fight: Fight): void
  /** The clock reached `to` seconds: what the ruleset lets happen by the clock (waking of the stable). */
  clockMoved(work: Work, from: number, to: number): void

  readonly commands: { readonly [K in RuledCommand]: Decider<K> }
  /** One answer per kind of prompt. Must close the prompt it answers. */
  readonly answers: {
    readonly [K in PromptKind]: (work: Work, prompt: PromptOf<K>, answer: AnswerCommand) => void
  }
  changePrompt(work: Work, prompt: Prompt, change: ChangeCommand): void

  /** May this condition sit on that combatant? Reasons when not (immunities). */
  effectRefusal(state: ReadState, on: Combatant, spec: EffectSpec): readonly Reason[]
  /** What follows from an effect that has just begun or ended (implied conditions, broken concentration, …). */
  effectBegan(work: Work, effect: Effect): void
  effectEnded(work: Work, effect: Effect): void

  // Reading, for views
  armorClass(state: ReadState, id: Id): Reasoned
  speed(state: ReadState, id: Id): Reasoned
  movement(state: ReadState, id: Id): { left: number; total: number; reasons: readonly Reason[] }
  pips(state: ReadState, id: Id): readonly PipView[]
  notices(state: ReadState, id: Id): readonly Reason[]
  actionReasons(state: ReadState, id: Id, action: Id): { available: boolean; reasons: readonly Reason[] }
  universal(state: ReadState, id: Id): readonly UniversalView[]
  saveTerms(state: ReadState, id: Id, ability: Ability): RollTerms
  checkTerms(
    state: ReadState,
    id: Id,
    ability: Ability,
    skill: string | null,
    needs: 'sight' | 'hearing' | null,
  ): RollTerms
  previewAttack(state: ReadState, command: Command): readonly AttackPreview[]
  /** What comes at the end of this combatant's turn, in words. */
  upcoming(state: ReadState, id: Id): readonly string[]
  /** Whether a health reading counts as bloodied, and its word for players. Hit points. */
  health(
    hp: number,
    maxHp: number,
    life: Combatant['life'],
  ): { bloodied: boolean; word: string; low: boolean }
  /** Whether players see this effect: the row's default and the GM's switch. */
  playersSee(state: ReadState, effect: Effect): boolean
  /** Whether nobody of the party can perceive it (hidden, invisible): the players' screen leaves it out. */
  unseenByParty(state: ReadState, id: Id): boolean
  /** The level of a party for whom this Challenge Factor is fair, in words; null when the game has none. */
  challengeWords(challenge: number, partySize: number, partyLevel: number | null): string | null
}
