import { expect, test } from 'vitest'
import { diceOf, readTypedDice } from '../../../renderer/base/typed-dice'

test('dice of a notation, in order', () => {
  expect(diceOf('2d6+1d4+3')).toEqual([6, 6, 4])
  expect(diceOf('d20')).toEqual([20])
  expect(diceOf('14')).toEqual([])
})

test('typed dice are numbers; a question mark leaves one to the app; empty text leaves all', () => {
  expect(readTypedDice('4 ? 2', [6, 6, 4])).toEqual({ dice: [4, null, 2], problem: null })
  expect(readTypedDice('4,2+6', [6, 6, 6]).dice).toEqual([4, 2, 6])
  expect(readTypedDice('  ', [20])).toEqual({ dice: [], problem: null })
})

test('what can’t be on the die is said', () => {
  expect(readTypedDice('7', [6]).problem).toBe('A d6 shows 1 to 6.')
  expect(readTypedDice('0', []).problem).toBe('A die shows 1 or more.')
  expect(readTypedDice('1 2', [6]).problem).toBe('2 dice typed, 1 needed.')
  expect(readTypedDice('two', [6]).problem).toBe('“two” is not a die.')
})
