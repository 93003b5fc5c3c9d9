import type { Die, Mode, Roll } from '@shared/domain/base'
import { refuse } from '../work'
import { parseDice, write, type Formula, type Term } from './parse'
import { doubled } from './range'

/** A whole number from 1 to `sides`, as a die falls. */
export type RandomSource = (sides: number) => number

/** Where every die of a command comes from: first what the GM typed, in the order asked, then the app. */
export interface Dice {
  /** Rolls a formula. `double`: twice the dice; `maximum`: every die shows its highest. Refuses bad notation. */
  roll(formula: string, how?: { double?: boolean; maximum?: boolean }): Roll
  /** One d20, or two of which the better or worse counts. */
  d20(mode: Mode, modifier: number): Roll
  die(sides: number): Die
  /** Refuses bad notation without rolling. */
  check(formula: string): void
  /** Refuses when the GM typed more dice than were asked for. */
  finish(): void
}

/**
 * Makes the dice of one command.
 * @param typed values typed by the GM; null = the app rolls that one. Out of a die's range is refused.
 */
export function createDice(random: RandomSource, typed: readonly (number | null)[] = []): Dice {
  let asked = 0

  function die(sides: number): Die {
    const value = typed[asked]
    asked += 1
    if (value === undefined || value === null) return { sides, value: random(sides), by: 'app', kept: true }
    if (value < 1 || value > sides) refuse(`A d${sides} shows 1 to ${sides}, not ${value}.`)
    return { sides, value, by: 'gm', kept: true }
  }

  function roll(text: string, how: { double?: boolean; maximum?: boolean } = {}): Roll {
    const formula = read(text)
    const terms = how.double ? doubled(formula) : formula.terms
    const dice: Die[] = []
    let modifier = 0
    let total = 0
    for (const term of terms) {
      if (term.kind === 'flat') {
        modifier += term.sign * term.value
        continue
      }
      const fallen = keep(term, (sides) =>
        how.maximum ? { sides, value: sides, by: 'app', kept: true } : die(sides),
      )
      for (const one of fallen) if (one.kept) total += term.sign * one.value
      dice.push(...fallen)
    }
    return { formula: write(terms), dice, modifier, total: total + modifier }
  }

  return {
    roll,
    die,
    check: (formula) => void read(formula),
    d20(mode, modifier) {
      const dice = mode === 'flat' ? [die(20)] : keepOne(die(20), die(20), mode)
      const shown = dice.find((one) => one.kept)?.value ?? 0
      return { formula: d20Formula(mode, modifier), dice, modifier, total: shown + modifier }
    },
    finish() {
      if (typed.length > asked) refuse(`${typed.length} dice typed, ${asked} needed.`)
    },
  }
}

/** Reads a formula inside a command; bad notation is refused with the parser's sentence. */
export function read(text: string): Formula {
  const parsed = parseDice(text)
  return parsed.ok ? parsed.formula : refuse(parsed.message)
}

/** Of two d20, marks the one that does not count. Of equal dice the first counts. */
export function keepOne(first: Die, second: Die, mode: Exclude<Mode, 'flat'>): Die[] {
  const firstCounts = mode === 'advantage' ? first.value >= second.value : first.value <= second.value
  return [
    { ...first, kept: firstCounts },
    { ...second, kept: !firstCounts },
  ]
}

/** How a d20 roll is written: `d20+5`, `2d20kh1-1`. */
export function d20Formula(mode: Mode, modifier: number): string {
  const dice = mode === 'flat' ? 'd20' : mode === 'advantage' ? '2d20kh1' : '2d20kl1'
  return modifier === 0 ? dice : `${dice}${modifier > 0 ? '+' : ''}${modifier}`
}

function keep(term: Extract<Term, { kind: 'dice' }>, fall: (sides: number) => Die): Die[] {
  const dice = Array.from({ length: term.count }, () => fall(term.sides))
  if (!term.keep) return dice
  const rank = term.keep.which === 'highest' ? -1 : 1
  const order = dice.map((_, index) => index)
  order.sort((a, b) => rank * ((dice[a]?.value ?? 0) - (dice[b]?.value ?? 0)) || a - b)
  const kept = new Set(order.slice(0, term.keep.count))
  return dice.map((one, index) => ({ ...one, kept: kept.has(index) }))
}
