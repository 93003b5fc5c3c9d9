import { answerTask } from '../lib/answer.mjs'
import { createBare } from './bare.mjs'
import { createMix } from './mix.mjs'
import { createTable } from './table.mjs'

const HP = 90_000

/** Seconds of processor time so far: other programs on the machine take nothing of it. */
function busy() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function rate(count, perform) {
  const start = busy()
  for (let n = 0; n < count; n += 1) perform()
  return count / (busy() - start)
}

function bareOf({ store, ids }) {
  const fight = [...store.all('fights')][0]
  return createBare([...store.all('combatants')], fight, new Map(ids.map((id) => [id, store.effectsOn(id)])))
}

/** The engine and its floor by turns, so that both meet the same state of the machine. Commands a second of the processor. */
function compare({ combatants, commands, rounds }) {
  const table = createTable(combatants, { hp: HP })
  const mix = createMix(table.ids)
  const { history, rules, context } = table
  const bare = bareOf(table)
  const engine = (n) => {
    const done = history.perform(rules, mix(n), context, 0)
    if (!done.ok) throw new Error(done.refusal.message)
  }
  const floor = (n) => bare.perform(mix(n))
  const found = { app: [], floor: [] }
  let at = 0
  let bareAt = 0
  rate(commands, () => engine(at++))
  rate(commands * 10, () => floor(bareAt++))
  for (let round = 0; round < rounds; round += 1) {
    found.app.push(rate(commands, () => engine(at++)))
    found.floor.push(rate(commands * 10, () => floor(bareAt++)))
  }
  return found
}

/** Commands a second in every tenth of a journal that grows to so many events; undo is kept for all of it. */
function grow({ combatants, events: wanted }) {
  const { history, rules, context, ids } = createTable(combatants, { hp: HP })
  const mix = createMix(ids)
  const tenths = []
  let n = 0
  let events = 0
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const start = busy()
    const from = n
    while (events < (wanted * tenth) / 10) {
      const done = history.perform(rules, mix(n++), context, 0)
      if (!done.ok) throw new Error(done.refusal.message)
      events += done.step?.events.length ?? 0
    }
    tenths.push((n - from) / (busy() - start))
  }
  return { tenths, events, steps: history.done.length, heap: process.memoryUsage().heapUsed }
}

answerTask((task) => (task.grow ? grow(task.grow) : compare(task.compare)))
