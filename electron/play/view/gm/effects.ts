import type { Effect } from '@shared/domain/effect'
import type { EffectView } from '@shared/view/gm'
import type { Ruleset } from '../../../engine/rulesets/ruleset'
import type { Rows } from '../condition-rows'
import { timeLeft, type TimeSight } from '../words/time'
import type { ViewState } from './input'

/** What the effect is called: its own name, or its row's, with its level or amount. */
export function effectName(effect: Effect, rows: Rows): string {
  const row = effect.condition === null ? undefined : rows.get(effect.condition)
  const name = effect.name || row?.name || effect.condition || 'Effect'
  const { level, amount } = effect.params
  if (typeof level === 'number') return `${name} ${level}`
  if (typeof amount === 'number' || (typeof amount === 'string' && amount !== '')) return `${name} ${amount}`
  return name
}

function timeOf(state: ViewState, effect: Effect, rows: Rows, sight: TimeSight) {
  if (effect.suspended) return { time: 'paused', kind: 'hand' as const }
  const own = timeLeft(effect, sight)
  const parent = effect.parent === null ? undefined : state.get('effects', effect.parent)
  if (own.time !== '' || !parent) return own
  return { time: `with ${effectName(parent, rows)}`, kind: timeLeft(parent, sight).kind }
}

function view(
  state: ViewState,
  rules: Ruleset,
  effect: Effect,
  rows: Rows,
  sight: TimeSight,
): Omit<EffectView, 'count'> {
  const row = effect.condition === null ? undefined : rows.get(effect.condition)
  const { time, kind } = timeOf(state, effect, rows, sight)
  return {
    id: effect.id,
    condition: effect.condition,
    name: effectName(effect, rows),
    time,
    timeKind: kind,
    tone: row?.tone ?? 'mixed',
    cause: effect.cause,
    source: effect.source === null ? null : sight.name(effect.source),
    summary: row?.summary ?? effect.note,
    rules: row ? [...row.rules] : [],
    note: effect.note,
    visible: rules.playersSee(state, effect),
    suspended: effect.suspended,
    implied: effect.parent !== null,
  }
}

/** Chips of one combatant, oldest first. Instances that read the same in everything share one chip. */
export function effectViews(
  state: ViewState,
  rules: Ruleset,
  effects: readonly Effect[],
  rows: Rows,
  sight: TimeSight,
): EffectView[] {
  const chips: EffectView[] = []
  for (const effect of effects) {
    const one = view(state, rules, effect, rows, sight)
    const same = chips.find(
      (chip) =>
        chip.condition !== null &&
        chip.condition === one.condition &&
        chip.name === one.name &&
        chip.time === one.time &&
        chip.source === one.source &&
        chip.note === one.note &&
        chip.visible === one.visible,
    )
    if (same) same.count += 1
    else chips.push({ ...one, count: 1 })
  }
  return chips
}
