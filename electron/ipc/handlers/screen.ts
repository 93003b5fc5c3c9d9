import type { PlayerScreen, Settings } from '@shared/ipc/contract'
import type { PlayerView } from '@shared/view/player'
import type { Preferences } from '../../campaign/preferences'
import type { Desk } from '../../play/desk'
import type { PatchStream } from '../../play/stream'
import { waitingView } from '../../play/waiting'
import type { PlayerWindow } from '../../windows/player-window'
import type { Handlers } from '../answer'

type Names =
  'screen.get' | 'screen.open' | 'screen.fullScreen' | 'screen.blackout' | 'screen.layout' | 'player.state'

/** The players' screen as the GM steers it. */
export interface ScreenParts {
  readonly desk: Desk
  readonly window: () => PlayerWindow
  readonly stream: PatchStream
  readonly settings: Preferences<Settings>
  /** Whether it is dark; switched here. */
  readonly blackout: { on: boolean }
  readonly state: () => PlayerScreen
  readonly look: () => PlayerView['screen']
  /** Looks changed: tell both windows. */
  readonly changed: () => void
}

/** The players' window: open, full screen, dark, laid out; and what it shows. */
export function screenHandlers(parts: ScreenParts): Pick<Handlers, Names> {
  const { state, changed } = parts
  return {
    'screen.get': state,
    'screen.open'({ open }) {
      if (open) parts.window().open()
      else parts.window().close()
      return { ...state(), open }
    },
    'screen.fullScreen'({ on }) {
      const window = parts.window()
      window.setFullScreen(on ?? !window.fullScreen)
      return state()
    },
    'screen.blackout'({ on }) {
      parts.blackout.on = on
      changed()
      return state()
    },
    async 'screen.layout'({ layout }) {
      await parts.settings.set({ ...parts.settings.value, playerLayout: layout })
      changed()
      return state()
    },
    'player.state': async () =>
      parts.desk.game?.playerState() ?? { seq: parts.stream.full(), view: waitingView(parts.look()) },
  }
}
