import type { StateData } from '@shared/domain/state'
import { emptyState } from './store'

/** Seconds. */
const hour = 3600

/** The state of a campaign that has just been made: nothing but its name, on day 1 at 08:00. */
export function newCampaign(name: string, ruleset: string): StateData {
  const campaign = {
    id: 'campaign' as const,
    name,
    ruleset,
    options: {},
    clock: 8 * hour,
    lastLongRest: {},
    fight: null,
    notes: '',
  }
  return { ...emptyState(), campaign: { campaign } }
}
