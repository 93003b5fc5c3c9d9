import { commandSchema } from '@shared/command'
import { newCampaign } from '../../../electron/engine/campaign'
import { createHistory } from '../../../electron/engine/history'
import { rulesets } from '../../../electron/engine/rulesets'
import { createStore } from '../../../electron/engine/store'
import { fightCommands } from './scene.mjs'

/** Chance that is the same in every run. */
export function createChance(seed = 1) {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return 1 + (state % sides)
  }
}

/** @param {string} letter that ids begin with */
export function createContext(letter = 'b') {
  let ids = 0
  return { random: createChance(), newId: () => `${letter}${(ids += 1)}` }
}

/**
 * A campaign in memory with a running fight, made by the engine's own commands.
 *
 * @param {number} count combatants
 * @param {{ hp: number }} how
 */
export function createTable(count, how) {
  const rules = rulesets.godhand
  const store = createStore(newCampaign('Bench', 'godhand'))
  const history = createHistory(store)
  const context = createContext()
  const perform = (input) => {
    const done = history.perform(rules, commandSchema.parse(input), context, 0)
    if (!done.ok) throw new Error(`${input.kind}: ${done.refusal.message}`)
    return done
  }
  const people = () => [...store.all('combatants')].map(({ id }) => id)
  const commands = fightCommands(count, how)
  for (let next = commands.next(); !next.done; next = commands.next(people())) perform(next.value)
  return { rules, store, history, context, ids: people() }
}
