import { expect, test } from '@playwright/test'
import { beginSampleFight, launch, newFolders, type Folders, type Running } from '../main/app'

let folders: Folders
let running: Running

test.beforeAll(async () => {
  folders = newFolders()
  running = await launch(folders)
  await beginSampleFight(running)
})
test.afterAll(async () => {
  await running.app.close()
  folders.remove()
})

test('a command of a wrong shape is refused and changes nothing', async () => {
  const { gm, ask } = running
  const before = await ask('gm.state', {})
  for (const command of [
    { kind: 'damage', targets: 'everybody', parts: [] },
    { kind: 'noSuchCommand' },
    { kind: 'setInitiative', ids: [], value: 'high' },
    null,
  ]) {
    const said = await gm.evaluate(
      (sent) =>
        window.roundkeeper.request('command', { command: sent, dice: [] } as never).then(
          () => 'taken',
          (error: Error) => error.message,
        ),
      command,
    )
    expect(said).toContain('has a wrong shape')
  }
  expect((await ask('gm.state', {})).view).toEqual(before.view)
})

test('the players’ window is refused what belongs to the GM, whatever it sends', async () => {
  const { app, ask } = running
  await ask('screen.open', { open: true })
  const players = await running.players()
  await expect(players.locator('li.ps').first()).toBeVisible()
  const before = await ask('gm.state', {})
  expect(
    await players.evaluate(() =>
      Object.keys(window).filter((key) => /require|ipc|electron|roundkeeper/i.test(key)),
    ),
  ).toEqual(['roundkeeperPlayer'])
  // As if the window had found a way past its preload: the request goes out with the window as its sender.
  const answers = await app.evaluate(async ({ BrowserWindow, ipcMain }) => {
    const window = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('/player/'))
    const handlers = Reflect.get(ipcMain, '_invokeHandlers') as Map<string, (...args: unknown[]) => unknown>
    const [handle] = handlers.values()
    const event = { sender: window?.webContents, senderFrame: window?.webContents.mainFrame }
    const asked = [
      ['command', { command: { kind: 'endTurn' }, dice: [] }],
      ['gm.state', {}],
      ['history.undo', {}],
    ]
    return Promise.all(asked.map(([name, args]) => handle?.(event, name, args)))
  })
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { code: 'notAllowed' } })
  expect((await ask('gm.state', {})).view).toEqual(before.view)
  await ask('screen.open', { open: false })
})

test('a page can load nothing from elsewhere', async () => {
  const { gm } = running
  const loaded = await gm.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script')
        script.src = 'https://example.com/x.js'
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
        script.addEventListener('load', () => resolve('loaded'))
        document.head.append(script)
      }),
  )
  expect(loaded).toMatch(/^script-src/)
  expect(await gm.evaluate(() => Reflect.get(window, 'require') === undefined)).toBe(true)
})
