const DAY = 24 * 60 * 60 * 1000

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Wall time as "23:18". Milliseconds since the epoch. */
export function hourOf(at: number): string {
  const date = new Date(at)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** How long ago in a GM's words: "today, 20:04", "yesterday, 23:18", "11 days ago", "2 months ago". */
export function agoOf(at: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY)
  if (days <= 0) return `today, ${hourOf(at)}`
  if (days === 1) return `yesterday, ${hourOf(at)}`
  if (days < 31) return `${days} days ago`
  const months = Math.floor(days / 30.4)
  if (months < 12) return months === 1 ? 'a month ago' : `${months} months ago`
  const years = Math.floor(days / 365)
  return years <= 1 ? 'a year ago' : `${years} years ago`
}
