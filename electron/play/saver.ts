import type { Campaign } from '../campaign/campaign'
import type { Notice } from '../campaign/problem'
import type { Queue } from './queue'

/** So many lines may stand in the journal before the snapshot is rewritten. */
const EVERY = 500
/** Milliseconds after a step: the windows have painted by then. */
const LATER = 50

/** Rewrites the snapshot now and then, beside the play and never in the way of a click. */
export interface Saver {
  /** A step was written. */
  stepped(): void
  /** Saves what is not in the snapshot yet; resolves when no write is under way. Called between steps. */
  settled(): Promise<void>
}

/** The saver of one campaign. A save that fails is told once, and tried again later: the journal holds everything. */
export function createSaver(campaign: Campaign, inTurn: Queue, tell: (notice: Notice) => void): Saver {
  let due = EVERY
  let waiting: NodeJS.Timeout | null = null
  let writing: Promise<void> | null = null

  async function save(): Promise<void> {
    const saved = await campaign.save()
    due = saved.ok ? EVERY : campaign.unsaved + EVERY
    if (saved.ok) return
    const { title, message, advice } = saved.problem
    const kept = 'Only the snapshot is missing: every step that was not refused is in the journal.'
    tell({ tone: 'risk', title, text: `${message}. ${kept} ${advice}` })
  }

  /** What is saved is taken between two steps; the slow part, the writing, goes on beside the next ones. */
  function begin(): void {
    writing = save().finally(() => (writing = null))
  }

  return {
    stepped() {
      if (waiting !== null || writing !== null || campaign.unsaved < due) return
      waiting = setTimeout(() => {
        waiting = null
        void inTurn(begin)
      }, LATER)
    },
    async settled() {
      if (waiting !== null) clearTimeout(waiting)
      waiting = null
      await writing
      if (campaign.unsaved > 0) await save()
    },
  }
}
