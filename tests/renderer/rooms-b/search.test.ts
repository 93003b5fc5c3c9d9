import { describe, expect, it } from 'vitest'
import { marked, noFilters, readQuery, search } from '../../../renderer/library/list/search'
import { action, creature, matriarch, reaver } from '../fixtures/creature'

const silent = creature({
  id: 'toad',
  name: 'Fumarole Toad',
  type: 'beast',
  roles: ['minion'],
  challenge: 3,
  actions: [action({ id: 'a', name: 'Vent', recharge: { kind: 'die', min: 5 } })],
})
const all = [reaver, matriarch, silent]
const names = (text: string, filters = noFilters) =>
  search(all, readQuery(text), filters).map((hit) => hit.creature.name)

describe('finding creatures', () => {
  it('shows everything by name without a word', () => {
    expect(names('')).toEqual(['Fumarole Toad', 'Kettleback Matriarch', 'Sedge Reaver'])
  })
  it('finds by name, kind, role, tag and the words of a tell', () => {
    expect(names('kett')).toEqual(['Kettleback Matriarch'])
    expect(names('huge')).toEqual(['Kettleback Matriarch'])
    expect(names('minion')).toEqual(['Fumarole Toad', 'Sedge Reaver'])
    expect(names('weir')).toEqual(['Kettleback Matriarch'])
    const [hit] = search(all, readQuery('whistles'), noFilters)
    expect(hit?.found).toContain('Steam whistles')
  })
  it('asks for every word and puts names first', () => {
    expect(names('beast kettle')).toEqual(['Kettleback Matriarch'])
    expect(names('beast reaver')).toEqual([])
    const other = creature({ id: 'x', name: 'Mud Thing', notes: 'Fights a reaver.' })
    expect(search([other, ...all], readQuery('reaver'), noFilters).map((hit) => hit.creature.name)).toEqual([
      'Sedge Reaver',
      'Mud Thing',
    ])
  })
  it('reads a span of Challenge Factors', () => {
    expect(readQuery('steam cf 3-8')).toEqual({ words: ['steam'], challenge: { from: 3, to: 8 } })
    expect(names('cf 3')).toEqual(['Fumarole Toad'])
    expect(names('cf3+')).toEqual(['Fumarole Toad', 'Kettleback Matriarch'])
    expect(names('beast cf 4 to 9')).toEqual(['Kettleback Matriarch'])
  })
  it('narrows to roles, recharges and missing tells', () => {
    expect(names('', { ...noFilters, role: 'solo' })).toEqual(['Kettleback Matriarch'])
    expect(names('', { ...noFilters, recharges: true })).toEqual(['Fumarole Toad', 'Kettleback Matriarch'])
    expect(names('', { ...noFilters, withoutTell: true })).toEqual(['Fumarole Toad'])
  })
})

describe('marking what was found', () => {
  it('marks every word and keeps the first in sight', () => {
    const text = 'A long sentence that goes on for a while before the steam whistles out.'
    const pieces = marked(text, ['steam'])
    expect(pieces[0]?.text.startsWith('… ')).toBe(true)
    expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['steam'])
  })
  it('leaves a text without hits alone', () => {
    expect(marked('river, weir', [])).toEqual([{ text: 'river, weir', hit: false }])
  })
})
