import type { Combatant } from '@shared/domain/combatant'
import type { Creature } from '@shared/domain/creature'
import type { Effect } from '@shared/domain/effect'
import type { CombatantView } from '@shared/view/gm'
import type { Rows } from '../condition-rows'
import { effectName } from './effects'
import type { ViewState } from './input'

type Due = CombatantView['due'][number]

function endsHere(effect: Effect, of: string): 'start' | 'end' | null {
  for (const rule of effect.ends)
    if (rule.kind === 'turn' && rule.of === of && rule.left === 1) return rule.at
  return null
}

function fromEffects(state: ViewState, combatant: Combatant, rows: Rows): Due[] {
  const due: Due[] = []
  for (const effect of state.effectsOn(combatant.id)) {
    if (effect.suspended) continue
    const name = effectName(effect, rows)
    if (effect.ongoing) due.push({ at: effect.ongoing.at, text: `${name} ${effect.ongoing.formula}` })
    for (const rule of effect.ends) if (rule.kind === 'save') due.push({ at: rule.at, text: `${name}, save` })
  }
  for (const effect of state.effectsAnchoredTo(combatant.id)) {
    const at = effect.suspended ? null : endsHere(effect, combatant.id)
    if (!at) continue
    const bearer = effect.on === combatant.id ? undefined : state.get('combatants', effect.on)
    const on = bearer ? ` on ${bearer.name}` : ''
    due.push({ at, text: `${effectName(effect, rows)} ends${on}` })
  }
  return due
}

function recharges(combatant: Combatant, block: Creature | undefined): Due[] {
  const due: Due[] = []
  for (const action of block?.actions ?? []) {
    const charge = combatant.charges[action.id]
    if (action.recharge?.kind !== 'die' || !charge || charge.charged) continue
    due.push({
      at: 'end',
      text:
        combatant.turnsTaken === 0
          ? `${action.name} is lit`
          : `${action.name}, ${action.recharge.min} to light`,
    })
  }
  return due
}

/** What hangs on this combatant's turns: at the start first, then at the end. */
export function dueFlags(
  state: ViewState,
  combatant: Combatant,
  block: Creature | undefined,
  rows: Rows,
): CombatantView['due'] {
  const due: Due[] = []
  if (combatant.life === 'dying' && combatant.deathSaves) due.push({ at: 'start', text: 'Death save' })
  due.push(...fromEffects(state, combatant, rows))
  if (combatant.life === 'up') due.push(...recharges(combatant, block))
  return due.sort((a, b) => (a.at === b.at ? 0 : a.at === 'start' ? -1 : 1))
}
