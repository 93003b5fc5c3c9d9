import type { Id, Reason } from '@shared/domain/base'
import { onTurn } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import { cannotMove } from './consequences'
import { isCounted, used } from './economy'
import { hitDiceOf } from './hit-dice'
import { distinctRows } from './modifiers'
import { no } from './reasons'
import { standingCost } from './standing'
import { areEnemies } from './surprise'
import { abilityOfSkill, blockOf, checkBonus, isImmobile, speedOf } from './sheet'
import type { Guard, UniversalRow } from './tables/universal'

/** A universal action as it is asked for. `targets` is null while nobody has been chosen yet. */
export interface UniversalAsk {
  readonly id: Id
  readonly row: UniversalRow
  readonly targets: readonly Id[] | null
  readonly note: string
}

/** Feet within which a helper has to stand to the enemy (GH-ACT-15). */
const NEAR = 5

/** Why a universal action can't be taken now; empty = it can. One function per guard. */
export const guards: { readonly [G in Guard]: (state: ReadState, ask: UniversalAsk) => readonly Reason[] } = {
  canDodge: (state, { id }) => (cannotMove(state, id) ? [no('it cannot move', 'GH-ACT-12')] : []),

  onItsTurn(state, { id }) {
    const counted = isCounted(state, state.must('combatants', id))
    return counted && !onTurn(state, id) ? [no('it is not its turn', 'GH-TURN-01')] : []
  },

  hasDashed(state, { id }) {
    const combatant = state.must('combatants', id)
    return isCounted(state, combatant) && used(combatant, 'dashes') === 0
      ? [no('it has not dashed this turn', 'GH-ACT-22')]
      : []
  },

  hasHitDie(state, { id }) {
    const dice = hitDiceOf(state, state.must('combatants', id))
    return dice && dice.spent < dice.count ? [] : [no('no hit die left', 'GH-ACT-22')]
  },

  notSlowed(state, { id }) {
    if (isImmobile(state, id)) return [no('it cannot move by its own will', 'GH-ACT-23')]
    const slowed = speedOf(state, id).reasons.some(({ kind }) => kind === 'penalty')
    return slowed ? [no('its speed is reduced', 'GH-ACT-23')] : []
  },

  objectFree(state, { id }) {
    const costly = distinctRows(state, id).find(({ row }) => row.objectsCostAction)?.row
    if (costly)
      return [no(`${costly.phrase}: every object takes the action`, costly.objectsCostAction?.rule ?? null)]
    const spent = used(state.must('combatants', id), 'object') > 0
    return spent ? [no('a second object takes the action: use an object', 'GH-OBJ-02')] : []
  },

  canAffordStanding: (state, { id, row }) => standingCost(state, id, row.shownWith ?? 'prone').refusals,

  targetNear(state, { id, targets }) {
    const distances = state.must('combatants', id).distances
    const enemy = targets?.find((target) => target !== id && (distances[target] ?? 0) > NEAR)
    return enemy && isEnemy(state, id, enemy)
      ? [no('the enemy is not within 5 ft of the helper', 'GH-ACT-15')]
      : []
  },

  mayHelp(state, { id, targets, note }) {
    const target = targets?.[0]
    const ability = abilityOfSkill(note)
    if (target === undefined || ability === null) return []
    const proficient = blockOf(state, id).skills[note] !== undefined
    const better = checkBonus(state, id, ability, note) > checkBonus(state, target, ability, note)
    return proficient || better
      ? []
      : [no('neither proficient nor better at it than the one helped', 'GH-ACT-14')]
  },
}

/** Whether two stand on different sides. */
export function isEnemy(state: ReadState, id: Id, other: Id): boolean {
  return areEnemies(state.must('combatants', id), state.must('combatants', other))
}
