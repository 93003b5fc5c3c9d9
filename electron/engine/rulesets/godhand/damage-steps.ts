import type { Reason, RolledPart } from '@shared/domain/base'
import type { EventOf } from '@shared/event'

export type DamageSteps = EventOf<'damageTaken'>['parts'][number]
export type Share = 'full' | 'half' | 'double' | 'none'

/** What stands between a creature and damage. Lists are free text, as stat blocks write them. */
export interface Protection {
  readonly resistances: readonly string[]
  readonly vulnerabilities: readonly string[]
  readonly immunities: readonly string[]
  /** Taken off every part, in hit points. */
  readonly reduction: number
  /** Why everything is resisted; empty when it is not. */
  readonly resistsAll: readonly Reason[]
}

export interface DamageTerms {
  /** Taken before anything else reduces it (GH-INT-24). */
  readonly share: Share
  /** Leave protections out of it. */
  readonly plain: boolean
}

/** How an entry of free text speaks about a damage type. */
type Match = { readonly kind: 'plain' | 'conditional'; readonly text: string }

interface Running {
  readonly amount: number
  readonly reasons: readonly Reason[]
}
type Step = (now: Running, type: string, by: Protection) => Running

const told = (text: string, rule: string, value: number): Reason => ({ kind: 'damage', text, rule, value })
const half = (amount: number): number => Math.floor(amount / 2)

/**
 * Reads one line of a stat block ("fire", "cold, fire", "slashing from nonmagical attacks") for one type.
 * A line with more words than types holds only under a condition that the engine can't see.
 */
function matchOf(entries: readonly string[], type: string): Match | null {
  let conditional: Match | null = null
  for (const text of entries) {
    const line = text.toLowerCase().trim()
    const names = line.replace(/ damage$/, '').split(/\s*(?:[,;/&]|\band\b|\bor\b)\s*/)
    const isList = names.every((name) => name === '' || /^[^\s]+$/.test(name))
    if (isList && (names.includes(type) || names.includes('all'))) return { kind: 'plain', text }
    const words = line.split(/[^\p{L}\p{N}-]+/u)
    const speaksOfIt = words.includes(type) || words.includes('all')
    if (!isList && speaksOfIt) conditional ??= { kind: 'conditional', text }
  }
  return conditional
}

const may = (what: string, text: string, rule: string): Reason => ({
  kind: 'note',
  text: `${what} "${text}": holds under a condition, so the GM may change it by hand`,
  rule,
  value: null,
})

/** Immunity is no rule of the chapter; stat blocks carry it all the same (GH-MISS-14). */
const immunity: Step = (now, type, by) => {
  const match = matchOf(by.immunities, type)
  if (!match) return now
  if (match.kind === 'conditional')
    return { ...now, reasons: [...now.reasons, may('immune', match.text, 'GH-MISS-14')] }
  return { amount: 0, reasons: [...now.reasons, told(`immune to ${type}`, 'GH-MISS-14', 0)] }
}

const reduction: Step = (now, _type, by) => {
  if (by.reduction === 0 || now.amount === 0) return now
  const amount = Math.max(0, now.amount - by.reduction)
  return { amount, reasons: [...now.reasons, told(`reduced by ${by.reduction}`, 'GH-DMG-07', amount)] }
}

/** Several resistances against the same damage count once; all of them are named (GH-DMG-08). */
const resistance: Step = (now, type, by) => {
  const match = matchOf(by.resistances, type)
  const everything = by.resistsAll
  if (match?.kind !== 'plain' && everything.length === 0) {
    return match ? { ...now, reasons: [...now.reasons, may('resists', match.text, 'GH-DMG-05')] } : now
  }
  const amount = half(now.amount)
  const reasons = [...now.reasons]
  if (match?.kind === 'plain') reasons.push(told(`resists ${type}: half`, 'GH-DMG-05', amount))
  for (const why of everything) reasons.push({ ...why, kind: 'damage', value: amount })
  return { amount, reasons }
}

const weakness: Step = (now, type, by) => {
  const match = matchOf(by.vulnerabilities, type)
  if (!match) return now
  if (match.kind === 'conditional')
    return { ...now, reasons: [...now.reasons, may('weak to', match.text, 'GH-DMG-06')] }
  const amount = now.amount * 2
  return { amount, reasons: [...now.reasons, told(`weak to ${type}: double`, 'GH-DMG-06', amount)] }
}

/** In the order of the rules: all other changes, then resistance, then weakness (GH-DMG-07). */
const steps: readonly Step[] = [immunity, reduction, resistance, weakness]

/**
 * Halves a whole dealing of damage and shares the loss out, so that 7 fire and 7 cold become 14 / 2 = 7 in sum
 * (rounded down once, GH-AMB-03).
 */
function halveAll(amounts: readonly number[]): number[] {
  let before = 0
  return amounts.map((amount) => {
    const after = before + amount
    const kept = half(after) - half(before)
    before = after
    return kept
  })
}

/**
 * Takes rolled damage through every step that comes before temporary hit points.
 * @returns one entry per part: what was rolled, what gets through (hit points), and why
 */
export function reduceDamage(
  parts: readonly RolledPart[],
  terms: DamageTerms,
  by: Protection,
): DamageSteps[] {
  const notes: Reason[] = []
  let amounts = parts.map((part) => Math.max(0, part.roll.total))
  if (terms.share === 'half') {
    amounts = halveAll(amounts)
    notes.push(told('half of it', 'GH-DMG-07', sum(amounts)))
  }
  if (terms.share === 'double') {
    amounts = amounts.map((amount) => amount * 2)
    notes.push({ kind: 'damage', text: 'twice of it', rule: null, value: sum(amounts) })
  }
  if (terms.share === 'none') {
    amounts = amounts.map(() => 0)
    notes.push({ kind: 'damage', text: 'none of it', rule: null, value: 0 })
  }
  return parts.map((part, index) => {
    const type = part.type.toLowerCase().trim()
    let now: Running = { amount: amounts[index] ?? 0, reasons: index === 0 ? notes : [] }
    if (!terms.plain) for (const step of steps) now = step(now, type, by)
    return { type: part.type, rolled: part.roll.total, taken: now.amount, reasons: [...now.reasons] }
  })
}

/** Adds up numbers. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
