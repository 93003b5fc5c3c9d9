import { z } from 'zod'

/** Identifier of any record; made in the main process, never by a window. */
export const idSchema = z.string().min(1).max(120)
export type Id = z.infer<typeof idSchema>

export const abilitySchema = z.enum(['str', 'dex', 'con', 'int', 'wis', 'cha'])
export type Ability = z.infer<typeof abilitySchema>

export const sideSchema = z.enum(['party', 'foe', 'ally'])
export type Side = z.infer<typeof sideSchema>

/** One die as it fell: who supplied it and whether it counts (false = the die that advantage dropped). */
export const dieSchema = z.object({
  sides: z.number().int().positive(),
  value: z.number().int(),
  by: z.enum(['app', 'gm']),
  kept: z.boolean(),
})
export type Die = z.infer<typeof dieSchema>

/** A finished roll: every die, the flat part and the total. */
export const rollSchema = z.object({
  formula: z.string(),
  dice: z.array(dieSchema),
  modifier: z.number().int(),
  total: z.number().int(),
})
export type Roll = z.infer<typeof rollSchema>

export const modeSchema = z.enum(['advantage', 'flat', 'disadvantage'])
export type Mode = z.infer<typeof modeSchema>

/** Why a number or a refusal is what it is; `rule` is a ledger id, or null for a GM's own decision. */
export const reasonSchema = z.object({
  kind: z.enum(['advantage', 'disadvantage', 'bonus', 'penalty', 'critical', 'refusal', 'damage', 'note']),
  text: z.string(),
  rule: z.string().nullable(),
  value: z.number().nullable().default(null),
})
export type Reason = z.infer<typeof reasonSchema>

/** A share of damage of one type, written as dice notation, e.g. `2d6+3` slashing. */
export const damagePartSchema = z.object({
  formula: z.string().min(1).max(60),
  type: z.string().max(40),
})
export type DamagePart = z.infer<typeof damagePartSchema>

/** A damage part after its dice fell. */
export const rolledPartSchema = z.object({
  type: z.string(),
  roll: rollSchema,
})
export type RolledPart = z.infer<typeof rolledPartSchema>

/** No, with a sentence: nothing changed and no die was drawn. */
export const refusalSchema = z.object({
  message: z.string(),
  reasons: z.array(reasonSchema).default([]),
})
export type Refusal = z.infer<typeof refusalSchema>

/**
 * A schema for a change of some fields: every field optional and none filled in. (`partial()` alone would add the
 * defaults of the fields that are left out, and so overwrite them.)
 */
export function patchOf<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
): ReturnType<z.ZodObject<S>['partial']> {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const plain = field instanceof z.ZodDefault ? field.unwrap() : field
    return [key, z.optional(plain)]
  })
  return z.object(Object.fromEntries(fields)) as never
}
