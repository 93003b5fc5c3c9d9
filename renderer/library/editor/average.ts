import { isFormula } from '../../table/parse/words'

/** Whether dice notation can be read, spaces and dash signs aside. */
export const readable = (formula: string): boolean => isFormula(plain(formula))

const plain = (formula: string): string => formula.toLowerCase().replace(/\s+/g, '').replace(/[−–]/g, '-')

/** Average of dice notation, rounded down; null when it cannot be read or keeps only some dice. */
export function average(formula: string): number | null {
  const text = plain(formula)
  if (!isFormula(text) || text.includes('k')) return null
  let sum = 0
  for (const [, sign, count, sides, flat] of text.matchAll(/([+-]?)(?:(\d*)d(\d+)|(\d+))/g)) {
    const value = sides === undefined ? Number(flat) : (Number(count || 1) * (Number(sides) + 1)) / 2
    sum += sign === '-' ? -value : value
  }
  return Math.floor(sum)
}
