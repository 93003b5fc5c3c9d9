import type { Id, Reason } from '@shared/domain/base'
import type { Action } from '@shared/domain/creature'
import type { Combatant } from '@shared/domain/combatant'
import { needCombatant } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { raiseArea } from './area'
import { beginConcentration } from './concentration'
import { rollParts } from './damage'
import { finishAction, type Price, startAction } from './economy'
import { healCombatant } from './healing'
import { activeRows, named } from './modifiers'
import { no, note } from './reasons'
import { setCharge } from './recharge'
import { blockOf } from './sheet'

/** Why an ability itself can't be used now: not charged, or its uses are spent. Empty = it can. */
export function abilityReasons(combatant: Combatant, action: Action): readonly Reason[] {
  const reasons: Reason[] = []
  const { recharge, uses } = action
  if (recharge && combatant.charges[action.id]?.charged === false) {
    const how = recharge.kind === 'die' ? `needs ${recharge.min} or more on a d6` : 'comes back with a rest'
    reasons.push(no(`not charged: ${how}`, 'GH-CRE-RECH-01'))
  }
  if (uses && (combatant.usesSpent[action.id] ?? 0) >= uses.max)
    reasons.push(no(`all ${uses.max} uses are spent (per ${perWords[uses.per]})`, null))
  return reasons
}

const perWords = { turn: 'turn', fight: 'fight', short: 'short rest', long: 'long rest', day: 'day' } as const

/** What an ability costs and counts as; legendary, lair and long ones take nothing of the turn. */
export function priceOf(action: Action, pay: Price['pay'], override: boolean): Price {
  const { cost, spellLevel, name } = action
  const ofTurn = cost === 'action' || cost === 'bonus' || cost === 'reaction'
  const usedFor = spellLevel === null ? 'ability' : spellLevel === 0 ? 'cantrip' : 'spell'
  return { cost: ofTurn ? cost : 'free', pay, usedFor, name, spellLevel, override }
}

/** Takes the charge and one use of an ability. */
export function spendAbility(work: Work, id: Id, action: Action): void {
  const { charges, usesSpent } = work.state.must('combatants', id)
  if (action.recharge && charges[action.id]?.charged !== false) setCharge(work, id, action, false, '')
  if (action.uses)
    work.emit({
      kind: 'usesChanged',
      id,
      action: action.id,
      name: action.name,
      spent: (usesSpent[action.id] ?? 0) + 1,
    })
}

/**
 * Uses an ability that is no attack roll: pays for it, spends its charge and uses, then proposes the area, heals the
 * targets, or only tells it.
 */
export const useAction: Decider<'useAction'> = (work, command) => {
  const { id, targets, override } = command
  const combatant = needCombatant(work.state, id)
  for (const target of targets) needCombatant(work.state, target)
  const action = blockOf(work.state, id).actions.find((one) => one.id === command.action)
  if (!action) refuse(`${combatant.name} has no such ability.`)
  if (action.attack) refuse(`${action.name} is an attack: attack with it instead.`)
  const reasons = abilityReasons(combatant, action)
  if (reasons.length > 0 && !override) refuse(`${combatant.name} can’t use ${action.name}.`, reasons)

  const paid = startAction(work, id, priceOf(action, command.pay, override))
  if (paid.lost) return
  work.emit({ kind: 'actionTaken', id, action: action.id, name: action.name, targets })
  if (reasons.length > 0)
    work.emit({ kind: 'noted', text: 'although a rule says no', of: id, secret: true, reasons: [...reasons] })
  spendAbility(work, id, action)
  if (action.concentration) beginConcentration(work, id, action.name, [])
  if (action.save) proposeSave(work, id, action, action.save, targets)
  else if (action.healing !== null)
    healTargets(work, action, action.healing, targets.length > 0 ? targets : [id])
  finishAction(work, id, paid)
}

/**
 * Whom the user may not harm but the area holds: told with the rule, because whether the area is aimed at them is the
 * GM's to say (GH-COND-CHARM-01).
 */
function sparedBy(state: ReadState, id: Id, targets: readonly Id[]): Reason[] {
  return activeRows(state, id).flatMap(({ row, effect }) => {
    const spared = row.sparesParam
    const whom = spared && named(effect, spared.param)
    if (!spared || typeof whom !== 'string' || !targets.includes(whom)) return []
    return [note(`${row.phrase} by ${state.must('combatants', whom).name}, who is in it`, spared.rule)]
  })
}

function proposeSave(
  work: Work,
  id: Id,
  action: Action,
  save: NonNullable<Action['save']>,
  targets: readonly Id[],
): void {
  const { ability, dc, onSuccess, onFail } = save
  raiseArea(work, {
    of: id,
    action: action.id,
    label: action.name,
    save: { ability, dc, onSuccess },
    damage: rollParts(work, save.damage, false),
    targets,
    onFail,
    reasons: sparedBy(work.state, id, targets),
  })
}

function healTargets(work: Work, action: Action, formula: string, targets: readonly Id[]): void {
  const roll = work.dice.roll(formula)
  for (const target of targets) healCombatant(work, target, Math.max(0, roll.total), action.name, roll)
}
