import { changeCombatant, without } from './change'
import type { Apply } from './index'

type Kinds = 'spent' | 'turnUseReset' | 'tagSet' | 'counterSet' | 'moved'

export const applyTurnUse: { readonly [K in Kinds]: Apply<K> } = {
  spent: (store, { id, what, count }) =>
    changeCombatant(store, id, ({ used }) => ({
      used: { ...used, [what]: Math.max(0, (used[what] ?? 0) + count) },
    })),
  /** Everything the last turn used comes back, the reaction with it (GH-TURN-04). */
  turnUseReset: (store, { id }) => changeCombatant(store, id, () => ({ used: {}, tags: {} })),
  tagSet: (store, { id, tag, value }) =>
    changeCombatant(store, id, ({ tags }) => ({
      tags: value === null ? without(tags, tag) : { ...tags, [tag]: value },
    })),
  counterSet: (store, { id, counter, value }) =>
    changeCombatant(store, id, ({ counters }) => ({ counters: { ...counters, [counter]: value } })),
  moved: (store, { id, feet, cost }) =>
    changeCombatant(store, id, ({ used }) => ({
      used: {
        ...used,
        movement: Math.max(0, (used.movement ?? 0) + cost),
        feet: Math.max(0, (used.feet ?? 0) + feet),
      },
    })),
}
