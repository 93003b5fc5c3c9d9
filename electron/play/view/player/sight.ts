import type { Id } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Rows } from '../condition-rows'
import type { PlayerInput } from './input'
import { createMask, type Mask } from './names'

/** What all rows of one view share. */
export interface Sight {
  readonly input: PlayerInput
  readonly rows: Rows
  /** Those of whom players may not know: hidden by the GM, or perceived by nobody of the party. */
  readonly kept: ReadonlySet<Id>
  readonly mask: Mask
  /** Whether players see this combatant's turn run now. */
  readonly onTurn: (id: Id) => boolean
}

function keptBack(input: PlayerInput): Set<Id> {
  const kept = new Set<Id>()
  for (const { id, hidden, side } of input.state.all('combatants')) {
    if (hidden || (side !== 'party' && input.rules.unseenByParty(input.state, id))) kept.add(id)
  }
  return kept
}

/** Looks at the state with the players' eyes; nobody's turn yet. */
export function sightOf(input: PlayerInput, rows: Rows): Sight {
  const kept = keptBack(input)
  return { input, rows, kept, mask: createMask(input.state, kept), onTurn: () => false }
}

/** Whether players may know that this creature is there. */
export function isSeen(sight: Sight, combatant: Combatant | undefined): combatant is Combatant {
  return combatant !== undefined && combatant.gone === null && !sight.kept.has(combatant.id)
}

/** What players call it: the public name when there is one, else the true name. */
export function shownName(combatant: Combatant): string {
  return combatant.publicName ?? combatant.name
}

/** The same for a group that shares a row. */
export function sharedName(combatant: Combatant): string {
  return combatant.publicName ?? combatant.baseName
}

/** Name of a combatant in a sentence for players; null when they may not know of it. */
export function nameFor(sight: Sight, id: Id): string | null {
  const combatant = sight.input.state.get('combatants', id)
  return combatant && !sight.kept.has(id) ? shownName(combatant) : null
}
