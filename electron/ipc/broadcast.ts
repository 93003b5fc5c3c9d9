import type { BrowserWindow } from 'electron'
import { channels } from '@shared/ipc/channels'
import type { PatchOp, PushName, PushPayload } from '@shared/ipc/contract'

/** Sends a window what it did not ask for. Does nothing while the window is closed. */
export function push<N extends PushName>(
  window: BrowserWindow | null,
  name: N,
  payload: PushPayload<N>,
): void {
  if (window && !window.isDestroyed()) window.webContents.send(channels.push, name, payload)
}

/** Numbers the patches of one window; the full state carries the number of the last one it holds. */
export interface PatchStream {
  /** Number of the newest patch; from now on the window is told of changes. */
  full(): number
  send(ops: readonly PatchOp[]): void
  /** The window is gone or must ask anew: says nothing until it asks for the full state. */
  stop(): void
}

/** A numbered stream of patches to one window. */
export function createPatchStream(
  window: () => BrowserWindow | null,
  name: 'gm.patch' | 'player.patch',
): PatchStream {
  let seq = 0
  let listening = false
  return {
    full() {
      listening = true
      return seq
    },
    send(ops) {
      if (!listening || ops.length === 0) return
      seq += 1
      push(window(), name, { seq, ops: [...ops] })
    },
    stop() {
      listening = false
    },
  }
}
