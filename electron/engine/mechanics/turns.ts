import type { Id } from '@shared/domain/base'
import type { Fight, Slot } from '@shared/domain/fight'
import type { Work } from '../work'
import { activeSlot, campaignOf, runningFight } from './fight'
import { roundSeconds } from './lasting'
import { activeIsEmpty, holdsTimers } from './order'
import { expireAt, expireRound, moveClockTo, toClock } from './timers'

/**
 * The place whose turn comes next in this round: the first after the marker that has not had its turn, else one
 * above the marker that was moved there by hand before it came up. Null = the round is over.
 */
export function nextSlot(fight: Fight): Slot | null {
  const acted = new Set(fight.acted)
  const waits = (slot: Slot): boolean => !slot.delaying && slot.id !== fight.active && !acted.has(slot.id)
  const marker = fight.order.findIndex((slot) => slot.id === fight.active)
  return (
    fight.order.slice(marker + 1).find(waits) ?? fight.order.slice(0, Math.max(0, marker)).find(waits) ?? null
  )
}

/** Ends the turn of a place: its members' ends in their order (GH-INIT-02), or only the timers of a ghost. */
export function endTurnOf(work: Work, fightId: Id, slot: Slot): void {
  work.emit({ kind: 'turnEnded', fight: fightId, slot: slot.id })
  for (const id of slot.members) {
    if (slot.ghost) expireAt(work, id, 'end')
    else if (standsIn(work, id, fightId)) work.rules.endTurn(work, id)
  }
}

/**
 * Moves the marker on: through ghosts, over the end of the round, to the next place where somebody stands, whose
 * turn then begins, or goes on when it had begun before. Without anybody left the fight is prepared anew.
 */
export function advance(work: Work, fightId: Id): void {
  for (;;) {
    const fight = work.state.must('fights', fightId)
    if (!fight.order.some((slot) => !slot.ghost)) {
      standStill(work, fight)
      return
    }
    const next = nextSlot(fight)
    if (!next) beginRound(work, fight)
    else if (next.ghost) passGhost(work, fight, next)
    else {
      beginTurnOf(work, fight, next)
      return
    }
  }
}

function beginTurnOf(work: Work, fight: Fight, slot: Slot): void {
  const goesOn = fight.begun.includes(slot.id)
  work.emit({ kind: 'turnBegan', fight: fight.id, slot: slot.id })
  dropPassedGhosts(work, fight.id)
  if (goesOn) return
  for (const id of slot.members) if (standsIn(work, id, fight.id)) work.rules.beginTurn(work, id)
}

/** The first round, or the next one: who delayed to the end has its turn ended, the clock moves, round timers end. */
export function beginRound(work: Work, fight: Fight): void {
  for (const slot of fight.order) {
    if (!slot.delaying) continue
    work.emit({ kind: 'delayEnded', fight: fight.id, slot: slot.id })
    endTurnOf(work, fight.id, { ...slot, delaying: false })
  }
  work.emit({ kind: 'roundBegan', fight: fight.id, round: fight.round + 1 })
  if (fight.round === 0) return
  moveClockTo(work, campaignOf(work.state).clock + roundSeconds(work.state), '')
  expireRound(work)
}

function passGhost(work: Work, fight: Fight, slot: Slot): void {
  const begun = fight.begun.includes(slot.id)
  work.emit({ kind: 'turnBegan', fight: fight.id, slot: slot.id })
  if (!begun) for (const id of slot.members) expireAt(work, id, 'start')
  endTurnOf(work, fight.id, slot)
}

/** Ghosts on which nothing hangs any more go, except the one the marker stands on. */
function dropPassedGhosts(work: Work, fightId: Id): void {
  const fight = work.state.must('fights', fightId)
  for (const slot of fight.order) {
    if (!slot.ghost || slot.id === fight.active || slot.members.some((id) => holdsTimers(work, id))) continue
    work.emit({ kind: 'slotDropped', fight: fightId, slot: slot.id })
  }
}

function standStill(work: Work, fight: Fight): void {
  for (const slot of fight.order) {
    for (const id of slot.members) {
      for (const effect of [...work.state.effectsAnchoredTo(id)]) toClock(work, effect, id)
    }
  }
  const patch: Partial<Fight> = {
    status: 'preparing',
    round: 0,
    order: [],
    active: null,
    actor: null,
    acted: [],
    begun: [],
  }
  work.emit({ kind: 'fightChanged', id: fight.id, patch, why: 'has nobody left in the order' })
}

/** After a command: when nobody stands at the marker any more, its turn is over and the next one begins. */
export function settle(work: Work): void {
  for (;;) {
    const fight = runningFight(work.state)
    if (!fight || !activeIsEmpty(fight)) return
    const slot = activeSlot(fight)
    if (slot && !fight.acted.includes(slot.id)) endTurnOf(work, fight.id, slot)
    advance(work, fight.id)
  }
}

const standsIn = (work: Work, id: Id, fight: Id): boolean => {
  const combatant = work.state.get('combatants', id)
  return combatant?.fight === fight && combatant.gone === null
}
