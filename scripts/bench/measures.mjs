import { join } from 'node:path'
import { ROOT } from '../steps.mjs'
import {
  coldFigures,
  commandFigures,
  diskFigures,
  growthFigures,
  openingFigures,
  pressFigures,
} from './figures-of.mjs'
import { OUT, bundlePrograms } from './lib/bundle.mjs'
import { runProgram } from './lib/program.mjs'
import { buildBare } from './windows/bare-page.mjs'
import { measureColdStart } from './windows/cold.mjs'
import { measurePresses } from './windows/press.mjs'

/** How much is measured: enough to trust, or enough to see that it runs. */
const sizes = {
  full: { presses: 60, starts: 9, commands: 3000, rounds: 15, events: 150_000, writes: 1000, repeat: 5 },
  quick: { presses: 15, starts: 2, commands: 1000, rounds: 4, events: 20_000, writes: 200, repeat: 2 },
}

const program = (name) => join(ROOT, 'scripts', 'bench', 'engine', `${name}.mjs`)

/**
 * Every measure by its letter. Each answers its figures and what they were made of.
 *
 * @param {string} executable Electron
 * @param {boolean} quick
 */
export async function createMeasures(executable, quick) {
  const size = sizes[quick ? 'quick' : 'full']
  const names = ['commands', 'disk', 'opening']
  const at = await bundlePrograms(Object.fromEntries(names.map((name) => [name, program(name)])))
  const bare = await buildBare()
  const run = (name, task) => runProgram(executable, at(name), task)

  return {
    async a() {
      const parts = []
      for (const combatants of [10, 50, 200]) {
        const found = await measurePresses(executable, bare, { combatants, presses: size.presses })
        parts.push({ figures: pressFigures(found, combatants), raw: found })
      }
      return parts
    },
    async b() {
      const found = await measureColdStart(executable, bare, { starts: size.starts })
      return [{ figures: coldFigures(found), raw: found }]
    },
    async c() {
      const parts = []
      const { commands, rounds, events } = size
      for (const combatants of [10, 100, 500]) {
        const found = await run('commands', { compare: { combatants, commands, rounds } })
        parts.push({ figures: commandFigures(found, combatants), raw: found })
      }
      const grown = await run('commands', { grow: { combatants: 100, events } })
      return [...parts, { figures: growthFigures(grown), raw: grown }]
    },
    async d() {
      const found = await run('disk', { folder: OUT, combatants: 20, commands: size.writes })
      return [{ figures: diskFigures(found), raw: found }]
    },
    async e() {
      const { events, repeat } = size
      const how = { folder: OUT, combatants: 100, events, repeat }
      const usual = await run('opening', { ...how, unsaved: 499 })
      const whole = await run('opening', { ...how, unsaved: events })
      return [
        { figures: openingFigures(usual, 'saved as the app saves'), raw: usual },
        { figures: openingFigures(whole, 'never saved since it began'), raw: whole },
      ]
    },
  }
}
