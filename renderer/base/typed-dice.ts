import type { TypedDice } from '@shared/command'

/** Sides of the dice a notation asks for, in order: "2d6+1d4+3" gives [6, 6, 4]. For showing and checking what is typed. */
export function diceOf(formula: string): number[] {
  const sides: number[] = []
  for (const [, count, faces] of formula.toLowerCase().matchAll(/(\d*)d(\d+)/g)) {
    const times = Math.min(200, count === '' ? 1 : Number(count))
    for (let n = 0; n < times; n++) sides.push(Number(faces))
  }
  return sides
}

/**
 * Reads dice typed by the GM: numbers parted by spaces, commas or plus signs; "?" or "-" leaves one to the app.
 * Empty text means that the app rolls everything. `problem` is a sentence when a number can't be on its die.
 */
export function readTypedDice(
  text: string,
  sides: readonly number[],
): { dice: TypedDice; problem: string | null } {
  const words = text.split(/[\s,+]+/).filter(Boolean)
  const dice: TypedDice = []
  for (const [n, word] of words.entries()) {
    if (word === '?' || word === '-') {
      dice.push(null)
      continue
    }
    if (!/^\d+$/.test(word)) return { dice: [], problem: `“${word}” is not a die.` }
    const value = Number(word)
    const faces = sides[n]
    if (value < 1 || (faces !== undefined && value > faces))
      return {
        dice: [],
        problem: faces === undefined ? 'A die shows 1 or more.' : `A d${faces} shows 1 to ${faces}.`,
      }
    dice.push(value)
  }
  if (sides.length > 0 && dice.length > sides.length)
    return { dice: [], problem: `${dice.length} dice typed, ${sides.length} needed.` }
  return { dice, problem: null }
}
