import type { StepResult } from '@shared/event'
import type { Desk } from '../../play/desk'
import type { Game } from '../../play/game'
import type { PatchStream } from '../../play/stream'
import type { Handlers } from '../answer'

type Names =
  | 'gm.state'
  | 'command'
  | 'history.undo'
  | 'history.redo'
  | 'history.backTo'
  | 'history.stepBackTurn'
  | 'log.page'
  | 'focus.set'
  | 'preview.attack'
  | 'preview.command'

const closed = 'No campaign is open.'

/** The open game: commands, history, previews, the log. */
export function gameHandlers(desk: Desk, stream: PatchStream): Pick<Handlers, Names> {
  const step = async (act: (game: Game) => Promise<StepResult>): Promise<StepResult> =>
    desk.game ? act(desk.game) : { ok: false, refusal: { message: closed, reasons: [] } }
  return {
    'gm.state': async () => (desk.game ? desk.game.gmState() : { seq: stream.full(), view: null }),
    command: ({ command, dice }) => step((game) => game.perform(command, dice)),
    'history.undo': () => step((game) => game.undo()),
    'history.redo': () => step((game) => game.redo()),
    'history.backTo': ({ seq }) => step((game) => game.backTo(seq)),
    'history.stepBackTurn': () => step((game) => game.stepBackTurn()),
    'log.page': async (request) => (desk.game ? desk.game.logPage(request) : { entries: [], more: false }),
    async 'focus.set'({ id }) {
      await desk.game?.focus(id)
      return { ok: desk.game !== null }
    },
    async 'preview.attack'({ command }) {
      if (!desk.game) return { ok: false, refusal: { message: closed, reasons: [] } }
      return desk.game.previewAttack(command)
    },
    'preview.command': async ({ command, dice }) =>
      desk.game ? desk.game.previewCommand(command, dice) : { refusal: closed, lines: [], hp: [], rolls: [] },
  }
}
