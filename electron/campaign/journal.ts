import type { Files, OpenFile } from './files'
import { writeLine, type Entry } from './journal-line'

/** A place in a journal: how many lines and bytes lie before it. `generation` says which journal is meant. */
export interface Position {
  readonly generation: string
  readonly lines: number
  readonly bytes: number
}

/** The journal open for appending. */
export interface Journal {
  readonly position: Position
  /**
   * Appends a line and brings it onto the disk.
   * @throws the system's error; then the file is cut back, or is before the next append, and the line doesn't count
   */
  append(entry: Entry): Promise<void>
  /** Up to `length` bytes from `position`, for reading old pages. */
  read(length: number, position: number): Promise<Buffer>
  close(): Promise<void>
}

/** A shorter file stands where the journal was, a backup perhaps: filling it up would spoil it. */
function replaced(path: string): Error {
  return Object.assign(new Error(`The journal is shorter than it was: ${path}`), { code: 'ESTALE' })
}

/** Opens an existing journal for appending at a position; whatever lies beyond it is cut off by the first append. */
export async function openJournal(files: Files, path: string, start: Position): Promise<Journal> {
  let file: OpenFile = await files.open(path, 'r+')
  let { lines, bytes } = start
  /** Something beyond `bytes` may be in the file: a failed append. */
  let dirty = (await file.size()) > bytes

  async function cutBack(): Promise<void> {
    // After a failed sync the system may have dropped the pages: a fresh handle, then cut.
    await file.close().catch(() => undefined)
    file = await files.open(path, 'r+')
    if ((await file.size()) < bytes) throw replaced(path)
    await file.truncate(bytes)
    await file.sync()
    dirty = false
  }

  return {
    get position() {
      return { generation: start.generation, lines, bytes }
    },
    async append(entry) {
      if (dirty) await cutBack()
      const data = Buffer.from(writeLine(lines + 1, entry))
      dirty = true
      try {
        await file.write(data, bytes)
        await file.datasync()
      } catch (error) {
        await cutBack().catch(() => undefined)
        throw error
      }
      dirty = false
      lines += 1
      bytes += data.byteLength
    },
    read: (length, position) => file.read(length, position),
    close: () => file.close(),
  }
}

/** Writes a new journal with its header line. The name must be free. */
export async function startJournal(files: Files, path: string, generation: string): Promise<Position> {
  const header = Buffer.from(writeLine(1, { kind: 'journal', generation }))
  const file = await files.open(path, 'wx')
  try {
    await file.write(header, 0)
    await file.sync()
  } finally {
    await file.close()
  }
  return { generation, lines: 1, bytes: header.byteLength }
}
