import { z } from 'zod'
import { abilitySchema, damagePartSchema, idSchema } from './base'
import { effectSpecSchema } from './effect'

export const roleSchema = z.enum(['minion', 'leader', 'solo'])
export type Role = z.infer<typeof roleSchema>

/** Distances in feet. `long` null = no long range. */
export const attackSchema = z.object({
  kind: z.enum(['melee', 'ranged', 'meleeSpell', 'rangedSpell']),
  toHit: z.number().int(),
  ability: abilitySchema.nullable().default(null),
  reach: z.number().int().nonnegative().nullable().default(5),
  range: z.object({ normal: z.number().int(), long: z.number().int().nullable() }).nullable().default(null),
  damage: z.array(damagePartSchema).default([]),
  light: z.boolean().default(false),
  thrown: z.boolean().default(false),
  hands: z.number().int().min(0).max(4).default(1),
  /** Effects offered on a hit. */
  onHit: z.array(effectSpecSchema).default([]),
})
export type Attack = z.infer<typeof attackSchema>

export const saveActionSchema = z.object({
  ability: abilitySchema,
  dc: z.number().int(),
  area: z.string().max(120).default(''),
  onSuccess: z.enum(['half', 'none']).default('half'),
  damage: z.array(damagePartSchema).default([]),
  /** Effects on a failed save. */
  onFail: z.array(effectSpecSchema).default([]),
})
export type SaveAction = z.infer<typeof saveActionSchema>

export const rechargeSchema = z.union([
  z.object({ kind: z.literal('die'), min: z.number().int().min(1).max(6) }),
  z.object({ kind: z.literal('rest'), rest: z.enum(['short', 'long', 'either']) }),
])
export type Recharge = z.infer<typeof rechargeSchema>

export const actionSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(120),
  cost: z.enum(['action', 'bonus', 'reaction', 'free', 'legendary', 'lair', 'long']).default('action'),
  text: z.string().max(20_000).default(''),
  attack: attackSchema.nullable().default(null),
  save: saveActionSchema.nullable().default(null),
  healing: z.string().max(60).nullable().default(null),
  recharge: rechargeSchema.nullable().default(null),
  /** What the table sees or hears while a recharge ability is charged. */
  tell: z.string().max(400).default(''),
  uses: z
    .object({ max: z.number().int().positive(), per: z.enum(['turn', 'fight', 'short', 'long', 'day']) })
    .nullable()
    .default(null),
  /** Spell level; null = not a spell, 0 = cantrip. */
  spellLevel: z.number().int().min(0).max(9).nullable().default(null),
  concentration: z.boolean().default(false),
  /** Roles this action belongs to; empty = all. */
  roles: z.array(roleSchema).default([]),
})
export type Action = z.infer<typeof actionSchema>

export const traitSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(120),
  text: z.string().max(20_000).default(''),
})
export type Trait = z.infer<typeof traitSchema>

/** A stat block: a creature of the library, or the sheet of a party member. Speeds in feet. */
export const creatureSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(120),
  ruleset: z.string().default('godhand'),
  /** What players read instead of the name; null = the name itself. */
  publicName: z.string().max(120).nullable().default(null),
  size: z.string().max(40).default('Medium'),
  type: z.string().max(80).default(''),
  tags: z.array(z.string().max(40)).default([]),
  roles: z.array(roleSchema).default([]),
  /** Challenge Factor; null = not rated. */
  challenge: z.number().nonnegative().nullable().default(null),
  level: z.number().int().positive().nullable().default(null),
  armorClass: z.number().int().default(10),
  armorNote: z.string().max(120).default(''),
  maxHp: z.number().int().positive().default(1),
  hpFormula: z.string().max(60).nullable().default(null),
  hitDice: z
    .object({ sides: z.number().int().positive(), count: z.number().int().nonnegative() })
    .nullable()
    .default(null),
  speeds: z.record(z.string(), z.number().int().nonnegative()).default({ walk: 30 }),
  abilities: z.record(abilitySchema, z.number().int()),
  proficiencyBonus: z.number().int().default(2),
  /** Totals that differ from the plain modifier. */
  saves: z.partialRecord(abilitySchema, z.number().int()).default({}),
  skills: z.record(z.string(), z.number().int()).default({}),
  passivePerception: z.number().int().nullable().default(null),
  senses: z.string().max(400).default(''),
  languages: z.string().max(400).default(''),
  resistances: z.array(z.string().max(120)).default([]),
  vulnerabilities: z.array(z.string().max(120)).default([]),
  immunities: z.array(z.string().max(120)).default([]),
  conditionImmunities: z.array(z.string().max(120)).default([]),
  /** Flat damage reduction, in hit points per damage part. */
  damageReduction: z.number().int().nonnegative().default(0),
  legs: z.number().int().nonnegative().default(2),
  attacksPerAction: z.number().int().positive().default(1),
  traits: z.array(traitSchema).default([]),
  actions: z.array(actionSchema).default([]),
  motivation: z.string().max(4000).default(''),
  notes: z.string().max(20_000).default(''),
  /** Makes death saving throws at 0 hit points instead of dying at once. */
  deathSaves: z.boolean().default(false),
  /** Where it came from (a book, an import), for the GM. */
  source: z.string().max(200).default(''),
  /** What an importer could not place, kept as text. */
  leftovers: z.record(z.string(), z.string().max(20_000)).default({}),
})
export type Creature = z.infer<typeof creatureSchema>
