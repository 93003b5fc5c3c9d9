import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { StateData } from '@shared/domain/state'
import { newCampaign } from '../engine/campaign'
import { writeDurably } from './durable'
import { errorCode, type Files } from './files'
import { makeCampaignFolder, names, readMeText } from './folder'
import { startJournal } from './journal'
import { takeLock } from './lock'
import { adviceFor, CampaignProblem, causeOf, type Outcome } from './problem'
import { writeSnapshot, type SnapshotContent } from './snapshot'

export interface NewCampaign {
  readonly name: string
  readonly ruleset: string
  readonly app: string
  readonly now: number
  /** The state it begins with; missing = empty, day 1. */
  readonly base?: StateData
}

async function fill(
  files: Files,
  folder: string,
  { name, ruleset, app, now, base }: NewCampaign,
): Promise<void> {
  await writeDurably(files, join(folder, names.readMe), readMeText(name))
  const journal = await startJournal(files, join(folder, names.journal), randomUUID())
  const content: SnapshotContent = {
    id: randomUUID(),
    app,
    name,
    ruleset,
    savedAt: now,
    base: base ?? newCampaign(name, ruleset),
    trail: [],
    redo: [],
    lastSeq: 0,
    journal,
  }
  await writeDurably(files, join(folder, names.snapshot), writeSnapshot(content))
}

async function discard(files: Files, folder: string): Promise<void> {
  for (const name of await files.list(folder)) await files.remove(join(folder, name))
  await files.removeFolder(folder)
}

function notMade(error: unknown, place: string, what: string): Outcome<never> {
  if (error instanceof CampaignProblem) return { ok: false, problem: error.problem }
  const code = errorCode(error)
  if (code === '') throw error
  return {
    ok: false,
    problem: { title: what, message: `${what} because ${causeOf(code)}: ${place}`, advice: adviceFor(code) },
  }
}

/**
 * Makes a new campaign in a folder of its own, named after it. Never overwrites anything.
 * @param parent where campaigns live; made when it is missing
 * @returns the new folder
 */
export async function createCampaign(
  files: Files,
  parent: string,
  made: NewCampaign,
): Promise<Outcome<string>> {
  let folder: string | null = null
  try {
    await mkdir(parent, { recursive: true })
    folder = await makeCampaignFolder(files, parent, made.name)
    await fill(files, folder, made)
    await files.syncFolder(parent)
    return { ok: true, value: folder }
  } catch (error) {
    if (folder !== null) await discard(files, folder).catch(() => undefined)
    return notMade(error, folder ?? parent, 'The campaign was not made')
  }
}

/**
 * Copies a campaign's files into a new folder beside it. The copy still has the old id and name inside.
 * @param held this process has the campaign open, and nothing is being written
 * @returns the new folder
 */
export async function copyCampaign(files: Files, source: string, held: boolean): Promise<Outcome<string>> {
  let folder: string | null = null
  try {
    const lock = held ? null : await takeLock(files, source)
    try {
      folder = await makeCampaignFolder(files, join(source, '..'), `${basename(source)} copy`)
      const present = await files.list(source)
      for (const name of [names.readMe, names.journal, names.previous, names.snapshot]) {
        if (present.includes(name)) await files.copy(join(source, name), join(folder, name))
      }
      await files.syncFolder(folder)
    } finally {
      await lock?.release()
    }
    return { ok: true, value: folder }
  } catch (error) {
    if (folder !== null) await discard(files, folder).catch(() => undefined)
    return notMade(error, folder ?? source, 'The copy was not made')
  }
}
