import { describe, expect, it } from 'vitest'
import { commandSchema } from '@shared/command'
import { eventSchema } from '@shared/event'
import { requests } from '@shared/ipc/contract'

describe('a change names only the fields that change', () => {
  it('of a fight', () => {
    const event = { kind: 'fightChanged', id: 'f1', patch: { round: 3 }, why: '' }
    expect(eventSchema.parse(event)).toEqual(event)
  })

  it('of an effect', () => {
    const command = { kind: 'changeEffect', id: 'e1', suspended: true }
    expect(commandSchema.parse(command)).toEqual(command)
  })

  it('of the settings', () => {
    expect(requests['settings.set'].args.parse({ theme: 'light' })).toEqual({ theme: 'light' })
  })
})
