import { describe, expect, it } from 'vitest'
import { lengthOf, momentOf, readClock, timeOf } from '../../../renderer/party/clock'

const DAY = 24 * 3600
const now = 11 * DAY + 16 * 3600 + 42 * 60

describe('the campaign clock as a GM types it', () => {
  it.each([
    ['+1h 30m', 5400],
    ['90 min', 5400],
    ['2 hours', 7200],
    ['1 day', DAY],
    ['-10m', -600],
    ['− 10 min', -600],
  ])('%s moves it', (text, seconds) => expect(readClock(text, now)).toEqual({ kind: 'move', seconds }))

  it('takes a time of this day, and of a named day', () => {
    expect(readClock('18:05', now)).toEqual({ kind: 'set', at: 11 * DAY + 18 * 3600 + 300 })
    expect(readClock('day 13 06:10', now)).toEqual({ kind: 'set', at: 12 * DAY + 6 * 3600 + 600 })
  })

  it.each(['', 'soon', '25:00', '12:75', '3 fortnights', 'day 0 10:00', '+0m'])('%s says nothing', (text) =>
    expect(readClock(text, now)).toBeNull(),
  )

  it('words moments and lengths', () => {
    expect(timeOf(now)).toBe('16:42')
    expect(momentOf(now + 3600, now)).toBe('17:42')
    expect(momentOf(now + DAY, now)).toBe('day 13, 16:42')
    expect([60, 90, 45, 480].map(lengthOf)).toEqual(['1 h', '1 h 30 min', '45 min', '8 h'])
  })
})
