import type { Id } from '@shared/domain/base'
import type { Fight } from '@shared/domain/fight'
import type { Store } from '../store'
import { campaignId, changeCombatant, changeFight } from './change'
import type { Apply } from './index'

type Kinds =
  | 'fightPrepared'
  | 'fightChanged'
  | 'fightOnTable'
  | 'fightBegan'
  | 'fightEnded'
  | 'fightDiscarded'
  | 'orderChanged'
  | 'slotAdded'
  | 'slotChanged'
  | 'slotDropped'
  | 'initiativeRolled'
  | 'initiativeSet'
  | 'roundBegan'
  | 'turnBegan'
  | 'turnEnded'
  | 'delayed'
  | 'delayEnded'

const onTable = (store: Store, fight: Id | null): void =>
  store.put('campaign', { ...store.must('campaign', campaignId), fight })

const delaying = (fight: Fight, slot: Id, is: boolean): Fight['order'] =>
  fight.order.map((one) => (one.id === slot ? { ...one, delaying: is } : one))

const including = (ids: Id[], id: Id): Id[] => (ids.includes(id) ? ids : [...ids, id])

const setInitiative = (store: Store, ids: readonly Id[], initiative: number): void => {
  for (const id of ids) changeCombatant(store, id, () => ({ initiative }))
}

export const applyFight: { readonly [K in Kinds]: Apply<K> } = {
  fightPrepared: (store, { fight }) => store.put('fights', fight),
  fightChanged: (store, { id, patch }) => changeFight(store, id, () => patch),
  fightOnTable: (store, { id }) => onTable(store, id),
  fightBegan(store, { id }) {
    const { clock } = store.must('campaign', campaignId)
    changeFight(store, id, () => ({ status: 'running', startedAt: clock }))
  },
  fightEnded(store, { id }) {
    store.drop('fights', id)
    onTable(store, null)
  },
  fightDiscarded(store, { id }) {
    store.drop('fights', id)
    if (store.must('campaign', campaignId).fight === id) onTable(store, null)
  },
  orderChanged: (store, { fight, order }) => changeFight(store, fight, () => ({ order })),
  slotAdded: (store, { fight, slot, before, acted, begun }) =>
    changeFight(store, fight, (now) => {
      const at = before === null ? -1 : now.order.findIndex((one) => one.id === before)
      const index = at === -1 ? now.order.length : at
      return {
        order: [...now.order.slice(0, index), slot, ...now.order.slice(index)],
        acted: acted ? including(now.acted, slot.id) : now.acted,
        begun: begun ? including(now.begun, slot.id) : now.begun,
      }
    }),
  slotChanged: (store, { fight, slot }) =>
    changeFight(store, fight, (now) => ({
      order: now.order.map((one) => (one.id === slot.id ? slot : one)),
    })),
  slotDropped: (store, { fight, slot }) =>
    changeFight(store, fight, (now) => ({ order: now.order.filter((one) => one.id !== slot) })),
  initiativeRolled: (store, { ids, roll }) => setInitiative(store, ids, roll.total),
  initiativeSet: (store, { ids, value }) => setInitiative(store, ids, value),
  roundBegan: (store, { fight, round }) =>
    changeFight(store, fight, () => ({ round, acted: [], begun: [], active: null, actor: null })),
  turnBegan(store, { fight, slot }) {
    changeFight(store, fight, (now) => ({
      active: slot,
      actor: now.order.find((one) => one.id === slot)?.members[0] ?? null,
      begun: including(now.begun, slot),
    }))
  },
  turnEnded(store, { fight, slot }) {
    const members = store.must('fights', fight).order.find((one) => one.id === slot)?.members ?? []
    changeFight(store, fight, (now) => ({ acted: including(now.acted, slot) }))
    for (const id of members) {
      if (store.get('combatants', id))
        changeCombatant(store, id, ({ turnsTaken }) => ({ turnsTaken: turnsTaken + 1 }))
    }
  },
  delayed: (store, { fight, slot }) =>
    changeFight(store, fight, (now) => ({ order: delaying(now, slot, true) })),
  delayEnded: (store, { fight, slot }) =>
    changeFight(store, fight, (now) => ({ order: delaying(now, slot, false) })),
}
