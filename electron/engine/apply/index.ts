import type { Event, EventKind, EventOf } from '@shared/event'
import type { Store } from '../store'
import { applyAbilities } from './abilities'
import { applyCampaign } from './campaign'
import { applyCombatants } from './combatants'
import { applyEffects } from './effects'
import { applyFight } from './fight'
import { applyHitPoints } from './hit-points'
import { applyPrompts } from './prompts'
import { applyTurnUse } from './turn-use'
import { tellsOnly } from './tells-only'

/** How one kind of event changes the state. It needs nothing but the event and the state before it. */
export type Apply<K extends EventKind> = (store: Store, event: EventOf<K>) => void

const table: { readonly [K in EventKind]: Apply<K> } = {
  ...applyCampaign,
  ...applyCombatants,
  ...applyFight,
  ...applyTurnUse,
  ...applyPrompts,
  ...applyHitPoints,
  ...applyEffects,
  ...applyAbilities,
  ...tellsOnly,
}

/** Folds one event into the state: the only way in which the state ever changes going forward. */
export function applyEvent(store: Store, event: Event): void {
  const apply = table[event.kind] as Apply<EventKind>
  apply(store, event)
}
