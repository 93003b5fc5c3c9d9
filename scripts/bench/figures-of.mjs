import { FRAME, figure, quantile, spread } from './lib/figures.mjs'

const median = (values) => quantile(values, 0.5)
const KEYS = { next: 'next turn', damage: 'damage' }

/** (a) Key to painted in both windows. */
export function pressFigures(found, combatants) {
  return Object.entries(KEYS).flatMap(([what, name]) => {
    const [app, floor] = [found[what].app, found[what].floor].map((all) =>
      spread(all.map(({ both }) => both)),
    )
    const title = `(a) ${name}, ${combatants} combatants`
    const figures = [
      figure(`${title}, median`, { app: app.median, floor: floor.median, unit: 'ms', most: 1.3 }),
    ]
    if (combatants < 200) return figures
    const p95 = { app: app.p95, floor: floor.p95, unit: 'ms', what: 'value', most: 2 * FRAME }
    return [...figures, figure(`${title}, 95 of 100`, p95)]
  })
}

/** (b) Cold start and memory. */
export function coldFigures({ app, floor, rows }) {
  const of = (read) => ({ app: median(app.map(read)), floor: median(floor.map(read)), most: 1.25 })
  const note = `sample campaign, ${rows} places; start screen after ${median(app.map(({ start }) => start)).toFixed(0)} ms`
  return [
    figure('(b) cold start, both windows painted', { ...of(({ both }) => both), unit: 'ms', note }),
    figure('(b) cold start, GM window usable', { ...of(({ usable }) => usable), unit: 'ms' }),
    figure('(b) memory of all processes', { ...of(({ memory }) => memory.mb), unit: 'MB' }),
  ]
}

/** (c) Commands a second. */
export function commandFigures({ app, floor }, combatants) {
  return [
    figure(`(c) commands, ${combatants} combatants`, {
      app: median(app),
      floor: median(floor),
      unit: '/s',
      least: 1 / 12,
    }),
  ]
}

/** (c) The same while the journal grows: the last tenth beside the first that ran warm. */
export function growthFigures({ tenths, events }) {
  return [
    figure(`(c) commands while ${events} events are kept`, {
      app: tenths.at(-1),
      floor: tenths[0],
      unit: '/s',
      least: 0.8,
      note: 'floor: the first tenth',
    }),
  ]
}

/** (d) Command to disk. */
export function diskFigures({ app, floor, bytes }) {
  const note = `${Math.round(bytes)} bytes a line`
  return [
    figure('(d) command to disk', { app: median(app), floor: median(floor), unit: 'ms', most: 2, note }),
  ]
}

/** (e) Opening. */
export function openingFigures({ app, floor, events, behind, bytes }, name) {
  const note = `${events} events in ${Math.round(bytes / 1e6)} MB, ${behind} lines after the snapshot`
  return [figure(`(e) opening, ${name}`, { app: median(app), floor: median(floor), unit: 'ms', note })]
}
