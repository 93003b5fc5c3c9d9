import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EffectSpec } from '../../../shared/domain/effect'
import { freeName } from '../../../renderer/library/blank'
import { average, readable } from '../../../renderer/library/editor/average'
import { lastingShorthand } from '../../../renderer/library/editor/lasting'
import { readyToSave } from '../../../renderer/library/editor/ready'
import { readSkills, skillsText } from '../../../renderer/library/editor/skills'
import { readTimer } from '../../../renderer/table/parse/timer'
import { action, attack, matriarch } from '../fixtures/creature'

const table = [
  { id: 'sleightOfHand', name: 'Sleight of Hand' },
  { id: 'stealth', name: 'Stealth' },
]

describe('skills as text', () => {
  it('goes there and back', () => {
    const skills = { stealth: 6, sleightOfHand: -1, 'river lore': 4 }
    expect(skillsText(skills, table)).toBe('Stealth +6, Sleight of Hand −1, river lore +4')
    expect(readSkills(skillsText(skills, table), table)).toEqual(skills)
  })
  it('finds a skill by its beginning and leaves unfinished words alone', () => {
    expect(readSkills('sle +3, st', table)).toEqual({ sleightOfHand: 3 })
  })
})

describe('average of dice', () => {
  it('counts dice and flat parts', () => {
    expect(average('4d10')).toBe(22)
    expect(average('2d6 + 3')).toBe(10)
    expect(average('d8−1')).toBe(3)
    expect(average('14')).toBe(14)
    expect(average('lots')).toBeNull()
    expect(readable('2d6+')).toBe(false)
  })
})

describe('how long an effect lasts', () => {
  const lasting: fc.Arbitrary<EffectSpec['lasts'][number]> = fc.oneof(
    fc.record({
      kind: fc.constant('turn' as const),
      of: fc.constantFrom('bearer' as const, 'source' as const),
      at: fc.constantFrom('start' as const, 'end' as const),
      turns: fc.integer({ min: 1, max: 99 }),
    }),
    fc.record({ kind: fc.constant('rounds' as const), rounds: fc.integer({ min: 1, max: 99 }) }),
    fc.record({
      kind: fc.constant('save' as const),
      at: fc.constantFrom('start' as const, 'end' as const),
      ability: fc.constantFrom('str' as const, 'con' as const, 'wis' as const),
      dc: fc.integer({ min: 5, max: 30 }),
    }),
    fc.record({ kind: fc.constant('seconds' as const), seconds: fc.constantFrom(6, 60, 600, 3600, 86_400) }),
    fc.record({ kind: fc.constantFrom('round' as const, 'scene' as const, 'hand' as const) }),
    fc.record({
      kind: fc.constant('happening' as const),
      what: fc.constantFrom(
        'hitByAttack' as const,
        'makesAttack' as const,
        'attackedBySource' as const,
        'makesCheck' as const,
        'standsUp' as const,
        'takesDamage' as const,
        'isHealed' as const,
      ),
    }),
  )
  it('is written the way it is read', () => {
    fc.assert(
      fc.property(fc.array(lasting, { maxLength: 3 }), (lasts) => {
        expect(readTimer(lastingShorthand(lasts), [])).toMatchObject({ ok: true, lasts })
      }),
    )
  })
})

describe('a draft as it is saved', () => {
  it('keeps a finished creature as it is', () => {
    expect(readyToSave(matriarch)).toEqual(matriarch)
  })
  it('gives names to what has none and drops empty rows', () => {
    const half = {
      ...matriarch,
      name: ' ',
      publicName: '',
      traits: [
        { id: 'a', name: '', text: '' },
        { id: 'b', name: '', text: 'Sees in the dark.' },
      ],
      actions: [action({ id: 'x', name: '', attack: attack(5, '', 'fire'), healing: ' ' })],
    }
    const saved = readyToSave(half)
    expect(saved.name).toBe('Unnamed')
    expect(saved.publicName).toBeNull()
    expect(saved.traits.map((trait) => trait.name)).toEqual(['Trait'])
    expect(saved.actions[0]).toMatchObject({ name: 'Unnamed action', healing: null, attack: { damage: [] } })
  })
})

describe('free names', () => {
  it('counts up', () => {
    expect(freeName('New creature', ['new creature', 'New creature 2'])).toBe('New creature 3')
    expect(freeName('Bull', [])).toBe('Bull')
  })
})
