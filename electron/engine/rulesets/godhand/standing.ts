import type { Id, Reason } from '@shared/domain/base'
import type { ReadState } from '../../store'
import { isCounted, used } from './economy'
import { distinctRows } from './modifiers'
import { feetLeft } from './movement'
import { no } from './reasons'
import { isImmobile, speedOf } from './sheet'

/** What getting up takes: feet of movement, and for some the action too. */
export interface StandingCost {
  readonly feet: number
  readonly action: boolean
  readonly refusals: readonly Reason[]
}

const CROUCH_FEET = 10

/**
 * The price of getting up from prone (half of the speed as it is now, Dash does not count) or from a crouch (10 ft);
 * on one leg all movement and the action (GH-MOVE-16, GH-COND-CROUCH-03, GH-DIS-05).
 */
export function standingCost(state: ReadState, id: Id, from: string): StandingCost {
  const combatant = state.must('combatants', id)
  const rows = distinctRows(state, id)
  const rule = from === 'crouching' ? 'GH-COND-CROUCH-03' : 'GH-MOVE-16'
  const speed = speedOf(state, id).value
  const left = feetLeft(state, id, 'walk')
  const everything =
    from === 'prone' ? rows.find(({ row }) => row.movement?.stand === 'everything')?.row : undefined
  const refusals: Reason[] = []
  if (speed === 0 || isImmobile(state, id)) refusals.push(no('it cannot move', 'GH-MOVE-16'))
  if (everything) {
    if (isCounted(state, combatant) && (used(combatant, 'movement') > 0 || used(combatant, 'action') > 0))
      refusals.push(no('takes all movement and the action', everything.movement?.rule ?? null))
    return { feet: left, action: true, refusals }
  }
  const feet = from === 'crouching' ? CROUCH_FEET : Math.floor(speed / 2)
  if (isCounted(state, combatant) && feet > left) refusals.push(no(`takes ${feet} ft, ${left} ft left`, rule))
  return { feet, action: false, refusals }
}
