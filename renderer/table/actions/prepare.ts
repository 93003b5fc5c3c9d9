import { act, game } from '../../state/game.svelte'
import { meant } from '../state/order.svelte'
import { lineup } from '../state/lineup.svelte'
import { starts } from '../state/starts.svelte'
import { atTable, inFight, preparing } from './when'

const hiders = () => {
  const ids = meant()
  return ids.length > 0 ? ids : lineup.ids.filter((id) => game.view.combatants[id]?.hidden)
}

export const prepareActions = atTable([
  {
    id: 'table.start',
    label: 'Put it on the table',
    group: 'Fight',
    key: 'Enter',
    quiet: true,
    available: () => !inFight() && starts.list.length > 0,
    run: () => starts.go(),
  },
  {
    id: 'table.startEmpty',
    label: 'An empty fight',
    group: 'Fight',
    key: 'Shift+N',
    words: 'new combat start',
    available: () => !inFight(),
    run: () => void act({ kind: 'prepareFight', encounter: null }),
  },
  {
    id: 'table.rollInitiative',
    label: 'Roll initiative',
    group: 'Fight',
    key: 'I',
    available: preparing,
    run: () => void act({ kind: 'rollInitiative', ids: meant() }),
  },
  {
    id: 'table.surprise',
    label: 'Surprised or not',
    group: 'Fight',
    key: 'Q',
    available: () => preparing() && meant().length > 0,
    run: () => {
      const ids = meant()
      void act({
        kind: 'setSurprised',
        ids,
        surprised: !ids.every((id) => game.view.combatants[id]?.surprised),
      })
    },
  },
  {
    id: 'table.stealth',
    label: 'Roll Stealth of the hidden',
    group: 'Fight',
    key: 'L',
    available: () => preparing() && hiders().length > 0,
    run: () => void act({ kind: 'rollStealth', hiders: hiders() }),
  },
  {
    id: 'table.begin',
    label: 'Begin',
    group: 'Fight',
    key: 'Space',
    words: 'start fight round one',
    available: () => preparing() && lineup.ids.length > 0,
    run: () => void act({ kind: 'beginFight' }),
  },
])
