import type { Id, Reason } from '@shared/domain/base'
import type { CommandOf } from '@shared/command'
import type { ReadState } from '../../store'
import { distinctRows } from './modifiers'
import { option } from './options'
import { no, note } from './reasons'

export type Cover = CommandOf<'attack'>['cover']

const degrees: readonly Cover[] = ['none', 'half', 'threeQuarters', 'full']

/** Armor class that a degree of cover adds; full cover is no target at all (GH-COV-01 to 03). */
const facts: {
  readonly [C in Exclude<Cover, 'none' | 'full'>]: { words: string; bonus: number; rule: string }
} = {
  half: { words: 'half cover', bonus: 2, rule: 'GH-COV-01' },
  threeQuarters: { words: 'three-quarters cover', bonus: 5, rule: 'GH-COV-02' },
}

/**
 * Cover of a target as it counts: the degree the GM gave, raised by its posture (GH-COV-05).
 * @returns what it adds to the armor class, and why; refusals when it can't be aimed at
 */
export function coverOf(
  state: ReadState,
  target: Id,
  given: Cover,
): { bonus: number; reasons: readonly Reason[]; refusals: readonly Reason[] } {
  const reasons: Reason[] = []
  let degree = degrees.indexOf(given)
  for (const { row } of distinctRows(state, target)) {
    if (!row.coverSteps || (degree === 0 && option(state, 'crouchOpen') !== true)) continue
    degree += row.coverSteps.steps
    reasons.push(note(`target ${row.phrase}: better cover`, row.coverSteps.rule))
  }
  const now = degrees[Math.min(degree, degrees.length - 1)] ?? 'none'
  if (now === 'none') return { bonus: 0, reasons, refusals: [] }
  if (now === 'full') return { bonus: 0, reasons, refusals: [no('target is in full cover', 'GH-COV-03')] }
  const { words, bonus, rule } = facts[now]
  reasons.push({ ...note(`${words}: armor class +${bonus}`, rule), value: bonus })
  return { bonus, reasons, refusals: [] }
}
