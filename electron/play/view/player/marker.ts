import type { Fight, Slot } from '@shared/domain/fight'

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
  const places = fight.order.filter((slot) => !slot.ghost && !slot.delaying && seen(slot))
  const first = places[0] ?? null
  const activeAt = fight.order.findIndex((slot) => slot.id === fight.active)
  if (activeAt < 0) return { round: 0, now: null, next: first, before: false }
  const reached = new Set(fight.order.slice(0, activeAt + 1).map((slot) => slot.id))
  const done = places.filter(
    (slot) => reached.has(slot.id) && (slot.id === fight.active || fight.acted.includes(slot.id)),
  )
  const now = done[done.length - 1]
  if (now) {
    const after = places.slice(places.indexOf(now) + 1)
    return { round: fight.round, now, next: after[0] ?? (first === now ? null : first), before: false }
  }
  const last = places[places.length - 1] ?? null
  if (fight.round <= 1 || !last) return { round: 0, now: null, next: first, before: false }
  return { round: fight.round - 1, now: last, next: first === last ? null : first, before: true }
}
