/** A frame at 60 Hz, in milliseconds. */
export const FRAME = 1000 / 60

/**
 * @param {readonly number[]} values at least one
 * @param {number} share 0.5 = the median
 * @returns {number} the value that this share of all lies at or below
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
}

/** @param {readonly number[]} values */
export function spread(values) {
  return {
    median: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    most: Math.max(...values),
    samples: values.length,
  }
}

/**
 * One figure beside its floor. `is` is what the target speaks of.
 *
 * @param {string} name
 * @param {{ app: number, floor?: number, unit: string, ratio?: number, most?: number, least?: number, what?: string, note?: string }} of
 *   `most`/`least`: the target for `is`; without either there is nothing to hold
 */
export function figure(name, { app, floor, unit, most, least, what = 'ratio', note = '' }) {
  const ratio = floor === undefined ? null : app / floor
  const is = what === 'ratio' ? ratio : app
  const holds =
    most === undefined && least === undefined ? null : is <= (most ?? Infinity) && is >= (least ?? 0)
  return {
    name,
    app,
    floor: floor ?? null,
    unit,
    ratio,
    what,
    most: most ?? null,
    least: least ?? null,
    holds,
    note,
  }
}

const shown = (value) =>
  value >= 1000
    ? Math.round(value).toLocaleString('en')
    : value >= 100
      ? value.toFixed(0)
      : value.toPrecision(3)

/** @param {ReturnType<typeof figure>} one */
export function printed({ name, app, floor, unit, ratio, what, most, least, holds, note }) {
  const inUnit = (value) => (what === 'ratio' ? value.toFixed(2) : `${shown(value)} ${unit}`)
  const target = most !== null ? `at most ${inUnit(most)}` : least !== null ? `at least ${inUnit(least)}` : ''
  const verdict = holds === null ? '' : holds ? 'holds' : 'MISSED'
  return [
    name.padEnd(46),
    `${shown(app)} ${unit}`.padStart(14),
    (floor === null ? '' : `floor ${shown(floor)} ${unit}`).padStart(20),
    (ratio === null ? '' : `ratio ${ratio.toFixed(2)}`).padStart(12),
    target.padStart(18),
    verdict.padStart(8),
    note && `  ${note}`,
  ].join(' ')
}
