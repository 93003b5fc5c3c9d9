import type { PatchOp } from '@shared/ipc/contract'
import { same } from './same'

/** More changed entries than this share of a list are sent as the whole list. */
const WORTH = 0.5

function setOp(section: string, path: (string | number)[], value: unknown): PatchOp {
  return path.length === 0 ? { op: 'set', section, value } : { op: 'at', section, path, value }
}

/** What brings a list that lies at `path` in a section from one state to the next: its changed entries, or all of it. */
export function listOps(
  section: string,
  path: (string | number)[],
  before: readonly unknown[],
  now: readonly unknown[],
): PatchOp[] {
  const changed: number[] = []
  now.forEach((one, index) => {
    if (!same(before[index], one)) changed.push(index)
  })
  if (before.length === now.length && changed.length === 0) return []
  if (before.length !== now.length || changed.length > 1 + now.length * WORTH) {
    return [setOp(section, path, now)]
  }
  return changed.map((index) => ({ op: 'at', section, path: [...path, index], value: now[index] }))
}

/** What brings a section that is one object from one state to the next, field by field; lists entry by entry. */
export function objectOps(
  section: string,
  before: Readonly<Record<string, unknown>> | null,
  now: Readonly<Record<string, unknown>> | null,
): PatchOp[] {
  if (before === now) return []
  if (!before || !now) return [{ op: 'set', section, value: now }]
  return Object.entries(now).flatMap(([field, value]): PatchOp[] => {
    const old = before[field]
    if (Array.isArray(old) && Array.isArray(value)) return listOps(section, [field], old, value)
    return same(old, value) ? [] : [{ op: 'at', section, path: [field], value }]
  })
}
