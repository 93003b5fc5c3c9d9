import type { Effect } from '@shared/domain/effect'
import { changeEffect, endEffect, startEffect } from '../mechanics/effects'
import { needCombatant } from '../mechanics/fight'
import { endRules } from '../mechanics/lasting'
import type { Decider } from '../rulesets/ruleset'
import { refuse } from '../work'

type Kinds = 'applyEffect' | 'endEffects' | 'changeEffect'

export const effectCommands: { readonly [K in Kinds]: Decider<K> } = {
  applyEffect(work, { targets, effect: spec, source, cause, override }) {
    if (spec.condition === null && spec.name === '') refuse('Give the effect a name or choose a condition.')
    if (
      spec.condition !== null &&
      !work.rules.conditions(work.state).some(({ id }) => id === spec.condition)
    ) {
      refuse('The game does not know that condition.')
    }
    if (spec.ongoing) work.dice.check(spec.ongoing.formula)
    if (source !== null) needCombatant(work.state, source)
    for (const id of targets) needCombatant(work.state, id)
    for (const id of targets) startEffect(work, id, spec, source, cause, null, override)
  },
  endEffects(work, { ids }) {
    for (const id of ids) {
      if (!work.state.get('effects', id)) refuse('That effect has ended already.')
    }
    for (const id of ids) endEffect(work, id, 'ended by hand')
  },
  changeEffect(work, { id, lasts, ...change }) {
    const effect = work.state.get('effects', id) ?? refuse('That effect has ended already.')
    const patch: Partial<Effect> = Object.fromEntries(
      Object.entries(change).filter(([key, value]) => key !== 'kind' && value !== undefined),
    )
    if (lasts) patch.ends = endRules(work.state, effect.on, lasts, effect.source)
    const keys = Object.keys(patch) as (keyof Effect)[]
    if (keys.every((key) => effect[key] === patch[key])) return
    changeEffect(work, id, patch, changeWords(effect, patch))
    if (patch.suspended === undefined || patch.suspended === effect.suspended) return
    for (const child of [...work.state.effectsUnder(id)]) {
      if (child.suspended !== patch.suspended)
        changeEffect(work, child.id, { suspended: patch.suspended }, '')
    }
  },
}

function changeWords(before: Effect, patch: Partial<Effect>): string {
  if (patch.suspended !== undefined && patch.suspended !== before.suspended)
    return patch.suspended ? 'is paused' : 'goes on'
  if (patch.ends) return 'lasts for another time now'
  if (patch.visible !== undefined && patch.visible !== before.visible) {
    return patch.visible ? 'is shown to players' : 'is kept from players'
  }
  return 'is changed'
}
