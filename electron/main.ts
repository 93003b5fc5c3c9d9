import { join } from 'node:path'
import { app, screen, type BrowserWindow } from 'electron'
import { settingsSchema, type PlayerScreen } from '@shared/ipc/contract'
import { diskFiles } from './campaign/files'
import { openPreferences } from './campaign/preferences'
import { openRecentList } from './campaign/recent'
import { createFarewell } from './ipc/farewell'
import { appHandlers } from './ipc/handlers/app'
import { campaignHandlers } from './ipc/handlers/campaigns'
import { gameHandlers } from './ipc/handlers/game'
import { libraryHandlers } from './ipc/handlers/library'
import { screenHandlers } from './ipc/handlers/screen'
import { push } from './ipc/push'
import { createRoleOf } from './ipc/sender'
import { serve } from './ipc/serve'
import { createBugLog } from './log-file'
import { createDesk } from './play/desk'
import { createPatchStream } from './play/stream'
import { appOrigin, registerAppScheme, serveAppScheme } from './windows/app-scheme'
import { openGmWindow } from './windows/gm-window'
import { denyPermissions } from './windows/harden'
import { setMenu } from './windows/menu'
import { noPlaces, placesSchema } from './windows/places'
import { createPlayerWindow } from './windows/player-window'
import { reviveAfterCrash, watchForBugs } from './windows/trouble'

async function start(): Promise<void> {
  const userData = app.getPath('userData')
  const logs = join(userData, 'logs')
  const logBug = createBugLog(logs)
  const [settings, places, recent] = await Promise.all([
    openPreferences(diskFiles, join(userData, 'settings.json'), settingsSchema, settingsSchema.parse({})),
    openPreferences(diskFiles, join(userData, 'windows.json'), placesSchema, noPlaces),
    openRecentList(diskFiles, join(userData, 'recent.json')),
    app.whenReady(),
  ])
  // Set by the development server; an installed app only ever shows its own pages.
  const pageOrigin = (!app.isPackaged && process.env['ELECTRON_RENDERER_URL']) || appOrigin
  serveAppScheme(join(__dirname, '../renderer'))
  denyPermissions()
  setMenu()

  let gm: BrowserWindow | null = openGmWindow(pageOrigin, places)
  const gmWindow = gm
  const blackout = { on: false }
  const gmStream = createPatchStream((patch) => push(gm, 'gm.patch', patch))
  const playerStream = createPatchStream((patch) => push(players.window, 'player.patch', patch))
  const players = createPlayerWindow(pageOrigin, places, gmWindow, () => {
    if (!players.window) playerStream.stop()
    push(gm, 'screen.changed', screenState())
  })

  const screenState = (): PlayerScreen => ({
    open: players.window !== null,
    fullScreen: players.fullScreen,
    blackout: blackout.on,
    layout: settings.value.playerLayout,
    displays: screen.getAllDisplays().length,
  })
  const look = () => ({
    blackout: blackout.on,
    layout: settings.value.playerLayout,
    theme: settings.value.playerTheme,
  })
  const looksChanged = () => {
    push(gm, 'screen.changed', screenState())
    if (desk.game) void desk.game.lookChanged()
    else playerStream.send([{ op: 'set', section: 'screen', value: look() }])
  }

  const desk = createDesk({
    files: diskFiles,
    recent,
    campaigns: process.env['ROUNDKEEPER_CAMPAIGNS'] ?? join(app.getPath('documents'), 'Roundkeeper'),
    app: app.getVersion(),
    around: {
      gm: gmStream,
      player: playerStream,
      screen: look,
      settings: () => settings.value,
      now: Date.now,
      tell: (notice) => push(gm, 'app.notice', notice),
    },
    changed(open) {
      gmStream.stop()
      playerStream.restart()
      push(gm, 'gm.reset', { open })
    },
  })

  watchForBugs(logBug, (text) =>
    push(gm, 'app.notice', {
      tone: 'risk',
      title: 'Something went wrong inside the app',
      text: `${text}. What you did so far is saved. The details are in ${logs}.`,
    }),
  )
  reviveAfterCrash(gmWindow.webContents, logBug)

  const farewell = createFarewell(1500)
  serve(
    {
      ...appHandlers(app.getVersion(), desk, settings, looksChanged, farewell.said),
      ...campaignHandlers(desk, () => gmWindow),
      ...gameHandlers(desk, gmStream),
      ...libraryHandlers(desk, () => gmWindow),
      ...screenHandlers({
        desk,
        window: () => players,
        stream: playerStream,
        settings,
        blackout,
        state: screenState,
        look,
        changed: looksChanged,
      }),
    },
    createRoleOf(pageOrigin, { gm: () => gm, player: () => players.window }),
    logBug,
  )

  let putAway = false
  gmWindow.on('close', (event) => {
    if (putAway) return
    // The campaign is saved before the app goes: then it opens without following a long journal.
    event.preventDefault()
    const handedIn = farewell.wait()
    push(gm, 'app.leaving', {})
    void handedIn
      .then(() => {
        gmWindow.hide()
        return desk.close()
      })
      .catch((error: unknown) => logBug(error, 'closing the campaign'))
      .then(() => {
        putAway = true
        players.close()
        gmWindow.close()
      })
  })
  gmWindow.on('closed', () => {
    gm = null
    app.quit()
  })
  app.on('second-instance', () => {
    if (gmWindow.isMinimized()) gmWindow.restore()
    gmWindow.focus()
  })
}

const userData = process.env['ROUNDKEEPER_USER_DATA']
if (userData) app.setPath('userData', userData)
if (process.env['ROUNDKEEPER_DISABLE_GPU'] === '1') app.disableHardwareAcceleration()
registerAppScheme()

if (app.requestSingleInstanceLock()) {
  start().catch((error: unknown) => {
    createBugLog(join(app.getPath('userData'), 'logs'))(error, 'start')
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    app.exit(1)
  })
} else {
  app.quit()
}
