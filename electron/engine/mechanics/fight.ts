import type { Id } from '@shared/domain/base'
import type { Campaign } from '@shared/domain/campaign'
import type { Combatant } from '@shared/domain/combatant'
import type { Fight, Slot } from '@shared/domain/fight'
import type { ReadState } from '../store'
import { refuse } from '../work'

/** The campaign record. */
export const campaignOf = (state: ReadState): Campaign => state.must('campaign', 'campaign')

/** The fight on the table, prepared or running; null between fights. */
export function fightOnTable(state: ReadState): Fight | null {
  const { fight } = campaignOf(state)
  return fight === null ? null : state.must('fights', fight)
}

/** The fight on the table when it is running; null otherwise. */
export function runningFight(state: ReadState): Fight | null {
  const fight = fightOnTable(state)
  return fight?.status === 'running' ? fight : null
}

/** The fight on the table, or a refusal. */
export const needFight = (state: ReadState): Fight =>
  fightOnTable(state) ?? refuse('No fight is on the table.')

/** The running fight, or a refusal. */
export const needRunning = (state: ReadState): Fight => runningFight(state) ?? refuse('No fight is running.')

/** The combatant, or a refusal. */
export const needCombatant = (state: ReadState, id: Id): Combatant =>
  state.get('combatants', id) ?? refuse('That combatant is not here any more.')

/** The place in the order where somebody stands (a ghost's former members count). */
export const slotOf = (fight: Fight, id: Id): Slot | null =>
  fight.order.find((slot) => slot.members.includes(id)) ?? null

export const slotById = (fight: Fight, id: Id): Slot | null =>
  fight.order.find((slot) => slot.id === id) ?? null

/** The place whose turn it is. */
export const activeSlot = (fight: Fight): Slot | null =>
  fight.active === null ? null : slotById(fight, fight.active)

/** Whether somebody is in its own turn: its place is active and its turn has not been ended. */
export function onTurn(state: ReadState, id: Id): boolean {
  const fight = runningFight(state)
  const slot = fight && activeSlot(fight)
  return !!slot && slot.members.includes(id) && !fight.acted.includes(slot.id)
}

/** Whether somebody's turn in this round has begun and not ended: it is on, it delays, or it was interrupted. */
export function turnIsOpen(state: ReadState, id: Id): boolean {
  const fight = runningFight(state)
  const slot = fight && slotOf(fight, id)
  return !!slot && fight.begun.includes(slot.id) && !fight.acted.includes(slot.id)
}

/** Everybody in a fight who has not left it, in no particular order. */
export function* present(state: ReadState, fight: Id): Generator<Combatant> {
  for (const combatant of state.all('combatants')) {
    if (combatant.fight === fight && combatant.gone === null) yield combatant
  }
}
