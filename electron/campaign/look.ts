import { basename, join } from 'node:path'
import type { Files } from './files'
import { names } from './folder'
import type { Position } from './journal'
import { findSteps } from './journal-pages'
import { entryOf, readJournalTail, type Tail } from './journal-tail'
import { migrations as allMigrations, type Migration } from './migrations'
import type { ProcessIdentity } from './process-identity'
import { CampaignProblem } from './problem'
import { replaySnapshot, replayTail, type Replayed } from './replay'
import { readSnapshot, type SnapshotRead } from './snapshot'

export interface OpenHow {
  readonly files: Files
  /** Version of the app, written into snapshots. */
  readonly app: string
  /** Milliseconds of the wall clock. */
  readonly now: () => number
  readonly migrations?: readonly Migration[]
  readonly identity?: ProcessIdentity
  /** Gives the campaign this id from now on: it is a copy of another. */
  readonly newId?: string
}

type GoodSnapshot = Extract<SnapshotRead, { kind: 'read' }>

/** What was read of a folder, before anything in it is changed. */
export interface Found {
  readonly snapshot: GoodSnapshot
  /** Why the newest snapshot was not used; null = it was. */
  readonly newestUnreadable: string | null
  readonly replayed: Replayed
  /** null = the journal is not the snapshot's. */
  readonly tail: Tail | null
  readonly foreignWhy: string
  /** Where the lines that count end. */
  readonly end: Position
  readonly stopped: boolean
}

function refused(title: string, message: string, advice: string): CampaignProblem {
  return new CampaignProblem({ title, message, advice })
}

function tooNew(folder: string, app: string): CampaignProblem {
  return refused(
    `"${basename(folder)}" was made by a newer Roundkeeper`,
    `The campaign in ${folder} was last saved by version ${app}. This version can't read it and has changed nothing.`,
    'Install the newer version to open it.',
  )
}

async function chooseSnapshot(
  how: OpenHow,
  folder: string,
  table: readonly Migration[],
): Promise<Pick<Found, 'snapshot' | 'newestUnreadable' | 'replayed'>> {
  const read = async (name: string) => {
    const content = await how.files.read(join(folder, name))
    return readSnapshot(content === null ? null : content.toString(), table)
  }
  const newest = await read(names.snapshot)
  if (newest.kind === 'newer') throw tooNew(folder, newest.app)
  const whole = replayedFrom(newest)
  if (whole) return { ...whole, newestUnreadable: null }
  const why = newest.kind === 'read' ? 'its steps do not fit its state' : newest.why
  const previous = await read(names.previous)
  if (previous.kind === 'newer') throw tooNew(folder, previous.app)
  const older = replayedFrom(previous)
  if (older) return { ...older, newestUnreadable: why }
  throw refused(
    `"${basename(folder)}" can't be read`,
    `Both ${join(folder, names.snapshot)} (${why}) and ${join(folder, names.previous)} are damaged. ` +
      'Nothing in the folder was changed.',
    'Copy the folder somewhere safe first, then put back both files and the journal from a backup or a synced copy.',
  )
}

function replayedFrom(snapshot: SnapshotRead): Pick<Found, 'snapshot' | 'replayed'> | null {
  if (snapshot.kind !== 'read') return null
  try {
    return { snapshot, replayed: replaySnapshot(snapshot.content) }
  } catch {
    return null
  }
}

/** Refuses a folder that holds no campaign, before anything is written into it. */
export async function mustBeCampaign(files: Files, folder: string): Promise<void> {
  const entries = await files.list(folder)
  if (entries.includes(names.snapshot) || entries.includes(names.previous)) return
  throw refused(
    `"${basename(folder)}" is not a campaign`,
    `There is no ${names.snapshot} in ${folder}.`,
    'Choose the folder that holds that file, or make a new campaign.',
  )
}

/**
 * Reads a campaign folder to its end without changing anything.
 * @throws CampaignProblem when it is newer than this app or beyond reading
 */
export async function look(how: OpenHow, folder: string): Promise<Found> {
  const table = how.migrations ?? allMigrations
  const { snapshot, newestUnreadable, replayed } = await chooseSnapshot(how, folder, table)
  const start = snapshot.content.journal
  const path = join(folder, names.journal)
  const result = await readJournalTail(how.files, path, start, table)
  if (result.kind === 'newer') throw tooNew(folder, 'a newer version')
  if (result.kind === 'foreign') {
    return {
      snapshot,
      newestUnreadable,
      replayed,
      tail: null,
      foreignWhy: result.why,
      end: start,
      stopped: false,
    }
  }
  const { tail } = result
  const stopped = await replayTail(replayed, tail.lines, start, async (seqs) => {
    const file = await how.files.open(path, 'r')
    try {
      const bytes = { bytes: start.bytes, read: (length: number, at: number) => file.read(length, at) }
      return await findSteps(bytes, seqs, (entry, version) => entryOf(entry, version, table))
    } finally {
      await file.close()
    }
  })
  return {
    snapshot,
    newestUnreadable,
    replayed,
    tail,
    foreignWhy: '',
    end: stopped ?? tail.end,
    stopped: stopped !== null,
  }
}
