import type { PatchOp } from '@shared/ipc/contract'
import type { LogEntry } from '@shared/view/gm'

/** The log from `from` on is replaced by `entries`; what is older than the tail stays. */
export const replaceTail = (
  log: readonly LogEntry[],
  from: number,
  entries: readonly LogEntry[],
): LogEntry[] => {
  let keep = log.length
  while (keep > 0 && log[keep - 1]!.seq >= from) keep--
  return [...log.slice(0, keep), ...entries]
}

/** The same value with another one at the path; only what lies on the path is copied. */
function withAt(value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (key === undefined) return put
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[key] = withAt(copy[key], rest, put)
  return copy
}

/**
 * Works out what a patch changes: new values by section. Record sections are copied once and keep the entries that
 * did not change as the same objects, so that lists re-render only the rows that did.
 */
export function changesOf(
  ops: readonly PatchOp[],
  current: (section: string) => unknown,
): Map<string, unknown> {
  const next = new Map<string, unknown>()
  const copied = new Set<string>()
  const record = (section: string): Record<string, unknown> => {
    if (!copied.has(section)) {
      const now = next.has(section) ? next.get(section) : current(section)
      next.set(section, { ...(now as Record<string, unknown>) })
      copied.add(section)
    }
    return next.get(section) as Record<string, unknown>
  }
  for (const op of ops) {
    switch (op.op) {
      case 'set':
        next.set(op.section, op.value)
        copied.delete(op.section)
        break
      case 'put':
        record(op.section)[op.id] = op.value
        break
      case 'drop':
        delete record(op.section)[op.id]
        break
      case 'at': {
        const now = next.has(op.section) ? next.get(op.section) : current(op.section)
        next.set(op.section, withAt(now, op.path, op.value))
        copied.delete(op.section)
        break
      }
      case 'log': {
        const now = (next.has('log') ? next.get('log') : current('log')) as LogEntry[]
        next.set('log', replaceTail(now, op.from, op.entries))
        break
      }
    }
  }
  return next
}
