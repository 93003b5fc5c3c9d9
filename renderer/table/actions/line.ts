import { act, game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { lineup } from '../state/lineup.svelte'
import { order } from '../state/order.svelte'
import { starts } from '../state/starts.svelte'
import { ui } from '../state/ui.svelte'
import { atTable, inFight, preparing, running } from './when'

function walk(by: number) {
  if (!inFight()) starts.walk(by)
  else if (preparing()) lineup.walk(by)
  else order.walk(by)
}

function shift(by: -1 | 1) {
  const to = order.shifted(by)
  if (!to) return
  if (order.at) selection.cursor = order.at.id
  void act({ kind: 'moveSlot', ...to })
}

function choose() {
  const id = order.at?.id ?? (preparing() ? lineup.ids[0] : undefined)
  if (id === undefined) return
  const entry = order.entryAt(id)
  if (entry?.kind === 'group' && !preparing()) {
    const ids = entry.whos.map((who) => who.id)
    const all = ids.every((one) => selection.isChosen(one))
    selection.choose(
      all ? selection.targets.filter((one) => !ids.includes(one)) : [...selection.targets, ...ids],
    )
  } else selection.toggle(id)
}

export const lineActions = atTable([
  {
    id: 'table.up',
    label: 'Up the line',
    group: 'Order',
    key: 'Up',
    quiet: true,
    repeat: true,
    run: () => walk(-1),
  },
  {
    id: 'table.down',
    label: 'Down the line',
    group: 'Order',
    key: 'Down',
    quiet: true,
    repeat: true,
    run: () => walk(1),
  },
  {
    id: 'table.moveUp',
    label: 'Move up in the order',
    group: 'Order',
    key: 'Alt+Up',
    available: running,
    run: () => shift(-1),
  },
  {
    id: 'table.moveDown',
    label: 'Move down in the order',
    group: 'Order',
    key: 'Alt+Down',
    available: running,
    run: () => shift(1),
  },
  {
    id: 'table.look',
    label: 'Look at its block',
    group: 'Order',
    key: 'Right',
    quiet: true,
    available: () => running() && order.at !== undefined,
    run: () => {
      if (order.at) selection.look(order.at.id === game.view.fight?.actor ? null : order.at.id)
      ui.tab = 'turn'
    },
  },
  {
    id: 'table.back',
    label: 'Back to whoever acts',
    group: 'Order',
    key: 'Left',
    quiet: true,
    available: inFight,
    run: () => {
      selection.look(null)
      selection.cursor = null
      ui.tab = 'order'
    },
  },
  {
    id: 'table.clear',
    label: 'Choose nobody',
    group: 'Order',
    key: 'Esc',
    quiet: true,
    available: () => selection.targets.length > 0 || selection.cursor !== null || selection.focus !== null,
    run: () => {
      if (selection.targets.length > 0) selection.choose([])
      else {
        selection.cursor = null
        selection.look(null)
      }
    },
  },
  {
    id: 'table.choose',
    label: 'Choose',
    group: 'Order',
    key: 'X',
    quiet: true,
    available: inFight,
    run: choose,
  },
  {
    id: 'table.chooseFoes',
    label: 'Choose every foe that is up',
    group: 'Order',
    key: 'Shift+X',
    available: inFight,
    run: () =>
      selection.choose(
        (game.view.fight?.order ?? [])
          .flatMap((slot) => slot.members)
          .filter(
            (id) => game.view.combatants[id]?.side === 'foe' && game.view.combatants[id]?.life === 'up',
          ),
      ),
  },
  {
    id: 'table.fold',
    label: 'Fold or unfold the group',
    group: 'Order',
    key: 'G',
    available: () => running() && order.at !== undefined,
    run: () => {
      const slot = game.view.fight?.order.find((one) => order.at && one.members.includes(order.at.id))
      if (slot && slot.members.length > 1) order.fold(slot.id, slot.state)
    },
  },
  {
    id: 'table.actor',
    label: 'Play this member of the group',
    group: 'Order',
    key: 'Shift+G',
    available: () => running() && order.at !== undefined,
    run: () => {
      if (order.at) void act({ kind: 'chooseActor', id: order.at.id })
    },
  },
  {
    id: 'table.split',
    label: 'Take it out of its group',
    group: 'Order',
    key: null,
    available: () => running() && order.at !== undefined,
    run: () => {
      if (order.at) void act({ kind: 'splitFromGroup', id: order.at.id })
    },
  },
])
