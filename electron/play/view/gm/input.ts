import type { Id } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Fight } from '@shared/domain/fight'
import type { GmView, LogEntry } from '@shared/view/gm'
import type { ReadState, RecordChange, Store } from '../../../engine/store'
import type { Ruleset } from '../../../engine/rulesets/ruleset'

/** State as the views read it; `fork` lets them look at what an answer would do, without doing it. */
export interface ViewState extends ReadState {
  fork(): Store
}

/** Everything the GM window's view is made of. */
export interface GmInput {
  readonly state: ViewState
  readonly rules: Ruleset
  /** The log, oldest first; entries are replaced, never changed in place. */
  readonly log: readonly LogEntry[]
  readonly history: GmView['history']
  /** Whose possibilities the GM looks at besides the active one's. */
  readonly focus: Id | null
  readonly folder: string
  readonly notices: GmView['campaign']['notices']
  /** What changed since the last call; null = unknown, compare everything. */
  readonly changes: readonly RecordChange[] | null
}

/** The fight on the table; null between fights. */
export function tableFight(state: Pick<ReadState, 'get'>): Fight | null {
  const id = state.get('campaign', 'campaign')?.fight
  return id ? (state.get('fights', id) ?? null) : null
}

/** Whether the GM window shows this combatant: the party always, others while their fight is on the table. */
export function onTable(combatant: Combatant, fight: Fight | null): boolean {
  return combatant.inParty || (fight !== null && combatant.fight === fight.id)
}

/** Members of the slot whose turn it is; empty when nobody's is. */
export function activeMembers(fight: Fight | null): readonly Id[] {
  if (!fight || fight.active === null) return []
  return fight.order.find((slot) => slot.id === fight.active)?.members ?? []
}
