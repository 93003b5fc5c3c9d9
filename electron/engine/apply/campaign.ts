import type { Apply } from './index'
import { campaignId } from './change'

type Kinds =
  | 'campaignChanged'
  | 'rowSaved'
  | 'rowDeleted'
  | 'creatureSaved'
  | 'creatureDeleted'
  | 'encounterSaved'
  | 'encounterDeleted'
  | 'clockMoved'
  | 'rested'

export const applyCampaign: { readonly [K in Kinds]: Apply<K> } = {
  campaignChanged(store, { name, notes, option }) {
    const campaign = store.must('campaign', campaignId)
    store.put('campaign', {
      ...campaign,
      name: name ?? campaign.name,
      notes: notes ?? campaign.notes,
      options: option ? { ...campaign.options, [option.key]: option.value } : campaign.options,
    })
  },
  rowSaved: (store, { row }) => store.put('rows', row),
  rowDeleted: (store, { id }) => store.drop('rows', id),
  creatureSaved: (store, { creature }) => store.put('creatures', creature),
  creatureDeleted: (store, { id }) => store.drop('creatures', id),
  encounterSaved: (store, { encounter }) => store.put('encounters', encounter),
  encounterDeleted: (store, { id }) => store.drop('encounters', id),
  clockMoved(store, { to }) {
    store.put('campaign', { ...store.must('campaign', campaignId), clock: to })
  },
  rested(store, { rest, who }) {
    if (rest !== 'long') return
    const campaign = store.must('campaign', campaignId)
    const dated = Object.fromEntries(who.map((id) => [id, campaign.clock]))
    store.put('campaign', { ...campaign, lastLongRest: { ...campaign.lastLongRest, ...dated } })
  },
}
