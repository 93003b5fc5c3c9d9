// The floor of the app: two windows with a plain list, and a main process that does what a key says. No rules, no disk.
const { join } = require('node:path')
const { app, BrowserWindow, ipcMain } = require('electron')

const count = Number(process.env.BENCH_ROWS)
const page = process.env.BENCH_PAGE
const conditions = [
  { name: 'Poisoned', time: '900 turns' },
  { name: 'Prone', time: '16 h' },
  { name: 'Deafened', time: '' },
]
const state = {
  active: 0,
  rows: Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    name: `Ford Raider ${at + 1}`,
    initiative: 900 - at,
    armorClass: 14,
    hp: 9000,
    maxHp: 9000,
    conditions,
  })),
}
const windows = []

const orders = {
  next() {
    state.active = (state.active + 1) % count
    return { active: state.active }
  },
  damage() {
    const at = state.active
    state.rows[at] = { ...state.rows[at], hp: state.rows[at].hp - 1 }
    return { at, row: state.rows[at] }
  },
}

ipcMain.handle('state', () => state)
ipcMain.on('order', (_event, order) => {
  const change = orders[order]()
  for (const window of windows) window.webContents.send('change', change)
})

function openWindow(bounds, query) {
  const window = new BrowserWindow({
    ...bounds,
    show: false,
    webPreferences: {
      preload: join(__dirname, 'preload.cjs'),
      sandbox: true,
      spellcheck: false,
      backgroundThrottling: false,
    },
  })
  window.setMenuBarVisibility(false)
  window.once('ready-to-show', () => window.show())
  void window.loadFile(page, { query })
  windows.push(window)
}

app.setPath('userData', process.env.BENCH_USER_DATA)
app.on('window-all-closed', () => app.quit())
void app.whenReady().then(() => {
  openWindow({ width: 1440, height: 900 }, { of: 'gm' })
  openWindow({ width: 1280, height: 720 }, { of: 'player' })
})
