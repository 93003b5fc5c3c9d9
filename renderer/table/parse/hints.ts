const letters = 'adghjklqwertyuipzxcvbnmfso'

/**
 * Letters for picking targets, one per entry, in order. Letters in `skip` are left out (the open panel uses them).
 * More entries than letters: two letters for all, so that no label begins another.
 */
export const hintLetters = (count: number, skip = ''): string[] => {
  const free = [...letters].filter((letter) => !skip.includes(letter))
  if (count <= free.length) return free.slice(0, count)
  const labels: string[] = []
  for (const first of free) for (const second of free) labels.push(first + second)
  return labels.slice(0, count)
}

/** What typing so far means: one entry, several that may still come, or none. */
export const readHint = (typed: string, labels: readonly string[]): { place: number } | { open: boolean } => {
  const place = labels.indexOf(typed)
  if (place >= 0) return { place }
  return { open: labels.some((label) => label.startsWith(typed)) }
}
