import { contextBridge } from 'electron'

contextBridge.exposeInMainWorld('roundkeeper', { role: 'gm' })
