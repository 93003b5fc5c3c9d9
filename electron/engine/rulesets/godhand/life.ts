import type { Id, Reason } from '@shared/domain/base'
import type { Life } from '@shared/domain/combatant'
import type { PromptKind } from '@shared/domain/prompt'
import { endEffect, startEffect } from '../../mechanics/effects'
import { closePrompts } from '../../mechanics/prompts'
import type { Work } from '../../work'
import { conditionSpec } from './effect-spec'
import { note } from './reasons'

/** Parameter that marks the unconsciousness of somebody who is down, apart from sleep by other causes. */
const DOWN = 'down'
const HOUR = 3600

const deathSaves: readonly PromptKind[] = ['deathSave', 'deathFailure']
/** Its own rolls are over; what it did to others and what is told of it stays. */
const overInDeath: readonly PromptKind[] = [
  ...deathSaves,
  'ongoing',
  'save',
  'recharge',
  'concentration',
  'tempChoice',
  'reminder',
]

/** Changes how alive somebody is and drops what is no longer due because of it. */
function change(work: Work, id: Id, to: Life, why: string, reasons: readonly Reason[]): void {
  const from = work.state.must('combatants', id).life
  if (from !== to) work.emit({ kind: 'lifeChanged', id, from, to, why, reasons: [...reasons] })
  if (to === 'dying') return
  closePrompts(work, id, 'no longer due', ({ kind }) =>
    (to === 'dead' ? overInDeath : deathSaves).includes(kind),
  )
}

/** Sets a counter without a line in the log, if it differs. */
export function setCounter(work: Work, id: Id, counter: string, value: number, why = ''): void {
  const now = work.state.must('combatants', id).counters[counter] ?? 0
  if (now !== value) work.emit({ kind: 'counterSet', id, counter, value, why })
}

function clearDeathSaves(work: Work, id: Id): void {
  setCounter(work, id, 'deathSuccesses', 0)
  setCounter(work, id, 'deathFailures', 0)
}

/** Lays somebody down unconscious; Prone and dropped items follow from the condition (GH-COND-UNCON-01). */
function layDown(work: Work, id: Id): void {
  const already = work.state.effectsOn(id).some((effect) => effect.params[DOWN] === true)
  if (already) return
  startEffect(work, id, conditionSpec('unconscious', { params: { [DOWN]: true } }), null, '0 hit points')
}

/** Unconscious and making death saves, both counts at nothing (GH-ZERO-03). */
export function becomeDying(work: Work, id: Id, why: string, reasons: readonly Reason[]): void {
  clearDeathSaves(work, id)
  setCounter(work, id, 'wakesAt', 0)
  change(work, id, 'dying', why, reasons)
  layDown(work, id)
}

/**
 * Out of danger, asleep, waking after 1d4 hours of the campaign clock (GH-ZERO-13, GH-ZERO-14).
 * The hours are rolled at once, so the GM can see when it will wake.
 */
export function becomeStable(work: Work, id: Id, why: string, reasons: readonly Reason[]): void {
  clearDeathSaves(work, id)
  change(work, id, 'stable', why, reasons)
  layDown(work, id)
  const roll = work.dice.roll('1d4')
  const name = work.state.must('combatants', id).name
  work.emit({ kind: 'rolled', label: `Hours until ${name} wakes`, roll, secret: true })
  setCounter(work, id, 'wakesAt', work.state.must('campaign', 'campaign').clock + roll.total * HOUR)
}

/** Back to consciousness: both counts at nothing, no longer unconscious; Prone stays (GH-ZERO-03, GH-INT-06). */
export function wake(work: Work, id: Id, why: string, reasons: readonly Reason[]): void {
  clearDeathSaves(work, id)
  setCounter(work, id, 'wakesAt', 0)
  change(work, id, 'up', why, reasons)
  for (const effect of work.state.effectsOn(id)) {
    if (effect.params[DOWN] === true) endEffect(work, effect.id, 'awake')
  }
}

/** A stable sleeper was hurt but not brought down: no longer stable, and whether it wakes is the GM's (GH-AMB-32). */
export function disturb(work: Work, id: Id): void {
  setCounter(work, id, 'wakesAt', 0)
  change(work, id, 'up', 'hurt while stable, still unconscious', [
    note('damage ends being stable', 'GH-ZERO-13'),
  ])
}

/** Dead. The counts stay as they were, for the record. */
export function die(work: Work, id: Id, why: string, reasons: readonly Reason[]): void {
  change(work, id, 'dead', why, reasons)
}
