import type { Id } from '@shared/domain/base'
import { needCombatant, runningFight } from '../../mechanics/fight'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { finishAction, type Pay, type Price, startAction } from './economy'
import { option } from './options'
import { no } from './reasons'

/** Holds a response for a trigger; it costs the action now and the reaction later (GH-ACT-18). */
export const ready: Decider<'ready'> = (work, command) => {
  getReady(work, command.id, command.trigger, command.response, { pay: null, override: false })
}

/** Readies; a new one takes the place of the old (GH-AMB-16). A Dodge can't be readied boldly (GH-BOLD-04). */
export function getReady(
  work: Work,
  id: Id,
  trigger: string,
  response: string,
  how: { readonly pay: Pay | null; readonly override: boolean },
): void {
  needCombatant(work.state, id)
  const usedFor = /\bdodg/i.test(response) ? 'dodge' : 'ready'
  const price: Price = { cost: 'action', usedFor, name: 'Ready', ...how }
  const paid = startAction(work, id, price)
  if (paid.lost) return
  const readied = { trigger, response, round: runningFight(work.state)?.round ?? 0 }
  work.emit({ kind: 'combatantChanged', id, patch: { readied }, why: `readies: ${response}` })
  finishAction(work, id, paid)
}

/** The trigger has happened and its holder acts on it, with the reaction (GH-ACT-19). */
export const useReadied: Decider<'useReadied'> = (work, command) => {
  const { id } = command
  const { name, readied } = needCombatant(work.state, id)
  if (!readied) refuse(`${name} has nothing readied.`, [no('nothing readied', 'GH-ACT-18')])
  startAction(work, id, {
    cost: 'reaction',
    pay: null,
    usedFor: 'ready',
    name: 'the readied response',
    override: false,
  })
  work.emit({
    kind: 'combatantChanged',
    id,
    patch: { readied: null },
    why: `does what it readied: ${readied.response}`,
  })
}

/** Gives it up; the reaction is kept (GH-ACT-20). */
export const dropReadied: Decider<'dropReadied'> = (work, command) => {
  const { name, readied } = needCombatant(work.state, command.id)
  if (!readied) refuse(`${name} has nothing readied.`)
  const patch = { readied: null }
  work.emit({ kind: 'combatantChanged', id: command.id, patch, why: 'gives up what it readied' })
}

/** Where a house rule says so, what was readied is lost when the next turn starts (GH-AMB-16). */
export function expireReadied(work: Work, id: Id): void {
  const { readied } = work.state.must('combatants', id)
  if (!readied || option(work.state, 'readyExpiry') !== 'startOfTurn') return
  work.emit({
    kind: 'combatantChanged',
    id,
    patch: { readied: null },
    why: 'no longer holds what it readied',
  })
}
