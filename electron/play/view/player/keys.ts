/** Gives every thing a window may tell apart a name that says nothing: a number by order of first sight. */
export interface Keys {
  of(thing: string): string
}

/** Keys for the life of one viewer, so that a row keeps its key from view to view. */
export function createKeys(prefix: string): Keys {
  const known = new Map<string, string>()
  return {
    of(thing) {
      const key = known.get(thing) ?? `${prefix}${known.size + 1}`
      known.set(thing, key)
      return key
    },
  }
}
