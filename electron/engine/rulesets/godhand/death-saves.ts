import type { Id, Reason, Roll } from '@shared/domain/base'
import type { Work } from '../../work'
import { becomeStable, die } from './life'
import { because } from './reasons'

const NEEDED = 3

/**
 * Adds to the death saves of somebody dying and draws the consequence: three successes are stable, three failures
 * are dead, in whatever order they came (GH-ZERO-06).
 * @param roll the die, or null when no die was rolled (damage, hemorrhage, the GM's word)
 */
export function countDeathSave(
  work: Work,
  id: Id,
  add: { readonly successes: number; readonly failures: number },
  roll: Roll | null,
  why: string,
  reasons: readonly Reason[] = [],
): void {
  const counters = work.state.must('combatants', id).counters
  const successes = Math.min(NEEDED, (counters['deathSuccesses'] ?? 0) + add.successes)
  const failures = Math.min(NEEDED, (counters['deathFailures'] ?? 0) + add.failures)
  work.emit({ kind: 'deathSaveMade', id, roll, successes, failures, why, reasons: [...reasons] })
  if (failures === NEEDED)
    die(work, id, 'third failure', [because('note', 'third failed death save', 'GH-ZERO-06')])
  else if (successes === NEEDED)
    becomeStable(work, id, 'third success', [because('note', 'third successful death save', 'GH-ZERO-06')])
}
