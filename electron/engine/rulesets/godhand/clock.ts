import type { Work } from '../../work'
import { wake } from './life'
import { note } from './reasons'

/**
 * The campaign clock reached `to` (seconds): whoever is stable and has slept its 1d4 hours wakes, with 1 hit point if
 * it has none (GH-ZERO-14, GH-AMB-32).
 */
export function clockMoved(work: Work, _from: number, to: number): void {
  const due: string[] = []
  for (const { id, life, counters } of work.state.all('combatants')) {
    const at = counters['wakesAt'] ?? 0
    if (life === 'stable' && at > 0 && at <= to) due.push(id)
  }
  for (const id of due) {
    if (work.state.must('combatants', id).hp === 0)
      work.emit({ kind: 'healed', id, amount: 1, wasted: 0, cause: 'hours of rest', roll: null })
    wake(work, id, 'hours of rest', [note('1d4 hours after becoming stable', 'GH-ZERO-14')])
  }
}
