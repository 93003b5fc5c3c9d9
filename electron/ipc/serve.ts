import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import { channels } from '@shared/ipc/channels'
import { answer, type Handlers, type Role } from './answer'

/**
 * Serves every request of both windows over the one channel.
 * @param roleOf which window of ours sent this from its own page; null = none
 */
export function serve(
  handlers: Handlers,
  roleOf: (event: IpcMainInvokeEvent) => Role | null,
  failed: (error: unknown, name: string) => void,
): void {
  ipcMain.handle(channels.request, (event, name: unknown, args: unknown) =>
    answer(handlers, roleOf(event), name, args, failed),
  )
}
