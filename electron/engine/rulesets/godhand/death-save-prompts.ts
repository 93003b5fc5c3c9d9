import type { Id, Mode, Reason } from '@shared/domain/base'
import type { PromptOf } from '@shared/domain/prompt'
import { raisePrompt } from '../../mechanics/prompts'
import type { ReadState } from '../../store'
import type { Work } from '../../work'
import type { AnswerCommand } from '../ruleset'
import { countDeathSave } from './death-saves'
import { healCombatant } from './healing'
import { distinctRows } from './modifiers'
import { deathSavesFail } from './ongoing'
import { because, note } from './reasons'
import { flatOf, modeOf, option } from './sheet'

const SUCCESS = 10

/** What effects on every saving throw do to a death save, where they count (GH-AMB-48). */
function terms(state: ReadState, id: Id): { mode: Mode; modifier: number; reasons: Reason[] } {
  const reasons: Reason[] = []
  if (option(state, 'deathSaveMods') === true) {
    for (const { row } of distinctRows(state, id)) {
      const value = row.saves?.modifier ?? 0
      if (value !== 0)
        reasons.push(because(value < 0 ? 'penalty' : 'bonus', row.phrase, row.saves?.rule ?? null, value))
    }
  }
  return { mode: modeOf(reasons), modifier: flatOf(reasons), reasons }
}

/** Asks somebody dying for its death save, or for the failure that a hemorrhage puts in its place. */
export function raiseDeathSave(work: Work, id: Id, order: number): void {
  const failing = deathSavesFail(work.state, id)
  if (failing) {
    const reasons = [
      note(`${failing.row.phrase}: a failure instead of the save`, failing.row.deathSaveFails?.rule ?? null),
    ]
    raisePrompt(work, { kind: 'deathFailure', of: id, moment: 'start', order, reasons, count: 1 })
    return
  }
  raisePrompt(work, { kind: 'deathSave', of: id, moment: 'start', order, ...terms(work.state, id) })
}

/**
 * Rolls a death save: 10 or more is a success. A natural 1 counts as two failures, a natural 20 gives 1 hit point;
 * both are read from the die (GH-ZERO-05 to GH-ZERO-08).
 */
export function answerDeathSave(work: Work, prompt: PromptOf<'deathSave'>, answer: AnswerCommand): void {
  const { of: id } = prompt
  if (answer.how === 'skip') return
  if (answer.how === 'succeed' || answer.how === 'fail') {
    const success = answer.how === 'succeed'
    countDeathSave(
      work,
      id,
      { successes: success ? 1 : 0, failures: success ? 0 : 1 },
      null,
      success ? 'a success by hand' : 'a failure by hand',
    )
    return
  }
  const roll = work.dice.d20(prompt.mode, prompt.modifier + answer.bonus)
  const shown = roll.dice.find((die) => die.kept)?.value
  const success = roll.total >= SUCCESS
  if (shown === 20) {
    const reasons = [note('natural 20: 1 hit point', 'GH-ZERO-08')]
    countDeathSave(work, id, { successes: 0, failures: 0 }, roll, 'natural 20', reasons)
    healCombatant(work, id, 1, 'natural 20 on a death save', null)
  } else if (shown === 1) {
    const reasons = [note('natural 1: two failures', 'GH-ZERO-07')]
    countDeathSave(work, id, { successes: 0, failures: 2 }, roll, 'natural 1, two failures', reasons)
  } else {
    const add = { successes: success ? 1 : 0, failures: success ? 0 : 1 }
    countDeathSave(work, id, add, roll, success ? 'success' : 'failure', prompt.reasons)
  }
}

/** The failure that takes the place of the save. */
export function answerDeathFailure(
  work: Work,
  prompt: PromptOf<'deathFailure'>,
  answer: AnswerCommand,
): void {
  if (answer.how === 'skip' || answer.how === 'succeed') return
  countDeathSave(
    work,
    prompt.of,
    { successes: 0, failures: prompt.count },
    null,
    'a failure from hemorrhage',
    prompt.reasons,
  )
}
