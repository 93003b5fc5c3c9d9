import { changeCombatant } from './change'
import type { Apply } from './index'

type Kinds =
  'damageTaken' | 'hitPointsLost' | 'healed' | 'tempChanged' | 'lifeChanged' | 'deathSaveMade' | 'hitDieSpent'

export const applyHitPoints: { readonly [K in Kinds]: Apply<K> } = {
  damageTaken: (store, { id, fromTemp, fromHp }) =>
    changeCombatant(store, id, ({ hp, temp }) => {
      const tempLeft = (temp?.amount ?? 0) - fromTemp
      return {
        hp: Math.max(0, hp - fromHp),
        temp: temp && tempLeft > 0 ? { ...temp, amount: tempLeft } : null,
      }
    }),
  hitPointsLost: (store, { id, amount }) =>
    changeCombatant(store, id, ({ hp }) => ({ hp: Math.max(0, hp - amount) })),
  healed: (store, { id, amount }) =>
    changeCombatant(store, id, ({ hp, maxHp }) => ({ hp: Math.min(maxHp, hp + amount) })),
  tempChanged: (store, { id, temp }) => changeCombatant(store, id, () => ({ temp })),
  lifeChanged: (store, { id, to }) => changeCombatant(store, id, () => ({ life: to })),
  deathSaveMade: (store, { id, successes, failures }) =>
    changeCombatant(store, id, ({ counters }) => ({
      counters: { ...counters, deathSuccesses: successes, deathFailures: failures },
    })),
  hitDieSpent: (store, { id, spent }) =>
    changeCombatant(store, id, ({ counters }) => ({ counters: { ...counters, hitDiceSpent: spent } })),
}
