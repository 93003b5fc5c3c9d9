import { changeCombatant } from './change'
import type { Apply } from './index'

type Kinds = 'effectStarted' | 'effectEnded' | 'effectChanged' | 'concentrationBegan' | 'concentrationEnded'

export const applyEffects: { readonly [K in Kinds]: Apply<K> } = {
  effectStarted: (store, { effect }) => store.put('effects', effect),
  effectEnded: (store, { id }) => store.drop('effects', id),
  effectChanged: (store, { effect }) => store.put('effects', effect),
  concentrationBegan: (store, { id, on, effects }) =>
    changeCombatant(store, id, () => ({ concentration: { on, effects } })),
  concentrationEnded: (store, { id }) => changeCombatant(store, id, () => ({ concentration: null })),
}
