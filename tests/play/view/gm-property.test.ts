import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PatchOp } from '@shared/ipc/contract'
import { gmViewSchema, type LogEntry } from '@shared/view/gm'
import { createGmViewer, type GmInput } from '../../../electron/play/view/gm'
import { commandOf, moves, randomTable } from './support/random-fight'
import type { Table } from './support/table'

const history = { canUndo: true, canRedo: false, undo: '', redo: '', canStepBack: true }

const inputOf = (table: Table, log: readonly LogEntry[], changes: GmInput['changes']): GmInput => ({
  state: table.store,
  rules: table.rules,
  log,
  history,
  focus: null,
  folder: 'folder',
  notices: [],
  changes,
})

function withAt(value: unknown, [key, ...rest]: (string | number)[], put: unknown): unknown {
  if (key === undefined) return put
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >
  copy[key] = withAt(copy[key], rest, put)
  return copy
}

/** What a window does with a patch. */
function follow(view: Record<string, unknown>, ops: readonly PatchOp[]): void {
  for (const op of ops) {
    if (op.op === 'set') view[op.section] = op.value
    else if (op.op === 'put') view[op.section] = { ...(view[op.section] as object), [op.id]: op.value }
    else if (op.op === 'drop') {
      const left = { ...(view[op.section] as Record<string, unknown>) }
      delete left[op.id]
      view[op.section] = left
    } else if (op.op === 'at') view[op.section] = withAt(view[op.section], op.path, op.value)
    else {
      const log = view.log as LogEntry[]
      view.log = [...log.filter((entry) => entry.seq < op.from), ...op.entries]
    }
  }
}

describe('the GM’s view', () => {
  it('brought forward by patches is the view made anew, after any commands and undos', () => {
    fc.assert(
      fc.property(fc.nat(), moves, (seed, list) => {
        const table = randomTable(seed)
        const viewer = createGmViewer()
        const entries = new Map<number, LogEntry>()
        const log = () =>
          table.log().map((entry) => {
            const known = entries.get(entry.seq) ?? entry
            entries.set(entry.seq, known)
            return known
          })
        const followed = structuredClone(viewer.full(inputOf(table, log(), null))) as unknown as Record<
          string,
          unknown
        >
        for (const move of list) {
          const command = commandOf(move, table)
          const changes = move.what % 7 === 3 ? table.undo() : command && table.tryIt(command)
          if (!changes) continue
          follow(followed, structuredClone(viewer.patch(inputOf(table, log(), changes))))
          const fresh = createGmViewer().full(inputOf(table, log(), null))
          expect(followed).toEqual(fresh)
        }
        gmViewSchema.parse(followed)
      }),
      { numRuns: 30 },
    )
  }, 60_000)
})
