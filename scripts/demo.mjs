import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startApp, resize } from './demo/app.mjs'
import { lookAround, prepare, roundOne, roundTwo } from './demo/fight.mjs'
import { createHand } from './demo/hand.mjs'
import { createShots } from './demo/shots.mjs'
import { hasDisplay, startVirtualDisplay } from './display.mjs'
import { resolveRuntime } from './runtime.mjs'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Plays a scripted fight of two rounds in the real app, with keys and clicks, and saves pictures of both windows.
 * Usage: node scripts/demo.mjs [folder], by default docs/screenshots.
 */
async function demo() {
  const folder = resolve(process.argv[2] ?? join(ROOT, 'docs', 'screenshots'))
  const executable = process.env.ROUNDKEEPER_ELECTRON ?? (await resolveRuntime()).executable
  if (!hasDisplay()) process.env.DISPLAY = (await startVirtualDisplay()).name
  const app = await startApp(ROOT, executable)
  const shots = createShots(folder, (path) => console.log(`  ${path}`))
  const hand = createHand(app.gm)
  try {
    await resize(app.gm, 1280, 800)
    console.log('The sample campaign, an encounter, the players’ screen')
    const players = await prepare(hand, app, shots)
    console.log('Round 1')
    await roundOne(hand, players, shots)
    console.log('Round 2')
    await roundTwo(hand, players, shots)
    console.log('The other rooms and looks')
    await lookAround(hand, players, shots)
    console.log(`Screenshots of both windows are in ${folder}`)
  } catch (problem) {
    await shots.take(app.gm, 'where-it-stopped')
    throw problem
  } finally {
    await app.close()
  }
}

await demo()
