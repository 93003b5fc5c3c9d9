import { expect, it } from 'vitest'
import { beforeLeaving, handInAll } from '../../../renderer/state/leaving'

it('waits for everything that is unsaved, also when one of it fails', async () => {
  const done: string[] = []
  const later = (name: string) => async () => {
    await new Promise((go) => setTimeout(go, 5))
    done.push(name)
  }
  const off = [
    beforeLeaving(later('sheet')),
    beforeLeaving(() => Promise.reject(new Error('refused'))),
    beforeLeaving(later('condition')),
  ]
  await handInAll()
  expect(done).toEqual(['sheet', 'condition'])
  off.forEach((stop) => stop())
  await handInAll()
  expect(done).toHaveLength(2)
})

it('leaves the field in hand first', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await handInAll()
  expect(document.activeElement).not.toBe(field)
})
