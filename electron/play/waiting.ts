import type { PlayerView } from '@shared/view/player'

/** What players see while no campaign is open. */
export function waitingView(screen: PlayerView['screen']): PlayerView {
  return { title: '', status: 'waiting', round: 0, rows: [], now: '', next: '', tells: [], clock: '', screen }
}
