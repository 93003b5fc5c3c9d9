import type { LogEntry } from '@shared/view/gm'
import { game } from '../state/game.svelte'
import { request } from '../state/bridge.svelte'

const pageSize = 200

/** Whether an entry says all of these words. */
export function says(entry: LogEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = entry.lines
    .map((line) => line.pieces.map((piece) => piece.text).join(''))
    .join(' ')
    .toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Older pages put before the live tail; what both hold is taken from the tail, which is newer. */
export function joined(older: readonly LogEntry[], tail: readonly LogEntry[]): LogEntry[] {
  const first = tail[0]?.seq ?? Infinity
  return [...older.filter((entry) => entry.seq < first), ...tail]
}

class Pages {
  older = $state.raw<readonly LogEntry[]>([])
  more = $state.raw(true)
  loading = $state.raw(false)
  undone = $state.raw(false)
  filter = $state.raw('')
  #words = $derived(this.filter.toLowerCase().split(/\s+/).filter(Boolean))
  entries = $derived(
    joined(this.older, game.view.log).filter(
      (entry) => (this.undone || !entry.undone) && entry.lines.length > 0 && says(entry, this.#words),
    ),
  )

  /** Fetches the page before what is shown. */
  async load() {
    if (this.loading || !this.more) return
    this.loading = true
    try {
      const before = this.older[0]?.seq ?? game.view.log[0]?.seq ?? null
      const page = await request('log.page', { before, undone: true, limit: pageSize })
      this.older = joined(page.entries, this.older)
      this.more = page.more
    } finally {
      this.loading = false
    }
  }

  /** Forgets the fetched pages: another campaign, or the past was changed by going back. */
  reset() {
    this.older = []
    this.more = true
  }
}

/** The whole log: the live tail and the pages fetched before it. */
export const pages = new Pages()
