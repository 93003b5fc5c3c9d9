import type { Id, Reason } from '@shared/domain/base'
import type { CommandOf } from '@shared/command'
import type { Action, Attack } from '@shared/domain/creature'
import type { Combatant } from '@shared/domain/combatant'
import { onTurn } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import { refuse, type Work } from '../../work'
import { isCounted, type Paid, payAs, payReasons, type Price, startAction, used } from './economy'
import { no } from './reasons'
import { blockOf } from './sheet'
import { priceOf } from './use-action'

type AttackCommand = CommandOf<'attack'>

/** Tag of the turn: an attack with a light melee weapon has been made (GH-TWF-01). */
const LIGHT = 'lightAttack'

/** What an attack costs and counts as. An unarmed strike is an attack like any other. */
export function attackPrice(action: Action | null, command: Pick<AttackCommand, 'pay' | 'override'>): Price {
  const { pay, override } = command
  if (!action)
    return { cost: 'action', pay, usedFor: 'attack', name: 'Unarmed strike', spellLevel: null, override }
  const price = priceOf(action, pay, override)
  return action.spellLevel === null ? { ...price, usedFor: 'attack' } : price
}

/** How many attacks are left of an attack action that has begun; 0 when none has (GH-ACT-02). */
export function attacksLeft(state: ReadState, id: Id): number {
  const combatant = state.must('combatants', id)
  if (combatant.tags['action'] !== 'attack' || used(combatant, 'action') === 0 || !onTurn(state, id)) return 0
  return Math.max(0, blockOf(state, id).attacksPerAction - used(combatant, 'attacks'))
}

/** Whether the attack goes on within the attack action of this turn, at no further cost. */
export function continues(state: ReadState, id: Id, price: Price): boolean {
  const byAction = price.cost === 'action' && (price.pay === null || price.pay === 'action')
  return byAction && price.usedFor === 'attack' && attacksLeft(state, id) > 0
}

/** An attack that costs the action by its nature but is paid with the bonus action is the off hand's. */
const isOffHand = (price: Price): boolean => price.pay === 'bonus' && price.cost === 'action'

/** Why these attacks can't be made with this price; empty = they can. */
export function attackPayReasons(
  state: ReadState,
  id: Id,
  price: Price,
  made: Attack,
  count: number,
): readonly Reason[] {
  const combatant = state.must('combatants', id)
  if (continues(state, id, price)) return poolReasons(attacksLeft(state, id), count)
  const reasons = [...payReasons(state, id, price)]
  if (isOffHand(price)) reasons.push(...offHandReasons(combatant, made))
  const as = payAs(state, id, price)
  const counted = isCounted(state, combatant)
  if (as === 'bold' && count > 1) reasons.push(no('a bold attack is a single one', 'GH-BOLD-03'))
  else if (as === 'reaction' && count > 1) reasons.push(no('a reaction is one attack', 'GH-OA-01'))
  else if (isOffHand(price) && count > 1) reasons.push(no('the off hand attacks once', 'GH-TWF-01'))
  else if (as === 'action' && counted && price.usedFor === 'attack')
    reasons.push(...poolReasons(blockOf(state, id).attacksPerAction, count))
  return reasons
}

function poolReasons(left: number, count: number): readonly Reason[] {
  return count > left
    ? [no(`${left} ${left === 1 ? 'attack' : 'attacks'} left with this action`, 'GH-ACT-02')]
    : []
}

function offHandReasons(combatant: Combatant, made: Attack): readonly Reason[] {
  const reasons: Reason[] = []
  if (!made.light || made.kind !== 'melee')
    reasons.push(no('the off hand needs a light melee weapon', 'GH-TWF-01'))
  if (combatant.tags[LIGHT] === undefined)
    reasons.push(no('no attack with a light melee weapon came first this turn', 'GH-TWF-01'))
  return reasons
}

/** Pays for the attacks of one command, or refuses. `offHand`: damage without the ability modifier (GH-TWF-02). */
export function payForAttacks(
  work: Work,
  command: AttackCommand,
  action: Action | null,
  made: Attack,
): Paid & { readonly offHand: boolean } {
  const { attacker, targets, override } = command
  const price = attackPrice(action, command)
  const reasons = attackPayReasons(work.state, attacker, price, made, targets.length)
  const { name } = work.state.must('combatants', attacker)
  if (reasons.length > 0 && !override) refuse(`${name} can’t attack with ${price.name} now.`, reasons)
  const goesOn = continues(work.state, attacker, price)
  const as = goesOn ? 'free' : payAs(work.state, attacker, price)
  const paid = goesOn ? { as, lost: false, strained: false } : startAction(work, attacker, price)
  if (onTurn(work.state, attacker)) {
    const ofAction = price.usedFor === 'attack' && (goesOn || as === 'action')
    if (ofAction) work.emit({ kind: 'spent', id: attacker, what: 'attacks', count: targets.length, why: '' })
    if (made.light && made.kind === 'melee' && !isOffHand(price) && !paid.lost)
      work.emit({ kind: 'tagSet', id: attacker, tag: LIGHT, value: price.name })
  }
  return { ...paid, offHand: isOffHand(price) }
}
