import { join } from 'node:path'
import { app, type BrowserWindow } from 'electron'
import { settingsSchema } from '@shared/ipc/contract'
import { diskFiles } from './campaign/files'
import { openPreferences } from './campaign/preferences'
import { serve } from './ipc/serve'
import { createRoleOf } from './ipc/sender'
import { createBugLog } from './log-file'
import { appOrigin, registerAppScheme, serveAppScheme } from './windows/app-scheme'
import { openGmWindow } from './windows/gm-window'
import { denyPermissions } from './windows/harden'
import { setMenu } from './windows/menu'
import { noPlaces, placesSchema } from './windows/places'
import { createPlayerWindow } from './windows/player-window'

const userData = process.env['ROUNDKEEPER_USER_DATA']
if (userData) app.setPath('userData', userData)
if (process.env['ROUNDKEEPER_DISABLE_GPU'] === '1') app.disableHardwareAcceleration()
registerAppScheme()

async function start(): Promise<void> {
  const folder = app.getPath('userData')
  const logBug = createBugLog(join(folder, 'logs'))
  const settings = await openPreferences(
    diskFiles,
    join(folder, 'settings.json'),
    settingsSchema,
    settingsSchema.parse({}),
  )
  const places = await openPreferences(diskFiles, join(folder, 'windows.json'), placesSchema, noPlaces)
  const pageOrigin = (!app.isPackaged && process.env['ELECTRON_RENDERER_URL']) || appOrigin
  await app.whenReady()
  serveAppScheme(join(__dirname, '../renderer'))
  denyPermissions()
  setMenu()
  let gm: BrowserWindow | null = null
  const roleOf = createRoleOf(pageOrigin, { gm: () => gm, player: () => player?.window ?? null })
  serve(
    {
      'app.info': () => ({
        version: app.getVersion(),
        platform: process.platform,
        campaignOpen: false,
        recent: [],
        settings: settings.value,
        rulesets: [{ id: 'godhand', name: 'GODHAND' }],
      }),
      'settings.set': async (change: object) => {
        await settings.set({ ...settings.value, ...change })
        return settings.value
      },
      'gm.state': () => ({ seq: 0, view: null }),
    } as never,
    roleOf,
    logBug,
  )
  gm = openGmWindow(pageOrigin, places)
  const player = createPlayerWindow(pageOrigin, places, gm, () => undefined)
}

if (app.requestSingleInstanceLock()) {
  app.on('window-all-closed', () => app.quit())
  start().catch((error: unknown) => {
    process.stderr.write(String(error))
    app.exit(1)
  })
} else {
  app.quit()
}
