/** Careful readers of unknown content: they never throw and never guess. */

export type Fields = Readonly<Record<string, unknown>>

export function fields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The text of a string or number; empty for everything else. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** A whole number, also written as text ("14"); null when it is none. */
export function whole(value: unknown): number | null {
  const found = typeof value === 'string' && /^[-+]?\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return typeof found === 'number' && Number.isSafeInteger(found) ? found : null
}

/** The number at the start of a text such as "40 ft."; null when there is none. */
export function leading(value: unknown): number | null {
  const found = /^\s*(\d{1,6})/.exec(text(value))
  return found ? Number(found[1]) : null
}

/** Whatever it is, as text to keep. */
export function kept(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 20_000)
}
