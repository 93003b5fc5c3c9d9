import { expect, test } from 'vitest'
import { heldOrder } from '../../../renderer/table/state/lineup.svelte'

test('rows stay in their places while a number is typed; who leaves goes, who comes stands last', () => {
  expect(heldOrder(null, ['b', 'a'])).toEqual(['b', 'a'])
  expect(heldOrder(['a', 'b', 'c'], ['c', 'd', 'a'])).toEqual(['a', 'c', 'd'])
})
