import type { Id } from '@shared/domain/base'
import type { Effect } from '@shared/domain/effect'
import type { ReadState } from '../../store'
import { blockOf } from './sheet'

/** What comes at the end of this turn, in words, in the order in which it comes (GH-TURN-04). */
export function upcoming(state: ReadState, id: Id): readonly string[] {
  const { surprised, life, used } = state.must('combatants', id)
  if (life === 'dead') return []
  const lines: string[] = []
  for (const effect of state.effectsAnchoredTo(id)) {
    if (effect.suspended || !endsWithThisTurn(effect, id)) continue
    const whose = effect.on === id ? '' : ` on ${state.must('combatants', effect.on).name}`
    lines.push(`${effect.name}${whose} ends`)
  }
  if (surprised) lines.push('no longer surprised')
  for (const effect of state.effectsOn(id)) {
    if (effect.suspended) continue
    if (effect.ongoing?.at === 'end')
      lines.push(`${effect.ongoing.formula} ${effect.ongoing.type} from ${effect.name}`)
    for (const rule of effect.ends) {
      if (rule.kind === 'save' && rule.at === 'end') lines.push(`save against ${effect.name} (DC ${rule.dc})`)
    }
  }
  if ((used['bold'] ?? 0) > 0) lines.push('becomes Vulnerable for acting boldly')
  return [...lines, ...recharges(state, id)]
}

const endsWithThisTurn = (effect: Effect, id: Id): boolean =>
  effect.ends.some((rule) => rule.kind === 'turn' && rule.of === id && rule.at === 'end' && rule.left === 1)

function recharges(state: ReadState, id: Id): string[] {
  const { charges, turnsTaken } = state.must('combatants', id)
  return blockOf(state, id).actions.flatMap(({ id: action, name, recharge }) => {
    if (recharge?.kind !== 'die' || charges[action]?.charged !== false) return []
    return [turnsTaken === 0 ? `${name} fills without a die` : `d6 for ${name} (${recharge.min} or more)`]
  })
}
