import type { Id } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Work } from '../work'

export interface Naming {
  readonly name: string
  readonly number: number | null
}

/**
 * Names newcomers of one kind: the first carries the plain name, with the second the first becomes "1". Numbers are
 * never used again during a fight, also when their bearer has gone. Renames the bearer of the plain name if needed.
 */
export function nameNewcomers(work: Work, fightId: Id, baseName: string, count: number): Naming[] {
  const fight = work.state.must('fights', fightId)
  const namesakes: Combatant[] = []
  const taken = new Set<string>()
  for (const combatant of work.state.all('combatants')) {
    if (combatant.fight !== fightId && !combatant.inParty) continue
    taken.add(combatant.name)
    if (combatant.baseName === baseName && !combatant.inParty) namesakes.push(combatant)
  }
  const begun = fight.numbering[baseName] ?? 1
  if (begun === 1 && count === 1 && !taken.has(baseName)) {
    remember(work, fightId, baseName, 2)
    return [{ name: baseName, number: null }]
  }
  const plain = namesakes.find((combatant) => combatant.number === null)
  if (plain) {
    work.emit({
      kind: 'combatantChanged',
      id: plain.id,
      patch: { name: `${baseName} 1`, number: 1 },
      why: '',
    })
  }
  const names: Naming[] = []
  let next = plain ? Math.max(2, begun) : begun
  for (; names.length < count; next += 1) {
    const name = `${baseName} ${next}`
    if (!taken.has(name)) names.push({ name, number: next })
  }
  remember(work, fightId, baseName, next)
  return names
}

function remember(work: Work, fightId: Id, baseName: string, next: number): void {
  const { numbering } = work.state.must('fights', fightId)
  work.emit({
    kind: 'fightChanged',
    id: fightId,
    patch: { numbering: { ...numbering, [baseName]: next } },
    why: '',
  })
}
