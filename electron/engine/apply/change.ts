import type { Id } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Fight } from '@shared/domain/fight'
import type { Store } from '../store'

/** The one campaign record. */
export const campaignId = 'campaign'

/** Replaces a combatant by a changed copy. */
export function changeCombatant(
  store: Store,
  id: Id,
  change: (combatant: Combatant) => Partial<Combatant>,
): void {
  const combatant = store.must('combatants', id)
  store.put('combatants', { ...combatant, ...change(combatant) })
}

/** Replaces a fight by a changed copy. */
export function changeFight(store: Store, id: Id, change: (fight: Fight) => Partial<Fight>): void {
  const fight = store.must('fights', id)
  store.put('fights', { ...fight, ...change(fight) })
}

/** A copy of a record of values without one key. */
export function without<V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
