import { app, BrowserWindow } from 'electron'
import { join } from 'node:path'

app.whenReady().then(
  () => {
    const window = new BrowserWindow({
      title: 'Roundkeeper',
      webPreferences: { preload: join(__dirname, '../preload/preload-gm.cjs') },
    })
    void window.loadFile(join(__dirname, '../renderer/gm/index.html'))
  },
  () => app.exit(1),
)
