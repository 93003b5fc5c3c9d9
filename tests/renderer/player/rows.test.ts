import { expect, test } from 'vitest'
import { scrollFor, wholeRow } from '../../../renderer/player/keep-in-view'
import { comingAfter, gatherTells, isLow, keepSame, marksOf } from '../../../renderer/player/rows'
import { coldHatch, playerRow } from '../fixtures/player-view'

test('B46: the active row stands second, and is fully visible when the row before it is too tall', () => {
  expect(scrollFor({ top: 200, height: 60 }, 160, 300)).toBe(160)
  expect(scrollFor({ top: 200, height: 60 }, 20, 150)).toBe(200)
  expect(scrollFor({ top: 0, height: 60 }, null, 300)).toBe(0)
})

test('the first row shown is whole', () => {
  expect(wholeRow([0, 50, 100], 60)).toBe(100)
  expect(wholeRow([0, 50, 100], 50.4)).toBe(50)
})

test('what stands beside a name', () => {
  const row = playerRow('a', 'A', {
    state: 'delaying',
    readied: true,
    concentration: 'Ward of Tides',
    count: 4,
    conditions: [{ sign: 'frightened', name: 'Frightened', time: '1 round' }],
  })
  expect(marksOf(row).map((mark) => mark.text)).toEqual([
    '4 of them',
    'ready',
    'waits',
    'Ward of Tides',
    'frightened, 1\u00a0round',
  ])
})

test('the drop stands at half or below, not at 0', () => {
  expect(isLow({ kind: 'numbers', hp: 29, maxHp: 58, temp: 0 })).toBe(true)
  expect(isLow({ kind: 'numbers', hp: 30, maxHp: 58, temp: 0 })).toBe(false)
  expect(isLow({ kind: 'numbers', hp: 0, maxHp: 58, temp: 0 })).toBe(false)
  expect(isLow({ kind: 'word', word: 'bloodied', low: true })).toBe(true)
})

test('who comes after the active one, round the end of the list', () => {
  expect(comingAfter(coldHatch().rows, 20).map((row) => row.key)).toEqual([...'cdefghi', 'a'])
})

test('rows that say the same stay the same objects', () => {
  const before = coldHatch().rows
  const after = coldHatch().rows.map((row) => (row.key === 'c' ? { ...row, next: false } : row))
  const kept = keepSame(before, after)
  expect(kept.filter((row) => before.includes(row)).map((row) => row.key)).toEqual([...'abdefghi'])
})

test('the same tell of several creatures is said once', () => {
  const told = gatherTells([
    { key: 'c', name: 'Calf', text: 'It hisses.', since: 3 },
    { key: 'b', name: 'Maur', text: 'The bell hums.', since: 2 },
    { key: 'a', name: 'Matriarch', text: 'It hisses.', since: 1 },
  ])
  expect(told.map(({ text, names, since }) => [text, names, since])).toEqual([
    ['It hisses.', 'Calf, Matriarch', 3],
    ['The bell hums.', 'Maur', 2],
  ])
})
