import type { Slot, Fight } from '@shared/domain/fight'
import { activeSlot, needRunning, slotById } from '../mechanics/fight'
import { lapseTold } from '../mechanics/prompts'
import { advance, endTurnOf, nextSlot } from '../mechanics/turns'
import type { Decider } from '../rulesets/ruleset'
import { refuse } from '../work'

type Kinds = 'endTurn' | 'delay' | 'returnFromDelay'

const needActive = (fight: Fight): Slot => activeSlot(fight) ?? refuse('It is nobody\u2019s turn.')

export const turnCommands: { readonly [K in Kinds]: Decider<K> } = {
  endTurn(work) {
    const fight = needRunning(work.state)
    const slot = needActive(fight)
    lapseTold(work, fight.id)
    endTurnOf(work, fight.id, slot)
    advance(work, fight.id)
  },
  delay(work) {
    const fight = needRunning(work.state)
    const slot = needActive(fight)
    if (!nextSlot(fight)) refuse('Nobody comes after in this round. End the turn instead.')
    work.emit({ kind: 'delayed', fight: fight.id, slot: slot.id })
    advance(work, fight.id)
  },
  returnFromDelay(work, { slot: id, before }) {
    const fight = needRunning(work.state)
    const slot = slotById(fight, id)
    if (!slot?.delaying) refuse('That place is not waiting.')
    const back = { ...slot, delaying: false }
    const rest = fight.order.filter((one) => one.id !== id)
    const at = before === null ? afterMarker(fight, rest, back) : rest.findIndex((one) => one.id === before)
    if (at === -1) refuse('That place is gone from the order.')
    work.emit({ kind: 'delayEnded', fight: fight.id, slot: id })
    work.emit({
      kind: 'orderChanged',
      fight: fight.id,
      order: [...rest.slice(0, at), back, ...rest.slice(at)],
      why: '',
    })
    if (before !== null && before === fight.active)
      work.emit({ kind: 'turnBegan', fight: fight.id, slot: id })
  },
}

/**
 * Right after the marker. Of several who step in at one point, the one with the higher initiative goes first, so
 * that they keep the order they had.
 */
function afterMarker(fight: Fight, rest: readonly Slot[], slot: Slot): number {
  let at = rest.findIndex((one) => one.id === fight.active) + 1
  const steppedIn = (one: Slot): boolean =>
    fight.begun.includes(one.id) &&
    !fight.acted.includes(one.id) &&
    !one.delaying &&
    one.initiative >= slot.initiative
  for (let one = rest[at]; one && steppedIn(one); one = rest[at]) at += 1
  return at
}
