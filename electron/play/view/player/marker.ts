import type { Fight, Slot } from '@shared/domain/fight'
import { nextSlot } from '../../../engine/mechanics/turns'

/** Where players see the turn stand. */
export interface Marker {
  /** Round to show; 0 = not begun for them. */
  readonly round: number
  /** Slot shown as the one whose turn it is; null = nobody seen has had a turn. */
  readonly now: Slot | null
  readonly next: Slot | null
  /** The marker still stands in the round before, so every other place in the list has acted. */
  readonly before: boolean
}

/**
 * Puts the marker on the last place players can see at or before the true one (FIELD-CASES B43). While only unseen
 * creatures have acted in a round, the marker and the round number stay in the round before; both move together.
 * @param seen whether anybody on this slot is visible
 */
export function markerOf(fight: Fight, seen: (slot: Slot) => boolean): Marker {
  const order = fight.order.filter((slot) => !slot.ghost && seen(slot))
  const places = order.filter((slot) => !slot.delaying)
  const activeAt = fight.order.findIndex((slot) => slot.id === fight.active)
  const reached = new Set(fight.order.slice(0, activeAt + 1).map((slot) => slot.id))
  const begun = places.filter(
    ({ id }) => reached.has(id) && (id === fight.active || fight.begun.includes(id)),
  )
  const now = begun[begun.length - 1]
  if (now) return { round: fight.round, now, next: after(fight, order, now), before: false }
  const last = places[places.length - 1] ?? null
  if (activeAt < 0 || fight.round <= 1 || !last) {
    return { round: 0, now: null, next: places[0] ?? null, before: false }
  }
  return { round: fight.round - 1, now: last, next: after(fight, order, null), before: true }
}

/** Who players see coming: by the engine's own rule among the places they see, else the first of the next round. */
function after(fight: Fight, order: Slot[], marked: Slot | null): Slot | null {
  const next = nextSlot({ ...fight, order, active: marked?.id ?? null })
  return next ?? order.find((slot) => slot !== marked) ?? null
}
