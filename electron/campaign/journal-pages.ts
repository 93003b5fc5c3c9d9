import { stepSchema, type Step } from '@shared/event'
import type { LogEntry } from '@shared/view/gm'
import type { PageRequest } from '../engine/journal/entries'
import { entrySchema, readLine, type Entry } from './journal-line'

const CHUNK = 64 * 1024

/** The part of a journal that old pages are read from. */
export interface JournalBytes {
  /** Bytes that count; what lies beyond is not read. */
  readonly bytes: number
  read(length: number, position: number): Promise<Buffer>
}

/** A whole line read from the end backwards; `start` is where it begins. */
interface BackLine {
  readonly text: string
  readonly start: number
}

/** Lines from `end` backwards, without holding more than a few of them. */
async function* linesBackwards(journal: JournalBytes, end: number): AsyncGenerator<BackLine> {
  let rest = Buffer.alloc(0)
  let position = end
  while (position > 0) {
    const length = Math.min(CHUNK, position)
    position -= length
    rest = Buffer.concat([await journal.read(length, position), rest])
    for (;;) {
      // The break at the very end closes the last line; the one before it opens it.
      const stop = rest.lastIndexOf(0x0a, rest.byteLength - 2)
      if (rest.byteLength < 2 || stop < 0) break
      yield { text: rest.toString('utf8', stop + 1, rest.byteLength - 1), start: position + stop + 1 }
      rest = rest.subarray(0, stop + 1)
    }
  }
  if (rest.byteLength > 1) yield { text: rest.toString('utf8', 0, rest.byteLength - 1), start: 0 }
}

const pageStepSchema = stepSchema.pick({ seq: true, at: true, round: true, lines: true })

/** Marks of undo and redo found on the way back: the newest of a step decides. */
type Marks = Map<number, 'undone' | 'done'>

function markOf(entry: unknown, marks: Marks): void {
  const parsed = entrySchema.safeParse(entry)
  if (!parsed.success) return
  const mark = (seq: number, as: 'undone' | 'done') => {
    if (!marks.has(seq)) marks.set(seq, as)
  }
  if (parsed.data.kind === 'undo') for (const { of } of parsed.data.steps) mark(of, 'undone')
  if (parsed.data.kind === 'redo') mark(parsed.data.of, 'done')
}

function kindOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'kind' in entry ? entry.kind : null
}

function logEntryOf(entry: unknown, marks: Marks): LogEntry | null {
  const step = pageStepSchema.safeParse((entry as { step?: unknown }).step)
  return step.success ? { ...step.data, undone: marks.get(step.data.seq) === 'undone' } : null
}

/** Reads the log from the journal, page by page from its end. */
export interface JournalPages {
  page(request: PageRequest): Promise<{ entries: LogEntry[]; more: boolean }>
  /** Undo or redo was appended: marks remembered for the next page no longer hold. */
  forget(): void
}

/** Pages of one journal. Where the last page ended is remembered, so that leafing back reads every byte once. */
export function createJournalPages(journal: () => JournalBytes): JournalPages {
  let cursor: { before: number; end: number; marks: Marks } | null = null

  return {
    async page({ before, undone, limit }) {
      const from = cursor && before === cursor.before ? cursor : null
      const bytes = journal()
      const marks: Marks = new Map(from?.marks)
      const entries: LogEntry[] = []
      let end = from?.end ?? bytes.bytes
      let more = false
      for await (const { text, start } of linesBackwards(bytes, end)) {
        const entry = readLine(text)?.entry
        if (kindOf(entry) !== 'step') {
          markOf(entry, marks)
          continue
        }
        const logged = logEntryOf(entry, marks)
        // Steps without a sentence have no entry.
        if (
          !logged ||
          logged.lines.length === 0 ||
          (before !== null && logged.seq >= before) ||
          (logged.undone && !undone)
        )
          continue
        if (entries.length === limit) {
          more = true
          break
        }
        entries.push(logged)
        end = start
      }
      const oldest = entries[entries.length - 1]
      if (oldest && more) cursor = { before: oldest.seq, end, marks }
      return { entries: entries.reverse(), more }
    },
    forget() {
      cursor = null
    },
  }
}

/** Finds steps by number in the journal, reading from its end only as far as needed. */
export async function findSteps(
  journal: JournalBytes,
  seqs: readonly number[],
  understood: (entry: unknown, version: number) => Entry | null,
): Promise<Map<number, Step>> {
  const wanted = new Set(seqs)
  const found = new Map<number, Step>()
  for await (const { text } of linesBackwards(journal, journal.bytes)) {
    if (wanted.size === 0) break
    const line = readLine(text)
    const entry = line ? understood(line.entry, line.v) : null
    if (entry?.kind !== 'step' || !wanted.delete(entry.step.seq)) continue
    found.set(entry.step.seq, entry.step)
  }
  return found
}
