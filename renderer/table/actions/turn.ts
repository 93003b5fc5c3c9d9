import { act, game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { order } from '../state/order.svelte'
import { endPicking, pickTargets, useAction } from '../state/use'
import { atTable, running, shownId } from './when'

const actorId = () => game.view.fight?.actor ?? null
const slotAt = () => {
  const id = order.at?.id
  return game.view.fight?.order.find((slot) => id !== undefined && slot.members.includes(id))
}

/** Delays the active one; on somebody who delays it is the way back in. */
function delay() {
  const slot = slotAt()
  const waiting = slot?.state === 'delaying' ? slot : undefined
  if (waiting)
    void act({ kind: 'returnFromDelay', slot: waiting.id, before: game.view.fight?.active ?? null })
  else void act({ kind: 'delay' })
}

function firstAttack() {
  const id = shownId()
  const view = id === null ? undefined : game.view.turns[id]?.actions.find((one) => one.action.attack)
  if (id !== null && view) useAction(id, view.action)
}

export const turnActions = atTable([
  {
    id: 'table.attack',
    label: 'Attack',
    group: 'Turn',
    key: 'A',
    available: () => running() && shownId() !== null,
    run: firstAttack,
  },
  {
    id: 'table.targets',
    label: 'Targets',
    group: 'Turn',
    key: 'T',
    available: running,
    run: () => pickTargets('choose targets'),
  },
  {
    id: 'table.targetsDone',
    label: 'Targets are chosen',
    group: 'Turn',
    key: 'Enter',
    quiet: true,
    panels: ['targets'],
    run: () => endPicking(true),
  },
  {
    id: 'table.targetsBack',
    label: 'Stop choosing targets',
    group: 'Turn',
    key: 'Esc',
    quiet: true,
    panels: ['targets'],
    run: () => endPicking(false),
  },
  {
    id: 'table.universal',
    label: 'What anybody can do',
    group: 'Turn',
    key: '.',
    words: 'dash dodge disengage help hide ready universal actions unarmed',
    available: () => running() && shownId() !== null,
    run: () => selection.open('universal', shownId()),
  },
  {
    id: 'table.bold',
    label: 'Act boldly',
    group: 'Turn',
    key: '!',
    available: () => running() && actorId() !== null,
    run: () => {
      const id = actorId()
      if (id !== null) void act({ kind: 'actBoldly', id })
    },
  },
  {
    id: 'table.move',
    label: 'Move',
    group: 'Turn',
    key: 'M',
    words: 'feet movement',
    available: () => running() && shownId() !== null,
    run: () => selection.open('move', shownId()),
  },
  {
    id: 'table.delay',
    label: 'Delay',
    group: 'Turn',
    key: 'Y',
    words: 'step back in return',
    available: () => running() && (actorId() !== null || slotAt()?.state === 'delaying'),
    run: delay,
  },
  {
    id: 'table.ready',
    label: 'Ready',
    group: 'Turn',
    key: 'E',
    available: () => running() && shownId() !== null,
    run: () => selection.open('ready', shownId()),
  },
  {
    id: 'table.useReadied',
    label: 'Use what was readied',
    group: 'Turn',
    key: 'Shift+E',
    available: () => running() && Boolean(order.at?.readied),
    run: () => {
      if (order.at) void act({ kind: 'useReadied', id: order.at.id })
    },
  },
  {
    id: 'table.dropReadied',
    label: 'Drop what was readied',
    group: 'Turn',
    key: null,
    available: () => running() && Boolean(order.at?.readied),
    run: () => {
      if (order.at) void act({ kind: 'dropReadied', id: order.at.id })
    },
  },
  {
    id: 'table.roll',
    label: 'Roll',
    group: 'Table',
    key: 'R',
    words: 'dice check save skill',
    run: () => selection.open('roll', shownId()),
  },
])
