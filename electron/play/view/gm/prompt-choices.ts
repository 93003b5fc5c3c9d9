import type { PromptKind } from '@shared/domain/prompt'
import type { PromptView } from '@shared/view/gm'

type Choice = PromptView['choices'][number]

const first = (how: Choice['how'], label: string): Choice => ({ how, label, primary: true })
const other = (how: Choice['how'], label: string): Choice => ({ how, label, primary: false })

/** The ways to answer each kind of prompt, in the words of their buttons; the first is what Enter does. */
export const promptChoices: Readonly<Record<PromptKind, readonly Choice[]>> = {
  attack: [first('apply', 'Apply'), other('skip', 'Drop')],
  area: [first('apply', 'Apply'), other('skip', 'Call off')],
  ongoing: [first('roll', 'Roll'), other('skip', 'Skip')],
  save: [first('roll', 'Roll'), other('succeed', 'Saved'), other('fail', 'Failed'), other('skip', 'Skip')],
  deathSave: [
    first('roll', 'Roll'),
    other('succeed', 'Success'),
    other('fail', 'Failure'),
    other('skip', 'Skip'),
  ],
  deathFailure: [first('apply', 'Mark it'), other('skip', 'Skip')],
  recharge: [first('roll', 'Roll'), other('succeed', 'Lit'), other('fail', 'Dark'), other('skip', 'Skip')],
  concentration: [
    first('roll', 'Roll'),
    other('succeed', 'Holds'),
    other('fail', 'Breaks'),
    other('skip', 'Skip'),
  ],
  tie: [first('roll', 'Roll off'), other('skip', 'Leave as it is')],
  surprise: [first('apply', 'Surprised'), other('skip', 'Not surprised')],
  knockOut: [first('skip', 'It is dead'), other('apply', 'Knocked out')],
  tempChoice: [first('apply', 'Take the new'), other('skip', 'Keep the old')],
  ended: [first('skip', 'Fine'), other('undoIt', 'Put it back')],
  reminder: [first('skip', 'Noted')],
}

/** Kinds that are only told: the table moves on without an answer. */
export const toldOnly: ReadonlySet<PromptKind> = new Set<PromptKind>(['ended', 'reminder', 'knockOut'])
