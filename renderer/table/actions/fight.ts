import { actionOf, runAction } from '../../keys/registry.svelte'
import { act, game, stepBackTurn } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { prompts } from '../state/prompts.svelte'
import { ui } from '../state/ui.svelte'
import { atTable, inFight, preparing, running } from './when'

/** Ends the turn. While something is due the first press only points there, the second ends it anyway. */
async function endTurn() {
  if (prompts.waiting.length > 0 && !ui.askedAtPrompts) {
    ui.askedAtPrompts = true
    ui.tab = 'due'
    return
  }
  const { ok } = await act({ kind: 'endTurn' })
  if (ok) {
    selection.choose([])
    if (ui.tab === 'due') ui.tab = 'order'
  }
}

export const fightActions = atTable([
  {
    id: 'table.endTurn',
    label: 'End turn',
    group: 'Turn',
    key: 'Space',
    words: 'next',
    available: running,
    run: () => void endTurn(),
  },
  {
    id: 'history.stepBackTurn',
    label: 'Step back a turn',
    group: 'History',
    key: 'Shift+Space',
    words: 'previous undo turn',
    available: () => game.view.history.canStepBack,
    run: () => void stepBackTurn(),
  },
  {
    id: 'table.add',
    label: 'Add',
    group: 'Table',
    key: '+',
    words: 'creatures monsters combatants reinforcements party',
    available: inFight,
    run: () => selection.open('add'),
  },
  {
    id: 'table.search',
    label: 'Search',
    group: 'Table',
    key: '/',
    quiet: true,
    run: () => {
      const palette = actionOf('app.palette')
      if (palette) runAction(palette)
    },
  },
  {
    id: 'table.pause',
    label: 'Put this fight aside',
    group: 'Fight',
    key: null,
    words: 'pause later',
    available: inFight,
    run: () => void act({ kind: 'pauseFight' }),
  },
  {
    id: 'table.endFight',
    label: 'End the fight',
    group: 'Fight',
    key: 'Ctrl+Shift+E',
    words: 'finish over won',
    available: running,
    run: () => void act({ kind: 'endFight' }),
  },
  {
    id: 'table.discard',
    label: 'Call it off',
    group: 'Fight',
    key: null,
    words: 'discard cancel fight',
    available: preparing,
    run: () => {
      const { fight } = game.view
      if (fight) void act({ kind: 'discardFight', id: fight.id })
    },
  },
])
