/** Whether two plain values say the same; the same object is not looked into. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((one, index) => same(one, b[index]))
  }
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => same(left[key], right[key]))
}

/** The new list with every entry that says the same as before replaced by the very object from before. */
export function keepSame<T>(before: readonly T[], now: readonly T[]): T[] {
  return now.map((one, index) => {
    const old = before[index]
    return old !== undefined && same(old, one) ? old : one
  })
}
