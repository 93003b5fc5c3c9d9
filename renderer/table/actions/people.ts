import type { Side } from '@shared/domain/base'
import { act, game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { meant, order } from '../state/order.svelte'
import { ui } from '../state/ui.svelte'
import { atTable, inFight, running, somebody, whom } from './when'

/** Opens a panel that works on the chosen ones; the one under the cursor counts as chosen when nobody is. */
function openOn(panel: string, about: unknown = null) {
  if (selection.targets.length === 0) selection.choose(meant())
  selection.open(panel, about)
}

const all = (test: (id: string) => boolean | undefined) => whom().every((id) => test(id) === true)
const gone = (id: string, label: string, how: 'fled' | 'left') => ({
  id,
  label,
  group: 'Creatures',
  key: null,
  available: somebody,
  run: () => void act({ kind: 'setGone', ids: whom(), gone: how }),
})
const side = (to: Side, label: string) => ({
  id: `table.side.${to}`,
  label,
  group: 'Creatures',
  key: null,
  words: 'charmed turned side',
  available: somebody,
  run: () => void act({ kind: 'setSide', ids: whom(), side: to }),
})

export const peopleActions = atTable([
  {
    id: 'table.damage',
    label: 'Damage',
    group: 'Table',
    key: 'D',
    words: 'hurt harm fire',
    available: inFight,
    run: () => openOn('damage'),
  },
  {
    id: 'table.heal',
    label: 'Heal',
    group: 'Table',
    key: 'H',
    words: 'cure temporary hit points',
    available: inFight,
    run: () => openOn('damage', '+'),
  },
  {
    id: 'table.condition',
    label: 'Condition',
    group: 'Table',
    key: 'C',
    words: 'effect timer',
    available: inFight,
    run: () => openOn('condition'),
  },
  {
    id: 'table.typeHp',
    label: 'Type into the hit points of the row',
    group: 'Order',
    key: '=',
    available: () => running() && order.at !== undefined,
    run: () => (ui.typing = order.at?.id ?? null),
  },
  {
    id: 'table.reveal',
    label: 'Hide, reveal',
    group: 'Creatures',
    key: 'V',
    words: 'hidden show players',
    available: somebody,
    run: () =>
      void act({ kind: 'setHidden', ids: whom(), hidden: !all((id) => game.view.combatants[id]?.hidden) }),
  },
  {
    id: 'table.publicName',
    label: 'Name for the players',
    group: 'Creatures',
    key: 'Shift+V',
    words: 'true name reveal alias',
    available: somebody,
    run: () => selection.open('publicName', whom()[0]),
  },
  {
    id: 'table.note',
    label: 'Note',
    group: 'Creatures',
    key: 'N',
    available: somebody,
    run: () => selection.open('note', whom()[0]),
  },
  {
    id: 'table.rename',
    label: 'Rename',
    group: 'Creatures',
    key: 'F2',
    available: somebody,
    run: () => selection.open('rename', whom()[0]),
  },
  {
    id: 'table.numbers',
    label: 'Set a number',
    group: 'Creatures',
    key: '#',
    words: 'armor class ac maximum exhaustion death saves hit dice override',
    available: somebody,
    run: () => selection.open('numbers', whom()[0]),
  },
  {
    id: 'table.distance',
    label: 'Distance to somebody',
    group: 'Creatures',
    key: 'Shift+M',
    words: 'feet range far position',
    available: somebody,
    run: () => selection.open('distance', whom()[0]),
  },
  {
    id: 'table.concentrate',
    label: 'Concentrate, or on something else',
    group: 'Creatures',
    key: 'K',
    available: somebody,
    run: () => selection.open('concentrate', whom()[0]),
  },
  {
    id: 'table.dropConcentration',
    label: 'Drop concentration',
    group: 'Creatures',
    key: 'Shift+K',
    available: () => Boolean(order.at?.concentration),
    run: () => {
      if (order.at) void act({ kind: 'dropConcentration', id: order.at.id })
    },
  },
  {
    id: 'table.stabilise',
    label: 'Stabilise',
    group: 'Creatures',
    key: null,
    words: 'medicine dying first aid',
    available: () => whom().some((id) => game.view.combatants[id]?.life === 'dying'),
    run: () => {
      const target = whom().find((id) => game.view.combatants[id]?.life === 'dying')
      const helper = game.view.fight?.actor ?? null
      if (target !== undefined)
        void act({ kind: 'stabilise', helper: helper === target ? null : helper, target })
    },
  },
  {
    id: 'table.kill',
    label: 'Dead',
    group: 'Creatures',
    key: null,
    words: 'kill die',
    available: somebody,
    run: () => {
      const [id] = whom()
      if (id !== undefined) void act({ kind: 'setLife', id, life: 'dead' })
    },
  },
  gone('table.flee', 'Has fled', 'fled'),
  gone('table.leave', 'Has left', 'left'),
  side('party', 'Fights for the party'),
  side('ally', 'Is an ally'),
  side('foe', 'Is a foe'),
  {
    id: 'table.remove',
    label: 'Remove from the fight',
    group: 'Creatures',
    key: 'Shift+Delete',
    words: 'delete take out',
    available: () => inFight() && meant().length > 0,
    run: () => void act({ kind: 'removeCombatants', ids: meant() }),
  },
])
