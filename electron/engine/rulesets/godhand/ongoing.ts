import type { Id } from '@shared/domain/base'
import type { Effect } from '@shared/domain/effect'
import type { PromptOf } from '@shared/domain/prompt'
import { parseDice } from '../../dice/parse'
import { maximum, minimum } from '../../dice/range'
import { raisePrompt } from '../../mechanics/prompts'
import type { ReadState } from '../../store'
import type { Work } from '../../work'
import type { AnswerCommand } from '../ruleset'
import { dealDamage } from './damage'
import { becomeDying } from './life'
import { activeRows } from './modifiers'
import { because, note } from './reasons'
import { blockOf, option, saveTerms } from './sheet'
import type { ConditionRow, TurnStartMark } from './tables/row'
import { loseHitPoints } from './zero'

const UNTYPED = 'untyped'
const EXHAUSTION_DC = 15

interface Due {
  readonly row: ConditionRow
  readonly effect: Effect
  readonly mark: TurnStartMark
}

/**
 * Asks for everything that conditions and effects do to their bearer at this end of its turn, in the order of
 * GH-TURN-04. Effects of no condition come with the bleeding.
 */
export function raiseOngoing(work: Work, id: Id, moment: 'start' | 'end', order: number): void {
  for (const effect of work.state.effectsOn(id)) {
    if (effect.ongoing?.at === moment && !effect.suspended) {
      raiseDamage(work, effect, moment, order, effect.ongoing.formula, effect.ongoing.type, null)
    }
  }
  if (moment === 'end') return
  for (const due of dueAtStart(work.state, id)) {
    const { effect, mark } = due
    if (mark.does === 'damage') {
      const formula = bleedFormula(due)
      raiseDamage(work, effect, moment, mark.order, formula, UNTYPED, mark.rule)
    } else if (mark.does === 'loss') raiseLoss(work, due)
    else raiseExhaustionSave(work, due)
  }
}

/** What the bearer's conditions bring at the start of a turn; each condition once, of several bleeds the worst. */
function dueAtStart(state: ReadState, id: Id): Due[] {
  const all: Due[] = []
  for (const { row, effect } of activeRows(state, id)) {
    if (effect) for (const mark of row.turnStart ?? []) all.push({ row, effect, mark })
  }
  const sumsUp = option(state, 'bleedStack') === 'sum'
  const kept = all.filter((due) => {
    const same = all.filter((other) => other.row === due.row && other.mark === due.mark)
    if (due.mark.does !== 'damage') return same[0] === due
    return sumsUp || worstOf(same) === due
  })
  return kept.sort((a, b) => a.mark.order - b.mark.order)
}

/** The bleed with the highest average acts (GH-AMB-49); of equals the oldest. */
function worstOf(bleeds: readonly Due[]): Due | undefined {
  return bleeds.reduce<Due | undefined>(
    (worst, due) => (worst === undefined || twiceTheAverage(due) > twiceTheAverage(worst) ? due : worst),
    undefined,
  )
}

function twiceTheAverage(due: Due): number {
  const parsed = parseDice(bleedFormula(due))
  return parsed.ok ? minimum(parsed.formula) + maximum(parsed.formula) : 0
}

function bleedFormula({ row, effect }: Due): string {
  const amount = effect.params['amount'] ?? row.params?.find((param) => param.key === 'amount')?.default
  return amount === undefined || amount === '' ? '1d6' : String(amount)
}

function raiseDamage(
  work: Work,
  effect: Effect,
  moment: 'start' | 'end',
  order: number,
  formula: string,
  damageType: string,
  rule: string | null,
): void {
  raisePrompt(work, {
    kind: 'ongoing',
    of: effect.on,
    moment,
    order,
    reasons: rule === null ? [] : [note(effect.name, rule)],
    effect: effect.id,
    formula,
    damageType,
    loss: false,
  })
}

/** One roll of the bearer's own hit die, not spent, and 5 (GH-COND-HEM-01). Nothing is left to lose at 0. */
function raiseLoss(work: Work, { effect, mark }: Due): void {
  const { hp } = work.state.must('combatants', effect.on)
  if (hp === 0) return
  const { hitDice } = blockOf(work.state, effect.on)
  const isDamage = option(work.state, 'hemorrhageIsDamage') === true
  const reasons = [note(isDamage ? 'blood loss' : 'a loss, not damage', mark.rule)]
  if (!hitDice)
    reasons.push(
      note('its stat block names no hit die: a d8 is taken unless you type an amount', 'GH-MISS-15'),
    )
  raisePrompt(work, {
    kind: 'ongoing',
    of: effect.on,
    moment: 'start',
    order: mark.order,
    reasons,
    effect: effect.id,
    formula: `1d${hitDice?.sides ?? 8}+5`,
    damageType: UNTYPED,
    loss: !isDamage,
  })
}

function raiseExhaustionSave(work: Work, { effect, mark }: Due): void {
  const { mode, modifier, reasons } = saveTerms(work.state, effect.on, 'con')
  raisePrompt(work, {
    kind: 'save',
    of: effect.on,
    moment: 'start',
    order: mark.order,
    reasons: [note('or gain a level of exhaustion', mark.rule), ...reasons],
    effect: effect.id,
    label: effect.name,
    ability: 'con',
    dc: EXHAUSTION_DC,
    modifier,
    mode,
    onSuccess: 'nothing',
    onFail: 'exhaustion',
    effects: [],
  })
}

/** Rolls the damage or loss, or takes the amount the GM typed. Nothing happens to whoever is dead by then. */
export function answerOngoing(work: Work, prompt: PromptOf<'ongoing'>, answer: AnswerCommand): void {
  const effect = work.state.get('effects', prompt.effect)
  const { life, hp } = work.state.must('combatants', prompt.of)
  if (answer.how === 'skip' || answer.how === 'fail' || !effect || life === 'dead') return
  if (prompt.loss && hp === 0) return
  const roll = work.dice.roll(answer.amount === null ? prompt.formula : String(answer.amount))
  if (prompt.loss) loseHitPoints(work, prompt.of, roll.total, effect.name, roll)
  else {
    const how = { source: effect.source, cause: effect.name, critical: false }
    dealDamage(work, prompt.of, [{ type: prompt.damageType, roll }], how)
  }
}

/** Where a house rule says so, a hemorrhage ends being stable at the start of a turn (GH-AMB-33). */
export function hemorrhageUnsettles(work: Work, id: Id): void {
  const { life, hp } = work.state.must('combatants', id)
  if (life !== 'stable' || hp > 0 || option(work.state, 'hemorrhageBreaksStable') !== true) return
  if (deathSavesFail(work.state, id))
    becomeDying(work, id, 'hemorrhage', [because('note', 'hemorrhage', 'GH-AMB-33')])
}

/** Whether a condition replaces the death save by a failure (GH-COND-HEM-02). */
export function deathSavesFail(state: ReadState, id: Id): { readonly row: ConditionRow } | undefined {
  return activeRows(state, id).find(({ row }) => row.deathSaveFails)
}
