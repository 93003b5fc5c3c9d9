import type { Ability } from '@shared/domain/base'
import type { Creature } from '@shared/domain/creature'
import { parseDice } from '../../../engine/dice/parse'
import { atLeastOne, average } from '../../../engine/dice/range'
import type { Remarks } from '../outcome'
import { fields, leading, list, text, whole, type Fields } from '../values'

const abilities: readonly (readonly [Ability, string])[] = [
  ['str', 'strength'],
  ['dex', 'dexterity'],
  ['con', 'constitution'],
  ['int', 'intelligence'],
  ['wis', 'wisdom'],
  ['cha', 'charisma'],
]

/** The six scores; a missing one counts as 10 (modifier 0) and is flagged. */
export function readAbilities(record: Fields, remarks: Remarks): Creature['abilities'] {
  const scores = {} as Creature['abilities']
  const missing: string[] = []
  for (const [ability, name] of abilities) {
    const score = whole(record[name])
    if (score === null) missing.push(name)
    scores[ability] = score ?? 10
  }
  if (missing.length > 0) {
    const which = missing.length === 6 ? 'no ability scores' : `no ${missing.join(', ')}`
    remarks.add('abilities', `${which}: counted as 10, modifier 0`)
  }
  return scores
}

/** "19d12+133" without spaces and with plain signs; null when the roller cannot read it. */
export function formula(value: unknown): string | null {
  const written = text(value).replace(/\s+/g, '').replace(/[−–]/g, '-')
  return written !== '' && written.length <= 60 && parseDice(written).ok ? written : null
}

function averageOf(dice: string | null): number | null {
  const parsed = dice === null ? null : parseDice(dice)
  return parsed?.ok ? atLeastOne(average(parsed.formula)) : null
}

/** Hit points with their formula and hit dice. Free text gives the number at its start, else the dice's average. */
export function readHitPoints(
  record: Fields,
  remarks: Remarks,
): Pick<Creature, 'maxHp' | 'hpFormula' | 'hitDice'> {
  const hpFormula = formula(record.hit_points_roll) ?? formula(record.hit_dice)
  const dice = /^(\d{1,3})d(\d{1,3})/.exec(text(record.hit_dice) || (hpFormula ?? ''))
  const hitDice = dice && Number(dice[2]) > 0 ? { count: Number(dice[1]), sides: Number(dice[2]) } : null
  const plain = whole(record.hit_points)
  if (plain !== null && plain > 0) return { maxHp: plain, hpFormula, hitDice }
  const given = text(record.hit_points)
  const maxHp = Math.max(1, leading(record.hit_points) ?? averageOf(hpFormula) ?? 1)
  const source = given === '' ? 'no hit points' : `hit points “${given.slice(0, 80)}”`
  remarks.add('hit_points', `${source}: taken as ${maxHp}`)
  return { maxHp, hpFormula, hitDice }
}

function armorNote(entry: Fields): string {
  const worn = list(entry.armor)
    .map((piece) => text(fields(piece)?.name).toLowerCase())
    .filter((name) => name !== '')
  const spell = text(fields(entry.spell)?.name)
  const condition = text(fields(entry.condition)?.name)
  if (worn.length > 0) return worn.join(', ')
  if (spell !== '') return `with ${spell}`
  if (condition !== '') return `when ${condition.toLowerCase()}`
  if (text(entry.desc) !== '') return text(entry.desc)
  return entry.type === 'natural' ? 'natural armor' : ''
}

/** Armor class: the first value counts, further ones are kept in its note. */
export function readArmor(record: Fields, remarks: Remarks): Pick<Creature, 'armorClass' | 'armorNote'> {
  const single = whole(record.armor_class)
  if (single !== null) return { armorClass: single, armorNote: '' }
  const entries = list(record.armor_class).map(fields)
  const first = entries[0]
  const value = first ? whole(first.value) : null
  if (!first || value === null) {
    remarks.add('armor_class', 'no armor class: taken as 10')
    return { armorClass: 10, armorNote: '' }
  }
  const others = entries
    .slice(1)
    .map((entry) => (entry ? `${text(entry.value)} ${armorNote(entry)}`.trim() : ''))
  const notes = [armorNote(first), ...others].filter((note) => note !== '')
  return { armorClass: value, armorNote: notes.join('; ').slice(0, 120) }
}

/** Speeds in feet, walking 0 when none is given beside others. */
export function readSpeeds(record: Fields, remarks: Remarks): Creature['speeds'] {
  const given = fields(record.speed)
  if (!given) {
    remarks.add('speed', 'no speed: taken as 30 ft')
    return { walk: 30 }
  }
  const speeds: Creature['speeds'] = {}
  for (const [mode, value] of Object.entries(given)) {
    const feet = leading(value)
    if (feet !== null && mode !== '__proto__') speeds[mode] = feet
  }
  return 'walk' in speeds ? speeds : { walk: 0, ...speeds }
}

/** "sleight-of-hand" as the tables call it: "sleightOfHand". */
function skillId(index: string): string {
  return index.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Saving throws and skills, which this format keeps in one list. */
export function readProficiencies(record: Fields, remarks: Remarks): Pick<Creature, 'saves' | 'skills'> {
  const saves: Creature['saves'] = {}
  const skills: Creature['skills'] = {}
  for (const one of list(record.proficiencies)) {
    const entry = fields(one)
    const index = text(fields(entry?.proficiency)?.index)
    const value = whole(entry?.value)
    const save = /^saving-throw-(str|dex|con|int|wis|cha)$/.exec(index)
    const skill = /^skill-([a-z-]+)$/.exec(index)
    if (save && value !== null) saves[save[1] as Ability] = value
    else if (skill?.[1] && value !== null) skills[skillId(skill[1])] = value
    else remarks.add('proficiencies', `“${index || 'nameless'}” was not understood`)
  }
  return { saves, skills }
}

/** Senses in words, and passive Perception. */
export function readSenses(record: Fields): Pick<Creature, 'senses' | 'passivePerception'> {
  const given = fields(record.senses) ?? {}
  const senses = Object.entries(given)
    .filter(([sense]) => sense !== 'passive_perception')
    .map(([sense, range]) => `${sense.replaceAll('_', ' ')} ${text(range)}`.trim())
  return { senses: senses.join(', ').slice(0, 400), passivePerception: whole(given.passive_perception) }
}
