import { describe, expect, test } from 'vitest'
import { changesOf, replaceTail } from '../../../renderer/state/patches'
import { titheRoad } from '../fixtures/gm-view'

describe('patches', () => {
  test('a record section changes entry by entry and keeps the other entries as the same objects', () => {
    const view = titheRoad()
    const hurt = { ...view.combatants.dagny!, hp: 3 }
    const changes = changesOf(
      [
        { op: 'put', section: 'combatants', id: 'dagny', value: hurt },
        { op: 'drop', section: 'combatants', id: 'reaver5' },
      ],
      (section) => view[section as keyof typeof view],
    )
    const after = changes.get('combatants') as typeof view.combatants
    expect(after.dagny).toBe(hurt)
    expect(after.wren).toBe(view.combatants.wren)
    expect(after).not.toHaveProperty('reaver5')
    expect(view.combatants).toHaveProperty('reaver5')
    expect([...changes.keys()]).toEqual(['combatants'])
  })

  test('a value at a path is replaced and what lies beside the path stays the same object', () => {
    const { fight } = titheRoad()
    const changes = changesOf([{ op: 'at', section: 'fight', path: ['order', 1], value: 'new' }], () => fight)
    const after = changes.get('fight') as { order: unknown[] }
    expect(after.order[1]).toBe('new')
    expect(after.order[0]).toBe(fight?.order[0])
    expect(fight?.order[1]).not.toBe('new')
  })

  test('a section set and then put into in one patch starts from what was set', () => {
    const changes = changesOf(
      [
        { op: 'set', section: 'turns', value: {} },
        { op: 'put', section: 'turns', id: 'a', value: 1 },
      ],
      () => ({ old: 1 }),
    )
    expect(changes.get('turns')).toEqual({ a: 1 })
  })

  test('the tail of the log is replaced from an entry on', () => {
    const { log } = titheRoad()
    const undone = { ...log[6]!, undone: true }
    expect(replaceTail(log, 7, [undone]).map((entry) => entry.undone)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ])
    expect(replaceTail(log, 8, [{ ...undone, seq: 8 }])).toHaveLength(8)
    expect(replaceTail([], 1, log)).toEqual(log)
  })
})
