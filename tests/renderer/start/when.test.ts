import { describe, expect, it } from 'vitest'
import { agoOf, hourOf } from '../../../renderer/start/when'

const at = (text: string) => new Date(text).getTime()

describe('when a campaign was last open', () => {
  const now = at('2026-03-10T12:00:00')
  it.each([
    ['2026-03-10T09:05:00', 'today, 09:05'],
    ['2026-03-09T23:18:00', 'yesterday, 23:18'],
    ['2026-02-27T20:00:00', '11 days ago'],
    ['2026-02-01T20:00:00', 'a month ago'],
    ['2025-12-30T20:00:00', '2 months ago'],
    ['2025-02-01T20:00:00', 'a year ago'],
    ['2023-02-01T20:00:00', '3 years ago'],
  ])('%s reads %s', (then, words) => expect(agoOf(at(then), now)).toBe(words))

  it('tells the hour with two digits', () => expect(hourOf(at('2026-03-10T04:07:59'))).toBe('04:07'))
})
