import type { Action } from '@shared/domain/creature'
import type { Combatant } from '@shared/domain/combatant'
import { needCombatant } from '../mechanics/fight'
import type { Decider } from '../rulesets/ruleset'
import { refuse, type Work } from '../work'

type Kinds = 'setCharge' | 'setTellShared' | 'setUses'

export const abilityCommands: { readonly [K in Kinds]: Decider<K> } = {
  setCharge(work, { id, action, charged }) {
    const { combatant, row } = find(work, id, action)
    if (!row.recharge) refuse(`${row.name} does not recharge.`)
    if (combatant.charges[action]?.charged === charged) return
    const { name, tell } = row
    work.emit({
      kind: 'chargeChanged',
      id,
      action,
      name,
      charged,
      tell: charged ? tell : '',
      why: 'set by hand',
      roll: null,
    })
  },
  setTellShared(work, { id, action, shared }) {
    const { combatant, row } = find(work, id, action)
    if ((combatant.charges[action]?.tellShared ?? true) === shared) return
    work.emit({ kind: 'tellShared', id, action, name: row.name, shared })
  },
  setUses(work, { id, action, spent }) {
    const { combatant, row } = find(work, id, action)
    if (!row.uses) refuse(`${row.name} has no limited uses.`)
    if (spent > row.uses.max) refuse(`${row.name} has ${row.uses.max} uses.`)
    if ((combatant.usesSpent[action] ?? 0) === spent) return
    work.emit({ kind: 'usesChanged', id, action, name: row.name, spent })
  },
}

function find(work: Work, id: string, action: string): { combatant: Combatant; row: Action } {
  const combatant = needCombatant(work.state, id)
  const row = work.state.must('blocks', combatant.block).actions.find((one) => one.id === action)
  return { combatant, row: row ?? refuse(`${combatant.name} has no such action.`) }
}
