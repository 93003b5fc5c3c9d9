import type { CommandInput } from '@shared/command'
import type { Preview } from '@shared/view/gm'
import { request } from '../../state/bridge.svelte'

/** Short enough to feel immediate, long enough not to ask at every key. Milliseconds. */
const pause = 70

/**
 * What a command being typed would do, asked from main a moment after the last change.
 * Make one while a component is set up; `seen` is null while nothing is asked.
 */
export class Foresight {
  seen = $state.raw<Preview | null>(null)

  constructor(command: () => CommandInput | null) {
    $effect(() => {
      const asked = command()
      if (!asked) {
        this.seen = null
        return
      }
      let stale = false
      const timer = setTimeout(() => {
        // The request is checked and filled with its defaults on the other side.
        void request('preview.command', { command: asked }).then((seen) => {
          if (!stale) this.seen = seen
        })
      }, pause)
      return () => {
        stale = true
        clearTimeout(timer)
      }
    })
  }
}
