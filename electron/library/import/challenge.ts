const signs: Readonly<Record<string, number>> = {
  '⅛': 0.125,
  '¼': 0.25,
  '½': 0.5,
  '⅓': 1 / 3,
  '¾': 0.75,
}

/**
 * A challenge rating in any of its spellings (5, 0.125, "1/8", "⅛", "0.125") as a number; null when there is none
 * ("—", empty). Never NaN (FIELD-CASES B50).
 */
export function readChallenge(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null
  if (typeof value !== 'string') return null
  const written = value.trim()
  const sign = signs[written]
  if (sign !== undefined) return sign
  const fraction = /^(\d{1,3})\s*[/⁄]\s*(\d{1,3})$/.exec(written)
  if (fraction) {
    const under = Number(fraction[2])
    return under === 0 ? null : Number(fraction[1]) / under
  }
  return /^\d{1,3}(?:\.\d{1,6})?$/.test(written) ? Number(written) : null
}

/** The rating as people write it: 0.125 as "1/8". */
export function challengeText(value: number): string {
  const under = [8, 4, 2].find((part) => value > 0 && value < 1 && value * part === 1)
  return under === undefined ? String(value) : `1/${under}`
}
