import type { LogEntry } from '@shared/view/gm'
import { describe, expect, it } from 'vitest'
import { joined, says } from '../../../renderer/log/pages.svelte'

const entry = (seq: number, text: string): LogEntry => ({
  seq,
  at: seq,
  round: null,
  undone: false,
  lines: [{ icon: 'note', pieces: [{ text, kind: 'plain' }], reasons: [], dice: [], secret: false }],
})

describe('pages of the log', () => {
  it('puts older entries before the tail and keeps the tail where both tell of a step', () => {
    const tail = [entry(3, 'new three'), entry(4, 'four')]
    const all = joined([entry(1, 'one'), entry(2, 'two'), entry(3, 'old three')], tail)
    expect(all.map((one) => one.lines[0]!.pieces[0]!.text)).toEqual(['one', 'two', 'new three', 'four'])
  })

  it('finds entries that say all of the words', () => {
    const told = entry(1, 'Maur takes 7 fire')
    expect(says(told, ['maur', 'fire'])).toBe(true)
    expect(says(told, ['maur', 'cold'])).toBe(false)
    expect(says(told, [])).toBe(true)
  })
})
