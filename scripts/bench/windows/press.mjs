import { startBare, startReal } from './pair.mjs'

const keys = { next: 'Space', damage: 'Enter' }
/** Milliseconds: longer than a frame by an uneven amount, so that keys fall anywhere in a frame. */
const pause = () => new Promise((done) => setTimeout(done, 60 + Math.random() * 50))

/** When the window had painted it. Throws after 10 seconds: then it shows nothing of it. */
function seenIn(window) {
  return window.evaluate((of) => {
    const never = new Promise((_, fail) => setTimeout(() => fail(new Error(`${of} shows no change`)), 10_000))
    return Promise.race([window.benchWatch.seen, never])
  }, window.url())
}

/** One key: milliseconds from its press until both windows had painted what it did. */
async function press({ gm, player, readyForDamage }, what) {
  if (what === 'damage') await readyForDamage()
  await pause()
  for (const window of [gm, player]) await window.evaluate((of) => window.benchWatch.arm(of), what)
  await pause()
  await gm.keyboard.press(keys[what])
  const seen = await Promise.all([gm, player].map(seenIn))
  const pressed = await gm.evaluate(() => window.benchWatch.pressed)
  return { both: Math.max(...seen) - pressed, gm: seen[0] - pressed, player: seen[1] - pressed }
}

/**
 * Presses keys in the app and in its floor by turns.
 *
 * @param {string} executable
 * @param {{ folder: string, page: string }} bare
 * @param {{ combatants: number, presses: number }} how
 * @returns {Promise<Record<'next' | 'damage', { app: object[], floor: object[] }>>} milliseconds
 */
export async function measurePresses(executable, bare, { combatants, presses }) {
  const app = await startReal(executable, combatants)
  const floor = await startBare(executable, combatants, bare)
  const found = { next: { app: [], floor: [] }, damage: { app: [], floor: [] } }
  try {
    for (let n = -5; n < presses; n += 1) {
      for (const what of ['next', 'damage']) {
        const one = { app: await press(app, what), floor: await press(floor, what) }
        // The first ones warm both up.
        if (n < 0) continue
        found[what].app.push(one.app)
        found[what].floor.push(one.floor)
      }
    }
  } finally {
    await Promise.allSettled([app.close(), floor.close()])
  }
  return found
}
