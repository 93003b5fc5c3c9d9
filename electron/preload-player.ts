import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import { channels, type Answer } from '@shared/ipc/channels'
import type { Patch, PlayerBridge, RequestArgs, RequestName, RequestResult } from '@shared/ipc/contract'

async function request<N extends RequestName>(name: N, args: RequestArgs<N>): Promise<RequestResult<N>> {
  const answer = (await ipcRenderer.invoke(channels.request, name, args)) as Answer
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value as RequestResult<N>
}

const bridge: PlayerBridge = {
  state: () => request('player.state', {}),
  async toggleFullScreen() {
    await request('screen.fullScreen', { on: null })
  },
  onPatch(listener) {
    const heard = (_event: IpcRendererEvent, pushed: string, patch: Patch) => {
      if (pushed === 'player.patch') listener(patch)
    }
    ipcRenderer.on(channels.push, heard)
    return () => {
      ipcRenderer.off(channels.push, heard)
    }
  },
}

contextBridge.exposeInMainWorld('roundkeeperPlayer', bridge)
