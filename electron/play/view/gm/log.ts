import type { LogEntry } from '@shared/view/gm'
import type { PatchOp } from '@shared/ipc/contract'

const TAIL = 200

/** The newest entries, oldest of them first. */
export function logTail(log: readonly LogEntry[]): LogEntry[] {
  return log.slice(-TAIL)
}

/** What to send so that a window whose tail was `before` shows `after`: from the first entry that differs. */
export function logOps(before: readonly LogEntry[], after: readonly LogEntry[]): PatchOp[] {
  const first = after[0]
  if (!first) return before.length === 0 ? [] : [{ op: 'set', section: 'log', value: [] }]
  const offset = before.findIndex((entry) => entry.seq === first.seq)
  if (before.length > 0 && offset < 0) return [{ op: 'set', section: 'log', value: after }]
  let same = 0
  while (same < after.length && before[same + Math.max(offset, 0)] === after[same]) same += 1
  const entries = after.slice(same)
  const left = before.length - Math.max(offset, 0) - same
  if (entries.length === 0 && left <= 0) return []
  const from = entries[0]?.seq ?? (after[after.length - 1]?.seq ?? 0) + 1
  return [{ op: 'log', from, entries }]
}
