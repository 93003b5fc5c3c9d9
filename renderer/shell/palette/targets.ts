import type { Id } from '@shared/domain/base'
import { tidy } from '../../table/parse/words'

/** Somebody the palette can mean, with the number that tells equals apart. */
export interface Person {
  readonly id: Id
  readonly name: string
  readonly baseName: string
  /** Still taking part: preferred where a name fits several. */
  readonly up: boolean
  readonly side: 'party' | 'foe' | 'ally'
}

/** A stretch of the text and whom it means; `others` fit as well. */
export interface Meant {
  readonly text: string
  readonly people: readonly Person[]
  readonly others: readonly Person[]
}

const groups: Readonly<Record<string, (person: Person) => boolean>> = {
  all: (person) => person.up,
  everyone: (person) => person.up,
  foes: (person) => person.up && person.side === 'foe',
  enemies: (person) => person.up && person.side === 'foe',
  party: (person) => person.up && person.side === 'party',
  heroes: (person) => person.up && person.side === 'party',
  allies: (person) => person.up && person.side === 'ally',
}

const begins = (word: string, person: Person): boolean =>
  tidy(person.name)
    .split(/[ '’-]+/)
    .some((part) => part.startsWith(word))

const numberOf = (person: Person): number | null => {
  const found = /(\d+)$/.exec(person.name)
  return found ? Number(found[1]) : null
}

/** "2", "1-3", "1,3": the numbers meant; null when it is no list of numbers. */
export function readNumbers(word: string): number[] | null {
  if (!/^\d{1,3}(?:[-,]\d{1,3})*$/.test(word)) return null
  const numbers: number[] = []
  for (const part of word.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number)
    for (let n = from; n <= to && n - from < 100; n++) numbers.push(n)
  }
  return numbers
}

/**
 * Reads whom the words from `at` on mean: "maur", "sedge reaver 2", "rea 1-3", "foes". Where one name fits several
 * equals and no number is given, the first who is up is meant. Returns null when the word names nobody.
 */
export function readTarget(
  words: readonly string[],
  at: number,
  people: readonly Person[],
): { meant: Meant; used: number } | null {
  const first = words[at] ?? ''
  const group = groups[first]
  if (group) {
    const all = people.filter(group)
    return all.length === 0 ? null : { meant: { text: first, people: all, others: [] }, used: 1 }
  }
  if (first.length < 2 || !/\p{L}/u.test(first)) return null
  let found = people.filter((person) => begins(first, person))
  if (found.length === 0) return null
  let used = 1
  for (let word = words[at + used]; word && /\p{L}/u.test(word); word = words[at + used]) {
    const next = word
    const closer = found.filter((person) => begins(next, person))
    if (closer.length === 0 || closer.length === people.length) break
    // A second name, not more of the first one: "dag ans".
    if (!closer.some((person) => tidy(person.name).split(/[ '’-]+/).length > used)) break
    found = closer
    used += 1
  }
  const numbers = readNumbers(words[at + used] ?? '')
  const numbered = numbers ? found.filter((person) => numbers.includes(numberOf(person) ?? -1)) : []
  if (numbered.length > 0) {
    used += 1
    return { meant: { text: words.slice(at, at + used).join(' '), people: numbered, others: [] }, used }
  }
  const best = found.find((person) => person.up) ?? found[0]!
  return {
    meant: {
      text: words.slice(at, at + used).join(' '),
      people: [best],
      others: found.filter((person) => person !== best),
    },
    used,
  }
}

/** "Sedge Reaver 1, 2 and 3", "Dagny Holt and Maur". */
export function sayPeople(people: readonly Person[]): string {
  const names: string[] = []
  let base: string | null = null
  for (const person of people) {
    const number = numberOf(person)
    names.push(base === person.baseName && number !== null ? String(number) : person.name)
    base = person.baseName
  }
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}
