import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import type { Files } from './files'

/**
 * Writes a whole file so that a crash or power cut leaves either the old content or the new one: a temporary file
 * of a name used once, fsync, rename, fsync of the folder.
 * @param keepAs name the old file is kept under, in the same folder
 * @throws the system's error; then the old file is untouched and the temporary one removed
 */
export async function writeDurably(files: Files, path: string, text: string, keepAs?: string): Promise<void> {
  const folder = dirname(path)
  const temporary = join(folder, `${basename(path)}.${randomBytes(6).toString('hex')}.tmp`)
  const file = await files.open(temporary, 'wx')
  try {
    try {
      await file.write(Buffer.from(text), 0)
      await file.sync()
    } finally {
      await file.close()
    }
    if (keepAs !== undefined) await keep(files, path, join(folder, keepAs))
    await files.rename(temporary, path)
  } catch (error) {
    await files.remove(temporary).catch(() => undefined)
    throw error
  }
  await files.syncFolder(folder)
}

async function keep(files: Files, path: string, kept: string): Promise<void> {
  const there = (await files.list(dirname(path))).includes(basename(path))
  if (there) await files.rename(path, kept)
}

/** Removes temporary files that a crash left behind. */
export async function clearTemporaries(files: Files, folder: string, name: string): Promise<void> {
  for (const entry of await files.list(folder)) {
    if (entry.startsWith(`${name}.`) && entry.endsWith('.tmp')) await files.remove(join(folder, entry))
  }
}
