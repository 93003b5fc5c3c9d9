import type { Step } from '@shared/event'
import type { GmView } from '@shared/view/gm'
import type { History } from '../history'

/** A step in a few words, as undo and redo name it: its first sentence without its arithmetic. */
export function labelOf(step: Step): string {
  const told =
    step.command === 'endTurn'
      ? (step.lines.find(({ icon }) => icon === 'start') ?? step.lines[0])
      : step.lines[0]
  const text = (told?.pieces ?? [])
    .filter(({ kind }) => kind !== 'dim')
    .map((piece) => piece.text)
    .join('')
    .trim()
    .replace(/[.:,]+$/, '')
  return text === '' ? commandWords(step.command) : text
}

/** "setNote" as "Set note", for steps that have no sentence. */
const commandWords = (command: string): string => {
  const words = command.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What undo, redo and stepping back would do, in words; empty = nothing. */
export function historyView(history: History): GmView['history'] {
  const last = history.done.at(-1)
  const next = history.undone.at(-1)
  return {
    canUndo: last !== undefined,
    canRedo: next !== undefined,
    undo: last ? labelOf(last.step) : '',
    redo: next ? labelOf(next) : '',
    canStepBack: history.stepsOfTurn() > 0,
  }
}
