import { expect, test } from 'vitest'
import type { Patch } from '../../../shared/ipc/contract'
import { follow } from '../../../renderer/state/follow'

const patch = (seq: number): Patch => ({ seq, ops: [] })

/** A follower whose full state is handed over by the test. */
function setUp() {
  const done: string[] = []
  const answers: ((state: { seq: number; view: string }) => void)[] = []
  const following = follow<string>({
    full: () => new Promise((resolve) => answers.push(resolve)),
    replace: (view) => done.push(`all ${view}`),
    apply: ({ seq }) => done.push(`patch ${seq}`),
  })
  return { done, answers, following }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

test('patches in order are applied as they come', async () => {
  const { done, answers, following } = setUp()
  void following.reload()
  answers[0]!({ seq: 4, view: 'a' })
  await settle()
  following.take(patch(5))
  following.take(patch(6))
  expect(done).toEqual(['all a', 'patch 5', 'patch 6'])
})

test('a patch that the full state contains already is dropped', async () => {
  const { done, answers, following } = setUp()
  void following.reload()
  following.take(patch(4))
  following.take(patch(5))
  answers[0]!({ seq: 4, view: 'a' })
  await settle()
  expect(done).toEqual(['all a', 'patch 5'])
})

test('on a gap the full state is asked for and what came meanwhile is applied on top, in order', async () => {
  const { done, answers, following } = setUp()
  void following.reload()
  answers[0]!({ seq: 1, view: 'a' })
  await settle()
  following.take(patch(3))
  following.take(patch(5))
  following.take(patch(4))
  expect(done).toEqual(['all a'])
  answers[1]!({ seq: 3, view: 'b' })
  await settle()
  expect(done).toEqual(['all a', 'all b', 'patch 4', 'patch 5'])
})

test('a gap that stays after the full state is asked for again', async () => {
  const { done, answers, following } = setUp()
  void following.reload()
  following.take(patch(9))
  answers[0]!({ seq: 2, view: 'a' })
  await settle()
  answers[1]!({ seq: 9, view: 'b' })
  await settle()
  expect(done).toEqual(['all a', 'all b'])
})

test('a patch of another view, which no full state ever reaches, is dropped in the end', async () => {
  const { done, answers, following } = setUp()
  void following.reload()
  following.take(patch(90))
  answers[0]!({ seq: 2, view: 'a' })
  await settle()
  answers[1]!({ seq: 2, view: 'a' })
  await settle()
  following.take(patch(3))
  expect(answers).toHaveLength(2)
  expect(done).toEqual(['all a', 'all a', 'patch 3'])
})
