import { changeCombatant } from './change'
import type { Apply } from './index'

type Kinds = 'chargeChanged' | 'tellShared' | 'usesChanged'

export const applyAbilities: { readonly [K in Kinds]: Apply<K> } = {
  chargeChanged: (store, { id, action, charged }) =>
    changeCombatant(store, id, ({ charges }) => ({
      charges: { ...charges, [action]: { tellShared: charges[action]?.tellShared ?? true, charged } },
    })),
  tellShared: (store, { id, action, shared }) =>
    changeCombatant(store, id, ({ charges }) => ({
      charges: { ...charges, [action]: { charged: charges[action]?.charged ?? false, tellShared: shared } },
    })),
  usesChanged: (store, { id, action, spent }) =>
    changeCombatant(store, id, ({ usesSpent }) => ({ usesSpent: { ...usesSpent, [action]: spent } })),
}
