import type { Id, Reason, RolledPart } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { EffectSpec } from '@shared/domain/effect'
import type { AreaTarget, PromptOf } from '@shared/domain/prompt'
import { startEffect } from '../../mechanics/effects'
import { needCombatant } from '../../mechanics/fight'
import { raisePrompt } from '../../mechanics/prompts'
import type { Work } from '../../work'
import type { AnswerCommand, ChangeCommand, Decider } from '../ruleset'
import { concentrationHolds } from './concentration'
import { dealDamage, rollParts } from './damage'
import type { Share } from './damage-steps'
import { note } from './reasons'
import { blockOf, saveTerms } from './sheet'

type AreaPrompt = PromptOf<'area'>
type AreaSave = NonNullable<AreaPrompt['save']>

interface AreaDraft {
  /** Whose affair it is: who caused it, or the first target when nobody did. */
  readonly of: Id
  readonly action: Id | null
  readonly label: string
  readonly save: AreaSave | null
  readonly damage: readonly RolledPart[]
  readonly targets: readonly Id[]
  readonly onFail: readonly EffectSpec[]
  readonly reasons: readonly Reason[]
}

/**
 * Proposes damage for many: it is rolled once, the saves of everybody who is not the party's are rolled at once, and
 * nothing happens before it is applied (GH-AOE-01).
 */
export function raiseArea(work: Work, draft: AreaDraft): void {
  const { of, action, label, save } = draft
  raisePrompt(work, {
    kind: 'area',
    of,
    moment: 'now',
    order: 0,
    reasons: [...draft.reasons],
    action,
    label,
    save,
    damage: [...draft.damage],
    targets: draft.targets.map((id) => newTarget(work, id, save, label)),
    onFail: [...draft.onFail],
  })
}

function newTarget(work: Work, id: Id, save: AreaSave | null, label: string): AreaTarget {
  const combatant = work.state.must('combatants', id)
  const out = combatant.life === 'dead'
  const blank: AreaTarget = { id, roll: null, modifier: 0, mode: 'flat', saved: null, out, reasons: [] }
  if (out) return { ...blank, reasons: [note('is dead', null)] }
  if (!save) return blank
  const { mode, modifier, reasons } = saveTerms(work.state, id, save.ability)
  const asked: AreaTarget = { ...blank, mode, modifier, reasons: [...reasons] }
  return rollsItself(combatant) ? asked : rollFor(work, asked, save, label)
}

/** The party's dice belong to the players: they are typed, or rolled when the GM goes on. */
const rollsItself = (combatant: Combatant): boolean => combatant.inParty

/** Rolls one target's save; a condition may make it fail without a die (GH-COND-PARA-01). */
function rollFor(work: Work, target: AreaTarget, save: AreaSave, label: string): AreaTarget {
  const { autoFail, reasons } = saveTerms(work.state, target.id, save.ability)
  const roll = autoFail ? null : work.dice.d20(target.mode, target.modifier)
  const saved = roll !== null && roll.total >= save.dc
  work.emit({
    kind: 'checkMade',
    id: target.id,
    what: 'save',
    ability: save.ability,
    skill: null,
    roll,
    mode: target.mode,
    dc: save.dc,
    success: saved,
    reasons: [...reasons],
    label,
  })
  return { ...target, roll, saved, reasons: [...reasons] }
}

/** Damage typed by the GM that asks for saves first. */
export const proposeArea: Decider<'proposeArea'> = (work, command) => {
  const { source, label, save, targets } = command
  const of = source ?? targets[0]
  if (of === undefined) return
  for (const id of [of, ...targets]) needCombatant(work.state, id)
  const damage = rollParts(work, command.parts, false)
  raiseArea(work, { of, action: null, label, save, damage, targets, onFail: [], reasons: [] })
}

/** Changes what is proposed: saves by hand or by dice, who is in it, the damage. */
export function changeArea(work: Work, prompt: AreaPrompt, change: ChangeCommand): void {
  const { save, label } = prompt
  const added = (change.addTargets ?? [])
    .map((id) => needCombatant(work.state, id).id)
    .filter((id) => !prompt.targets.some((target) => target.id === id))
  const targets = [...prompt.targets, ...added.map((id) => newTarget(work, id, save, label))].map(
    (target) => {
      let now = target
      const out = change.out?.[now.id]
      if (out !== undefined) now = { ...now, out }
      const saved = change.saved?.[now.id]
      if (saved !== undefined) now = { ...now, saved }
      if (save && change.rollSaves?.includes(now.id)) now = rollFor(work, now, save, label)
      return now
    },
  )
  const damage = prompt.damage.map((part, index) => {
    const total = change.totals?.[String(index)]
    if (total !== undefined) return { ...part, roll: { ...part.roll, dice: [], modifier: total, total } }
    return change.rerollDamage ? { ...part, roll: work.dice.roll(part.roll.formula) } : part
  })
  work.emit({ kind: 'promptChanged', prompt: { ...prompt, targets, damage }, why: '' })
}

/** Applies the proposal in one step: each target's share of the damage, then the effects of a failed save. */
export function answerArea(work: Work, prompt: AreaPrompt, answer: AnswerCommand): void {
  if (answer.how === 'skip') return
  const { save } = prompt
  for (const target of prompt.targets) {
    if (target.out || !work.state.get('combatants', target.id)) continue
    const saved = save === null ? null : (target.saved ?? resolve(work, prompt, target, save, answer))
    applyTo(work, prompt, target.id, saved)
  }
}

function resolve(
  work: Work,
  prompt: AreaPrompt,
  target: AreaTarget,
  save: AreaSave,
  answer: AnswerCommand,
): boolean {
  if (answer.how === 'succeed' || answer.how === 'fail') return answer.how === 'succeed'
  return rollFor(work, target, save, prompt.label).saved === true
}

function applyTo(work: Work, prompt: AreaPrompt, target: Id, saved: boolean | null): void {
  const { of, action, label } = prompt
  const nobodys = action === null && prompt.targets.some(({ id }) => id === of)
  const source = nobodys ? null : of
  const share: Share = saved !== true ? 'full' : prompt.save?.onSuccess === 'half' ? 'half' : 'none'
  if (prompt.damage.length > 0)
    dealDamage(work, target, prompt.damage, { source, cause: label, critical: false, share })
  if (saved !== false || work.state.must('combatants', target).life === 'dead') return
  const started: Id[] = []
  for (const spec of prompt.onFail) {
    const effect = startEffect(work, target, spec, source, label)
    if (effect !== null) started.push(effect)
  }
  const used =
    source === null ? undefined : blockOf(work.state, source).actions.find(({ id }) => id === action)
  if (source !== null && used?.concentration) concentrationHolds(work, source, used.name, started)
}
