import type { Ability } from '@shared/domain/base'
import type { OptionKey } from './options'

/** Which attacks a row speaks of. `ranged` and `melee` include spell attacks of that kind. */
export type AttackSort = 'any' | 'melee' | 'ranged' | 'meleeWeapon'

/** What a creature may be kept from doing. */
export type Capability = 'action' | 'bonus' | 'reaction' | 'bold' | 'move'

export type Sense = 'sight' | 'hearing'

/** A parameter that the GM may fill in on one instance of a condition. */
export interface ParamRow {
  readonly key: string
  readonly kind: 'text' | 'number' | 'creature' | 'switch' | 'choice'
  readonly default: string
  readonly choices?: readonly string[]
}

/** When a mark counts at all. Everything given must hold. */
export interface Limits {
  /** A switch among the instance's parameters; it counts unless it was switched off. */
  readonly when?: string
  /** A creature among the instance's parameters: only towards that one. */
  readonly towards?: string
  /** A creature among the instance's parameters that the bearer has to see. */
  readonly seeing?: string
  /** Only while the bearer can see the other one. */
  readonly bearerSees?: boolean
  /** Only while the other one cannot see the bearer. */
  readonly otherBlind?: boolean
}

export interface AttackMark extends Limits {
  readonly mode: 'advantage' | 'disadvantage'
  readonly kind: AttackSort
  readonly rule: string | null
}

export interface FlatMark {
  readonly value: number
  readonly kind: AttackSort
  readonly rule: string | null
}

export interface CheckMarks {
  readonly modes?: readonly (Limits & {
    readonly mode: 'advantage' | 'disadvantage'
    readonly rule: string | null
  })[]
  readonly modifier?: number
  readonly fails?: readonly { readonly needs: Sense; readonly rule: string | null }[]
  readonly rule?: string | null
}

export interface SaveMarks {
  readonly modes?: readonly {
    readonly abilities: readonly Ability[]
    readonly mode: 'advantage' | 'disadvantage' | 'autoFail'
    readonly rule: string | null
  }[]
  readonly modifier?: number
  readonly rule?: string | null
}

/** Speeds and distances in feet. */
export interface MovementMarks {
  readonly multiplier?: number
  /** Parameter that holds feet of extra speed. */
  readonly bonusParam?: string
  readonly bonus?: number
  /** Cannot move of its own volition. */
  readonly immobile?: boolean
  readonly crawlOnly?: boolean
  /** Moving counts as through difficult terrain. */
  readonly difficult?: boolean
  readonly stand?: 'half' | 'ten' | 'everything'
  /** Most feet of actual distance in a round. */
  readonly maxFeet?: number
  readonly rule: string | null
}

/** What happens by itself at the start of the bearer's turns, in the order of GH-TURN-04. */
export interface TurnStartMark {
  readonly order: number
  readonly does: 'damage' | 'loss' | 'exhaustionSave'
  readonly rule: string | null
}

/** A check that ends the condition. */
export interface MendMark {
  readonly skill: string
  readonly dc: number
  readonly dcWithKit?: number
  /** Takes longer than a turn. */
  readonly minutes?: number
  /** What stays instead, by the value of a parameter. */
  readonly becomes?: { readonly param: string; readonly rows: { readonly [value: string]: string } }
  readonly rule: string | null
}

/**
 * One condition, injury or state as facts. A missing field means no effect of that kind.
 * Rows made by the GM carry the same fields under `data` (see own-row.ts) and are read by the same interpreter.
 */
export interface ConditionRow {
  readonly id: string
  readonly name: string
  /** Said of its bearer in reasons: "is paralyzed", "has a broken bone". */
  readonly phrase: string
  readonly summary: string
  readonly tone: 'harmful' | 'helpful' | 'mixed'
  /** Ledger ids; empty for rows of the GM. */
  readonly rules: readonly string[]
  readonly seenBy: 'all' | 'party' | 'gm'
  readonly params?: readonly ParamRow[]

  /** Conditions that exist exactly as long as this one. */
  readonly implies?: readonly string[]
  /** Conditions that begin with this one and stay when it ends. */
  readonly brings?: readonly string[]
  /** Conditions that end when this one begins. */
  readonly ends?: readonly string[]
  /** Conditions that stand still while this one lasts. */
  readonly suspends?: readonly string[]
  /** Ends at once when its bearer comes to be so. */
  readonly lostWhen?: readonly ('incapacitated' | 'immobile')[]
  /** Ends when the creature named by this parameter is incapacitated. */
  readonly heldBy?: string
  /** Used up by the first roll of this kind that it bears on. */
  readonly usedUpBy?: 'attack' | 'check' | 'hit'
  /** Has no part any more when this option has this value. */
  readonly unlessOption?: { readonly key: OptionKey; readonly value: string | number | boolean }

  readonly attacksAgainst?: readonly AttackMark[]
  readonly ownAttacks?: readonly AttackMark[]
  readonly ownAttackModifier?: readonly FlatMark[]
  readonly checks?: CheckMarks
  /** Checks of another creature towards the bearer. */
  readonly othersChecks?: readonly (Limits & {
    readonly ability: Ability
    readonly mode: 'advantage' | 'disadvantage'
    readonly rule: string | null
  })[]
  readonly saves?: SaveMarks
  readonly criticalWhenHit?: { readonly kind: AttackSort; readonly rule: string | null }
  readonly coverSteps?: { readonly steps: number; readonly rule: string | null }
  readonly movement?: MovementMarks
  readonly blocks?: readonly { readonly what: readonly Capability[]; readonly rule: string | null }[]
  /** On its turn only one of these. */
  readonly oneOf?: { readonly of: readonly ('move' | 'action' | 'bonus')[]; readonly rule: string | null }
  readonly beforeAction?: { readonly ability: Ability; readonly dc: number; readonly rule: string | null }
  /** `hitDie` = one roll of the bearer's own hit die, not spent. */
  readonly afterAction?: { readonly damage: number | 'hitDie'; readonly rule: string | null }
  /** A check by hearing before ranged attacks of a turn. */
  readonly rangedGate?: { readonly dc: number; readonly rule: string | null }
  readonly senses?: {
    readonly sight?: false
    readonly hearing?: false
    readonly speech?: 'none' | 'barely'
    readonly aware?: false
  }
  /** Cannot be seen by creatures that have only sight to go by. */
  readonly unseen?: { readonly rule: string | null }
  /** May not aim harm at the creature named by this parameter. */
  readonly sparesParam?: { readonly param: string; readonly rule: string | null }
  readonly immune?: { readonly conditions: readonly string[]; readonly rule: string | null }
  readonly immuneToNeeding?: { readonly sense: Sense; readonly rule: string | null }
  readonly resistAll?: { readonly rule: string | null }
  readonly scores?: readonly {
    readonly ability: Ability
    readonly delta: number
    readonly min: number
    readonly countParam?: string
    readonly rule: string | null
  }[]
  /** Every object interaction takes the action. */
  readonly objectsCostAction?: { readonly rule: string | null }
  /** Actions (by row id of the universal table, or `twoHanded`) that may not be chosen. */
  readonly forbids?: { readonly actions: readonly string[]; readonly rule: string | null }
  readonly turnStart?: readonly TurnStartMark[]
  /** While dying, a failure in place of the death save. */
  readonly deathSaveFails?: { readonly rule: string | null }
  readonly mend?: MendMark
  /** Said to the GM at the end of the bearer's turn. */
  readonly mustMoveAway?: { readonly from: string; readonly rule: string | null }
  /** Its movement on foot provokes nothing. */
  readonly noOpportunityAttacks?: { readonly rule: string | null }
}
