import type { Ability, Id, Mode } from '@shared/domain/base'
import type { PromptOf } from '@shared/domain/prompt'
import { endEffect, startEffect } from '../../mechanics/effects'
import { raisePrompt } from '../../mechanics/prompts'
import type { Work } from '../../work'
import type { AnswerCommand } from '../ruleset'
import { setCounter } from './life'
import { because } from './reasons'
import { saveTerms } from './sheet'

interface AskedSave {
  readonly ability: Ability
  readonly dc: number
  readonly label: string
  /** As proposed, or as the GM changed it. */
  readonly mode: Mode
  readonly modifier: number
}

/**
 * Makes a saving throw that was proposed: with dice, or by the GM's word. Some conditions fail it without a die.
 * @returns whether it succeeded; a total equal to the DC does (GH-AMB-04)
 */
export function makeSave(work: Work, id: Id, save: AskedSave, answer: AnswerCommand): boolean {
  const { ability, dc, label, mode } = save
  const terms = saveTerms(work.state, id, ability)
  const reasons = [...terms.reasons]
  const told = { kind: 'checkMade', id, what: 'save', ability, skill: null, dc, label } as const
  if (answer.how === 'succeed' || answer.how === 'fail') {
    const success = answer.how === 'succeed'
    work.emit({ ...told, roll: null, mode, success, reasons: [because('note', 'by hand', null)] })
    return success
  }
  if (terms.autoFail) {
    work.emit({ ...told, roll: null, mode, success: false, reasons })
    return false
  }
  if (answer.bonus !== 0)
    reasons.push(because(answer.bonus > 0 ? 'bonus' : 'penalty', 'by hand', null, answer.bonus))
  const roll = work.dice.d20(mode, save.modifier + answer.bonus)
  const success = roll.total >= dc
  work.emit({ ...told, roll, mode, success, reasons })
  return success
}

/** Asks for the saves at this end of the turn that can end an effect. */
export function raiseEffectSaves(work: Work, id: Id, moment: 'start' | 'end', order: number): void {
  for (const effect of work.state.effectsOn(id)) {
    if (effect.suspended) continue
    for (const rule of effect.ends) {
      if (rule.kind !== 'save' || rule.at !== moment) continue
      const { mode, modifier, reasons } = saveTerms(work.state, id, rule.ability)
      raisePrompt(work, {
        kind: 'save',
        of: id,
        moment,
        order,
        reasons: [...reasons],
        effect: effect.id,
        label: effect.name,
        ability: rule.ability,
        dc: rule.dc,
        modifier,
        mode,
        onSuccess: 'endEffect',
        onFail: 'nothing',
        effects: [],
      })
    }
  }
}

/** Rolls the save and does what it leads to. */
export function answerSave(work: Work, prompt: PromptOf<'save'>, answer: AnswerCommand): void {
  if (answer.how === 'skip') return
  if (makeSave(work, prompt.of, prompt, answer)) {
    if (prompt.onSuccess === 'endEffect' && prompt.effect && work.state.get('effects', prompt.effect))
      endEffect(work, prompt.effect, 'saved')
    return
  }
  if (prompt.onFail === 'exhaustion') {
    const level = (work.state.must('combatants', prompt.of).counters['exhaustion'] ?? 0) + 1
    setCounter(work, prompt.of, 'exhaustion', level, 'gains a level of exhaustion')
  }
  if (prompt.onFail === 'applyEffects') {
    for (const spec of prompt.effects) startEffect(work, prompt.of, spec, null, prompt.label)
  }
}
