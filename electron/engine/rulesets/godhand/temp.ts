import type { Id, Roll } from '@shared/domain/base'
import type { PromptOf } from '@shared/domain/prompt'
import { needCombatant } from '../../mechanics/fight'
import { raisePrompt } from '../../mechanics/prompts'
import type { Work } from '../../work'
import type { AnswerCommand, Decider } from '../ruleset'
import { note } from './reasons'

/** Takes new temporary hit points in place of whatever was held. */
function take(work: Work, id: Id, amount: number, source: string, roll: Roll | null): void {
  work.emit({ kind: 'tempChanged', id, temp: { amount, source }, why: 'gains temporary hit points', roll })
}

/**
 * Gives temporary hit points: taken at once by whoever has none, otherwise the holder chooses, since they never
 * add up and the smaller may be kept (GH-THP-02). They wake nobody (GH-THP-03).
 */
export const giveTemp: Decider<'giveTemp'> = (work, command) => {
  for (const id of command.targets) needCombatant(work.state, id)
  const roll = work.dice.roll(command.formula)
  const amount = roll.total
  if (amount <= 0) {
    work.emit({ kind: 'rolled', label: 'Temporary hit points', roll, secret: false })
    return
  }
  const { source } = command
  for (const id of command.targets) {
    const held = work.state.must('combatants', id).temp
    if (!held) {
      take(work, id, amount, source, roll)
      continue
    }
    if (roll.dice.length > 0)
      work.emit({ kind: 'rolled', label: 'Temporary hit points', roll, secret: false })
    const reasons = [
      note(`holds ${held.amount} from ${held.source || 'before'}; they never add up`, 'GH-THP-02'),
    ]
    const offer = `may take ${amount} temporary hit points`
    work.emit({ kind: 'noted', text: offer, of: id, secret: false, reasons })
    raisePrompt(work, {
      kind: 'tempChoice',
      of: id,
      moment: 'now',
      order: 0,
      reasons,
      amount,
      source,
    })
  }
}

/** Takes the new ones, or keeps the old. */
export function answerTempChoice(work: Work, prompt: PromptOf<'tempChoice'>, answer: AnswerCommand): void {
  const keep = answer.how === 'skip' || answer.how === 'fail'
  if (!keep) take(work, prompt.of, prompt.amount, prompt.source, null)
}

/** Temporary hit points end, if there are any. */
export function endTemp(work: Work, id: Id, why: string): void {
  if (work.state.must('combatants', id).temp)
    work.emit({ kind: 'tempChanged', id, temp: null, why, roll: null })
}
