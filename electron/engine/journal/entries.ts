import type { Step } from '@shared/event'
import type { LogEntry } from '@shared/view/gm'

/** A step as an entry of the log. */
export const entryOf = (step: Step, undone: boolean): LogEntry => ({
  seq: step.seq,
  at: step.at,
  round: step.round,
  lines: step.lines,
  undone,
})

export interface PageRequest {
  /** Only entries older than this one; null = from the newest on. */
  readonly before: number | null
  /** Whether undone steps are shown. */
  readonly undone: boolean
  readonly limit: number
}

/**
 * A page of the log, oldest entry first. Steps without a sentence have no entry.
 * @param steps every step that is known, by number
 * @param stands whether a step has not been undone
 * @returns `more`: older entries are among `steps`
 */
export function pageOf(
  steps: readonly Step[],
  stands: (seq: number) => boolean,
  { before, undone, limit }: PageRequest,
): { entries: LogEntry[]; more: boolean } {
  const entries: LogEntry[] = []
  for (let at = firstBelow(steps, before); at >= 0; at -= 1) {
    const step = steps[at]
    if (!step || step.lines.length === 0 || (!undone && !stands(step.seq))) continue
    if (entries.length === limit) return { entries: entries.reverse(), more: true }
    entries.push(entryOf(step, !stands(step.seq)))
  }
  return { entries: entries.reverse(), more: false }
}

/** Index of the newest step with a number below `before`; steps are sorted, so halves are enough. */
function firstBelow(steps: readonly Step[], before: number | null): number {
  if (before === null) return steps.length - 1
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((steps[middle]?.seq ?? Infinity) < before) low = middle + 1
    else high = middle
  }
  return low - 1
}
