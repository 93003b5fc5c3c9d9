import { basename, join } from 'node:path'
import { Low } from 'lowdb'
import type { LogEntry } from '@shared/view/gm'
import type { DoneStep, History } from '../engine/history'
import type { PageRequest } from '../engine/journal/entries'
import type { Store } from '../engine/store'
import type { Step } from '@shared/event'
import { writeDurably } from './durable'
import type { Files } from './files'
import { errorCode } from './files'
import { names } from './folder'
import { createJournalPages } from './journal-pages'
import type { Journal } from './journal'
import type { Entry } from './journal-line'
import type { Lock } from './lock'
import { adviceFor, causeOf, type Notice, type Outcome } from './problem'
import type { SnapshotContent } from './snapshot'
import { TRAIL, writeSnapshot } from './snapshot'

/** A campaign whose folder is held by this process. */
export interface Campaign {
  readonly store: Store
  readonly history: History
  readonly folder: string
  readonly id: string
  readonly ruleset: string
  /** What was found and done while opening. */
  readonly notices: readonly Notice[]
  /** Journal lines since the newest snapshot. */
  readonly unsaved: number
  /** Puts a line on the disk. A problem means that it does not count. */
  append(entry: Entry): Promise<Outcome<null>>
  /**
   * Rewrites the snapshot; what it holds is taken at the moment of the call, which must not be in the middle of a step.
   * A problem costs nothing: the journal holds everything.
   */
  save(): Promise<Outcome<null>>
  /** Log entries older than what is in memory, oldest first. */
  logPage(request: PageRequest): Promise<{ entries: LogEntry[]; more: boolean }>
  /** Lets go of the folder. */
  close(): Promise<void>
}

/** What an open campaign is made of. */
export interface Parts {
  readonly files: Files
  readonly folder: string
  readonly id: string
  readonly ruleset: string
  readonly app: string
  readonly now: () => number
  readonly notices: readonly Notice[]
  readonly journal: Journal
  readonly lock: Lock
  readonly store: Store
  readonly history: History
  /** Highest step number in the files. */
  readonly lastSeq: number
  /** Lines of the journal that the newest snapshot on the disk contains. */
  readonly savedLines: number
}

/** The entry of a done step. */
export function stepEntry(step: Step): Entry {
  return { kind: 'step', step }
}

/** The entry of an undo of one or more steps, newest first: with the records it puts back. */
export function undoEntry(undone: readonly DoneStep[], at: number): Entry {
  const steps = undone.map(({ step, changes }) => ({
    of: step.seq,
    restore: changes.map(({ table, id, before }) => ({ table, id, before })),
  }))
  return { kind: 'undo', at, steps }
}

/** The entry of a redo. */
export function redoEntry(step: Step, at: number): Entry {
  return { kind: 'redo', of: step.seq, at }
}

function contentOf(parts: Parts): SnapshotContent {
  const { store, history } = parts
  const { base, done, undone } = history.trail(TRAIL)
  return {
    id: parts.id,
    app: parts.app,
    name: store.get('campaign', 'campaign')?.name ?? basename(parts.folder),
    ruleset: parts.ruleset,
    savedAt: parts.now(),
    base,
    trail: [...done],
    redo: [...undone],
    lastSeq: Math.max(parts.lastSeq, history.all.at(-1)?.seq ?? 0),
    journal: parts.journal.position,
  }
}

/** Says what a failed write means for the GM. */
export function writeProblem(error: unknown, path: string, what: string): Outcome<never> {
  const code = errorCode(error)
  return {
    ok: false,
    problem: {
      title: 'Not saved',
      message: `${what} because ${causeOf(code)}: ${path}`,
      advice: adviceFor(code),
    },
  }
}

/** Puts an open campaign together from its parts. */
export function openedCampaign(parts: Parts): Campaign {
  const { files, folder, journal } = parts
  const snapshotPath = join(folder, names.snapshot)
  const db = new Low<SnapshotContent | null>(
    {
      read: () => Promise.resolve(null),
      write: (content) =>
        content === null
          ? Promise.resolve()
          : writeDurably(files, snapshotPath, writeSnapshot(content), names.previous),
    },
    null,
  )
  const pages = createJournalPages(() => ({
    bytes: journal.position.bytes,
    read: (length, position) => journal.read(length, position),
  }))
  let savedLines = parts.savedLines

  return {
    store: parts.store,
    history: parts.history,
    folder,
    id: parts.id,
    ruleset: parts.ruleset,
    notices: parts.notices,
    get unsaved() {
      return journal.position.lines - savedLines
    },
    async append(entry) {
      if (entry.kind !== 'step') pages.forget()
      try {
        await journal.append(entry)
        return { ok: true, value: null }
      } catch (error) {
        return writeProblem(error, join(folder, names.journal), 'This step was not done')
      }
    },
    async save() {
      const content = contentOf(parts)
      try {
        db.data = content
        await db.write()
        savedLines = content.journal.lines
        return { ok: true, value: null }
      } catch (error) {
        return writeProblem(error, snapshotPath, 'The save of the campaign was put off')
      } finally {
        db.data = null
      }
    },
    logPage: (request) => pages.page(request),
    async close() {
      await journal.close()
      await parts.lock.release()
    },
  }
}
