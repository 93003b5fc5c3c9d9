import { z } from 'zod'
import { campaignSchema, rowSchema } from './campaign'
import { combatantSchema } from './combatant'
import { creatureSchema } from './creature'
import { effectSchema } from './effect'
import { encounterSchema } from './encounter'
import { fightSchema } from './fight'
import { promptSchema } from './prompt'

/** One schema per table of records. The whole state of a campaign is these tables. */
export const tableSchemas = {
  campaign: campaignSchema,
  rows: rowSchema,
  creatures: creatureSchema,
  encounters: encounterSchema,
  /** Stat blocks as they were when somebody entered play; shared by identical creatures. */
  blocks: creatureSchema,
  combatants: combatantSchema,
  effects: effectSchema,
  fights: fightSchema,
  prompts: promptSchema,
} as const

export type TableName = keyof typeof tableSchemas
export type Tables = { [T in TableName]: z.infer<(typeof tableSchemas)[T]> }

/** The state as plain data, as it is saved: table name to id to record. */
export const stateSchema = z.object({
  campaign: z.record(z.string(), campaignSchema),
  rows: z.record(z.string(), rowSchema),
  creatures: z.record(z.string(), creatureSchema),
  encounters: z.record(z.string(), encounterSchema),
  blocks: z.record(z.string(), creatureSchema),
  combatants: z.record(z.string(), combatantSchema),
  effects: z.record(z.string(), effectSchema),
  fights: z.record(z.string(), fightSchema),
  prompts: z.record(z.string(), promptSchema),
})
export type StateData = z.infer<typeof stateSchema>
