import type { Apply } from './index'
import { changeCombatant } from './change'

type Kinds = 'blockAdded' | 'blockDropped' | 'combatantAdded' | 'combatantRemoved' | 'combatantChanged'

export const applyCombatants: { readonly [K in Kinds]: Apply<K> } = {
  blockAdded: (store, { block }) => store.put('blocks', block),
  blockDropped: (store, { id }) => store.drop('blocks', id),
  combatantAdded: (store, { combatant }) => store.put('combatants', combatant),
  combatantRemoved: (store, { id }) => store.drop('combatants', id),
  combatantChanged: (store, { id, patch }) => changeCombatant(store, id, () => patch),
}
