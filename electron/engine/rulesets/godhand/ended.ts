import type { Effect, EndRule } from '@shared/domain/effect'
import type { PromptOf } from '@shared/domain/prompt'
import type { Work } from '../../work'
import type { AnswerCommand } from '../ruleset'

/** Taken back: the effect sits on its bearer again, without the timer that had run out. */
export function answerEnded(work: Work, prompt: PromptOf<'ended'>, answer: AnswerCommand): void {
  if (answer.how !== 'undoIt') return
  const effect = withoutTimers(work, prompt.effect)
  work.emit({ kind: 'effectStarted', effect })
  work.rules.effectBegan(work, effect)
}

function withoutTimers(work: Work, effect: Effect): Effect {
  const { clock } = work.state.must('campaign', 'campaign')
  const ranOut = (rule: EndRule): boolean =>
    rule.kind === 'round' ||
    (rule.kind === 'turn' && rule.left <= 1) ||
    (rule.kind === 'clock' && rule.at <= clock)
  return { ...effect, ends: effect.ends.filter((rule) => !ranOut(rule)) }
}
