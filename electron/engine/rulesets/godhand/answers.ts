import type { Prompt, PromptKind, PromptOf } from '@shared/domain/prompt'
import { closePrompt } from '../../mechanics/prompts'
import type { Work } from '../../work'
import type { AnswerCommand, Ruleset } from '../ruleset'
import { answerArea } from './area'
import { applyAttack } from './attack'
import { answerConcentration } from './concentration'
import { answerDeathFailure, answerDeathSave } from './death-save-prompts'
import { answerEnded } from './ended'
import { answerTie } from './initiative'
import { answerKnockOut } from './knock-out'
import { answerOngoing } from './ongoing'
import { answerRecharge } from './recharge'
import { answerSave } from './saves'
import { answerSurprise } from './surprise'
import { answerTempChoice } from './temp'

type Answer<K extends PromptKind> = (work: Work, prompt: PromptOf<K>, answer: AnswerCommand) => void

const howWords: { readonly [H in AnswerCommand['how']]: string } = {
  roll: 'rolled',
  succeed: 'succeeded by hand',
  fail: 'failed by hand',
  skip: 'skipped',
  apply: 'applied',
  undoIt: 'taken back',
}

/** Closes the prompt first, so that what follows does not find it open, then does everything it leads to. */
function closing<K extends PromptKind>(answer: Answer<K>): Answer<K> {
  return (work, prompt, command) => {
    const { id } = prompt as Prompt
    closePrompt(work, id, howWords[command.how])
    answer(work, prompt, command)
  }
}

/** One answer per kind of prompt. */
export const answers: Ruleset['answers'] = {
  attack: closing<'attack'>((work, prompt, { how }) => {
    if (how !== 'skip' && how !== 'fail') applyAttack(work, prompt)
  }),
  area: closing<'area'>(answerArea),
  ongoing: closing<'ongoing'>(answerOngoing),
  save: closing<'save'>(answerSave),
  deathSave: closing<'deathSave'>(answerDeathSave),
  deathFailure: closing<'deathFailure'>(answerDeathFailure),
  recharge: closing<'recharge'>(answerRecharge),
  concentration: closing<'concentration'>(answerConcentration),
  tie: closing<'tie'>(answerTie),
  surprise: closing<'surprise'>(answerSurprise),
  knockOut: closing<'knockOut'>(answerKnockOut),
  tempChoice: closing<'tempChoice'>(answerTempChoice),
  ended: closing<'ended'>(answerEnded),
  reminder: closing<'reminder'>(() => undefined),
}
