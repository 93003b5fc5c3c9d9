import { z } from 'zod'
import { idSchema } from './base'

/** Bumped with every change of the saved form; see electron/campaign/migrations. */
export const SCHEMA_VERSION = 1

export const optionValueSchema = z.union([z.string().max(200), z.number(), z.boolean()])

export const campaignSchema = z.object({
  id: z.literal('campaign'),
  name: z.string().min(1).max(120),
  ruleset: z.string(),
  /** House-rule switches of the ruleset; missing = its default. */
  options: z.record(z.string(), optionValueSchema),
  /** Campaign clock in seconds since day 1, 00:00. */
  clock: z.number().int().nonnegative(),
  /** End of the last long rest that had an effect, by combatant id. */
  lastLongRest: z.record(z.string(), z.number().int()),
  /** The fight on the table; null = none. Others may be paused. */
  fight: idSchema.nullable(),
  notes: z.string(),
})
export type Campaign = z.infer<typeof campaignSchema>

/**
 * A row the GM added to one of the ruleset's tables. A condition row carries modifiers in the ruleset's own
 * form under `data`; the engine reads built-in rows and these through the same mechanism.
 */
export const rowSchema = z.object({
  id: idSchema,
  table: z.enum(['condition', 'damageType']),
  name: z.string().min(1).max(60),
  summary: z.string().max(2000).default(''),
  visible: z.boolean().default(true),
  data: z.record(z.string(), z.unknown()).default({}),
})
export type Row = z.infer<typeof rowSchema>
