import { describe, expect, test } from 'vitest'
import { entriesOf, keepSame, walkOf } from '../../../renderer/table/line/stops'
import { titheRoad } from '../fixtures/gm-view'

const none: ReadonlySet<string> = new Set()

describe('entries of the line', () => {
  test('due flags stand before and after their stop', () => {
    const { fight, combatants } = titheRoad()
    const keys = entriesOf(fight!, combatants, none, none).map((entry) => entry.key)
    expect(keys.indexOf('amaranthe:start:0')).toBe(keys.indexOf('slot-amaranthe') - 1)
    expect(keys.indexOf('maur:end:0')).toBe(keys.indexOf('slot-maur') + 1)
  })

  test('a folded group counts once for the cursor, an opened one by its members', () => {
    const { fight, combatants } = titheRoad()
    expect(walkOf(entriesOf(fight!, combatants, none, none))).toHaveLength(10)
    expect(walkOf(entriesOf(fight!, combatants, new Set(['slot-reavers']), none))).toHaveLength(13)
  })

  test('what did not change stays the same object, so that only changed rows repaint', () => {
    const { fight, combatants } = titheRoad()
    const before = entriesOf(fight!, combatants, none, none)
    const hurt = { ...combatants, dagny: { ...combatants['dagny']!, hp: 3 } }
    const after = keepSame(before, entriesOf(fight!, hurt, none, none))
    expect(after.filter((entry, n) => entry !== before[n]).map((entry) => entry.key)).toEqual(['slot-dagny'])
  })
})
