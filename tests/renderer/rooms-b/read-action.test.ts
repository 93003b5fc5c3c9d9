import { describe, expect, it } from 'vitest'
import { readAction, type Known } from '../../../renderer/library/editor/plain/read-action'

const known: Known = {
  damageTypes: ['bludgeoning', 'fire', 'piercing', 'slashing', 'thunder', 'poison'],
  conditions: [
    { id: 'prone', name: 'Prone' },
    { id: 'poisoned', name: 'Poisoned' },
    { id: 'grappled', name: 'Grappled' },
  ],
  toHit: 5,
  dc: 13,
}
const read = (text: string) => readAction(text, known)!

describe('an action in plain words', () => {
  it('reads a save for an area with a recharge', () => {
    const text = 'Shell Quake recharge 6, 20 ft around, Dex DC 16, 4d10 thunder and prone'
    const { action, as, marks } = read(text)
    expect(action).toMatchObject({
      name: 'Shell Quake',
      text: '',
      attack: null,
      recharge: { kind: 'die', min: 6 },
      save: {
        ability: 'dex',
        dc: 16,
        area: '20 ft around',
        onSuccess: 'half',
        damage: [{ formula: '4d10', type: 'thunder' }],
      },
    })
    expect(action.save?.onFail.map((effect) => effect.condition)).toEqual(['prone'])
    expect(as).toBe('a save for everyone in an area')
    expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual([
      'recharge 6',
      '20 ft around',
      'Dex DC 16',
      '4d10 thunder',
      'and prone',
    ])
  })

  it('reads a melee attack and what it does on a hit', () => {
    const { action } = read('Bite +8, reach 10 ft, 2d10 + 5 piercing plus 2d6 fire, grappled')
    expect(action.name).toBe('Bite')
    expect(action.text).toBe('')
    expect(action.attack).toMatchObject({
      kind: 'melee',
      toHit: 8,
      reach: 10,
      range: null,
      damage: [
        { formula: '2d10+5', type: 'piercing' },
        { formula: '2d6', type: 'fire' },
      ],
    })
    expect(action.attack?.onHit.map((effect) => effect.condition)).toEqual(['grappled'])
  })

  it('reads a ranged attack with both ranges', () => {
    const { action } = read('Reed Dart +4 range 30/90 ft 1d4+2 piercing')
    expect(action.attack).toMatchObject({ kind: 'ranged', reach: null, range: { normal: 30, long: 90 } })
  })

  it('reads how printed blocks write it', () => {
    const { action } = read(
      'Claw. Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 7 (1d8 + 3) slashing damage.',
    )
    expect(action.name).toBe('Claw')
    expect(action.attack).toMatchObject({
      kind: 'melee',
      toHit: 5,
      reach: 5,
      damage: [{ formula: '1d8+3', type: 'slashing' }],
    })
    const breath = read(
      'Fire Breath (Recharge 5–6). 60-foot cone, DC 17 Constitution saving throw, 8d6 fire damage',
    )
    expect(breath.action).toMatchObject({
      name: 'Fire Breath',
      recharge: { kind: 'die', min: 5 },
      save: { ability: 'con', dc: 17, area: '60-foot cone' },
    })
  })

  it('takes the bonus from the creature when none is written', () => {
    const { action, as } = read('Hook 1d6+2 slashing')
    expect(action.attack?.toHit).toBe(5)
    expect(as).toContain('+5')
  })

  it('reads uses, costs, healing, roles and the tell', () => {
    expect(read('Rally bonus action, once per fight, heals 2d8+3').action).toMatchObject({
      name: 'Rally',
      cost: 'bonus',
      uses: { max: 1, per: 'fight' },
      healing: '2d8+3',
      attack: null,
    })
    expect(read('Howl 3/day leader only Wis DC 12').action).toMatchObject({
      uses: { max: 3, per: 'day' },
      roles: ['leader'],
      save: { ability: 'wis', dc: 12 },
    })
    expect(read('Plume recharge 5 30 ft cone 4d6 fire tell: Steam hisses.').action.tell).toBe('Steam hisses.')
  })

  it('keeps what it does not understand as text', () => {
    const { action, as } = read('Snap Shut reaction, when hit from within 5 ft it gains +4 armor')
    expect(action.name).toBe('Snap Shut')
    expect(action.cost).toBe('reaction')
    expect(action.text).toMatch(/when hit from within 5 ft/i)
    expect(as).not.toBe('')
    expect(read('Whispers').action).toMatchObject({ name: 'Whispers', attack: null, save: null, text: '' })
  })

  it('says nothing about an empty text', () => {
    expect(readAction('   ', known)).toBeNull()
  })
})
