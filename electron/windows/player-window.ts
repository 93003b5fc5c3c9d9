import { join } from 'node:path'
import { BrowserWindow, powerSaveBlocker, screen, type Display } from 'electron'
import type { Preferences } from '../campaign/preferences'
import { safePreferences, stayOnPage } from './harden'
import { fitToDisplays, placeOfPlayers, type Places } from './places'

/** Milliseconds until a window has arrived on another display. */
const SETTLE = 200

/** The players' window as a whole: open or not, on which display, full screen or not. */
export interface PlayerWindow {
  readonly window: BrowserWindow | null
  readonly fullScreen: boolean
  open(): void
  close(): void
  setFullScreen(on: boolean): void
}

/**
 * Keeps the players' window on its display: it fills a second display when there is one, becomes a window when that
 * is unplugged, and goes back when it returns.
 * @param changed told whenever it opens, closes, moves or switches full screen, and when displays come and go
 */
export function createPlayerWindow(
  pageOrigin: string,
  places: Preferences<Places>,
  gm: BrowserWindow,
  changed: () => void,
): PlayerWindow {
  let window: BrowserWindow | null = null
  let fullScreen = false
  let awake: number | null = null

  function remember(player: Partial<NonNullable<Places['player']>>): void {
    const before = places.value.player ?? { bounds: null, display: null }
    void places.set({ ...places.value, player: { ...before, ...player } }).catch(() => undefined)
  }

  function place(target: BrowserWindow): void {
    const { bounds, display } = placeOfPlayers(screen.getAllDisplays(), places.value.player, gm.getBounds())
    if (display === null && fullScreen) target.setFullScreen(false)
    // Without a window manager "full screen" changes nothing: the bounds alone fill the display, then.
    target.setBounds(bounds)
    fullScreen = display !== null
    if (display === null) return
    remember({ display: { id: display.id, bounds: display.bounds } })
    const fill = () => {
      if (!target.isDestroyed() && fullScreen) target.setFullScreen(true)
    }
    // A window that is shown already moves a moment later; filled at once, it would fill the display it comes from.
    if (target.isVisible()) setTimeout(fill, SETTLE)
    else fill()
  }

  function setFullScreen(on: boolean): void {
    if (!window || on === fullScreen) return
    if (on) {
      remember({ bounds: window.getNormalBounds() })
      window.setBounds(screen.getDisplayMatching(window.getBounds()).bounds)
      window.setFullScreen(true)
    } else {
      window.setFullScreen(false)
      const { bounds } = placeOfPlayers(
        [screen.getDisplayMatching(window.getBounds())],
        places.value.player,
        window.getBounds(),
      )
      window.setBounds(bounds)
    }
    fullScreen = on
    changed()
  }

  function open(): void {
    if (window) {
      window.show()
      return
    }
    const opened = new BrowserWindow({
      title: 'Roundkeeper: players',
      show: false,
      minWidth: 480,
      minHeight: 320,
      backgroundColor: '#000000',
      webPreferences: safePreferences(join(__dirname, '../preload/preload-player.cjs')),
    })
    window = opened
    fullScreen = false
    opened.setMenuBarVisibility(false)
    stayOnPage(opened.webContents)
    place(opened)
    opened.once('ready-to-show', () => opened.showInactive())
    opened.webContents.on('before-input-event', (event, input) => {
      if (input.type !== 'keyDown' || input.key !== 'F11') return
      event.preventDefault()
      setFullScreen(!fullScreen)
    })
    /** The system puts a window back where it was before it filled the display, which may be one that is gone. */
    const bringBack = () => {
      if (opened.isDestroyed() || fullScreen) return
      const stands = opened.getBounds()
      const fits = fitToDisplays(stands, screen.getAllDisplays())
      if (fits.x !== stands.x || fits.y !== stands.y) opened.setBounds(fits)
    }
    opened.on('enter-full-screen', () => {
      fullScreen = true
      changed()
    })
    opened.on('leave-full-screen', () => {
      fullScreen = false
      setTimeout(bringBack, SETTLE)
      changed()
    })
    opened.on('close', () => {
      if (!fullScreen) remember({ bounds: opened.getNormalBounds() })
    })
    opened.on('closed', () => {
      window = null
      fullScreen = false
      if (awake !== null) powerSaveBlocker.stop(awake)
      awake = null
      changed()
    })
    // The projector must not fall asleep while the table talks.
    awake = powerSaveBlocker.start('prevent-display-sleep')
    void opened.loadURL(`${pageOrigin}/player/index.html`)
    changed()
  }

  const displaysChanged = (_event: unknown, display: Display) => {
    const known = places.value.player?.display
    if (window && known?.id === display.id) place(window)
    changed()
  }
  screen.on('display-added', displaysChanged)
  screen.on('display-removed', displaysChanged)

  return {
    get window() {
      return window
    },
    get fullScreen() {
      return fullScreen
    },
    open,
    close: () => window?.close(),
    setFullScreen,
  }
}
