import type { Formula, Term } from './parse'

const added = (term: Term): number => (term.kind === 'dice' ? (term.keep?.count ?? term.count) : 1)

function extreme(formula: Formula, want: 'low' | 'high'): number {
  let total = 0
  for (const term of formula.terms) {
    if (term.kind === 'flat') total += term.sign * term.value
    else total += term.sign * added(term) * ((want === 'low') === (term.sign === 1) ? 1 : term.sides)
  }
  return total
}

/** The lowest total the formula can give. */
export const minimum = (formula: Formula): number => extreme(formula, 'low')

/** The highest total the formula can give. */
export const maximum = (formula: Formula): number => extreme(formula, 'high')

/** The average total, rounded down. Kept dice count as plain dice, which is close enough for a suggestion. */
export function average(formula: Formula): number {
  let halves = 0
  for (const term of formula.terms) {
    halves += term.kind === 'flat' ? 2 * term.sign * term.value : term.sign * added(term) * (term.sides + 1)
  }
  return Math.floor(halves / 2)
}

/** Hit points from a total of a hit-point formula: never less than 1. */
export const atLeastOne = (total: number): number => Math.max(1, total)

/** The same formula with twice the dice and the same flat part, as a critical hit rolls it (GH-CRIT-02). */
export function doubled(formula: Formula): readonly Term[] {
  return formula.terms.map((term) =>
    term.kind === 'flat'
      ? term
      : {
          ...term,
          count: term.count * 2,
          keep: term.keep ? { ...term.keep, count: term.keep.count * 2 } : null,
        },
  )
}
