import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Saves pictures of windows into a folder, each when what it shows has come to rest.
 *
 * @param {string} folder
 * @param {(line: string) => void} say
 */
export function createShots(folder, say) {
  mkdirSync(folder, { recursive: true })
  return {
    /**
     * @param {import('@playwright/test').Page} page
     * @param {string} name file name without its ending
     */
    async take(page, name) {
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await page.waitForTimeout(350)
      const path = join(folder, `${name}.png`)
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
      say(path)
    },
  }
}
