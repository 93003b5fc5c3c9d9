import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { beginSampleFight, launch, newFolders, type Folders, type Running } from '../main/app'

let folders: Folders
let running: Running

test.beforeAll(async () => {
  folders = newFolders()
  running = await launch(folders)
})
test.afterAll(async () => {
  await running.app.close()
  folders.remove()
})

/** What bars somebody from using the page, in short words. */
async function barriers(page: Page): Promise<string[]> {
  // One page at a time: the app opens no window to put the parts of a report together.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
    )
}

for (const theme of ['dark', 'light'] as const) {
  test(`no serious barrier in either window, ${theme}`, async () => {
    const { gm, ask } = running
    test.setTimeout(120_000)
    await ask('settings.set', { theme, playerTheme: theme })
    await gm.reload()
    await expect(gm.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(gm.getByRole('heading', { name: 'Roundkeeper' })).toBeVisible()
    expect(await barriers(gm), 'start').toEqual([])

    await beginSampleFight(running)
    await gm.keyboard.press('Shift+B')
    const players = await running.players()
    await expect(players.locator('li.ps').first()).toBeVisible()
    await expect(players.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(gm.locator('.stops .stop.now').first()).toBeVisible()
    expect(await barriers(gm), 'table').toEqual([])
    expect(await barriers(players), 'players').toEqual([])
    for (const [key, room] of [
      ['Control+3', 'library'],
      ['Control+4', 'party'],
    ] as const) {
      await gm.keyboard.press(key)
      await expect(gm.locator('nav [aria-current="page"]')).toHaveText(new RegExp(room, 'i'))
      expect(await barriers(gm), room).toEqual([])
    }
    await gm.keyboard.press('Control+1')
    await ask('screen.open', { open: false })
    await ask('campaign.close', {})
    await expect(gm.getByRole('heading', { name: 'Roundkeeper' })).toBeVisible()
  })
}
