import { describe, expect, it } from 'vitest'
import { readAdding } from '../../../../renderer/table/parse/add'
import { hintLetters, readHint } from '../../../../renderer/table/parse/hints'
import { fitting, whoIs } from '../../../../renderer/table/parse/words'

describe('adding to a fight', () => {
  it.each([
    ['3 reav', { count: 3, query: 'reav', side: 'foe', hidden: false, role: null }],
    ['sedge reaver x2 hidden', { count: 2, query: 'sedge reaver', side: 'foe', hidden: true, role: null }],
    ['wolf ally', { count: 1, query: 'wolf', side: 'ally', hidden: false, role: null }],
    ['2x goblin minion', { count: 2, query: 'goblin', side: 'foe', hidden: false, role: 'minion' }],
    ['999 rats', { count: 100, query: 'rats', side: 'foe', hidden: false, role: null }],
  ])('reads "%s"', (text, adding) => {
    expect(readAdding(text)).toEqual(adding)
  })
})

describe('letters for targets', () => {
  it('leaves out letters the open panel uses', () => {
    expect(hintLetters(4, 'dg')).toEqual(['a', 'h', 'j', 'k'])
  })
  it('takes two letters when there are many, none beginning another', () => {
    const labels = hintLetters(200)
    expect(new Set(labels).size).toBe(200)
    expect(labels.every((label) => label.length === 2)).toBe(true)
    expect(readHint('a', labels)).toEqual({ open: true })
    expect(readHint('ad', labels)).toEqual({ place: 1 })
    expect(readHint('!', labels)).toEqual({ open: false })
  })
})

describe('names', () => {
  const people = [
    { id: '1', name: 'Brother Anselm Quay' },
    { id: '2', name: 'Sister Amaranthe of the Ninth Bell' },
    { id: '3', name: 'Anselm' },
  ]
  it('prefers the whole name, then its beginning, then any word', () => {
    expect(whoIs('anselm', people)?.id).toBe('3')
    expect(whoIs('ninth', people)?.id).toBe('2')
    expect(fitting('a', people, (one) => one.name).map((one) => one.id)).toEqual(['3', '1', '2'])
    expect(whoIs('zed', people)).toBeNull()
  })
})
