const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('bare', {
  state: () => ipcRenderer.invoke('state'),
  send: (order) => ipcRenderer.send('order', order),
  on: (listener) => ipcRenderer.on('change', (_event, change) => listener(change)),
})
