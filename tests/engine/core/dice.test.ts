import { describe, expect, test } from 'vitest'
import { createDice } from '../../../electron/engine/dice/dice'
import { limits, parseDice } from '../../../electron/engine/dice/parse'
import { atLeastOne, average, maximum, minimum } from '../../../electron/engine/dice/range'
import { Refused } from '../../../electron/engine/work'

function formula(text: string) {
  const parsed = parseDice(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.formula
}

const range = (text: string) => [minimum(formula(text)), maximum(formula(text))]

const script =
  (...values: number[]) =>
  (): number =>
    values.shift() ?? Number.NaN

describe('B49: dice notation', () => {
  test.each([
    ['1d4 \u2212 1', 0, 3],
    ['1d4\u20131', 0, 3],
    ['1d20+-5', -4, 15],
    ['1d6 + -1', 0, 5],
    ['1d6--2', 3, 8],
    ['d8', 1, 8],
    ['2d6+1d4+3', 6, 19],
    ['9+2d6', 11, 21],
    [' 3D6 ', 3, 18],
    ['7', 7, 7],
    ['-3', -3, -3],
    ['4d6kh3', 3, 18],
    ['2d20kl1', 1, 20],
    ['2d20kh', 1, 20],
    ['2d6-1d4', -2, 11],
  ])('B49: %s gives %i to %i', (text, low, high) => {
    expect(range(text)).toEqual([low, high])
  })

  test.each([
    ['', /Type some dice/],
    ['   ', /Type some dice/],
    ['2d', /neither dice/],
    ['d0', /at least one side/],
    ['999999d6', /more than 100 dice/],
    ['101d6', /more than 100 dice/],
    ['1d1001', /more than 1000 sides/],
    ['1d6; x', /neither dice/],
    ['1d6 2', /neither dice/],
    ['2d6+', /missing after the last sign/],
    ['+', /missing after the last sign/],
    ['0d6', /no dice/],
    ['2d6kh3', /cannot keep 3 of 2/],
    ['2d6kh0', /cannot keep 0 of 2/],
    ['100001', /too large/],
    ['process.exit(1)', /neither dice/],
    [Array.from({ length: 21 }, () => '1').join('+'), /more than 20 parts/],
    ['1'.repeat(61), /longer than 60/],
  ])('B49: %s is turned down in words', (text, message) => {
    const parsed = parseDice(text)
    expect(parsed).toMatchObject({ ok: false })
    if (!parsed.ok) expect(parsed.message).toMatch(message)
  })

  test('B49: hostile text is turned down at once', () => {
    const started = performance.now()
    for (const text of [
      'd'.repeat(1e6),
      '1'.repeat(1e6),
      '+-'.repeat(5e5),
      ' '.repeat(1e6) + 'x',
      '1d6k'.repeat(2e5),
    ]) {
      expect(parseDice(text).ok).toBe(false)
    }
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('a formula is written in one way', () => {
    expect(formula('2D6 \u2212 1d4 + 3').text).toBe('2d6-1d4+3')
    expect(formula('d20').text).toBe('1d20')
    expect(limits.dice).toBe(100)
  })
})

describe('B35: averages', () => {
  test.each([
    ['2d6+3', 10],
    ['1d8', 4],
    ['3d8', 13],
    ['1d4-1', 1],
    ['12', 12],
  ])('the average of %s is %i, rounded down', (text, value) => {
    expect(average(formula(text))).toBe(value)
  })

  test('B35: hit points are never less than 1', () => {
    expect(atLeastOne(minimum(formula('1d4-3')))).toBe(1)
    expect(atLeastOne(0)).toBe(1)
    expect(atLeastOne(5)).toBe(5)
  })
})

describe('rolling', () => {
  test('adds what counts and keeps what does not', () => {
    const roll = createDice(script(3, 6, 1, 5)).roll('4d6kh3+2')
    expect(roll.dice.map((die) => die.kept)).toEqual([true, true, false, true])
    expect(roll.total).toBe(16)
    expect(createDice(script(4, 3)).roll('1d6-1d4').total).toBe(1)
  })

  test('doubles the dice and not the flat part', () => {
    const roll = createDice(script(1, 2, 3, 4)).roll('2d6+3', { double: true })
    expect(roll).toMatchObject({ formula: '4d6+3', total: 13, modifier: 3 })
  })

  test('the maximum draws no dice', () => {
    expect(createDice(() => Number.NaN).roll('2d6+3', { maximum: true }).total).toBe(15)
  })

  test('advantage keeps the better, disadvantage the worse, of equals the first', () => {
    const dice = createDice(script(4, 15, 4, 15, 9, 9))
    expect(dice.d20('advantage', 2).total).toBe(17)
    expect(dice.d20('disadvantage', 2).total).toBe(6)
    expect(dice.d20('advantage', 0).dice.map((die) => die.kept)).toEqual([true, false])
  })

  test('typed dice come first, in the order asked; a gap is rolled by the app', () => {
    const dice = createDice(script(2), [5, null, 6])
    const roll = dice.roll('3d6')
    expect(roll.dice.map((die) => [die.value, die.by])).toEqual([
      [5, 'gm'],
      [2, 'app'],
      [6, 'gm'],
    ])
    dice.finish()
  })

  test('a typed value outside the die and dice left over are refused in words', () => {
    expect(() => createDice(script(), [7]).roll('1d6')).toThrow(Refused)
    const dice = createDice(script(), [1, 2, 3])
    dice.roll('2d6')
    try {
      dice.finish()
      expect.unreachable()
    } catch (problem) {
      expect((problem as Refused).refusal.message).toBe('3 dice typed, 2 needed.')
    }
  })

  test('bad notation is refused, not rolled', () => {
    expect(() => createDice(script()).roll('2d')).toThrow(Refused)
    expect(() => createDice(script()).check('nothing')).toThrow(Refused)
  })
})
