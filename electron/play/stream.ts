import type { Patch, PatchOp } from '@shared/ipc/contract'

/** Numbers the patches of one window's view; the full view carries the number of the last patch it holds. */
export interface PatchStream {
  /** Whether somebody has asked for the full view and follows from there. */
  readonly followed: boolean
  /** The full view is handed out: from now on patches are sent. Answers the number it stands at. */
  full(): number
  send(ops: readonly PatchOp[]): void
  /** Another view begins (a campaign was opened or closed): leaves a gap, so that the window asks for the full one. */
  restart(): void
  /** The window is gone: nothing is sent until the full view is asked for. */
  stop(): void
}

/** A stream that hands its patches to `deliver`. Its numbers only ever rise. */
export function createPatchStream(deliver: (patch: Patch) => void): PatchStream {
  let seq = 0
  let followed = false
  return {
    get followed() {
      return followed
    },
    full() {
      followed = true
      return seq
    },
    send(ops) {
      if (!followed || ops.length === 0) return
      seq += 1
      deliver({ seq, ops: [...ops] })
    },
    restart() {
      if (!followed) return
      followed = false
      seq += 2
      deliver({ seq, ops: [] })
    },
    stop() {
      followed = false
    },
  }
}
