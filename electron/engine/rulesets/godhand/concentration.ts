import type { Id } from '@shared/domain/base'
import type { Effect } from '@shared/domain/effect'
import type { PromptOf } from '@shared/domain/prompt'
import { endEffect } from '../../mechanics/effects'
import { needCombatant } from '../../mechanics/fight'
import { closePrompts, raisePrompt } from '../../mechanics/prompts'
import { refuse, type Work } from '../../work'
import type { AnswerCommand, Decider } from '../ruleset'
import { hasCondition } from './modifiers'
import { because, no } from './reasons'
import { makeSave } from './saves'
import { saveTerms } from './sheet'

const EASIEST = 10

/**
 * Asks whether concentration holds after damage (GH-MISS-08: the chapter has no rule, this is the usual one).
 * @param damage the whole damage, with what temporary hit points took
 */
export function askConcentration(work: Work, id: Id, damage: number): void {
  if (!work.state.must('combatants', id).concentration) return
  const dc = Math.max(EASIEST, Math.floor(damage / 2))
  const terms = saveTerms(work.state, id, 'con')
  raisePrompt(work, {
    kind: 'concentration',
    of: id,
    moment: 'now',
    order: 0,
    reasons: [
      because('note', `half of ${damage} damage, at least ${EASIEST}`, 'GH-MISS-08', dc),
      ...terms.reasons,
    ],
    dc,
    modifier: terms.modifier,
    mode: terms.mode,
    damage,
  })
}

/** Rolls the save, or takes the GM's word. Failure ends what was concentrated on. */
export function answerConcentration(
  work: Work,
  prompt: PromptOf<'concentration'>,
  answer: AnswerCommand,
): void {
  if (answer.how === 'skip') return
  const { dc, mode, modifier } = prompt
  const held = makeSave(
    work,
    prompt.of,
    { ability: 'con', label: 'Concentration', dc, mode, modifier },
    answer,
  )
  if (!held) endConcentration(work, prompt.of, 'the save failed')
}

/** Ends concentration, if there is any, with every effect that hung on it. */
export function endConcentration(work: Work, id: Id, why: string): void {
  const held = work.state.must('combatants', id).concentration
  if (!held) return
  work.emit({ kind: 'concentrationEnded', id, on: held.on, why })
  for (const effect of held.effects) if (work.state.get('effects', effect)) endEffect(work, effect, why)
  closePrompts(work, id, 'no longer due', ({ kind }) => kind === 'concentration')
}

/** Begins to concentrate on something new; what was held before ends. */
export function beginConcentration(work: Work, id: Id, on: string, effects: readonly Id[]): void {
  endConcentration(work, id, `${on} takes its place`)
  work.emit({ kind: 'concentrationBegan', id, on, effects: [...effects] })
}

/** Lets further effects hang on a concentration that is under way. */
export function concentrationHolds(work: Work, id: Id, on: string, effects: readonly Id[]): void {
  const held = work.state.must('combatants', id).concentration
  if (held?.on !== on || effects.length === 0) return
  const concentration = { on, effects: [...held.effects, ...effects] }
  work.emit({ kind: 'combatantChanged', id, patch: { concentration }, why: '' })
}

/** Nobody concentrates who can't act (GH-COND-UNCON-01, GH-MISS-08). To be called for every effect that begins. */
export function concentrationAfter(work: Work, effect: Effect): void {
  if (!work.state.must('combatants', effect.on).concentration) return
  if (hasCondition(work.state, effect.on, 'incapacitated')) endConcentration(work, effect.on, 'incapacitated')
}

/** Concentrates on something; effects of that name which it caused hang on it. */
export const concentrate: Decider<'concentrate'> = (work, command) => {
  const { id, on } = command
  const { life, name, hp } = needCombatant(work.state, id)
  if (life !== 'up' || hp === 0) refuse(`${name} is down.`, [no('at 0 hit points', 'GH-MISS-08')])
  if (hasCondition(work.state, id, 'incapacitated'))
    refuse(`${name} can’t concentrate.`, [no('incapacitated', 'GH-COND-INCAP-01')])
  const effects: Id[] = []
  for (const effect of work.state.all('effects')) {
    if (effect.source === id && effect.cause === on && effect.parent === null) effects.push(effect.id)
  }
  beginConcentration(work, id, on, effects)
}

export const dropConcentration: Decider<'dropConcentration'> = (work, command) => {
  const { concentration, name } = needCombatant(work.state, command.id)
  if (!concentration) refuse(`${name} is not concentrating.`)
  endConcentration(work, command.id, 'let go')
}
