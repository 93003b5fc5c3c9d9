import type { Creature, Role } from '@shared/domain/creature'
import { tidy } from '../../table/parse/words'

/** What a search asks for besides words. Challenge Factors: both ends count; null = open. */
export interface Query {
  readonly words: readonly string[]
  readonly challenge: { readonly from: number; readonly to: number } | null
}

/** Filters that are switched on with the mouse. */
export interface Filters {
  readonly role: Role | null
  readonly recharges: boolean
  readonly withoutTell: boolean
}
export const noFilters: Filters = { role: null, recharges: false, withoutTell: false }

/** One creature that fits: how well, and the text it was found in (empty = its name). */
export interface Hit {
  readonly creature: Creature
  readonly rank: number
  readonly found: string
}

/** Reads "steam cf 3-8", "leader cf5", "bull cf 4+": words and a span of Challenge Factors. */
export function readQuery(text: string): Query {
  let rest = tidy(text)
  const span = /\bcf ?(\d+(?:\.\d+)?)(?: ?(?:-|to) ?(\d+(?:\.\d+)?)|(\+))?(?= |$)/.exec(rest)
  if (span) rest = rest.replace(span[0], ' ')
  const from = span ? Number(span[1]) : 0
  return {
    words: rest.split(/[ ,]+/).filter(Boolean),
    challenge: span
      ? { from, to: span[3] ? Infinity : span[2] === undefined ? from : Number(span[2]) }
      : null,
  }
}

export const recharges = (creature: Creature): boolean =>
  creature.actions.some((action) => action.recharge?.kind === 'die')

/** Whether one of its recharge abilities says nothing to the table. */
export const withoutTell = (creature: Creature): boolean =>
  creature.actions.some((action) => action.recharge?.kind === 'die' && action.tell.trim() === '')

/** What a creature is found by, in small letters; texts as they are written, too. */
interface Entry {
  readonly name: string
  readonly kind: string
  readonly texts: readonly { readonly text: string; readonly small: string }[]
}

/** Made once for every record: a record is replaced, never changed. */
const entries = new WeakMap<Creature, Entry>()

function entryOf(creature: Creature): Entry {
  const known = entries.get(creature)
  if (known) return known
  const kind = [creature.size, creature.type, ...creature.roles, ...creature.tags, creature.publicName ?? '']
  const entry: Entry = {
    name: tidy(creature.name),
    kind: tidy(kind.join(' ')),
    texts: textsOf(creature)
      .filter(Boolean)
      .map((text) => ({ text, small: tidy(text) })),
  }
  entries.set(creature, entry)
  return entry
}

/** Texts a creature is found by, the telling ones first. */
const textsOf = (creature: Creature): string[] => [
  ...creature.actions.map((action) => action.tell),
  ...creature.actions.map((action) => `${action.name}. ${action.text}`),
  ...creature.traits.map((trait) => `${trait.name}. ${trait.text}`),
  creature.motivation,
  creature.notes,
  creature.senses,
  creature.languages,
  [...creature.resistances, ...creature.immunities, ...creature.vulnerabilities].join(', '),
  creature.source,
]

/** How well a word fits a short text: 3 = begins it, 2 = begins a word of it, 1 = stands in it, 0 = not at all. */
function fitOf(word: string, text: string): number {
  const at = text.indexOf(word)
  if (at === -1) return 0
  if (at === 0) return 3
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)) ? 2 : word.length > 2 ? 1 : 0
}

function hitOf(creature: Creature, words: readonly string[]): Hit | null {
  const { name, kind, texts } = entryOf(creature)
  let rank = 0
  let found = ''
  for (const word of words) {
    const inName = fitOf(word, name)
    const inKind = inName > 0 ? 0 : fitOf(word, kind)
    if (inName + inKind > 0) {
      rank += inName > 0 ? 10 + inName * 4 : inKind * 2
      continue
    }
    const where = texts.find((one) => fitOf(word, one.small) > 0)
    if (!where) return null
    rank += 1
    found ||= where.text
  }
  return { creature, rank, found }
}

/** Creatures that fit every word and filter, best first, then by name. */
export function search(creatures: readonly Creature[], query: Query, filters: Filters): Hit[] {
  const { words, challenge } = query
  const hits: Hit[] = []
  for (const creature of creatures) {
    const factor = creature.challenge
    if (challenge && (factor === null || factor < challenge.from || factor > challenge.to)) continue
    if (filters.role && !creature.roles.includes(filters.role)) continue
    if (filters.recharges && !recharges(creature)) continue
    if (filters.withoutTell && !withoutTell(creature)) continue
    const hit = hitOf(creature, words)
    if (hit) hits.push(hit)
  }
  return hits.sort((a, b) => b.rank - a.rank || a.creature.name.localeCompare(b.creature.name))
}

/** A text in pieces, those marked that a word was found in; cut so that the first mark is in sight. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const lower = text.toLowerCase()
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0), text.length)
  const from = first > 24 && first < text.length ? text.lastIndexOf(' ', first - 12) + 1 : 0
  const shown = (from > 0 ? '… ' : '') + text.slice(from, from + 160)
  const pieces: { text: string; hit: boolean }[] = []
  const small = shown.toLowerCase()
  let at = 0
  while (at < shown.length) {
    const next = words
      .map((word) => ({ at: small.indexOf(word, at), length: word.length }))
      .filter((one) => one.at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0]
    if (!next) break
    if (next.at > at) pieces.push({ text: shown.slice(at, next.at), hit: false })
    pieces.push({ text: shown.slice(next.at, next.at + next.length), hit: true })
    at = next.at + next.length
  }
  if (at < shown.length) pieces.push({ text: shown.slice(at), hit: false })
  return pieces
}
