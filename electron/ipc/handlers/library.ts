import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { dialog, type BrowserWindow } from 'electron'
import { errorCode } from '../../campaign/files'
import { causeOf } from '../../campaign/problem'
import type { Desk } from '../../play/desk'
import { importCreatures } from '../../play/import'
import type { Handlers } from '../answer'

/** Bytes; more than any collection of creatures has. */
const LARGEST = 60_000_000

/** Creatures from elsewhere. */
export function libraryHandlers(
  desk: Desk,
  gm: () => BrowserWindow,
): Pick<Handlers, 'library.importFile' | 'library.importText'> {
  const failed = (message: string) =>
    ({ ok: false, cancelled: false, title: 'Nothing was imported', message }) as const
  return {
    async 'library.importFile'() {
      const chosen = await dialog.showOpenDialog(gm(), {
        title: 'Import creatures',
        properties: ['openFile'],
        filters: [
          { name: 'Creatures', extensions: ['json', 'txt'] },
          { name: 'All files', extensions: ['*'] },
        ],
      })
      const path = chosen.filePaths[0]
      if (chosen.canceled || path === undefined) return { ok: false, cancelled: true, title: '', message: '' }
      try {
        if ((await stat(path)).size > LARGEST) return failed(`${path} is larger than 60 MB.`)
        return await importCreatures(desk.game, await readFile(path, 'utf8'), basename(path))
      } catch (error) {
        const code = errorCode(error)
        if (code === '') throw error
        return failed(`${path} can't be read because ${causeOf(code)}.`)
      }
    },
    'library.importText': ({ text, name }) => importCreatures(desk.game, text, name),
  }
}
