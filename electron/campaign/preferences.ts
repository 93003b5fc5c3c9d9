import { dirname } from 'node:path'
import { mkdir } from 'node:fs/promises'
import { Low } from 'lowdb'
import type { z } from 'zod'
import { writeDurably } from './durable'
import type { Files } from './files'

/** A small file of the app's own (settings, recent campaigns, places of windows). */
export interface Preferences<T> {
  readonly value: T
  /** Takes effect at once; resolves when it is on the disk. */
  set(value: T): Promise<void>
}

/**
 * Opens a small file of the app's own. A missing or unreadable one counts as `missing`: these files hold comforts,
 * never the game, so the app starts regardless.
 */
export async function openPreferences<T>(
  files: Files,
  path: string,
  schema: z.ZodType<T>,
  missing: T,
): Promise<Preferences<T>> {
  const db = new Low<T>(
    {
      async read() {
        const content = await files.read(path)
        if (content === null) return null
        try {
          const parsed = schema.safeParse(JSON.parse(content.toString()))
          return parsed.success ? parsed.data : null
        } catch {
          return null
        }
      },
      write: (data) => writeDurably(files, path, JSON.stringify(data, null, 2) + '\n'),
    },
    missing,
  )
  await mkdir(dirname(path), { recursive: true })
  await db.read()
  let writing: Promise<void> = Promise.resolve()
  return {
    get value() {
      return db.data
    },
    set(value) {
      db.data = value
      // One after the other: the newest always ends up on the disk.
      writing = writing.catch(() => undefined).then(() => db.write())
      return writing
    },
  }
}
