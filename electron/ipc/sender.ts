import type { BrowserWindow, IpcMainInvokeEvent } from 'electron'
import type { Role } from './answer'

/**
 * Which of our windows a request came from: it must be the main frame of that very window and show that window's own
 * page. Anything else is nobody.
 */
export function createRoleOf(
  pageOrigin: string,
  windows: { readonly gm: () => BrowserWindow | null; readonly player: () => BrowserWindow | null },
): (event: IpcMainInvokeEvent) => Role | null {
  return (event) => {
    for (const role of ['gm', 'player'] as const) {
      const window = windows[role]()
      if (!window || window.isDestroyed() || event.sender !== window.webContents) continue
      const frame = event.senderFrame
      const ownPage = frame?.url.startsWith(`${pageOrigin}/${role}/`) ?? false
      return ownPage && frame === window.webContents.mainFrame ? role : null
    }
    return null
  }
}
