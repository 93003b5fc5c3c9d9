import type { Fight, Slot } from '@shared/domain/fight'
import type { FightView, SlotView } from '@shared/view/gm'
import { tableFight, type ViewState } from './input'

/** Name of a place in the order: its one member's, or the shared name of a group. */
export function slotName(state: ViewState, slot: Slot): string {
  const first = slot.members[0]
  const combatant = first === undefined ? undefined : state.get('combatants', first)
  if (!combatant) return ''
  return slot.members.length > 1 ? combatant.baseName : combatant.name
}

/** The slot that comes after the active one; past the end the round begins anew. Null when there is none. */
export function nextSlot(fight: Fight): Slot | null {
  if (fight.status === 'preparing') return fight.order[0] ?? null
  const at = fight.order.findIndex((slot) => slot.id === fight.active)
  if (at < 0) return null
  const turns = [...fight.order.slice(at + 1), ...fight.order.slice(0, at)]
  return turns.find((slot) => !slot.ghost && !slot.delaying && slot.members.length > 0) ?? null
}

function slotState(fight: Fight, index: number, activeAt: number): SlotView['state'] {
  const slot = fight.order[index]
  if (!slot || slot.delaying) return 'delaying'
  if (index === activeAt) return 'now'
  return index < activeAt || fight.acted.includes(slot.id) ? 'acted' : 'coming'
}

function slotViews(state: ViewState, fight: Fight, next: Slot | null): SlotView[] {
  const activeAt = fight.order.findIndex((slot) => slot.id === fight.active)
  const views: SlotView[] = []
  fight.order.forEach((slot, index) => {
    if (slot.ghost || slot.members.length === 0) return
    const neighbours = [fight.order[index - 1], fight.order[index + 1]]
    views.push({
      id: slot.id,
      members: slot.members,
      name: slotName(state, slot),
      initiative: slot.initiative,
      state: slotState(fight, index, activeAt),
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
  const placed = new Set(fight.order.flatMap((slot) => slot.members))
  const waiting: string[] = []
  const fallen: string[] = []
  for (const combatant of state.all('combatants')) {
    if (combatant.fight !== fight.id) continue
    if (combatant.gone !== null) fallen.push(combatant.id)
    else if (!placed.has(combatant.id)) waiting.push(combatant.id)
  }
  const next = nextSlot(fight)
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
