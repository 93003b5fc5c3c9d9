import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron as electron } from '@playwright/test'

/**
 * Starts the built app with folders of its own, so that the demo touches no campaign of anybody.
 *
 * @param {string} root the project's folder
 * @param {string} executable Electron to run it with
 * @returns {Promise<{ gm: import('@playwright/test').Page, playersWindow: () => Promise<import('@playwright/test').Page>, close: () => Promise<void> }>}
 */
export async function startApp(root, executable) {
  const home = mkdtempSync(join(tmpdir(), 'roundkeeper-demo-'))
  const app = await electron.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', '--force-device-scale-factor=1', root],
    env: {
      ...process.env,
      ROUNDKEEPER_USER_DATA: join(home, 'settings'),
      ROUNDKEEPER_CAMPAIGNS: join(home, 'campaigns'),
      ROUNDKEEPER_DISABLE_GPU: '1',
    },
  })
  const gm = await app.firstWindow()
  await gm.waitForSelector('h1')
  return {
    gm,
    playersWindow: async () => app.windows().find((page) => page !== gm) ?? app.waitForEvent('window'),
    async close() {
      await app.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/**
 * Gives a window the size of a picture.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} width
 * @param {number} height
 */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height])
}
