import type { DamagePart, Die, Mode, Roll, RolledPart } from '@shared/domain/base'
import { d20Formula, keepOne, read } from '../../dice/dice'
import { type Term, write } from '../../dice/parse'
import { doubled } from '../../dice/range'
import type { Work } from '../../work'

type DiceTerm = Extract<Term, { kind: 'dice' }>

/**
 * The same attack roll under another mode. Dice that have fallen stay; a second one is added only where it is
 * needed, and waits unused when the roll becomes flat again.
 */
export function underMode(work: Work, roll: Roll, mode: Mode): Roll {
  const first = roll.dice[0] ?? work.dice.die(20)
  const second = roll.dice[1]
  const dice =
    mode === 'flat'
      ? [{ ...first, kept: true }, ...(second ? [{ ...second, kept: false }] : [])]
      : keepOne(first, second ?? work.dice.die(20), mode)
  const shown = dice.find((die) => die.kept)?.value ?? 0
  return {
    formula: d20Formula(mode, roll.modifier),
    dice,
    modifier: roll.modifier,
    total: shown + roll.modifier,
  }
}

/** Damage parts rolled afresh; on a critical with twice the dice, once however many reasons (GH-DMG-03). */
export function rollDamage(work: Work, parts: readonly DamagePart[], critical: boolean): RolledPart[] {
  return parts.map(({ type, formula }) => ({ type, roll: work.dice.roll(formula, { double: critical }) }))
}

/** Rolled damage as a plain hit or as a critical one: missing dice are rolled, surplus ones are set aside. */
export function asHit(
  work: Work,
  parts: readonly DamagePart[],
  rolled: readonly RolledPart[],
  critical: boolean,
): RolledPart[] {
  return parts.map((part, index) => {
    const known = rolled[index]
    if (!known) return { type: part.type, roll: work.dice.roll(part.formula, { double: critical }) }
    return { type: known.type, roll: recount(work, part.formula, known.roll, critical) }
  })
}

function recount(work: Work, formula: string, roll: Roll, critical: boolean): Roll {
  const { terms } = read(formula)
  const wanted = terms.filter((term): term is DiceTerm => term.kind === 'dice')
  const single = wanted.reduce((sum, { count }) => sum + count, 0)
  const hasDouble = roll.dice.length === 2 * single
  const dice: Die[] = []
  let total = roll.modifier
  let at = 0
  for (const term of wanted) {
    const length = hasDouble ? 2 * term.count : term.count
    const fallen = roll.dice.slice(at, at + length)
    at += length
    while (critical && fallen.length < 2 * term.count) fallen.push(work.dice.die(term.sides))
    const counted = critical ? 2 * term.count : term.count
    const kept = keptOf(term, fallen.slice(0, counted), critical)
    const all = [...kept, ...fallen.slice(counted).map((die) => ({ ...die, kept: false }))]
    for (const die of kept) if (die.kept) total += term.sign * die.value
    dice.push(...all)
  }
  return {
    formula: write(critical ? doubled({ text: formula, terms }) : terms),
    dice,
    modifier: roll.modifier,
    total,
  }
}

function keptOf(term: DiceTerm, dice: readonly Die[], critical: boolean): Die[] {
  if (!term.keep) return dice.map((die) => ({ ...die, kept: true }))
  const best = term.keep.which === 'highest' ? -1 : 1
  const order = dice.map((die, index) => ({ die, index })).sort((a, b) => best * (a.die.value - b.die.value))
  const chosen = new Set(order.slice(0, term.keep.count * (critical ? 2 : 1)).map(({ index }) => index))
  return dice.map((die, index) => ({ ...die, kept: chosen.has(index) }))
}

/** A formula without its flat part: what the off hand deals (GH-TWF-02). */
export function diceOnly(formula: string): string {
  const dice = read(formula).terms.filter((term) => term.kind === 'dice')
  return dice.length === 0 ? '0' : write(dice)
}
