import type { ActionRecord } from '../../keys/registry.svelte'
import { act, game } from '../../state/game.svelte'
import { answer, answerFirst, prompts, skipFirst } from '../state/prompts.svelte'
import { useAction } from '../state/use'
import { endPicking } from '../state/use'
import { ui } from '../state/ui.svelte'
import { atTable, shownId } from './when'

const due = () => prompts.first !== undefined

/** Puts a digit where the yellow ring is: into the open prompt's die field, else it is the number of an action. */
function digit(figure: number) {
  const field = prompts.waiting.length > 0 ? ui.dieField : null
  if (field) {
    field.focus()
    field.value += String(figure)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return
  }
  const id = shownId()
  const turn = id === null ? undefined : game.view.turns[id]
  const view = figure === 0 ? undefined : turn?.actions[figure - 1]
  if (id !== null && view) useAction(id, view.action)
}

/** Keeps the tell from the players before the die falls, then rolls. */
async function rollQuietly() {
  const view = prompts.first
  if (view?.prompt.kind !== 'recharge') return
  const { of, action } = view.prompt
  const { ok } = await act({ kind: 'setTellShared', id: of, action, shared: false })
  if (ok) await answer(view, 'roll')
}

const digits: readonly Omit<ActionRecord, 'rooms'>[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].flatMap((figure) => [
  {
    id: `table.action${figure}`,
    label: figure === 0 ? 'Digit 0 into the die field' : `Action ${figure}, or that digit into the die field`,
    group: 'Turn',
    key: String(figure),
    quiet: true,
    available: () => game.view.fight !== null,
    run: () => digit(figure),
  },
  {
    id: `table.pick${figure}`,
    label: `Targets chosen, action ${figure}`,
    group: 'Turn',
    key: String(figure),
    quiet: true,
    panels: ['targets'],
    run: () => {
      endPicking(false)
      digit(figure)
    },
  },
])

export const promptActions = atTable([
  {
    id: 'table.answer',
    label: 'Roll or apply what is due',
    group: 'Due',
    key: 'Enter',
    quiet: true,
    available: due,
    run: () => answerFirst(),
  },
  {
    id: 'table.answerAll',
    label: 'Roll and apply everything that is due',
    group: 'Due',
    key: 'Shift+Enter',
    available: due,
    run: () => void act({ kind: 'answerAllPrompts' }),
  },
  {
    id: 'table.skip',
    label: 'Skip what is due',
    group: 'Due',
    key: 'S',
    quiet: true,
    available: due,
    run: skipFirst,
  },
  {
    id: 'table.answerQuietly',
    label: 'Roll the recharge, but keep its tell back',
    group: 'Due',
    key: 'Alt+Enter',
    quiet: true,
    available: () => prompts.first?.prompt.kind === 'recharge',
    run: () => void rollQuietly(),
  },
  {
    id: 'table.why',
    label: 'Why: the reasons of what is due, or of the first action',
    group: 'Due',
    key: 'W',
    available: () => game.view.fight !== null,
    run: () => {
      const id = shownId()
      const of =
        prompts.first?.prompt.id ?? (id === null ? undefined : game.view.turns[id]?.actions[0]?.action.id)
      ui.why = ui.why === of || of === undefined ? null : of
    },
  },
  ...digits,
])
