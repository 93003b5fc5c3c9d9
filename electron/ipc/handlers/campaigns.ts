import { join } from 'node:path'
import { dialog, shell, type BrowserWindow } from 'electron'
import { names } from '../../campaign/folder'
import type { Desk } from '../../play/desk'
import type { Handlers } from '../answer'

type Names =
  | 'campaign.create'
  | 'campaign.openRecent'
  | 'campaign.openFolder'
  | 'campaign.openSample'
  | 'campaign.duplicate'
  | 'campaign.reveal'
  | 'campaign.forget'
  | 'campaign.close'

const cancelled = { ok: false, cancelled: true, title: '', message: '', advice: '' } as const

/** Campaigns as a whole. Folders are chosen in main's own dialogs; no path comes from a window. */
export function campaignHandlers(desk: Desk, gm: () => BrowserWindow): Pick<Handlers, Names> {
  return {
    'campaign.create': ({ name, ruleset }) => desk.create(name, ruleset),
    'campaign.openRecent': ({ id }) => desk.openRecent(id),
    async 'campaign.openFolder'() {
      const chosen = await dialog.showOpenDialog(gm(), {
        title: 'Open a campaign folder',
        properties: ['openDirectory'],
      })
      const folder = chosen.filePaths[0]
      return chosen.canceled || folder === undefined ? cancelled : desk.openFolder(folder)
    },
    'campaign.openSample': () => desk.openSample(),
    'campaign.duplicate': ({ id }) => desk.duplicate(id),
    'campaign.reveal'({ id }) {
      const folder = desk.folderOf(id)
      if (folder === null) return { ok: false }
      shell.showItemInFolder(join(folder, names.snapshot))
      return { ok: true }
    },
    async 'campaign.forget'({ id }) {
      await desk.forget(id)
      return { ok: true }
    },
    async 'campaign.close'() {
      await desk.close()
      return { ok: true }
    },
  }
}
