import { describe, expect, it } from 'vitest'
import {
  copyOf,
  emptyEncounter,
  freeName,
  moved,
  withCreature,
  withEntry,
  withoutEntry,
} from '../../../renderer/encounters/draft.svelte'

const three = { creature: 'reaver', count: 3, side: 'foe', hidden: false, role: null } as const

describe('an encounter that is being made', () => {
  it('counts up what is alike and lists apart what differs', () => {
    const once = withCreature(emptyEncounter('The weir'), three)
    const twice = withCreature(once, { ...three, count: 2 })
    expect(twice.entries.map((entry) => entry.count)).toEqual([5])
    const hidden = withCreature(twice, { ...three, hidden: true })
    expect(hidden.entries.map((entry) => [entry.count, entry.hidden])).toEqual([
      [5, false],
      [3, true],
    ])
  })

  it('keeps a named entry apart', () => {
    const once = withCreature(emptyEncounter('The weir'), three)
    const named = withEntry(once, once.entries[0]!.id, { name: 'Old Tooth' })
    expect(withCreature(named, three).entries).toHaveLength(2)
  })

  it('moves an entry by one place and stops at the ends', () => {
    const both = withCreature(withCreature(emptyEncounter('The weir'), three), { ...three, creature: 'maur' })
    const last = both.entries[1]!.id
    expect(moved(both, last, -1).entries.map((entry) => entry.creature)).toEqual(['maur', 'reaver'])
    expect(moved(both, last, 1)).toBe(both)
  })

  it('takes an entry out', () => {
    const once = withCreature(emptyEncounter('The weir'), three)
    expect(withoutEntry(once, once.entries[0]!.id).entries).toEqual([])
  })

  it('copies with ids of its own', () => {
    const once = withCreature(emptyEncounter('The weir'), three)
    const copy = copyOf(once, 'The weir, copy')
    expect(copy.id).not.toBe(once.id)
    expect(copy.entries[0]!.id).not.toBe(once.entries[0]!.id)
    expect(copy.entries[0]!.count).toBe(3)
  })

  it('finds a name that is free', () => {
    expect(freeName('New encounter', [])).toBe('New encounter')
    expect(freeName('New encounter', ['new encounter', 'New encounter 2'])).toBe('New encounter 3')
  })
})
