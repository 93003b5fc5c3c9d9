import { expect, test, type ElectronApplication } from '@playwright/test'
import { beginSampleFight, launch, newFolders, type Folders } from './app'

let folders: Folders

test.beforeEach(() => {
  folders = newFolders()
})
test.afterEach(() => folders.remove())

/** Where the players' window stands. */
const standing = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => {
    const players = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('/player/'))
    return players?.getBounds()
  })

/** Pretends that a projector stands to the right of the display, or not. */
const plug = (app: ElectronApplication, connected: boolean) =>
  app.evaluate(({ screen }, on) => {
    const own = screen.getPrimaryDisplay()
    const area = { x: own.bounds.width, y: 0, width: 1280, height: 720 }
    const projector = { ...own, id: 77, bounds: area, workArea: area }
    screen.getAllDisplays = () => (on ? [own, projector] : [own])
    screen.emit(on ? 'display-added' : 'display-removed', {}, projector)
    return own.bounds.width
  }, connected)

test('the players’ window fills a second display, survives its loss and goes back', async () => {
  const running = await launch(folders)
  const { app, ask } = running
  try {
    await beginSampleFight(running)
    const width = await plug(app, true)
    expect(await ask('screen.open', { open: true })).toMatchObject({ open: true, displays: 2 })
    await running.players()
    expect(await standing(app)).toMatchObject({ x: width, y: 0 })
    expect((await ask('screen.get', {})).fullScreen).toBe(true)

    await plug(app, false)
    await expect.poll(async () => (await standing(app))?.x).toBeLessThan(width)
    expect((await ask('screen.get', {})).fullScreen).toBe(false)

    await plug(app, true)
    await expect.poll(() => standing(app)).toMatchObject({ x: width, y: 0 })
    expect((await ask('screen.get', {})).fullScreen).toBe(true)

    await ask('screen.open', { open: false })
    await expect.poll(async () => (await ask('screen.get', {})).open).toBe(false)
    await ask('screen.open', { open: true })
    await running.players()
    await expect.poll(() => standing(app)).toMatchObject({ x: width, y: 0 })
  } finally {
    await app.close()
  }
})

test('F and F11 switch full screen, and the GM can darken the players’ screen', async () => {
  const running = await launch(folders)
  const { app, ask } = running
  try {
    await beginSampleFight(running)
    await ask('screen.open', { open: true })
    const players = await running.players()
    const { view } = await ask('player.state', {})
    await expect(players.getByText(view.rows[0]?.name ?? '', { exact: true }).first()).toBeVisible()
    for (const [key, on] of [
      ['F11', true],
      ['f', false],
      ['f', true],
      ['F11', false],
    ] as const) {
      await players.keyboard.press(key)
      await expect.poll(async () => (await ask('screen.get', {})).fullScreen).toBe(on)
    }
    await ask('screen.blackout', { on: true })
    await expect(players.getByText(view.rows[0]?.name ?? '', { exact: true })).toBeHidden()
    await ask('screen.blackout', { on: false })
    await expect(players.getByText(view.rows[0]?.name ?? '', { exact: true }).first()).toBeVisible()
  } finally {
    await app.close()
  }
})
