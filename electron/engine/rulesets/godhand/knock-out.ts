import type { PromptOf } from '@shared/domain/prompt'
import type { Work } from '../../work'
import type { AnswerCommand } from '../ruleset'
import { becomeStable } from './life'
import { note } from './reasons'

/**
 * Taken: who was thought dead is unconscious and stable at 0 hit points (GH-ZERO-16, GH-AMB-41). It stays among the
 * fallen; the fight is over for it.
 */
export function answerKnockOut(work: Work, prompt: PromptOf<'knockOut'>, answer: AnswerCommand): void {
  if (answer.how === 'skip' || answer.how === 'fail') return
  if (work.state.must('combatants', prompt.of).life !== 'dead') return
  becomeStable(work, prompt.of, 'knocked out', [note('knocked out instead of killed', 'GH-ZERO-16')])
}
