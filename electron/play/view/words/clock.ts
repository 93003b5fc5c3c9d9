const DAY = 86_400

/** The campaign clock taken apart. `seconds` since day 1, 00:00. */
export function clockParts(seconds: number): { day: number; time: string } {
  const rest = seconds % DAY
  const two = (value: number) => String(value).padStart(2, '0')
  const time = `${two(Math.floor(rest / 3600))}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`
  return { day: Math.floor(seconds / DAY) + 1, time }
}

/** A length of time as a chip has room for: "9 min", "5 h", "2 days"; below a minute in rounds of six seconds. */
export function lengthWords(seconds: number): string {
  if (seconds <= 0) return 'now'
  if (seconds < 60) {
    const rounds = Math.ceil(seconds / 6)
    return rounds === 1 ? '1 round' : `${rounds} rounds`
  }
  if (seconds < 2 * 3600) return `${Math.ceil(seconds / 60)} min`
  if (seconds < 2 * DAY) return `${Math.ceil(seconds / 3600)} h`
  return `${Math.ceil(seconds / DAY)} days`
}
