import type { Fight } from '@shared/domain/fight'
import type { PlayerView } from '@shared/view/player'
import type { ReadState } from '../../../engine/store'
import type { Ruleset } from '../../../engine/rulesets/ruleset'

/** Everything the players' view is made of. */
export interface PlayerInput {
  readonly state: ReadState
  readonly rules: Ruleset
  readonly screen: PlayerView['screen']
  readonly settings: { readonly partyNumbers: boolean; readonly shareTells: boolean }
}

/** The fight that players watch: running or just over. A fight being prepared is the GM's affair. */
export function watchedFight(state: ReadState): Fight | null {
  const id = state.get('campaign', 'campaign')?.fight
  const fight = id ? state.get('fights', id) : undefined
  return fight && fight.status !== 'preparing' && fight.status !== 'paused' ? fight : null
}
