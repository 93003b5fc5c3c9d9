import { z } from 'zod'
import { idSchema, sideSchema } from './base'

export const lifeSchema = z.enum(['up', 'dying', 'stable', 'dead'])
export type Life = z.infer<typeof lifeSchema>

/** Somebody with live numbers: a party member (always) or a creature in a fight. Hit points; distances in feet. */
export const combatantSchema = z.object({
  id: idSchema,
  /** The fight it takes part in; null = a party member between fights. */
  fight: idSchema.nullable(),
  block: idSchema,
  creature: idSchema.nullable(),
  inParty: z.boolean(),
  side: sideSchema,
  /** Full name with its number, e.g. "Skulk 3". */
  name: z.string(),
  /** Name without number and the number, for grouping and numbering. */
  baseName: z.string(),
  number: z.number().int().nullable(),
  /** What players read; null = the true name. */
  publicName: z.string().nullable(),
  hidden: z.boolean(),
  note: z.string(),

  hp: z.number().int().nonnegative(),
  /** The maximum as it is now, with every entry of `maxHpChanges` already counted in. */
  maxHp: z.number().int().nonnegative(),
  /** Changes of the maximum (poison, spells): what is counted in, so that one can be taken back. */
  maxHpChanges: z.array(z.object({ id: idSchema, amount: z.number().int(), cause: z.string() })),
  temp: z.object({ amount: z.number().int().positive(), source: z.string() }).nullable(),
  life: lifeSchema,
  /** Out of the fight but kept for the record. */
  gone: z.enum(['fled', 'fallen', 'left']).nullable(),
  deathSaves: z.boolean(),
  /** As it is now, with every entry of `armorChanges` counted in; conditions and cover come on top. */
  armorClass: z.number().int(),
  armorChanges: z.array(z.object({ id: idSchema, amount: z.number().int(), cause: z.string() })),

  initiative: z.number().nullable(),
  /** Shared roll of identical creatures; null = rolls alone. */
  group: z.string().nullable(),
  surprised: z.boolean(),
  /** Own turns that have ended in this fight. */
  turnsTaken: z.number().int().nonnegative(),

  /** What this turn has used: pips by name, feet moved, and whatever the ruleset counts. */
  used: z.record(z.string(), z.number()),
  /** What the ruleset remembers of this turn in words (e.g. what the action was used for). */
  tags: z.record(z.string(), z.string()),
  /** What lasts beyond the turn: spent hit dice, death saves, exhaustion, kit uses. */
  counters: z.record(z.string(), z.number()),
  /** Recharge abilities by action id. */
  charges: z.record(z.string(), z.object({ charged: z.boolean(), tellShared: z.boolean() })),
  /** Spent uses by action id. */
  usesSpent: z.record(z.string(), z.number().int().nonnegative()),

  concentration: z.object({ on: z.string(), effects: z.array(idSchema) }).nullable(),
  readied: z.object({ trigger: z.string(), response: z.string(), round: z.number().int() }).nullable(),
  /** Distance in feet to another combatant, held only where a rule asked for it. */
  distances: z.record(z.string(), z.number().nonnegative()),
})
export type Combatant = z.infer<typeof combatantSchema>
