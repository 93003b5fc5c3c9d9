import type { Id } from '@shared/domain/base'
import type { Rows } from '../condition-rows'
import type { Scene } from './combatant'
import { activeMembers, tableFight, type GmInput } from './input'

/** Gathers what all views of one update share. */
export function sceneOf({ state, rules }: Pick<GmInput, 'state' | 'rules'>, rows: Rows): Scene {
  const fight = tableFight(state)
  const slots = new Map<Id, Id>()
  for (const slot of fight?.order ?? []) {
    if (!slot.ghost) for (const member of slot.members) slots.set(member, slot.id)
  }
  const active: ReadonlySet<Id> = new Set(fight?.status === 'running' ? activeMembers(fight) : [])
  return {
    state,
    rules,
    fight,
    rows,
    slots,
    active,
    sight: {
      name: (id) => state.get('combatants', id)?.name ?? null,
      onTurn: (id) => active.has(id),
      clock: state.must('campaign', 'campaign').clock,
      numbers: true,
    },
  }
}
