import { describe, expect, it } from 'vitest'
import { readMove } from '../../../../renderer/table/parse/move'
import { readRoll } from '../../../../renderer/table/parse/roll'

const skills = [
  { id: 'stealth', name: 'Stealth', ability: 'dex' as const },
  { id: 'athletics', name: 'Athletics', ability: 'str' as const },
  { id: 'intimidation', name: 'Intimidation', ability: 'cha' as const },
]
const check = { kind: 'check', what: 'check', skill: null, dc: null, mode: null, bonus: 0 }

describe('what is rolled', () => {
  it.each([
    ['2d6 + 3 for the fall', { kind: 'dice', formula: '2d6+3', label: 'the fall' }],
    ['wis save 15', { ...check, what: 'save', ability: 'wis', dc: 15 }],
    ['str', { ...check, ability: 'str' }],
    ['stealth adv', { ...check, ability: 'dex', skill: 'stealth', mode: 'advantage' }],
    ['athl dc 12 +2', { ...check, ability: 'str', skill: 'athletics', dc: 12, bonus: 2 }],
    ['int', { ...check, ability: 'int' }],
    ['intimidation', { ...check, ability: 'cha', skill: 'intimidation' }],
  ])('reads "%s"', (text, rolling) => {
    expect(readRoll(text, skills)).toEqual(rolling)
  })
  it('says what it does not understand', () => {
    expect(readRoll('banana', skills).kind).toBe('unclear')
  })
})

describe('a move', () => {
  it.each([
    ['20', { feet: 20, mode: 'walk', difficult: false }],
    ['15 ft difficult', { feet: 15, mode: 'walk', difficult: true }],
    ['10 climb', { feet: 10, mode: 'climb', difficult: false }],
    ['-10', { feet: -10, mode: 'walk', difficult: false }],
    ['over there', null],
  ])('reads "%s"', (text, move) => {
    expect(readMove(text)).toEqual(move)
  })
})
