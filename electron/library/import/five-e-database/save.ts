import type { Ability } from '@shared/domain/base'
import type { SaveAction } from '@shared/domain/creature'
import type { Remarks } from '../outcome'
import { fields, list, text, whole, type Fields } from '../values'
import { damageFromList } from './attack-text'
import { effectsOnFail } from './condition-text'

const abilities: readonly Ability[] = ['str', 'dex', 'con', 'int', 'wis', 'cha']

function isAbility(index: string): index is Ability {
  return (abilities as readonly string[]).includes(index)
}

const shape =
  /(\d+)[- ](?:foot|feet|ft\.?)[- ]?(?:long\b(?:, \d+[- ]?foot[- ]?wide)? ?)?(cone|line|cube|radius|sphere|emanation)/i

/** The area in a few words: "60-ft cone", "60-ft line, 5 ft wide", "within 120 ft"; empty when it is not said. */
export function areaOf(desc: string): string {
  const found = shape.exec(desc)
  if (found) {
    const wide = /\b(\d+)[- ]?(?:foot|feet|ft\.?)[- ]?wide/i.exec(desc)
    return `${found[1]}-ft ${found[2]?.toLowerCase()}${wide ? `, ${wide[1]} ft wide` : ''}`
  }
  const within = /\bwithin (\d+) (?:feet|ft\.?)/i.exec(desc)
  return within ? `within ${within[1]} ft` : ''
}

function fromDc(dc: Fields, damage: unknown, desc: string): SaveAction | null {
  const ability = text(fields(dc.dc_type)?.index)
  const value = whole(dc.dc_value)
  if (!isAbility(ability) || value === null) return null
  return {
    ability,
    dc: value,
    area: areaOf(desc),
    onSuccess: dc.success_type === 'half' ? 'half' : 'none',
    damage: damageFromList(damage),
    onFail: effectsOnFail(desc, ability, value),
  }
}

/** The paragraph of a text that describes the option of this name; the whole text when none does. */
function paragraph(desc: string, name: string): string {
  const found = desc.split('\n').find((line) => name !== '' && line.trim().startsWith(name))
  return found ?? desc
}

/** Of several forms of one ability the first that asks for a save can be rolled; all stay in the text. */
function fromOptions(ability: Fields, name: string, remarks: Remarks): SaveAction | null {
  const options = list(fields(fields(ability.options)?.from)?.options).map(fields)
  const first = options.find((option) => option !== null && fields(option.dc) !== null)
  const dc = fields(first?.dc)
  if (!first || !dc) return null
  const which = text(first.name)
  if (options.length > 1) {
    remarks.add(
      name,
      `has ${options.length} forms; ${which || 'the first'} can be rolled, the others are in its text`,
    )
  }
  return fromDc(dc, first.damage, paragraph(text(ability.desc), which))
}

/** The saving throw that an ability asks for; null = none that can be rolled. */
export function readSave(ability: Fields, name: string, remarks: Remarks): SaveAction | null {
  const dc = fields(ability.dc)
  if (!dc) return fromOptions(ability, name, remarks)
  const save = fromDc(dc, ability.damage, text(ability.desc))
  if (!save) remarks.add(name, 'its saving throw was not understood and stays in the text')
  return save
}
