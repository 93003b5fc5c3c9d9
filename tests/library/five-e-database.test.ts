import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Creature } from '@shared/domain/creature'
import { readCreatures } from '../../electron/library/import'
import { challengeText, readChallenge } from '../../electron/library/import/challenge'

function ids(): () => string {
  let made = 0
  return () => `c${(made += 1)}`
}

function read(source: string) {
  const outcome = readCreatures(source, ids())
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome
}

const fixture = readFileSync(join(__dirname, 'fixtures/five-e-database.json'), 'utf8')

function creature(name: string): Creature {
  const found = read(fixture).creatures.find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

const action = (of: Creature, name: string) => of.actions.find((one) => one.name === name)

describe('a creature in the 5e-database format', () => {
  const drake = creature('Scoria Drake')

  it('brings its numbers', () => {
    expect(drake).toMatchObject({
      size: 'Large',
      type: 'dragon',
      tags: ['caldera'],
      armorClass: 16,
      armorNote: 'natural armor',
      maxHp: 95,
      hpFormula: '10d10+40',
      hitDice: { sides: 10, count: 10 },
      speeds: { walk: 30, climb: 30, fly: 60 },
      abilities: { str: 18, dex: 12, con: 19, int: 6, wis: 13, cha: 10 },
      saves: { dex: 4, con: 7 },
      skills: { perception: 4, sleightOfHand: 4 },
      proficiencyBonus: 3,
      passivePerception: 14,
      senses: 'darkvision 60 ft.',
    })
  })

  it('keeps resistances with their conditions word for word', () => {
    expect(drake.resistances).toEqual(['bludgeoning, piercing, and slashing from nonmagical weapons'])
    expect(drake.vulnerabilities).toEqual(['cold'])
    expect(drake.immunities).toEqual(['fire'])
    expect(drake.conditionImmunities).toEqual(['frightened'])
  })

  it('reads an attack with reach, both kinds of damage and what a hit brings', () => {
    expect(action(drake, 'Jaws')?.attack).toMatchObject({
      kind: 'melee',
      toHit: 7,
      reach: 10,
      damage: [
        { formula: '2d10+4', type: 'piercing' },
        { formula: '1d6', type: 'fire' },
      ],
      onHit: [{ condition: 'grappled', note: 'Escape DC 15' }],
    })
  })

  it('GH-CRE-RECH-01: reads recharge, save, area and damage of a breath weapon', () => {
    expect(action(drake, 'Cinder Breath')).toMatchObject({
      recharge: { kind: 'die', min: 5 },
      save: {
        ability: 'dex',
        dc: 15,
        area: '30-ft cone',
        onSuccess: 'half',
        damage: [{ formula: '9d6', type: 'fire' }],
      },
    })
  })

  it('GH-CRE-RECH-04: asks for a tell where one is missing', () => {
    const warnings = read(fixture).report.warnings
    expect(warnings).toContainEqual({
      creature: 'Scoria Drake',
      field: 'Cinder Breath',
      text: expect.stringContaining('needs a tell') as string,
    })
  })

  it('reads the condition of a failed save with its way out', () => {
    expect(action(drake, 'Bellow')?.save?.onFail).toMatchObject([
      {
        condition: 'frightened',
        lasts: [
          { kind: 'save', at: 'end', ability: 'wis', dc: 13 },
          { kind: 'seconds', seconds: 60 },
        ],
      },
    ])
  })

  it('counts the attacks of a multiattack and keeps its text', () => {
    expect(drake.attacksPerAction).toBe(3)
    expect(drake.traits.map((trait) => trait.name)).toEqual(['Slag Hide', 'Multiattack'])
  })

  it('counts uses, legendary costs and reactions', () => {
    expect(action(drake, 'Stubborn')).toMatchObject({ cost: 'free', uses: { max: 1, per: 'day' } })
    expect(action(drake, 'Tail Drag')).toMatchObject({ cost: 'legendary' })
    expect(action(drake, 'Tail Drag')?.text).toMatch(/^Costs 2 legendary actions/)
    expect(action(drake, 'Hiss')?.cost).toBe('reaction')
  })

  it('takes the challenge rating as a suggestion and says so', () => {
    expect(drake.challenge).toBe(5)
    expect(drake.source).toContain('suggestion')
  })

  it('keeps what has no place', () => {
    expect(drake.leftovers).toEqual({ alignment: 'unaligned', xp: '1800' })
    expect(creature('Mill Hob').leftovers.hover).toBe('yes')
  })
})

describe('usage that is written in a name', () => {
  const hob = creature('Mill Hob')

  it('reads a rest recharge and a die among other words', () => {
    expect(action(hob, 'Flour Cloud')?.recharge).toEqual({ kind: 'rest', rest: 'either' })
    expect(action(hob, 'Chaff Burst (Bag Form Only)')?.recharge).toEqual({ kind: 'die', min: 4 })
  })

  it('reads a thrown weapon; the two-handed damage stays in the text', () => {
    expect(action(hob, 'Flail')?.attack).toMatchObject({
      kind: 'melee',
      reach: 5,
      range: { normal: 20, long: 60 },
      thrown: true,
      damage: [{ formula: '1d6+2', type: 'bludgeoning' }],
    })
    expect(action(hob, 'Flail')?.text).toContain('two hands')
  })

  it('notes a second armor class', () => {
    expect(hob).toMatchObject({ armorClass: 13, armorNote: 'leather armor; 15 with Flour Ward' })
  })
})

describe('B50: a fractional challenge', () => {
  it.each([['1/8'], [0.125], ['0.125'], ['⅛']])('%s is one eighth', (value) => {
    expect(readChallenge(value)).toBe(0.125)
  })

  it.each([['1/2'], [0.5], ['½']])('%s is one half', (value) => {
    expect(readChallenge(value)).toBe(0.5)
  })

  it.each([['—'], [''], [null], [Number.NaN], ['1/0'], [-1], ['ten']])('%s is none', (value) => {
    expect(readChallenge(value)).toBeNull()
  })

  it('sorts and writes itself as people do', () => {
    const values = ['10', '1/2', '2', '1/8', '0', '1', '1/4'].map(
      (value) => readChallenge(value) ?? Number.NaN,
    )
    expect(values.sort((a, b) => a - b).map(challengeText)).toEqual([
      '0',
      '1/8',
      '1/4',
      '1/2',
      '1',
      '2',
      '10',
    ])
  })
})

describe('B52: an import says what it did', () => {
  const plain = (index: number): Record<string, unknown> => ({
    index: `skulk-${index}`,
    name: `Skulk ${index}`,
    size: 'Small',
    type: 'humanoid',
    armor_class: [{ type: 'dex', value: 12 }],
    hit_points: 7,
    hit_dice: '2d6',
    speed: { walk: '30 ft.' },
    strength: 8,
    dexterity: 14,
    constitution: 10,
    intelligence: 10,
    wisdom: 8,
    charisma: 8,
    proficiencies: [],
    challenge_rating: 0.25,
  })

  it('counts forty creatures with three warnings that name creature and field', () => {
    const records = Array.from({ length: 40 }, (_, index) => plain(index + 1))
    for (const ability of ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma']) {
      delete records[3]?.[ability]
    }
    Object.assign(records[9] ?? {}, { hit_points: 'about twenty, more at night' })
    Object.assign(records[19] ?? {}, { favourite_food: { name: 'eels' } })
    const { report, creatures } = read(JSON.stringify(records))
    expect(report).toMatchObject({ read: 40, imported: 40, failed: 0 })
    expect(report.warnings.map(({ creature, field }) => [creature, field])).toEqual([
      ['Skulk 4', 'abilities'],
      ['Skulk 10', 'hit_points'],
      ['Skulk 20', 'favourite_food'],
    ])
    expect(creatures[3]?.abilities.str).toBe(10)
    expect(creatures[9]?.maxHp).toBe(7)
    expect(creatures[19]?.leftovers.favourite_food).toBe('{"name":"eels"}')
  })

  it('lists a record it cannot use and brings in the rest', () => {
    const { report } = read(JSON.stringify([plain(1), 17, { ...plain(2), name: '' }]))
    expect(report).toMatchObject({ read: 3, imported: 1, failed: 2 })
    expect(report.failures.map((one) => one.creature)).toEqual(['entry 2', 'entry 3'])
  })

  it('refuses other content with a sentence that says what was seen', () => {
    const message = (source: string) => {
      const outcome = readCreatures(source, ids())
      return outcome.ok ? 'read' : outcome.message
    }
    expect(message('')).toContain('empty')
    expect(message('{"torn": ')).toContain('not JSON')
    expect(message('[1, 2]')).toContain('plain values')
    expect(message('{"monster": []}')).toContain('“monster”')
    expect(message('null')).toContain('plain value')
    expect(message('['.repeat(100_000))).toContain('not JSON')
  })

  it('reads a single creature and a file with a byte-order mark', () => {
    expect(read(`\uFEFF${JSON.stringify(plain(1))}`).report.imported).toBe(1)
  })

  it('is not fooled by names that objects already have', () => {
    const source = JSON.stringify(plain(1)).replace('"size"', '"__proto__":{"polluted":true},"size"')
    expect(read(source).report.imported).toBe(1)
    expect('polluted' in {}).toBe(false)
  })
})
