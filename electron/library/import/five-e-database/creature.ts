import type { Creature } from '@shared/domain/creature'
import { challengeText, readChallenge } from '../challenge'
import type { CreatureInput, Remarks } from '../outcome'
import { fields, kept, list, text, whole, type Fields } from '../values'
import { readAbilitySections } from './actions'
import { readAbilities, readArmor, readHitPoints, readProficiencies, readSenses, readSpeeds } from './numbers'

/** Fields that have a place in a stat block. */
const placed = new Set([
  ...['index', 'name', 'size', 'type', 'subtype', 'armor_class', 'hit_points', 'hit_dice', 'hit_points_roll'],
  ...[
    'speed',
    'strength',
    'dexterity',
    'constitution',
    'intelligence',
    'wisdom',
    'charisma',
    'proficiencies',
  ],
  ...['damage_vulnerabilities', 'damage_resistances', 'damage_immunities', 'condition_immunities', 'senses'],
  ...['languages', 'challenge_rating', 'proficiency_bonus', 'special_abilities', 'actions', 'bonus_actions'],
  ...['reactions', 'legendary_actions', 'lair_actions', 'desc'],
  // Addresses inside the source; they lead nowhere from here.
  ...['url', 'image', 'updated_at'],
])

/** Fields of the format that stat blocks of this game have no place for: kept as text without a remark. */
const known = new Set(['alignment', 'xp', 'xp_in_lair', 'forms', 'legendary_desc'])

function leftovers(record: Fields, remarks: Remarks): Creature['leftovers'] {
  const left = new Map<string, string>()
  for (const [field, value] of Object.entries(record)) {
    if (placed.has(field) || value === null || value === '') continue
    left.set(field, kept(value))
    if (!known.has(field)) remarks.add(field, 'is not a known field; kept as text')
  }
  if (fields(record.speed)?.hover === true) left.set('hover', 'yes')
  return Object.fromEntries(left)
}

function lines(value: unknown): string[] {
  return list(value)
    .map((one) => (text(one) || text(fields(one)?.name)).slice(0, 120))
    .filter((line) => line !== '')
}

function conditionNames(value: unknown): string[] {
  return list(value)
    .map((one) => (text(fields(one)?.index) || text(one)).toLowerCase().slice(0, 120))
    .filter((name) => name !== '')
}

function sourceOf(challenge: number | null): string {
  const from = '5e-database import'
  return challenge === null
    ? from
    : `${from}; CR ${challengeText(challenge)} stands as a suggestion for the Challenge Factor`
}

function description(value: unknown): string {
  return (Array.isArray(value) ? value.map(text).join('\n\n') : text(value)).slice(0, 20_000)
}

/**
 * Reads one creature of the format. Whatever has no place is kept as text under `leftovers`.
 * @throws when the record is no object or has no name
 */
export function readCreature(value: unknown, id: string, remarks: Remarks): CreatureInput {
  const record = fields(value)
  if (!record) throw new Error('is not a creature but a plain value')
  const name = text(record.name)
  if (name === '') throw new Error('has no name')
  const challenge = readChallenge(record.challenge_rating)
  if (challenge === null && text(record.challenge_rating) !== '' && text(record.challenge_rating) !== '—') {
    remarks.add('challenge_rating', `“${text(record.challenge_rating).slice(0, 40)}” was not understood`)
  }
  const subtype = text(record.subtype)
  return {
    id,
    name,
    ruleset: 'godhand',
    size: text(record.size).slice(0, 40) || 'Medium',
    type: text(record.type).slice(0, 80),
    tags: subtype === '' ? [] : subtype.split(',').map((tag) => tag.trim().slice(0, 40)),
    roles: [],
    challenge,
    level: null,
    ...readArmor(record, remarks),
    ...readHitPoints(record, remarks),
    speeds: readSpeeds(record, remarks),
    abilities: readAbilities(record, remarks),
    proficiencyBonus: whole(record.proficiency_bonus) ?? 2,
    ...readProficiencies(record, remarks),
    ...readSenses(record),
    languages: text(record.languages).slice(0, 400),
    resistances: lines(record.damage_resistances),
    vulnerabilities: lines(record.damage_vulnerabilities),
    immunities: lines(record.damage_immunities),
    conditionImmunities: conditionNames(record.condition_immunities),
    damageReduction: 0,
    legs: 2,
    ...readAbilitySections(record, remarks),
    motivation: '',
    notes: description(record.desc),
    deathSaves: false,
    source: sourceOf(challenge),
    leftovers: leftovers(record, remarks),
  }
}
