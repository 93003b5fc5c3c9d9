import type { PlayerBridge, Patch } from '@shared/ipc/contract'
import type { PlayerView } from '@shared/view/player'
import { follow } from '../state/follow'
import { changesOf } from '../state/patches'
import { keepSame } from './rows'

declare global {
  interface Window {
    /** Exposed by the players' window's preload: its own view and nothing else. */
    roundkeeperPlayer: PlayerBridge
  }
}

class Screen {
  view = $state.raw<PlayerView | null>(null)
}

/** What the players see; null until the first state arrived. */
export const screen = new Screen()

function replace(view: PlayerView) {
  screen.view = { ...view, rows: keepSame(screen.view?.rows ?? [], view.rows) }
}

function apply(patch: Patch) {
  const now = screen.view
  if (!now) return
  const changes = changesOf(patch.ops, (section) => now[section as keyof PlayerView])
  replace({ ...now, ...(Object.fromEntries(changes) as Partial<PlayerView>) })
}

/** Follows the players' view. Returns the way to stop. */
export function followScreen(): () => void {
  const bridge = window.roundkeeperPlayer
  const following = follow<PlayerView>({ full: () => bridge.state(), replace, apply })
  const stop = bridge.onPatch(following.take)
  void following.reload()
  return stop
}

export const toggleFullScreen = () => void window.roundkeeperPlayer.toggleFullScreen()
