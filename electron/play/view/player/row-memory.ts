import type { Combatant } from '@shared/domain/combatant'
import type { PlayerRow } from '@shared/view/player'
import { nameFor, type Sight } from './sight'

/** Keeps rows from view to view, so that only those are made again whose makings changed. */
export interface RowMemory {
  /** The row as it was made last from the very same things, else a new one. */
  of(
    sight: Sight,
    key: string,
    members: readonly Combatant[],
    place: string,
    make: () => PlayerRow | null,
  ): PlayerRow | null
}

/** Everything that a row is made of. */
function makings(sight: Sight, members: readonly Combatant[], place: string): unknown[] {
  const { state, settings } = sight.input
  const all: unknown[] = [place, sight.rows, sight.mask.key, settings.partyNumbers]
  for (const member of members) {
    const effects = state.effectsOn(member.id)
    all.push(member, effects)
    for (const effect of effects) {
      for (const rule of effect.ends) {
        if (rule.kind === 'turn') all.push(nameFor(sight, rule.of), sight.onTurn(rule.of))
        else if (rule.kind === 'clock') all.push(state.get('campaign', 'campaign')?.clock)
        else if (rule.kind === 'happening')
          all.push(effect.source === null ? null : nameFor(sight, effect.source))
      }
    }
  }
  return all
}

/** A memory for the life of one viewer. */
export function createRowMemory(): RowMemory {
  const known = new Map<string, { makings: unknown[]; row: PlayerRow | null }>()
  return {
    of(sight, key, members, place, make) {
      const now = makings(sight, members, place)
      const old = known.get(key)
      if (old?.makings.length === now.length && old.makings.every((one, index) => one === now[index])) {
        return old.row
      }
      const row = make()
      known.set(key, { makings: now, row })
      return row
    },
  }
}
