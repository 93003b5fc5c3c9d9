import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { SCHEMA_VERSION } from '@shared/domain/campaign'
import { clearTemporaries } from './durable'
import type { Files } from './files'
import { dateStamp, names } from './folder'
import { startJournal, type Position } from './journal'
import type { Found, OpenHow } from './look'
import type { Notice } from './problem'

/** A name for a file set aside that is not taken yet. */
async function freeName(files: Files, folder: string, stem: string, ending: string): Promise<string> {
  const taken = new Set(await files.list(folder))
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${stem}${ending}` : `${stem}-${number}${ending}`
    if (!taken.has(name)) return name
  }
}

async function writeAside(files: Files, path: string, content: Uint8Array): Promise<void> {
  const file = await files.open(path, 'wx')
  try {
    await file.write(content, 0)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Brings the folder in order, step by step, so that a crash in between leaves it as readable as it was.
 * @returns what the GM is told, and where the journal goes on
 */
export async function settle(
  how: OpenHow,
  folder: string,
  found: Found,
): Promise<{ notices: Notice[]; end: Position }> {
  const { files } = how
  const notices: Notice[] = []
  const stamp = dateStamp(how.now())
  const at = (name: string) => join(folder, name)
  await clearTemporaries(files, folder, names.snapshot)

  if (found.snapshot.schema < SCHEMA_VERSION) {
    const name = await freeName(files, folder, `campaign.v${found.snapshot.schema}`, '.json')
    await files.copy(at(found.newestUnreadable === null ? names.snapshot : names.previous), at(name))
    notices.push({
      tone: 'kept',
      title: 'Brought up to date',
      text: [
        `This campaign was saved by an older version.`,
        ...found.snapshot.said,
        `A copy is kept as ${name}.`,
      ].join(' '),
    })
  }
  if (found.newestUnreadable !== null) {
    const there = (await files.list(folder)).includes(names.snapshot)
    const name = await freeName(files, folder, `campaign.damaged-${stamp}`, '.json')
    if (there) await files.rename(at(names.snapshot), at(name))
    notices.push({
      tone: 'risk',
      title: 'The newest save could not be read',
      text:
        `${names.snapshot} was not used: ${found.newestUnreadable}. The save before it was opened and the journal ` +
        `followed from there, so nothing that was played is missing.${there ? ` The damaged file is kept as ${name}.` : ''}`,
    })
  }
  if (found.snapshot.damaged.length > 0) {
    const name = await freeName(files, folder, `records.damaged-${stamp}`, '.json')
    await writeAside(files, at(name), Buffer.from(JSON.stringify(found.snapshot.damaged, null, 2)))
    const list = found.snapshot.damaged.map(({ table, id }) => `${table}/${id}`).join(', ')
    notices.push({
      tone: 'risk',
      title: `${found.snapshot.damaged.length} damaged entries were left out`,
      text: `Everything else is here. Left out: ${list}. They are kept as ${name}.`,
    })
  }
  const end = await settleJournal(how, folder, found, stamp, notices)
  return { notices, end }
}

async function settleJournal(
  { files }: OpenHow,
  folder: string,
  found: Found,
  stamp: string,
  notices: Notice[],
): Promise<Position> {
  const path = join(folder, names.journal)
  const asideName = await freeName(files, folder, `journal.damaged-${stamp}`, '.jsonl')
  if (found.tail === null) {
    const there = (await files.list(folder)).includes(names.journal)
    if (there) await files.rename(path, join(folder, asideName))
    notices.push({
      tone: 'risk',
      title: 'The journal was not used',
      text:
        `${names.journal} was not followed: ${found.foreignWhy}. The campaign stands where it was saved last.` +
        (there ? ` The journal that was found is kept as ${asideName}.` : ''),
    })
    return startJournal(files, path, randomUUID())
  }
  if (!found.stopped && !found.tail.damaged && !found.tail.torn) return found.end
  const file = await files.open(path, 'r+')
  try {
    const size = await file.size()
    if (found.stopped || found.tail.damaged) {
      await writeAside(
        files,
        join(folder, asideName),
        await file.read(size - found.end.bytes, found.end.bytes),
      )
      notices.push({
        tone: 'risk',
        title: 'Part of the journal could not be read',
        text:
          `Line ${found.end.lines + 1} of ${names.journal} is damaged. The campaign stands right before it; the rest ` +
          `is kept as ${asideName}.`,
      })
    } else {
      notices.push({
        tone: 'kept',
        title: 'The last step had not been written in full',
        text: 'The app stopped while it wrote. That one step was dropped; everything before it is here.',
      })
    }
    await file.truncate(found.end.bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  return found.end
}
