import type { Step } from '@shared/event'
import { tableSchemas, type StateData } from '@shared/domain/state'
import { applyEvent } from '../engine/apply'
import { createHistory, type DoneStep, type History } from '../engine/history'
import { createStore, type RecordChange, type Store } from '../engine/store'
import type { Position } from './journal'
import type { Entry, Restore } from './journal-line'
import type { TailLine } from './journal-tail'

/** A campaign brought to where its files end. */
export interface Replayed {
  readonly store: Store
  /** Done steps, oldest first. */
  readonly done: DoneStep[]
  /** Undone steps, the one that a redo repeats next last. */
  readonly undone: DoneStep[]
  lastSeq: number
}

interface Start {
  readonly base: StateData
  readonly trail: readonly Step[]
  readonly redo: readonly Step[]
  readonly lastSeq: number
}

function redone(store: Store, step: Step): DoneStep {
  store.begin()
  try {
    for (const event of step.events) applyEvent(store, event)
  } catch (error) {
    store.rollback()
    throw error
  }
  return { step, changes: store.commit() }
}

type UndoneStep = Extract<Entry, { kind: 'undo' }>['steps'][number]

function changeOf(store: Store, { table, id, before }: Restore): RecordChange {
  const record = before === null ? null : tableSchemas[table].parse(before)
  return { table, id, before: record, after: store.get(table, id) ?? null }
}

/**
 * The state at a snapshot, with the steps around it.
 * @throws when a step does not fit the state: the snapshot is damaged although it reads well
 */
export function replaySnapshot({ base, trail, redo, lastSeq }: Start): Replayed {
  const store = createStore(base)
  const done = trail.map((step) => redone(store, step))
  const ahead = redo.map((step) => redone(store, step))
  for (const past of [...ahead].reverse()) store.revert(past.changes)
  return { store, done, undone: ahead.reverse(), lastSeq }
}

/**
 * Follows the journal from the snapshot on, in place.
 * @param find steps by number, from farther back in the journal than is in memory
 * @returns where the lines stopped fitting the state; null = all did
 */
export async function replayTail(
  replayed: Replayed,
  lines: readonly TailLine[],
  start: Position,
  find: (seqs: readonly number[]) => Promise<ReadonlyMap<number, Step>>,
): Promise<Position | null> {
  const { store, done, undone } = replayed
  const missing = new Map<number, readonly RecordChange[]>()
  let end = start

  function undo({ of, restore }: UndoneStep): void {
    const past = done.pop()
    const changes = past?.changes ?? restore.map((one) => changeOf(store, one))
    store.revert(changes)
    if (!past) missing.set(of, changes)
    undone.push(past ?? { step: unread(of), changes })
  }

  function follow({ entry }: TailLine): void {
    switch (entry.kind) {
      case 'step':
        done.push(redone(store, entry.step))
        for (const past of undone.splice(0)) missing.delete(past.step.seq)
        replayed.lastSeq = Math.max(replayed.lastSeq, entry.step.seq)
        return
      case 'undo':
        entry.steps.forEach(({ of }, index) => {
          const past = done[done.length - 1 - index]
          if (past && past.step.seq !== of) throw new Error(`step ${of} is not the last one`)
        })
        entry.steps.forEach(undo)
        return
      case 'redo': {
        const next = undone[undone.length - 1]
        if (next?.step.seq !== entry.of) throw new Error(`step ${entry.of} is not the next to redo`)
        store.reapply(next.changes)
        done.push(next)
        undone.pop()
        return
      }
      case 'journal':
        throw new Error('a header in the middle of the journal')
    }
  }

  let stopped: Position | null = null
  for (const line of lines) {
    try {
      follow(line)
    } catch {
      stopped = end
      break
    }
    end = line.end
  }
  await fillIn(replayed, missing, find)
  return stopped
}

/** Stands for a step that was undone beyond the snapshot's reach until it is read from the journal. */
function unread(seq: number): Step {
  return { seq, at: 0, command: '', round: null, events: [], lines: [] }
}

async function fillIn(
  { done, undone }: Replayed,
  missing: ReadonlyMap<number, readonly RecordChange[]>,
  find: (seqs: readonly number[]) => Promise<ReadonlyMap<number, Step>>,
): Promise<void> {
  if (missing.size === 0) return
  const found = await find([...missing.keys()])
  for (const list of [done, undone]) {
    let readable = 0
    list.forEach((past, index) => {
      if (!missing.has(past.step.seq)) return
      const step = found.get(past.step.seq)
      if (step) list[index] = { step, changes: past.changes }
      else readable = index + 1
    })
    // A step that can't be found again is as far back (or forward) as history goes.
    list.splice(0, readable)
  }
}

/** The history of a replayed campaign, on its store. */
export function historyOf({ store, done, undone, lastSeq }: Replayed): History {
  // A history folds its steps itself, from the state before them.
  for (const { changes } of [...done].reverse()) store.revert(changes)
  const steps = { done: done.map(({ step }) => step), undone: undone.map(({ step }) => step).reverse() }
  return createHistory(store, steps, lastSeq)
}
