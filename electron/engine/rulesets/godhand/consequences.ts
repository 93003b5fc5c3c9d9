import type { Id, Reason } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Effect, EffectSpec } from '@shared/domain/effect'
import { changeEffect, endEffect, startEffect } from '../../mechanics/effects'
import type { ReadState } from '../../store'
import type { Work } from '../../work'
import { forgetDues } from './effect-prompts'
import { conditionSpec } from './effect-spec'
import { concentrationAfter } from './concentration'
import { activeRows, canSee, distinctRows, hasCondition, named } from './modifiers'
import { no, note } from './reasons'
import { blockOf, speedOf } from './sheet'
import { conditionRow } from './tables/conditions'
import type { Sense } from './tables/row'

/** Parameter that holds when an effect was made to stand still, in seconds of the clock. */
const SINCE = 'stillSince'
/** Switches on an effect that say which sense of its bearer it works through. */
const needs: { readonly [S in Sense]: string } = { sight: 'needsSight', hearing: 'needsHearing' }

/** Why a condition can't sit on somebody: what its stat block or its state makes it immune to. Empty = it can. */
export function effectRefusal(state: ReadState, on: Combatant, spec: EffectSpec): readonly Reason[] {
  const names = [
    spec.condition,
    spec.name,
    spec.condition === null ? null : conditionRow(state, spec.condition)?.name,
  ]
  const asked = names.flatMap((name) => (name ? [name.toLowerCase()] : []))
  const reasons: Reason[] = []
  for (const text of blockOf(state, on.id).conditionImmunities) {
    if (
      asked.some((name) =>
        text
          .toLowerCase()
          .split(/[,;]\s*/)
          .includes(name),
      )
    )
      reasons.push(no(`immune: ${text}`, 'GH-MISS-14'))
  }
  for (const { row } of distinctRows(state, on.id)) {
    if (row.immune?.conditions.some((id) => asked.includes(id.toLowerCase())))
      reasons.push(no(`${row.phrase}: immune`, row.immune.rule))
    const through = row.immuneToNeeding
    if (through && spec.params[needs[through.sense]] === true)
      reasons.push(no(`${row.phrase}: it works by ${through.sense} only`, through.rule))
  }
  return reasons
}

/** What follows from an effect that has just begun (GH-COND-GEN-02). */
export function effectBegan(work: Work, effect: Effect): void {
  const row = effect.condition === null ? undefined : conditionRow(work.state, effect.condition)
  const { on, source, cause } = effect
  for (const implied of row?.implies ?? [])
    startEffect(work, on, conditionSpec(implied), source, cause, effect.id, true)
  for (const brought of row?.brings ?? []) {
    if (!hasCondition(work.state, on, brought))
      startEffect(work, on, conditionSpec(brought), source, cause, null, true)
  }
  for (const ended of row?.ends ?? []) endCondition(work, on, ended, `${row?.name ?? ''} ends it`)
  for (const still of row?.suspends ?? []) holdStill(work, on, still)
  if (row) looseHolds(work, on)
  concentrationAfter(work, effect)
}

/** What follows from an effect that has just ended: what stood still because of it goes on (GH-COND-PETR-02). */
export function effectEnded(work: Work, effect: Effect): void {
  if (work.state.get('combatants', effect.on)) forgetDues(work, effect)
  const row = effect.condition === null ? undefined : conditionRow(work.state, effect.condition)
  if (
    !row?.suspends ||
    !work.state.get('combatants', effect.on) ||
    hasCondition(work.state, effect.on, row.id)
  )
    return
  for (const still of row.suspends) goOn(work, effect.on, still)
  const reasons = [note('damage and broken limbs stay', 'GH-COND-PETR-03')]
  work.emit({ kind: 'noted', text: 'what broke stays broken', of: effect.on, secret: true, reasons })
}

function endCondition(work: Work, on: Id, condition: string, why: string): void {
  for (const effect of [...work.state.effectsOn(on)])
    if (effect.condition === condition) endEffect(work, effect.id, why)
}

function holdStill(work: Work, on: Id, condition: string): void {
  const { clock } = work.state.must('campaign', 'campaign')
  for (const effect of [...work.state.effectsOn(on)]) {
    if (effect.condition !== condition || effect.suspended) continue
    changeEffect(
      work,
      effect.id,
      { suspended: true, params: { ...effect.params, [SINCE]: clock } },
      'stands still',
    )
  }
}

function goOn(work: Work, on: Id, condition: string): void {
  const { clock } = work.state.must('campaign', 'campaign')
  for (const effect of [...work.state.effectsOn(on)]) {
    const { [SINCE]: since, ...params } = effect.params
    if (effect.condition !== condition || typeof since !== 'number') continue
    const ends = effect.ends.map((rule) =>
      rule.kind === 'clock' ? { ...rule, at: rule.at + clock - since } : rule,
    )
    changeEffect(work, effect.id, { suspended: false, params, ends }, 'goes on')
  }
}

/** Ends what somebody loses who can't act or move any more: Dodge, and the holds it has on others (GH-INT-10, GH-INT-11). */
function looseHolds(work: Work, id: Id): void {
  const incapacitated = hasCondition(work.state, id, 'incapacitated')
  const immobile = cannotMove(work.state, id)
  for (const { row, effect } of activeRows(work.state, id)) {
    const lost = row.lostWhen?.find((when) => (when === 'immobile' ? immobile : incapacitated))
    if (lost && effect)
      endEffect(work, effect.id, lost === 'immobile' ? 'it cannot move' : 'it is incapacitated')
  }
  if (incapacitated) releaseHeld(work, id, 'its holder is incapacitated')
}

/** Ends the holds that somebody has on others (GH-COND-GRAP-02). */
export function releaseHeld(work: Work, holder: Id, why: string): void {
  for (const effect of [...work.state.all('effects')]) {
    const param = effect.condition === null ? undefined : conditionRow(work.state, effect.condition)?.heldBy
    if (param !== undefined && named(effect, param) === holder) endEffect(work, effect.id, why)
  }
}

/** Whether every speed has dropped to 0 (GH-ACT-12). */
export function cannotMove(state: ReadState, id: Id): boolean {
  const speeds = Object.entries(blockOf(state, id).speeds).filter(([, feet]) => feet > 0)
  return speeds.length > 0 && speeds.every(([mode]) => speedOf(state, id, mode).value === 0)
}

/** Whether players see an effect: the GM's switch, and whether its row is for them (only on their own, for some). */
export function playersSee(state: ReadState, effect: Effect): boolean {
  if (!effect.visible) return false
  const row = effect.condition === null ? undefined : conditionRow(state, effect.condition)
  if (!row || row.seenBy === 'all') return true
  return row.seenBy === 'party' && state.get('combatants', effect.on)?.inParty === true
}

/** Whether nobody of the party sees it, through a condition that hides it (GH-ACT-16, GH-COND-INVIS-01). */
export function unseenByParty(state: ReadState, id: Id): boolean {
  const hides = state
    .effectsOn(id)
    .some(({ condition }) => condition !== null && conditionRow(state, condition)?.unseen !== undefined)
  if (!hides) return false
  for (const one of state.all('combatants')) if (one.inParty && canSee(state, one.id, id)) return false
  return true
}
