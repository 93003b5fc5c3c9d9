import type { ActionRecord } from '../keys/registry.svelte'
import { game, redo, undo } from '../state/game.svelte'
import { selection } from '../state/selection.svelte'
import { importing, reportPanel } from './import.svelte'
import { room } from './room.svelte'

const inList = () => room.editing === null
const chosen = () => inList() && room.current !== null
const common = { group: 'Library', rooms: ['library'] } as const

const digits = Array.from({ length: 10 }, (_, n): ActionRecord => ({
  ...common,
  id: `library.digit${n}`,
  label: `How many: ${n}`,
  key: String(n),
  quiet: true,
  available: chosen,
  run: () => room.digit(String(n)),
}))

/** What can be done in the list of creatures. `focusSearch` puts the hand into the search field. */
export const libraryActions = (focusSearch: () => void): readonly ActionRecord[] => [
  {
    ...common,
    id: 'library.search',
    label: 'Find a creature',
    key: '/',
    available: inList,
    run: focusSearch,
  },
  {
    ...common,
    id: 'library.new',
    label: 'New creature',
    key: 'Ctrl+N',
    words: 'write add monster stat block',
    whileTyping: true,
    available: inList,
    run: () => room.create(),
  },
  { ...common, id: 'library.edit', label: 'Edit', key: 'E', available: chosen, run: () => room.edit() },
  {
    ...common,
    id: 'library.copy',
    label: 'Copy',
    key: 'Ctrl+D',
    words: 'duplicate',
    whileTyping: true,
    available: chosen,
    run: () => room.duplicate(),
  },
  {
    ...common,
    id: 'library.delete',
    label: 'Delete',
    key: 'Delete',
    available: chosen,
    run: () => room.remove(),
  },
  {
    ...common,
    id: 'library.add',
    label: 'Add',
    key: 'Enter',
    available: chosen,
    run: () => room.addToFight(false),
  },
  {
    ...common,
    id: 'library.addHidden',
    label: 'Add hidden',
    key: 'Shift+Enter',
    available: chosen,
    run: () => room.addToFight(true),
  },
  ...digits,
  {
    ...common,
    id: 'library.import',
    label: 'Import a file',
    key: 'I',
    words: 'bring in creatures monsters json',
    available: () => inList() && importing.busy === '',
    run: () => importing.file(),
  },
  {
    ...common,
    id: 'library.report',
    label: 'Last import',
    key: null,
    available: () => inList() && importing.report !== null,
    run: () => selection.open(reportPanel),
  },
  {
    ...common,
    id: 'library.next',
    label: 'Next creature',
    key: 'Down',
    repeat: true,
    quiet: true,
    available: inList,
    run: () => room.step(1),
  },
  {
    ...common,
    id: 'library.previous',
    label: 'Creature before',
    key: 'Up',
    repeat: true,
    quiet: true,
    available: inList,
    run: () => room.step(-1),
  },
  {
    ...common,
    id: 'library.undo',
    label: 'Undo',
    key: 'U',
    available: () => inList() && game.view.history.canUndo,
    run: () => undo(),
  },
  {
    ...common,
    id: 'library.redo',
    label: 'Redo',
    key: 'Shift+U',
    available: () => inList() && game.view.history.canRedo,
    run: () => redo(),
  },
]
