import type { Event, EventKind, EventOf } from '@shared/event'
import type { LogLine } from '@shared/log'
import type { Ruleset } from '../../rulesets/ruleset'
import type { ReadState, RecordChange } from '../../store'
import { tellAbilities } from './abilities'
import { tellCampaign } from './campaign'
import { tellCombatants } from './combatants'
import { tellEffects } from './effects'
import { tellFight } from './fight'
import { tellHitPoints } from './hit-points'
import { tellRolls } from './rolls'
import { createTelling, type Telling } from './telling'

/** How one kind of event is told; null = it is not worth a line. */
export type Tell<K extends EventKind> = (event: EventOf<K>, telling: Telling) => LogLine | null

const table: { readonly [K in EventKind]: Tell<K> } = {
  ...tellCampaign,
  ...tellCombatants,
  ...tellFight,
  ...tellHitPoints,
  ...tellEffects,
  ...tellAbilities,
  ...tellRolls,
}

/**
 * A step in sentences, made right after it: `state` is the state after it, `changes` still know who has gone.
 * Lines are kept with the step, so that they stay right when names change.
 */
export function describeStep(
  events: readonly Event[],
  state: ReadState,
  changes: readonly RecordChange[],
  rules: Ruleset,
): LogLine[] {
  const telling = createTelling(events, state, changes, rules)
  return events.flatMap((event) => {
    const tell = table[event.kind] as Tell<EventKind>
    return tell(event, telling) ?? []
  })
}
