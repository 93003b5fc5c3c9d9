import { session, type WebContents, type WebPreferences } from 'electron'

/** What every window gets: no Node, its own world, a sandbox. */
export function safePreferences(preload: string): WebPreferences {
  return {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webviewTag: false,
    spellcheck: false,
    // A fight goes on behind another window, too.
    backgroundThrottling: false,
  }
}

/** Keeps a window on its own page: no navigation, no further windows. */
export function stayOnPage(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** No page may ask for camera, location, notifications or the like. */
export function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
}
