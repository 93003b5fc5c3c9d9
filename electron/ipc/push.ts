import type { BrowserWindow } from 'electron'
import { channels } from '@shared/ipc/channels'
import type { PushName, PushPayload } from '@shared/ipc/contract'

/** Sends a window what it did not ask for. Does nothing while the window is closed. */
export function push<N extends PushName>(
  window: BrowserWindow | null,
  name: N,
  payload: PushPayload<N>,
): void {
  if (window && !window.isDestroyed()) window.webContents.send(channels.push, name, payload)
}
