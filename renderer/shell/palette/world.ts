import type { CombatantView } from '@shared/view/gm'
import { combatant, game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import type { World } from './read'
import type { Person } from './targets'

const asPerson = (one: CombatantView): Person => ({
  id: one.id,
  name: one.name,
  baseName: one.baseName,
  up: one.gone === null && one.life !== 'dead',
  side: one.side,
})

/** What the palette reads with: everybody in play, who is chosen, who acts, the tables of the ruleset. */
export function worldNow(): World {
  const { fight, combatants, rules, creatures } = game.view
  const actor = combatant(fight?.status === 'running' ? fight.actor : null)
  return {
    people: Object.values(combatants).map(asPerson),
    chosen: selection.targets.map(combatant).flatMap((one) => (one ? [asPerson(one)] : [])),
    actor: actor ? asPerson(actor) : null,
    damageTypes: rules.damageTypes,
    conditions: rules.conditions,
    creatures: Object.values(creatures),
    fighting: fight !== null && fight.status !== 'over',
  }
}
