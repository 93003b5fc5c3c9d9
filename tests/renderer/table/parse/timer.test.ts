import { describe, expect, it } from 'vitest'
import { readTimer } from '../../../../renderer/table/parse/timer'

const people = [
  { id: 'm', name: 'Toll-Warden Maur' },
  { id: 'k', name: 'Kettleback Matriarch' },
  { id: 'r3', name: 'Sedge Reaver 3' },
]
const lasts = (text: string) => {
  const timer = readTimer(text, people)
  return timer.ok ? timer.lasts : timer.problem
}

describe('how long an effect lasts', () => {
  it.each([
    ['', []],
    ['2r', [{ kind: 'rounds', rounds: 2 }]],
    ['1 round', [{ kind: 'rounds', rounds: 1 }]],
    ['2r end maur', [{ kind: 'turn', of: { id: 'm' }, at: 'end', turns: 2 }]],
    ['end of Maur’s turn', [{ kind: 'turn', of: { id: 'm' }, at: 'end', turns: 1 }]],
    ['start of toll-warden maur’s next turn', [{ kind: 'turn', of: { id: 'm' }, at: 'start', turns: 1 }]],
    ['end reav 3', [{ kind: 'turn', of: { id: 'r3' }, at: 'end', turns: 1 }]],
    ['start', [{ kind: 'turn', of: 'bearer', at: 'start', turns: 1 }]],
    ['2r end source', [{ kind: 'turn', of: 'source', at: 'end', turns: 2 }]],
    ['until save con 15', [{ kind: 'save', at: 'end', ability: 'con', dc: 15 }]],
    ['wis 13 start', [{ kind: 'save', at: 'start', ability: 'wis', dc: 13 }]],
    ['10 min', [{ kind: 'seconds', seconds: 600 }]],
    ['8h', [{ kind: 'seconds', seconds: 28_800 }]],
    ['3 days', [{ kind: 'seconds', seconds: 259_200 }]],
    ['next hit', [{ kind: 'happening', what: 'hitByAttack' }]],
    ['until it stands up', [{ kind: 'happening', what: 'standsUp' }]],
    ['scene', [{ kind: 'scene' }]],
    ['round', [{ kind: 'round' }]],
    ['hand', [{ kind: 'hand' }]],
    [
      '10 min, con 15',
      [
        { kind: 'seconds', seconds: 600 },
        { kind: 'save', at: 'end', ability: 'con', dc: 15 },
      ],
    ],
  ])('reads "%s"', (text, expected) => {
    expect(lasts(text)).toEqual(expected)
  })

  it('says what it does not understand', () => {
    expect(lasts('2r end nobody')).toContain('nobody')
    expect(lasts('whenever')).toContain('whenever')
  })

  it('says in words what it understood', () => {
    expect(readTimer('2r end maur', people)).toMatchObject({
      words: 'end of Toll-Warden Maur’s turn, 2 times',
    })
    expect(readTimer('10 min', people)).toMatchObject({ words: '10 minutes' })
  })
})
