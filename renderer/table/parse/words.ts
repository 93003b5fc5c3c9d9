/** Small text helpers the parsers share. Pure; nothing here knows the game. */

/** Lower case, dashes of every kind as `-`, one space between words. */
export const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** A bare dice formula: `14`, `2d6`, `d8+3`, `2d6+1d4-1`, `4d6kh3`. Spaces already taken out. */
export const isFormula = (word: string): boolean => {
  if (word.length > 60) return false
  return /^(?:\d+|\d*d\d+(?:k[hl]\d+)?)(?:[+-](?:\d+|\d*d\d+(?:k[hl]\d+)?))*$/.test(word)
}

/** Pulls the pieces of one formula together: `2d6 + 3 fire` becomes `2d6+3 fire`. */
export const joinFormulas = (text: string): string => text.replace(/(\d) ?([+-]) ?(?=\d|d\d)/g, '$1$2')

/** The one entry that starts with `word`; an exact one wins. Null when none or several start so. */
export const startsWith = <T>(word: string, list: readonly T[], nameOf: (entry: T) => string): T | null => {
  if (word === '') return null
  const exact = list.find((entry) => nameOf(entry).toLowerCase() === word)
  if (exact !== undefined) return exact
  const found = list.filter((entry) => nameOf(entry).toLowerCase().startsWith(word))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Somebody who can be named in a text. */
export interface Named {
  readonly id: string
  readonly name: string
}

/**
 * How well `query` fits a name: each of its words must begin a word of the name.
 * 0 = not at all; higher is better (whole name, then first word, then any word).
 */
export const fit = (query: string, name: string): number => {
  const wanted = tidy(query).split(' ').filter(Boolean)
  const whole = tidy(name)
  const words = whole.split(/[ '’-]+/).filter(Boolean)
  if (wanted.length === 0) return 0
  if (whole === wanted.join(' ')) return 4
  if (!wanted.every((part) => words.some((word) => word.startsWith(part)))) return 0
  return whole.startsWith(wanted.join(' ')) ? 3 : words[0]?.startsWith(wanted[0] ?? '') ? 2 : 1
}

/** Entries that fit the query, best first; ties keep their order. */
export const fitting = <T>(query: string, list: readonly T[], nameOf: (entry: T) => string): T[] =>
  list
    .map((entry, place) => ({ entry, place, score: fit(query, nameOf(entry)) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map((hit) => hit.entry)

/** The best fit for a name in a text, or null. */
export const whoIs = (query: string, people: readonly Named[]): Named | null =>
  fitting(query, people, (one) => one.name)[0] ?? null
