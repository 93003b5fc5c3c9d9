/** One part of a formula: dice, or a flat number. `sign` is 1 or -1. */
export type Term =
  | {
      readonly kind: 'dice'
      readonly sign: 1 | -1
      readonly count: number
      readonly sides: number
      readonly keep: Keep | null
    }
  | { readonly kind: 'flat'; readonly sign: 1 | -1; readonly value: number }

/** Only the `count` highest or lowest dice of a term are added up. */
export interface Keep {
  readonly which: 'highest' | 'lowest'
  readonly count: number
}

export interface Formula {
  /** The formula as it was written, tidied. */
  readonly text: string
  readonly terms: readonly Term[]
}

export type Parsed =
  { readonly ok: true; readonly formula: Formula } | { readonly ok: false; readonly message: string }

export const limits = { dice: 100, sides: 1000, flat: 100_000, terms: 20, length: 60 } as const

const minusSigns = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
const token = /^(?:(\d{0,6})d(\d{1,6})(?:k([hl])(\d{1,6})?)?|(\d{1,6}))$/

const no = (message: string): Parsed => ({ ok: false, message })

/**
 * Reads dice notation: `2d6+1d4+3`, `d8`, `4d6kh3`, `2d20kl1`, any kind of minus sign, spaces anywhere between parts.
 * Returns the terms, or a sentence that says what is wrong. Never evaluates anything.
 */
export function parseDice(input: string): Parsed {
  const text = input.replace(minusSigns, '-').replace(/\s+/g, ' ').trim().toLowerCase()
  if (text === '') return no('Type some dice or a number, such as 2d6+3.')
  if (text.length > limits.length) return no(`That is longer than ${limits.length} characters.`)
  const terms: Term[] = []
  let at = 0
  while (at < text.length) {
    const signs = readSigns(text, at)
    const end = endOfWord(text, signs.next)
    const word = text.slice(signs.next, end).trim()
    if (word === '') return no('Something is missing after the last sign.')
    const term = readTerm(word, signs.sign)
    if (typeof term === 'string') return no(term)
    terms.push(term)
    if (terms.length > limits.terms) return no(`That has more than ${limits.terms} parts.`)
    at = end
  }
  return { ok: true, formula: { text: write(terms), terms } }
}

/** Skips blanks and signs from `from` on; two minuses make a plus. */
function readSigns(text: string, from: number): { sign: 1 | -1; next: number } {
  let sign: 1 | -1 = 1
  let next = from
  for (; next < text.length; next += 1) {
    const character = text[next]
    if (character === '-') sign = sign === 1 ? -1 : 1
    else if (character !== '+' && character !== ' ') break
  }
  return { sign, next }
}

function endOfWord(text: string, from: number): number {
  let end = from
  while (end < text.length && text[end] !== '+' && text[end] !== '-') end += 1
  return end
}

function readTerm(word: string, sign: 1 | -1): Term | string {
  const match = token.exec(word)
  if (!match) return `"${word}" is neither dice such as 2d6 nor a number.`
  const [, countText, sidesText, which, keepText, flatText] = match
  if (flatText !== undefined) {
    const value = Number(flatText)
    return value > limits.flat ? `${flatText} is too large.` : { kind: 'flat', sign, value }
  }
  const count = countText === '' || countText === undefined ? 1 : Number(countText)
  const sides = Number(sidesText)
  if (count < 1) return `"${word}" has no dice.`
  if (count > limits.dice) return `"${word}" has more than ${limits.dice} dice.`
  if (sides < 1) return `A die needs at least one side: "${word}".`
  if (sides > limits.sides) return `"${word}" has more than ${limits.sides} sides.`
  if (which === undefined) return { kind: 'dice', sign, count, sides, keep: null }
  const kept = keepText === undefined ? 1 : Number(keepText)
  if (kept < 1 || kept > count) return `"${word}" cannot keep ${kept} of ${count} dice.`
  return {
    kind: 'dice',
    sign,
    count,
    sides,
    keep: { which: which === 'h' ? 'highest' : 'lowest', count: kept },
  }
}

/** Writes terms in one way, e.g. `2d6+1d4-3`. */
export function write(terms: readonly Term[]): string {
  return terms
    .map((term, index) => {
      const sign = term.sign === -1 ? '-' : index === 0 ? '' : '+'
      if (term.kind === 'flat') return sign + String(term.value)
      const keep = term.keep ? `k${term.keep.which === 'highest' ? 'h' : 'l'}${term.keep.count}` : ''
      return `${sign}${term.count}d${term.sides}${keep}`
    })
    .join('')
}
