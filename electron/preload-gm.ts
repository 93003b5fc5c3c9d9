import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import { channels, type Answer } from '@shared/ipc/channels'
import type { GmBridge, PushName, PushPayload } from '@shared/ipc/contract'

const request = async (name: string, args: unknown): Promise<unknown> => {
  const answer = (await ipcRenderer.invoke(channels.request, name, args)) as Answer
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

const bridge: GmBridge = {
  request: request as GmBridge['request'],
  on(name, listener) {
    const heard = (_event: IpcRendererEvent, pushed: PushName, payload: unknown) => {
      if (pushed === name) listener(payload as PushPayload<typeof name>)
    }
    ipcRenderer.on(channels.push, heard)
    return () => {
      ipcRenderer.off(channels.push, heard)
    }
  },
}

contextBridge.exposeInMainWorld('roundkeeper', bridge)
