import type { Encounter } from '@shared/domain/encounter'
import type { EncounterView } from '@shared/view/gm'
import type { Ruleset } from '../../../engine/rulesets/ruleset'
import type { ViewState } from './input'

/** A prepared encounter with its Challenge Factors summed; creatures without a rating are counted apart. */
export function encounterView(state: ViewState, rules: Ruleset, encounter: Encounter): EncounterView {
  let challenge = 0
  let unrated = 0
  let creatures = 0
  for (const entry of encounter.entries) {
    const rating = state.get('creatures', entry.creature)?.challenge ?? null
    creatures += entry.count
    if (rating === null) unrated += entry.count
    else challenge += rating * entry.count
  }
  return { encounter, challenge, unrated, creatures, fair: rules.challengeWords(challenge, 0, null) }
}
