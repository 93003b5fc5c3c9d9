import type { Fight, Slot } from '@shared/domain/fight'
import type { FightView, SlotView } from '@shared/view/gm'
import { nextSlot } from '../../../engine/mechanics/turns'
import { tableFight, type ViewState } from './input'

/** Name of a place in the order: its one member's, or the shared name of a group. */
export function slotName(state: ViewState, slot: Slot): string {
  const first = slot.members[0]
  const combatant = first === undefined ? undefined : state.get('combatants', first)
  if (!combatant) return ''
  return slot.members.length > 1 ? combatant.baseName : combatant.name
}

/** The place whose turn comes after the active one, in this round or at the start of the next; null when there is none. */
export function comingSlot(fight: Fight): Slot | null {
  const order = fight.order.filter((slot) => !slot.ghost)
  const first = order.find((slot) => slot.id !== fight.active) ?? null
  return fight.status === 'running' ? (nextSlot({ ...fight, order }) ?? first) : (order[0] ?? null)
}

function slotState(fight: Fight, slot: Slot): SlotView['state'] {
  if (slot.delaying) return 'delaying'
  if (slot.id === fight.active) return 'now'
  return fight.acted.includes(slot.id) ? 'acted' : 'coming'
}

function slotViews(state: ViewState, fight: Fight, next: Slot | null): SlotView[] {
  const views: SlotView[] = []
  fight.order.forEach((slot, index) => {
    if (slot.ghost || slot.members.length === 0) return
    const neighbours = [fight.order[index - 1], fight.order[index + 1]]
    views.push({
      id: slot.id,
      members: slot.members,
      name: slotName(state, slot),
      initiative: slot.initiative,
      state: slotState(fight, slot),
      next: slot === next,
      tied: neighbours.some((other) => other && !other.ghost && other.initiative === slot.initiative),
    })
  })
  return views
}

/** The fight on the table as the order shows it; null between fights. */
export function fightView(state: ViewState): FightView | null {
  const fight = tableFight(state)
  if (!fight) return null
  const placed = new Set(fight.order.flatMap((slot) => (slot.ghost ? [] : slot.members)))
  const waiting: string[] = []
  const fallen: string[] = []
  for (const combatant of state.all('combatants')) {
    if (combatant.fight !== fight.id) continue
    if (combatant.gone !== null) fallen.push(combatant.id)
    else if (!placed.has(combatant.id)) waiting.push(combatant.id)
  }
  const next = comingSlot(fight)
  const order = slotViews(state, fight, next)
  return {
    id: fight.id,
    name: fight.name,
    status: fight.status,
    round: fight.round,
    turn: order.findIndex((slot) => slot.id === fight.active) + 1,
    turns: order.length,
    order,
    active: fight.active,
    actor: fight.actor,
    next: next ? slotName(state, next) : '',
    waiting,
    fallen,
    challenge: fight.challenge,
    notes: fight.notes,
  }
}
