import type { ActionRecord } from '../../keys/registry.svelte'
import { game, redo, undo } from '../../state/game.svelte'

const canUndo = () => game.view.history.canUndo
const canRedo = () => game.view.history.canRedo

/** Undo and redo have two keys each: the one of the table, and the one every desktop knows. */
export const historyActions: readonly ActionRecord[] = [
  {
    id: 'history.undo',
    label: 'Undo',
    group: 'History',
    key: 'U',
    available: canUndo,
    run: () => void undo(),
  },
  {
    id: 'history.redo',
    label: 'Redo',
    group: 'History',
    key: 'Shift+U',
    available: canRedo,
    run: () => void redo(),
  },
  {
    id: 'history.undoCtrl',
    label: 'Undo, second key',
    group: 'History',
    key: 'Ctrl+Z',
    quiet: true,
    available: canUndo,
    run: () => void undo(),
  },
  {
    id: 'history.redoCtrl',
    label: 'Redo, second key',
    group: 'History',
    key: 'Ctrl+Shift+Z',
    quiet: true,
    available: canRedo,
    run: () => void redo(),
  },
]
