import { expect } from '@playwright/test'
import type { Running } from '../main/app'

export interface Fighter {
  readonly name: string
  /** One number for all of them, or one for each. */
  readonly initiative: number | readonly number[]
  readonly hp?: number
  readonly count?: number
  readonly hidden?: boolean
}

/** Puts a fight on the table without the rooms that prepare one: for tests about what comes after. */
export async function quickFight({ ask, act, gm }: Running, fighters: readonly Fighter[]): Promise<void> {
  gm.setDefaultTimeout(10_000)
  expect(await ask('campaign.create', { name: 'Quick', ruleset: 'godhand' })).toEqual({ ok: true })
  await act({ kind: 'prepareFight', encounter: null })
  const abilities = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 }
  const known = new Set<string>()
  for (const [n, { name, initiative, hp = 20, count = 1, hidden = false }] of fighters.entries()) {
    const creature = `creature-${n}`
    await act({ kind: 'saveCreature', creature: { id: creature, name, maxHp: hp, abilities } })
    await act({ kind: 'addCombatants', creature, count, hidden })
    const { view } = await ask('gm.state', {})
    const added = Object.keys(view?.combatants ?? {}).filter((id) => !known.has(id))
    added.forEach((id) => known.add(id))
    if (typeof initiative === 'number') await act({ kind: 'setInitiative', ids: added, value: initiative })
    else
      for (const [at, id] of added.entries())
        await act({ kind: 'setInitiative', ids: [id], value: initiative[at] ?? 0 })
  }
  expect(await act({ kind: 'beginFight' })).toMatchObject({ ok: true })
  await expect(gm.locator('.stops .stop.now').first()).toBeVisible()
}
