import { join } from 'node:path'
import { BrowserWindow, screen } from 'electron'
import type { Preferences } from '../campaign/preferences'
import { safePreferences, stayOnPage } from './harden'
import { fitToDisplays, type Bounds, type Places } from './places'

const minimum = { width: 820, height: 600 }

function firstPlace(area: Bounds): { width: number; height: number } {
  return { width: Math.min(1440, area.width), height: Math.min(900, area.height) }
}

/** Opens the GM window where it stood last, inside a display that is connected. */
export function openGmWindow(pageOrigin: string, places: Preferences<Places>): BrowserWindow {
  const last = places.value.gm
  const displays = screen.getAllDisplays()
  const place = last ? fitToDisplays(last.bounds, displays) : firstPlace(screen.getPrimaryDisplay().workArea)
  const window = new BrowserWindow({
    ...place,
    minWidth: minimum.width,
    minHeight: minimum.height,
    title: 'Roundkeeper',
    show: false,
    backgroundColor: '#14120f',
    webPreferences: safePreferences(join(__dirname, '../preload/preload-gm.cjs')),
  })
  window.setMenuBarVisibility(false)
  if (last?.maximized) window.maximize()
  stayOnPage(window.webContents)
  window.once('ready-to-show', () => window.show())
  window.on('close', () => {
    const gm = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    void places.set({ ...places.value, gm }).catch(() => undefined)
  })
  void window.loadURL(`${pageOrigin}/gm/index.html`)
  return window
}
