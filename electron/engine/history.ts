import type { Command } from '@shared/command'
import type { Refusal } from '@shared/domain/base'
import type { StateData } from '@shared/domain/state'
import type { Step } from '@shared/event'
import { applyEvent } from './apply/index'
import { execute, type Context } from './execute'
import { describeStep } from './journal/describe/index'
import { fightOnTable } from './mechanics/fight'
import type { Ruleset } from './rulesets/ruleset'
import type { RecordChange, Store } from './store'

/** A step with the records it changed. */
export interface DoneStep {
  readonly step: Step
  readonly changes: readonly RecordChange[]
}

/** `step` is null when the command found nothing to do. */
export type Performed =
  | { readonly ok: true; readonly step: Step | null; readonly changes: readonly RecordChange[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** What a snapshot keeps: the state some steps back, the steps since, and those that can be done again. */
export interface Trail {
  readonly base: StateData
  readonly done: readonly Step[]
  /** In the order in which they are done again. */
  readonly undone: readonly Step[]
}

/**
 * What was done and what was undone. Undo puts back the records as they were before, whatever the rules say;
 * redo folds the very same events again, with the same dice.
 */
export interface History {
  /** Steps that stand, oldest first. */
  readonly done: readonly DoneStep[]
  /** Steps that can be done again; the last is the next. */
  readonly undone: readonly Step[]
  /** Every step of this session and of the trail it began with, by number, undone ones included. */
  readonly all: readonly Step[]
  /** Whether a step of `all` stands. */
  stands(seq: number): boolean
  /** Carries out a command as one step. `at` is wall time in milliseconds. A new step drops what could be redone. */
  perform(rules: Ruleset, command: Command, context: Context, at: number): Performed
  /** Takes the last step back as if it had never been: it could not be kept. Restores what it dropped. */
  forget(): void
  /** Undoes the last step; null when nothing is left. */
  undo(): DoneStep | null
  /** Does the step undone last again; null when there is none. */
  redo(): DoneStep | null
  /** How many steps have to be undone so that the one with this number is the last that stands. */
  stepsAfter(seq: number): number
  /** How many steps have to be undone to be back in the turn before; 0 = there is none in this fight. */
  stepsOfTurn(): number
  trail(limit: number): Trail
}

/** The round that a step is filed under: of the fight on the table after it, else before it. */
const roundNow = (store: Store): number | null => {
  const fight = fightOnTable(store)
  return fight && fight.round > 0 ? fight.round : null
}

/**
 * Begins a history on a store that holds the trail's base; its steps are folded in again.
 * @param lastSeq number of the last step ever done in this campaign
 */
export function createHistory(store: Store, trail?: Omit<Trail, 'base'>, lastSeq = 0): History {
  const done: DoneStep[] = []
  const all: Step[] = [...(trail?.done ?? []), ...(trail?.undone ?? [])].sort((a, b) => a.seq - b.seq)
  const standing = new Set<number>()
  let undone: Step[] = [...(trail?.undone ?? [])].reverse()
  let dropped: Step[] = []
  let seq = Math.max(lastSeq, all.at(-1)?.seq ?? 0)
  for (const step of trail?.done ?? []) fold(step)

  function keep(step: Step, changes: readonly RecordChange[]): DoneStep {
    const entry = { step, changes }
    done.push(entry)
    standing.add(step.seq)
    return entry
  }

  function fold(step: Step): DoneStep {
    store.begin()
    try {
      for (const event of step.events) applyEvent(store, event)
    } catch (problem) {
      store.rollback()
      throw problem
    }
    return keep(step, store.commit())
  }

  return {
    done,
    all,
    get undone() {
      return undone
    },
    stands: (number) => standing.has(number),
    perform(rules, command, context, at) {
      const roundBefore = roundNow(store)
      const outcome = execute(store, rules, command, context)
      if (!outcome.ok) return outcome
      const { events, changes } = outcome
      if (events.length === 0) return { ok: true, step: null, changes }
      seq += 1
      const step: Step = {
        seq,
        at,
        command: command.kind,
        round: roundNow(store) ?? roundBefore,
        events: [...events],
        lines: describeStep(events, store, changes, rules),
      }
      dropped = undone
      undone = []
      all.push(step)
      keep(step, changes)
      return { ok: true, step, changes }
    },
    forget() {
      const last = done.pop()
      if (!last) return
      store.revert(last.changes)
      standing.delete(last.step.seq)
      all.splice(all.lastIndexOf(last.step), 1)
      undone = dropped
      dropped = []
      seq -= 1
    },
    undo() {
      const last = done.pop()
      if (!last) return null
      store.revert(last.changes)
      standing.delete(last.step.seq)
      undone.push(last.step)
      return last
    },
    redo() {
      const step = undone.pop()
      return step ? fold(step) : null
    },
    stepsAfter(number) {
      let count = 0
      while (count < done.length && (done[done.length - 1 - count]?.step.seq ?? 0) > number) count += 1
      return count
    },
    stepsOfTurn() {
      for (let count = 1; count <= done.length; count += 1) {
        const step = done[done.length - count]?.step
        if (!step || turnStarters.has(step.command)) return 0
        if (step.events.some((event) => event.kind === 'turnBegan')) return count
      }
      return 0
    },
    trail(limit) {
      const kept = limit <= 0 ? [] : done.slice(-limit)
      const base = store.fork()
      for (const { changes } of [...kept].reverse()) base.revert(changes)
      return { base: base.toData(), done: kept.map(({ step }) => step), undone: [...undone].reverse() }
    },
  }
}

/** Going back a turn stops here: before them there is no turn of this fight. */
const turnStarters = new Set([
  'prepareFight',
  'beginFight',
  'endFight',
  'pauseFight',
  'resumeFight',
  'discardFight',
])
