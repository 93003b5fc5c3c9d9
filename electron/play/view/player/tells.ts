import type { Combatant } from '@shared/domain/combatant'
import type { Fight } from '@shared/domain/fight'
import type { PlayerView } from '@shared/view/player'
import type { Keys } from './keys'
import { isSeen, shownName, type Sight } from './sight'

type Tell = PlayerView['tells'][number]

/** Remembers since when each tell has been shown. */
export interface Tells {
  of(sight: Sight, fight: Fight): Tell[]
}

function chargedTells(sight: Sight, combatant: Combatant): { thing: string; name: string; text: string }[] {
  const block = sight.input.state.get('blocks', combatant.block)
  const tells = []
  for (const action of block?.actions ?? []) {
    const charge = combatant.charges[action.id]
    if (!charge?.charged || !charge.tellShared || action.tell === '') continue
    const name = shownName(combatant)
    tells.push({ thing: `${combatant.id}|${action.id}`, name, text: sight.mask.clean(action.tell) })
  }
  return tells
}

/**
 * Tells of charged abilities of creatures that players see (GH-CRE-RECH-04): the tell's text and who shows it, never
 * the ability. Newest first; `since` rises with every tell that appears, also when it appears anew.
 */
export function createTells(keys: Keys): Tells {
  let since = 0
  let shown = new Map<string, number>()
  return {
    of(sight, fight) {
      const now = new Map<string, number>()
      const tells = new Map<string, Tell>()
      for (const id of fight.order.flatMap((slot) => slot.members)) {
        const combatant = sight.input.state.get('combatants', id)
        if (!sight.input.settings.shareTells || !isSeen(sight, combatant) || combatant.life !== 'up') continue
        for (const { thing, name, text } of chargedTells(sight, combatant)) {
          const first = shown.get(thing) ?? (since += 1)
          now.set(thing, first)
          // Many of a kind with the same tell say it once.
          const same = `${name}|${text}`
          if (!tells.has(same)) tells.set(same, { key: keys.of(thing), name, text, since: first })
        }
      }
      shown = now
      return [...tells.values()].sort((a, b) => b.since - a.since)
    },
  }
}
