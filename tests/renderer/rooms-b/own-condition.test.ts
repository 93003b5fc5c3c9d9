import { describe, expect, it } from 'vitest'
import { ownRow } from '../../../electron/engine/rulesets/godhand/tables/own-row'
import { dataOf, formOf } from '../../../renderer/settings/own-condition'

const empty = formOf({})
const row = (data: Record<string, unknown>) =>
  ownRow({ id: 'r', table: 'condition', name: 'Soaked', summary: '', visible: true, data })

describe('a condition of the GM’s own', () => {
  it('says nothing when nothing is filled in', () => {
    expect(dataOf(empty, {})).toEqual({ tone: 'harmful' })
  })

  it('is understood by the rules as the form says it', () => {
    const data = dataOf(
      {
        ...empty,
        tone: 'mixed',
        against: 'advantage',
        againstKind: 'melee',
        own: 'disadvantage',
        ownBonus: -2,
        checks: 'disadvantage',
        saves: 'autoFail',
        saveAbilities: ['dex'],
        speed: 0.5,
        blocks: ['reaction'],
        blind: true,
        critical: 'melee',
        usedUpBy: 'hit',
        implies: ['prone'],
        afterAction: 3,
      },
      {},
    )
    expect(row(data)).toMatchObject({
      tone: 'mixed',
      attacksAgainst: [{ mode: 'advantage', kind: 'melee' }],
      ownAttacks: [{ mode: 'disadvantage', kind: 'any' }],
      ownAttackModifier: [{ value: -2 }],
      checks: { modes: [{ mode: 'disadvantage' }] },
      saves: { modes: [{ abilities: ['dex'], mode: 'autoFail' }] },
      movement: { multiplier: 0.5, immobile: false },
      blocks: [{ what: ['reaction'] }],
      senses: { sight: false },
      criticalWhenHit: { kind: 'melee' },
      usedUpBy: 'hit',
      implies: ['prone'],
      afterAction: { damage: 3 },
    })
    expect(formOf(data)).toMatchObject({ speed: 0.5, saveAbilities: ['dex'], afterAction: 3 })
  })

  it('goes from form to row and back without a change', () => {
    const form = { ...empty, speed: 0, saves: 'advantage' as const, checkBonus: 2, deaf: true }
    expect(formOf(dataOf(form, {}))).toEqual(form)
    expect(row(dataOf(form, {})).movement).toMatchObject({ immobile: true })
  })

  it('keeps what it has no field for', () => {
    const before = {
      coverSteps: 1,
      immune: ['charmed'],
      attacksAgainst: [
        { mode: 'advantage', kind: 'melee' },
        { mode: 'disadvantage', kind: 'ranged' },
      ],
    }
    const after = dataOf({ ...formOf(before), blind: true }, before)
    expect(after).toMatchObject({ ...before, blind: true })
  })
})
