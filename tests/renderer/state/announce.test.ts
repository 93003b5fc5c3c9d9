import { expect, test } from 'vitest'
import { worthTelling } from '../../../renderer/state/announce.svelte'
import { titheRoad } from '../fixtures/gm-view'

test('a drop to 0 and a new tell are said at once, turn and result when the reader is free', () => {
  const before = titheRoad()
  const after = titheRoad()
  const { kettle, dagny } = before.combatants
  const said = worthTelling(before, {
    combatants: {
      ...before.combatants,
      dagny: { ...dagny!, hp: 0 },
      kettle: { ...kettle!, charges: kettle!.charges.map((one) => ({ ...one, charged: true })) },
    },
    fight: { ...after.fight!, active: 'slot-dagny', actor: 'dagny', next: 'Sedge Reaver' },
    prompts: before.prompts,
    log: [...before.log, { ...before.log[0]!, seq: 8 }],
  })
  expect(said.assertive).toEqual([
    'Tell, Kettleback Matriarch: It draws in all four legs and rocks.',
    'Dagny Holt drops to 0 hit points.',
  ])
  expect(said.polite).toEqual([
    'Amaranthe fails a death save.',
    'Round 3, turn of Dagny Holt. Next: Sedge Reaver.',
  ])
})

test('nothing is said when nothing changed', () => {
  const view = titheRoad()
  expect(worthTelling(view, view)).toEqual({ polite: [], assertive: [] })
})
