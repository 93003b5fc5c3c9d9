import type { Id } from '@shared/domain/base'
import type { Effect, EffectSpec } from '@shared/domain/effect'
import type { Work } from '../work'
import { runningFight } from './fight'
import { endRules } from './lasting'

/**
 * Puts an effect on somebody and lets the ruleset draw its conclusions.
 * @param parent an effect as long as which it lives (an implied condition)
 * @param override put it on although an immunity says no
 * @returns the effect's id, or null when the bearer is immune (that is told)
 */
export function startEffect(
  work: Work,
  on: Id,
  spec: EffectSpec,
  source: Id | null,
  cause: string,
  parent: Id | null = null,
  override = false,
): Id | null {
  const name = effectName(work, spec)
  const reasons = override
    ? []
    : work.rules.effectRefusal(work.state, work.state.must('combatants', on), spec)
  if (reasons.length > 0) {
    work.emit({ kind: 'refusedEffect', on, name, reasons: [...reasons] })
    return null
  }
  const effect: Effect = {
    id: work.newId(),
    on,
    condition: spec.condition,
    name,
    params: spec.params,
    note: spec.note,
    visible: spec.visible,
    source,
    cause,
    parent,
    ongoing: spec.ongoing,
    ends: endRules(work.state, on, spec.lasts, source),
    suspended: false,
    startedRound: runningFight(work.state)?.round ?? null,
  }
  work.emit({ kind: 'effectStarted', effect })
  work.rules.effectBegan(work, effect)
  return effect.id
}

/** Ends an effect, and those that live as long as it. Nothing happens when it has ended already. */
export function endEffect(work: Work, id: Id, why: string): void {
  const effect = work.state.get('effects', id)
  if (!effect) return
  work.emit({ kind: 'effectEnded', id, on: effect.on, name: effect.name, why })
  for (const child of [...work.state.effectsUnder(id)]) endEffect(work, child.id, why)
  work.rules.effectEnded(work, effect)
}

/** Changes an effect that stays; `why` is told, empty = not told. */
export function changeEffect(
  work: Work,
  id: Id,
  patch: Partial<Omit<Effect, 'id' | 'on'>>,
  why: string,
): void {
  work.emit({ kind: 'effectChanged', effect: { ...work.state.must('effects', id), ...patch }, why })
}

function effectName(work: Work, spec: EffectSpec): string {
  if (spec.name !== '') return spec.name
  const row = work.rules.conditions(work.state).find((one) => one.id === spec.condition)
  return row?.name ?? spec.condition ?? 'Effect'
}
