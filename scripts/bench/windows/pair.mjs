import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { _electron as electron } from '@playwright/test'
import { runtimeFlags } from '../../runtime.mjs'
import { ROOT } from '../../steps.mjs'
import { fightCommands } from '../engine/scene.mjs'
import { OUT } from '../lib/bundle.mjs'
import { installWatch } from './watch.mjs'

const gmBounds = { x: 0, y: 0, width: 1440, height: 900 }
const playerBounds = { x: 480, y: 300, width: 1280, height: 720 }

/**
 * An app with both windows open, ready to be pressed.
 *
 * @typedef {{
 *   gm: import('@playwright/test').Page,
 *   player: import('@playwright/test').Page,
 *   readyForDamage: () => Promise<void>,
 *   close: () => Promise<void>,
 * }} Pair
 */

async function start(executable, args, env, of) {
  const home = mkdtempSync(join(OUT, 'home-'))
  const app = await electron.launch({
    executablePath: executable,
    args: [...runtimeFlags({ virtualDisplay: true }), ...args],
    env: { ...process.env, ...env(home) },
  })
  const page = async (name) => {
    for (;;) {
      const found = app.windows().find((one) => of(one.url()) === name)
      if (found) return found
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  const close = async () => {
    await app.close()
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  return { app, page, close }
}

/** Both apps' windows get the same sizes. */
function place(app) {
  return app.evaluate(
    ({ BrowserWindow }, [gm, player]) => {
      for (const one of BrowserWindow.getAllWindows()) {
        one.setFullScreen(false)
        one.setBounds(/player/.test(one.webContents.getURL()) ? player : gm)
      }
    },
    [gmBounds, playerBounds],
  )
}

/**
 * @param {string} executable
 * @param {number} count combatants
 * @returns {Promise<Pair>} the real app in a running fight
 */
export async function startReal(executable, count) {
  const env = (home) => ({
    ROUNDKEEPER_USER_DATA: join(home, 'settings'),
    ROUNDKEEPER_CAMPAIGNS: join(home, 'campaigns'),
  })
  const { app, page, close } = await start(executable, [ROOT], env, (url) => /\/(gm|player)\//.exec(url)?.[1])
  const gm = await page('gm')
  await gm.waitForSelector('h1')
  const ask = (name, args) => gm.evaluate(([n, a]) => window.roundkeeper.request(n, a), [name, args])
  await ask('campaign.create', { name: 'Bench', ruleset: 'godhand' })
  const people = () =>
    gm.evaluate(async () => Object.keys((await window.roundkeeper.request('gm.state', {})).view.combatants))
  const commands = fightCommands(count, { hp: 9000, party: true })
  let ids = []
  for (let next = commands.next(); !next.done; next = commands.next(ids)) {
    const done = await ask('command', { command: next.value, dice: [] })
    if (!done.ok) throw new Error(done.refusal.message)
    if (next.value.kind === 'addCombatants') ids = await people()
  }
  await ask('screen.open', { open: true })
  const player = await page('player')
  await gm.waitForSelector('.stops .stop.now')
  await player.waitForSelector('li[aria-current=true]')
  await place(app)
  await gm.evaluate(installWatch, { next: '.stop.now', damage: '.stop.now .hpb' })
  await player.evaluate(installWatch, {
    next: 'li[aria-current=true] .pn b',
    damage: 'li[aria-current=true] .ph',
  })
  return {
    gm,
    player,
    async readyForDamage() {
      await gm.locator('.stop.now .hpb').click()
      await gm.keyboard.type('1')
      await gm.locator('.stop.now .reading').waitFor()
    },
    close,
  }
}

/**
 * @param {string} executable
 * @param {number} count combatants
 * @param {{ folder: string, page: string }} bare
 * @returns {Promise<Pair>} the floor: two plain lists
 */
export async function startBare(executable, count, bare) {
  const env = (home) => ({
    BENCH_ROWS: String(count),
    BENCH_PAGE: bare.page,
    BENCH_USER_DATA: join(home, 'settings'),
  })
  const { app, page, close } = await start(executable, [bare.folder], env, (url) =>
    new URL(url).searchParams.get('of'),
  )
  const [gm, player] = [await page('gm'), await page('player')]
  for (const one of [gm, player]) {
    await one.waitForSelector('li[aria-current=true]')
    await one.evaluate(installWatch, { next: 'li[aria-current]', damage: 'li[aria-current] .hp' })
  }
  await place(app)
  return { gm, player, readyForDamage: () => Promise.resolve(), close }
}
