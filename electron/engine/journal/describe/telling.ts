import type { Die, Id, Reason, Roll } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Fight, Slot } from '@shared/domain/fight'
import type { Event, EventKind } from '@shared/event'
import type { LogLine, Piece } from '@shared/log'
import type { Ruleset } from '../../rulesets/ruleset'
import type { ReadState, RecordChange } from '../../store'

/** What the sentences of one step may look at: the state after it, and who or what it took away. */
export interface Telling {
  readonly state: ReadState
  readonly rules: Ruleset
  readonly events: readonly Event[]
  combatant(id: Id): Combatant | undefined
  name(id: Id): string
  fightName(id: Id): string
  /** A place in the order, as it is or as it was before the step. */
  slot(fight: Id, slot: Id): Slot | undefined
  /** Hit points at this point of the step, moved by `hit`. */
  hp(id: Id): number
  setHp(id: Id, hp: number): void
  /** Whether an event of one of these kinds is in the step. */
  has(...kinds: EventKind[]): boolean
}

export function createTelling(
  events: readonly Event[],
  state: ReadState,
  changes: readonly RecordChange[],
  rules: Ruleset,
): Telling {
  const before = new Map<string, RecordChange>()
  for (const change of changes) before.set(`${change.table}/${change.id}`, change)
  const hp = new Map<Id, number>()
  const kinds = new Set(events.map((event) => event.kind))
  const was = <T>(table: string, id: Id): T | undefined =>
    (before.get(`${table}/${id}`)?.before as T | null) ?? undefined
  const combatant = (id: Id): Combatant | undefined =>
    state.get('combatants', id) ?? was<Combatant>('combatants', id)
  const fightOf = (id: Id): Fight | undefined => state.get('fights', id) ?? was<Fight>('fights', id)
  return {
    state,
    rules,
    events,
    combatant,
    name: (id) => combatant(id)?.name ?? 'somebody',
    fightName: (id) => fightOf(id)?.name ?? 'The fight',
    slot: (fight, slot) =>
      [fightOf(fight), was<Fight>('fights', fight)]
        .map((one) => one?.order.find((place) => place.id === slot))
        .find((place) => place !== undefined),
    hp: (id) => hp.get(id) ?? was<Combatant>('combatants', id)?.hp ?? combatant(id)?.hp ?? 0,
    setHp: (id, value) => void hp.set(id, value),
    has: (...wanted) => wanted.some((kind) => kinds.has(kind)),
  }
}

export type Part = string | Piece

export const dim = (text: string): Piece => ({ text, kind: 'dim' })

/** Ends a text as a sentence; what a GM wrote may end with its own mark. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

interface More {
  readonly reasons?: readonly Reason[]
  readonly dice?: readonly Die[]
  readonly secret?: boolean
  /** Who it is about: hidden ones make it a secret. */
  readonly of?: readonly Id[]
}

/** One line: plain text and pieces, in order. */
export function line(telling: Telling, icon: string, parts: readonly Part[], more: More = {}): LogLine {
  const pieces = parts
    .map((part): Piece => (typeof part === 'string' ? { text: part, kind: 'plain' } : part))
    .filter(({ text }) => text !== '')
  const hidden = (more.of ?? []).some((id) => telling.combatant(id)?.hidden ?? false)
  return {
    icon,
    pieces,
    reasons: [...(more.reasons ?? [])],
    dice: [...(more.dice ?? [])],
    secret: (more.secret ?? false) || hidden,
  }
}

/** A name as a piece. */
export const named = (telling: Telling, id: Id): Piece => ({ text: telling.name(id), kind: 'name' })

const mostNames = 4

/** "A", "A and B", "A, B, C and 4 more". */
export function namesOf(telling: Telling, ids: readonly Id[]): Part[] {
  const shown = ids.length <= mostNames ? ids : ids.slice(0, mostNames - 1)
  const rest = ids.length - shown.length
  return shown
    .flatMap((id, index): Part[] => {
      if (index === 0) return [named(telling, id)]
      const last = index === shown.length - 1 && rest === 0
      return [last ? ' and ' : ', ', named(telling, id)]
    })
    .concat(rest > 0 ? [` and ${rest} more`] : [])
}

/** A name with its genitive. */
export const whose = (telling: Telling, id: Id): Part[] => [
  named(telling, id),
  telling.name(id).endsWith('s') ? '\u2019' : '\u2019s',
]

const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`)

/** The arithmetic of a roll: dice that counted, the dropped one in brackets, the flat part, the total. */
export function sum(roll: Roll): string {
  const kept = roll.dice.filter((die) => die.kept).map((die) => die.value)
  const dropped = roll.dice.filter((die) => !die.kept).map((die) => die.value)
  const parts =
    kept.join('+') +
    (dropped.length > 0 ? ` (not ${dropped.join(', ')})` : '') +
    (roll.modifier === 0 ? '' : signed(roll.modifier))
  return kept.length <= 1 && roll.modifier === 0 && dropped.length === 0
    ? String(roll.total)
    : `${parts} = ${roll.total}`
}

/** First letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const abilityWords = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
} as const

/** "1 round", "3 rounds". */
export const plural = (count: number, word: string, many = `${word}s`): string =>
  `${count} ${count === 1 ? word : many}`

/** A length of time in seconds: "6 s", "10 min", "8 h". */
export function length(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.round((seconds % 3600) / 60)
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
}

/** The campaign clock: "day 2, 16:40". */
export function clock(seconds: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  const inDay = seconds % 86_400
  return `day ${Math.floor(seconds / 86_400) + 1}, ${two(inDay / 3600)}:${two((inDay % 3600) / 60)}`
}
