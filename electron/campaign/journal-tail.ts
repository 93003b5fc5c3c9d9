import { SCHEMA_VERSION } from '@shared/domain/campaign'
import { entrySchema, readLine, type Entry } from './journal-line'
import { errorCode, type Files, type OpenFile } from './files'
import type { Position } from './journal'
import type { Migration } from './migrations'

/** A good line with the place right after it. */
export interface TailLine {
  readonly entry: Entry
  readonly end: Position
}

/** What lies behind a position of the journal. */
export interface Tail {
  readonly lines: readonly TailLine[]
  /** Where the good lines end; the rest of the file, if any, is torn or damaged. */
  readonly end: Position
  /** The last line broke off in the middle of being written. */
  readonly torn: boolean
  /** There is a whole line that can't be read; it and what follows don't count. */
  readonly damaged: boolean
}

export type TailResult =
  | { readonly kind: 'tail'; readonly tail: Tail }
  /** No journal, another journal, or shorter than the snapshot says. */
  | { readonly kind: 'foreign'; readonly why: string }
  | { readonly kind: 'newer' }

const HEADER_LIMIT = 4096

/** Generation named in the header line; null when it can't be read. */
async function generationOf(file: OpenFile): Promise<string | null> {
  const start = (await file.read(HEADER_LIMIT, 0)).toString()
  const line = readLine(start.slice(0, Math.max(start.indexOf('\n'), 0)))
  const entry = entrySchema.safeParse(line?.entry)
  return entry.success && entry.data.kind === 'journal' ? entry.data.generation : null
}

/** An entry brought to this version's form; null when it does not have that form. */
export function entryOf(entry: unknown, version: number, migrations: readonly Migration[]): Entry | null {
  let current = entry
  for (const migration of migrations) if (migration.from >= version) current = migration.entry(current)
  const parsed = entrySchema.safeParse(current)
  return parsed.success ? parsed.data : null
}

function readTail(content: Buffer, from: Position, migrations: readonly Migration[]): TailResult {
  const lines: TailLine[] = []
  let end = from
  let offset = 0
  while (offset < content.byteLength) {
    const stop = content.indexOf(0x0a, offset)
    if (stop < 0) return { kind: 'tail', tail: { lines, end, torn: true, damaged: false } }
    const line = readLine(content.toString('utf8', offset, stop))
    if (line && line.v > SCHEMA_VERSION) return { kind: 'newer' }
    const entry = line && line.n === end.lines + 1 ? entryOf(line.entry, line.v, migrations) : null
    if (!entry) return { kind: 'tail', tail: { lines, end, torn: false, damaged: true } }
    offset = stop + 1
    end = { generation: from.generation, lines: end.lines + 1, bytes: from.bytes + offset }
    lines.push({ entry, end })
  }
  return { kind: 'tail', tail: { lines, end, torn: false, damaged: false } }
}

/** Reads the journal behind a position; only that part of the file is read. Changes nothing. */
export async function readJournalTail(
  files: Files,
  path: string,
  from: Position,
  migrations: readonly Migration[],
): Promise<TailResult> {
  let file: OpenFile
  try {
    file = await files.open(path, 'r')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { kind: 'foreign', why: 'it is missing' }
    throw error
  }
  try {
    const size = await file.size()
    if ((await generationOf(file)) !== from.generation)
      return { kind: 'foreign', why: 'it belongs to another save' }
    if (size < from.bytes) return { kind: 'foreign', why: 'it is shorter than the save says' }
    const before = await file.read(1, from.bytes - 1)
    if (before[0] !== 0x0a) return { kind: 'foreign', why: 'it does not fit the save' }
    return readTail(await file.read(size - from.bytes, from.bytes), from, migrations)
  } finally {
    await file.close()
  }
}
