import type { Id } from '@shared/domain/base'
import type { Effect } from '@shared/domain/effect'
import type { Fight, Slot } from '@shared/domain/fight'
import type { Work } from '../work'
import { activeSlot, slotOf } from './fight'
import { toClock } from './timers'

/**
 * Gives people a place in the order, as one slot, without moving anybody else (GH-INIT-03). In a running fight a
 * place above the marker counts as passed: they first act in the next round.
 * @param acted they have had their turn in this round
 */
export function joinOrder(
  work: Work,
  fightId: Id,
  ids: readonly Id[],
  initiative: number,
  acted = false,
): void {
  const fight = work.state.must('fights', fightId)
  const slot: Slot = { id: work.newId(), members: [...ids], initiative, ghost: false, delaying: false }
  const at = work.rules.insertAt(fight.order, initiative)
  const marker = fight.order.findIndex((one) => one.id === fight.active)
  work.emit({
    kind: 'slotAdded',
    fight: fightId,
    slot,
    before: fight.order[at]?.id ?? null,
    acted: acted || (fight.status === 'running' && at <= marker),
    begun: false,
  })
}

/** Lets people join a place where others of their kind stand already; no die, no move of the marker. */
export function joinSlot(work: Work, fight: Fight, slot: Slot, ids: readonly Id[]): void {
  work.emit({ kind: 'slotChanged', fight: fight.id, slot: { ...slot, members: [...slot.members, ...ids] } })
}

/**
 * Puts everybody named at this initiative. People who share a place keep sharing it when all of them are named;
 * one of several is split off. People of one group who had no place yet share one, with their kind if it has the
 * same number.
 */
export function placeAt(work: Work, fightId: Id, ids: readonly Id[], initiative: number): void {
  const fight = work.state.must('fights', fightId)
  const named = new Set(ids)
  const moving = fight.order.filter(
    (slot) => slot.members.length > 0 && slot.members.every((id) => named.has(id)),
  )
  const alone = ids.filter((id) => !moving.some((slot) => slot.members.includes(id)))
  for (const slot of moving) moveTo(work, fightId, slot, initiative)
  const had = new Set(alone.filter((id) => fight.acted.includes(slotOf(fight, id)?.id ?? '')))
  for (const id of alone) takeOut(work, fightId, id)
  const newcomers = new Map<string, Id[]>()
  for (const id of alone) {
    const key = work.state.must('combatants', id).group ?? `alone ${id}`
    newcomers.set(key, [...(newcomers.get(key) ?? []), id])
  }
  for (const [group, members] of newcomers) {
    const now = work.state.must('fights', fightId)
    const kin = groupSlot(work, now, group)
    if (kin?.initiative === initiative) joinSlot(work, now, kin, members)
    else joinOrder(work, fightId, members, initiative, had.has(members[0] ?? ''))
  }
}

/** A place that already stands right for its new number stays where it was put by hand. */
function moveTo(work: Work, fightId: Id, slot: Slot, initiative: number): void {
  if (slot.initiative === initiative) return
  const fight = work.state.must('fights', fightId)
  const index = fight.order.findIndex((one) => one.id === slot.id)
  const moved = { ...slot, initiative }
  const above = fight.order[index - 1]?.initiative ?? Infinity
  const below = fight.order[index + 1]?.initiative ?? -Infinity
  if (above >= initiative && initiative >= below) {
    work.emit({ kind: 'slotChanged', fight: fightId, slot: moved })
    return
  }
  const rest = fight.order.filter((one) => one.id !== slot.id)
  const at = work.rules.insertAt(rest, initiative)
  work.emit({
    kind: 'orderChanged',
    fight: fightId,
    order: [...rest.slice(0, at), moved, ...rest.slice(at)],
    why: '',
  })
}

/** Takes one member out of its place; an emptied place goes. */
function takeOut(work: Work, fightId: Id, id: Id): void {
  const slot = slotOf(work.state.must('fights', fightId), id)
  if (!slot) return
  const members = slot.members.filter((member) => member !== id)
  if (members.length > 0) work.emit({ kind: 'slotChanged', fight: fightId, slot: { ...slot, members } })
  else work.emit({ kind: 'slotDropped', fight: fightId, slot: slot.id })
}

/** Gives one member of a group a place of its own, right after the group's, acted or not like the group's. */
export function splitOff(work: Work, fight: Fight, slot: Slot, id: Id): void {
  const members = slot.members.filter((member) => member !== id)
  work.emit({ kind: 'slotChanged', fight: fight.id, slot: { ...slot, members } })
  addAfter(work, fight, slot, { ...slot, id: work.newId(), members: [id] })
}

