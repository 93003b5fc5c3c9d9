import type { Patch } from '@shared/ipc/contract'

/** What a window needs to follow its view: how to ask for all of it and what to do with what comes. */
export interface Follower<View> {
  full: () => Promise<{ seq: number; view: View }>
  replace: (view: View) => void
  apply: (patch: Patch) => void
}

/**
 * Applies patches in order. Patches carry consecutive numbers; on a gap, or at the start, the full state is asked for
 * and whatever arrived meanwhile is applied on top. Patches already contained in the full state are dropped.
 */
export function follow<View>({ full, replace, apply }: Follower<View>) {
  let seq = -1
  let asking = false
  let again = false
  const waiting: Patch[] = []

  function drain() {
    waiting.sort((a, b) => a.seq - b.seq)
    while (waiting.length > 0) {
      const patch = waiting[0]!
      if (patch.seq > seq + 1) return
      waiting.shift()
      if (patch.seq <= seq) continue
      seq = patch.seq
      apply(patch)
    }
  }

  /** Asks for the full state; calls while one is on its way lead to one more. */
  async function reload(): Promise<void> {
    if (asking) {
      again = true
      return
    }
    asking = true
    let stoodAt = -1
    try {
      do {
        again = false
        const state = await full()
        // Numbers are compared only with this answer's: patches that are part of it are dropped below.
        seq = state.seq
        replace(state.view)
        drain()
        // A second full state at the same number holds all there is: what still waits belongs to another view.
        if (waiting.length > 0 && state.seq === stoodAt) waiting.length = 0
        if (waiting.length > 0) again = true
        stoodAt = state.seq
      } while (again)
    } finally {
      asking = false
    }
  }

  /** Takes one patch as it arrives. */
  function take(patch: Patch) {
    if (asking) {
      waiting.push(patch)
      return
    }
    if (patch.seq <= seq) return
    if (patch.seq === seq + 1) {
      seq = patch.seq
      apply(patch)
      return
    }
    waiting.push(patch)
    void reload()
  }

  /** Forgets patches of a campaign that was closed. */
  function forget() {
    waiting.length = 0
  }

  return { reload, take, forget }
}
