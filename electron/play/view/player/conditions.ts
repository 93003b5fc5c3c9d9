import type { Combatant } from '@shared/domain/combatant'
import type { Effect } from '@shared/domain/effect'
import type { PlayerRow } from '@shared/view/player'
import { timeLeft } from '../words/time'
import { nameFor, type Sight } from './sight'

type Chip = PlayerRow['conditions'][number]

function chipName(sight: Sight, effect: Effect, bearer: Combatant): string {
  const row = effect.condition === null ? undefined : sight.rows.get(effect.condition)
  const name = effect.name || row?.name || effect.condition || ''
  const { level } = effect.params
  // Levels are the party's own affair.
  return sight.mask.clean(typeof level === 'number' && bearer.side === 'party' ? `${name} ${level}` : name)
}

function chipTime(sight: Sight, effect: Effect): string {
  const { state } = sight.input
  return timeLeft(effect, {
    name: (id) => nameFor(sight, id),
    onTurn: sight.onTurn,
    clock: state.get('campaign', 'campaign')?.clock ?? 0,
    numbers: false,
  }).time
}

/** Conditions that players see on this creature, each name once. Neither their cause nor their source is told. */
export function chipsOf(sight: Sight, combatant: Combatant): Chip[] {
  const { state, rules } = sight.input
  const chips: Chip[] = []
  if (combatant.surprised && combatant.side === 'party') {
    chips.push({ sign: 'surprised', name: 'Surprised', time: '' })
  }
  for (const effect of state.effectsOn(combatant.id)) {
    if (effect.suspended || !rules.playersSee(state, effect)) continue
    const name = chipName(sight, effect, combatant)
    if (name === '' || chips.some((chip) => chip.name === name)) continue
    chips.push({ sign: effect.condition, name, time: chipTime(sight, effect) })
  }
  return chips
}
