import { describe, expect, it } from 'vitest'
import { readHarm, sayHarm } from '../../../../renderer/table/parse/harm'

const types = ['acid', 'bludgeoning', 'cold', 'fire', 'force', 'piercing', 'slashing']
const read = (text: string) => readHarm(text, types)
const plainDamage = { kind: 'damage', save: null, share: 'full', critical: false, plain: false }

describe('what a GM types about hit points', () => {
  it.each([
    ['14 fire', [{ formula: '14', type: 'fire' }]],
    ['14', [{ formula: '14', type: '' }]],
    ['14fire', [{ formula: '14', type: 'fire' }]],
    ['2d6+3cold', [{ formula: '2d6+3', type: 'cold' }]],
    ['4d6kh3 fire', [{ formula: '4d6kh3', type: 'fire' }]],
    ['-14 fire', [{ formula: '14', type: 'fire' }]],
    ['2d6 + 3 slash', [{ formula: '2d6+3', type: 'slashing' }]],
    ['d8 bl', [{ formula: 'd8', type: 'bludgeoning' }]],
    [
      '2d6 fire + 1d8 cold',
      [
        { formula: '2d6', type: 'fire' },
        { formula: '1d8', type: 'cold' },
      ],
    ],
    [
      '6 fire and 4 acid damage',
      [
        { formula: '6', type: 'fire' },
        { formula: '4', type: 'acid' },
      ],
    ],
    ['2d6\u22121 cold', [{ formula: '2d6-1', type: 'cold' }]],
  ])('reads "%s" as parts', (text, parts) => {
    expect(read(text)).toEqual({ ...plainDamage, parts })
  })

  it.each([
    ['31 fire con 16 half', { ability: 'con', dc: 16, onSuccess: 'half' }],
    ['31 fire con 16', { ability: 'con', dc: 16, onSuccess: 'half' }],
    ['31 fire, dex save dc 14 none', { ability: 'dex', dc: 14, onSuccess: 'none' }],
    ['8d6 fire dc 15 dexterity negates', { ability: 'dex', dc: 15, onSuccess: 'none' }],
  ])('reads the save in "%s"', (text, save) => {
    expect(read(text)).toMatchObject({ kind: 'damage', save, share: 'full' })
  })

  it('halves without a save, marks criticals and plain damage', () => {
    expect(read('2d6+3 slashing half')).toMatchObject({ share: 'half', save: null })
    expect(read('14 fire crit')).toMatchObject({ critical: true })
    expect(read('14 fire plain')).toMatchObject({ plain: true })
  })

  it.each([
    ['+8', { kind: 'heal', formula: '8' }],
    ['heal 2d4+2', { kind: 'heal', formula: '2d4+2' }],
    ['t6', { kind: 'temp', formula: '6' }],
    ['temp 2d4', { kind: 'temp', formula: '2d4' }],
    ['9 temp', { kind: 'temp', formula: '9' }],
    ['+5 temp', { kind: 'temp', formula: '5' }],
    ['heal 2d4 + 1 temporary hp', { kind: 'temp', formula: '2d4+1' }],
    ['=20', { kind: 'set', value: 20 }],
    ['  ', { kind: 'empty' }],
  ])('reads "%s" as something else than damage', (text, harm) => {
    expect(read(text)).toEqual(harm)
  })

  it.each(['fire', '14 f', '14 banana', '14 fire con', '+x'])(
    'says what it does not understand in "%s"',
    (text) => {
      const harm = read(text)
      expect(harm.kind).toBe('unclear')
      expect(sayHarm(harm)).not.toBe('')
    },
  )

  it('says what it understood', () => {
    expect(sayHarm(read('31 fire con 16 half'))).toBe('31 fire, Con save DC 16, half on a success')
    expect(sayHarm(read('2d6+3 sl half'))).toBe('2d6+3 slashing, halved')
  })
})
