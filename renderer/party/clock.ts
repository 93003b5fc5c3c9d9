const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Clock seconds as time of day, "16:42". */
export function timeOf(seconds: number): string {
  const inDay = ((seconds % DAY) + DAY) % DAY
  return `${twoDigits(Math.floor(inDay / HOUR))}:${twoDigits(Math.floor((inDay % HOUR) / MINUTE))}`
}

/** Day number of clock seconds, from 1. */
export const dayOf = (seconds: number): number => Math.floor(seconds / DAY) + 1

/** A moment in words beside now: "18:05", or "day 13, 06:10" when it is another day. */
export const momentOf = (seconds: number, now: number): string =>
  dayOf(seconds) === dayOf(now) ? timeOf(seconds) : `day ${dayOf(seconds)}, ${timeOf(seconds)}`

const units: Readonly<Record<string, number>> = {
  s: 1,
  sec: 1,
  second: 1,
  m: MINUTE,
  min: MINUTE,
  minute: MINUTE,
  h: HOUR,
  hour: HOUR,
  d: DAY,
  day: DAY,
}

export type ClockWish = { kind: 'move'; seconds: number } | { kind: 'set'; at: number }

/**
 * Reads what a GM types for the clock: "+1h 30m", "90 min", "-10m" move it; "18:05" is the next such time today;
 * "day 13 06:10" is that moment. Null when it says nothing of the kind.
 * @param now clock seconds
 */
export function readClock(text: string, now: number): ClockWish | null {
  const typed = text.trim().toLowerCase()
  const moment = /^(?:day\s*(\d{1,6})[,\s]*)?(\d{1,2}):(\d{2})$/.exec(typed)
  if (moment) {
    const hours = Number(moment[2])
    const minutes = Number(moment[3])
    if (hours > 23 || minutes > 59) return null
    const day = moment[1] === undefined ? dayOf(now) : Number(moment[1])
    if (day < 1) return null
    return { kind: 'set', at: (day - 1) * DAY + hours * HOUR + minutes * MINUTE }
  }
  const signed = /^([-+−]?)\s*((?:\d{1,5}\s*[a-z]+[\s,]*)+)$/.exec(typed)
  if (!signed) return null
  let seconds = 0
  for (const part of (signed[2] ?? '').matchAll(/(\d{1,5})\s*([a-z]+)/g)) {
    const word = part[2] ?? ''
    const unit = units[word] ?? units[word.replace(/s$/, '')]
    if (unit === undefined) return null
    seconds += Number(part[1]) * unit
  }
  if (seconds === 0) return null
  return { kind: 'move', seconds: signed[1] === '-' || signed[1] === '−' ? -seconds : seconds }
}

/** A length in words: "1 h", "1 h 30 min", "45 min". Minutes. */
export function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}