function addAfter(work: Work, fight: Fight, slot: Slot, added: Slot): void {
  const index = fight.order.findIndex((one) => one.id === slot.id)
  work.emit({
    kind: 'slotAdded',
    fight: fight.id,
    slot: added,
    before: fight.order[index + 1]?.id ?? null,
    acted: fight.acted.includes(slot.id),
    begun: fight.begun.includes(slot.id),
  })
}

/**
 * Takes somebody out of the order of its fight (fallen, fled, removed). The marker never moves here: an emptied
 * active place stays as a ghost until `settle` passes it. A place is also kept as a ghost while timers of others
 * hang on whoever left; without a place those timers go over to the clock.
 */
export function leaveOrder(work: Work, id: Id): void {
  const combatant = work.state.get('combatants', id)
  const fight = combatant?.fight ? work.state.get('fights', combatant.fight) : undefined
  if (!fight) return
  const slot = slotOf(fight, id)
  if (!slot) for (const effect of hangingOn(work, id)) toClock(work, effect, id)
  if (!slot || slot.ghost) return
  const members = slot.members.filter((member) => member !== id)
  const ghost: Slot = { ...slot, members: [id], ghost: true, delaying: false }
  const hangs = holdsTimers(work, id)
  if (members.length > 0) {
    work.emit({ kind: 'slotChanged', fight: fight.id, slot: { ...slot, members } })
    if (hangs) addAfter(work, fight, slot, { ...ghost, id: work.newId() })
    if (fight.actor === id && members[0]) {
      work.emit({ kind: 'fightChanged', id: fight.id, patch: { actor: members[0] }, why: '' })
    }
  } else if (hangs || (fight.status !== 'preparing' && fight.active === slot.id)) {
    work.emit({ kind: 'slotChanged', fight: fight.id, slot: ghost })
  } else {
    work.emit({ kind: 'slotDropped', fight: fight.id, slot: slot.id })
  }
}

/** Brings somebody back into the order: to its ghost, to its group's place, or by its initiative. */
export function returnToOrder(work: Work, id: Id): void {
  const combatant = work.state.must('combatants', id)
  const fight = combatant.fight ? work.state.get('fights', combatant.fight) : undefined
  if (!fight || combatant.initiative === null) return
  const slot = slotOf(fight, id)
  if (slot?.ghost) work.emit({ kind: 'slotChanged', fight: fight.id, slot: { ...slot, ghost: false } })
  if (slot) return
  const group = groupSlot(work, fight, combatant.group)
  if (group) joinSlot(work, fight, group, [id])
  else joinOrder(work, fight.id, [id], combatant.initiative)
}

/** The place of those who share a group's roll; null when there is none. */
export function groupSlot(work: Work, fight: Fight, group: string | null): Slot | null {
  if (group === null) return null
  const shares = (id: Id): boolean => work.state.get('combatants', id)?.group === group
  return fight.order.find((slot) => !slot.ghost && slot.members.some(shares)) ?? null
}

/** Whether timers on somebody who is still here hang on turns of this combatant. */
export const holdsTimers = (work: Work, id: Id): boolean => hangingOn(work, id).length > 0

function hangingOn(work: Work, id: Id): Effect[] {
  return work.state.effectsAnchoredTo(id).filter((effect) => {
    const bearer = effect.on === id ? undefined : work.state.get('combatants', effect.on)
    return bearer !== undefined && bearer.gone === null
  })
}

/**
 * Arranges tied places by hand or by tie rolls: the named slots take, in this order, the positions they hold
 * together. Initiative numbers stay. `why` is told, empty = not told.
 */
export function arrangeSlots(work: Work, fightId: Id, slots: readonly Id[], why: string): void {
  const fight = work.state.must('fights', fightId)
  const byId = new Map(fight.order.map((slot) => [slot.id, slot]))
  const sorted = slots.flatMap((id) => byId.get(id) ?? [])
  const named = new Set(sorted.map((slot) => slot.id))
  let next = 0
  const order = fight.order.map((slot) => (named.has(slot.id) ? (sorted[next++] ?? slot) : slot))
  work.emit({ kind: 'orderChanged', fight: fightId, order, why })
}

/** Whether the marker stands on a place where nobody is left. */
export const activeIsEmpty = (fight: Fight): boolean => activeSlot(fight)?.ghost ?? fight.active !== null
