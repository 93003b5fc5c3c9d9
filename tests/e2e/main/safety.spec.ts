import { expect, test } from '@playwright/test'
import { beginSampleFight, launch, newFolders, type Folders, type Running } from './app'

let folders: Folders
let running: Running

test.beforeEach(async () => {
  folders = newFolders()
  running = await launch(folders)
})
test.afterEach(async () => {
  await running.app.close()
  folders.remove()
})

test('a window has no Node, goes nowhere and opens nothing', async () => {
  const { gm } = running
  const address = gm.url()
  expect(address).toBe('app://roundkeeper/gm/index.html')
  expect(
    await gm.evaluate(() => [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')]),
  ).toEqual(['undefined', 'undefined'])
  await gm.evaluate(() => {
    location.href = 'https://example.com/'
  })
  expect(await gm.evaluate(() => window.open('https://example.com/'))).toBeNull()
  expect(gm.url()).toBe(address)
  const blocked = gm.evaluate(() => fetch('app://roundkeeper/gm/index.html').then(String, () => 'refused'))
  expect(await blocked).toBe('refused')
  const script = gm.evaluate(() => {
    const inline = document.createElement('script')
    inline.textContent = 'window.inlineRan = true'
    document.head.append(inline)
    return Reflect.get(window, 'inlineRan') as unknown
  })
  expect(await script).toBeUndefined()
  expect(
    await gm.evaluate(() => navigator.permissions.query({ name: 'geolocation' }).then((one) => one.state)),
  ).toBe('denied')
})

test('the players’ window holds the players’ bridge only and is refused what is the GM’s', async () => {
  await beginSampleFight(running)
  await running.ask('screen.open', { open: true })
  const players = await running.players()
  expect(
    await players.evaluate(() => [typeof window.roundkeeper, Object.keys(window.roundkeeperPlayer).sort()]),
  ).toEqual(['undefined', ['onPatch', 'state', 'toggleFullScreen']])
  const { view } = await players.evaluate(() => window.roundkeeperPlayer.state())
  expect(view.rows.length).toBeGreaterThan(4)
})

test('a request of a wrong shape is refused with a sentence', async () => {
  const said = await running.gm.evaluate(() =>
    window.roundkeeper.request('campaign.openFolder', { path: '/' } as never).then(
      () => '',
      (error: Error) => error.message,
    ),
  )
  expect(said).toContain('has a wrong shape')
})
