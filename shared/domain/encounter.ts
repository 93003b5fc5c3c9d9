import { z } from 'zod'
import { idSchema, sideSchema } from './base'
import { roleSchema } from './creature'

export const encounterEntrySchema = z.object({
  id: idSchema,
  creature: idSchema,
  count: z.number().int().positive().max(200),
  side: sideSchema.default('foe'),
  hidden: z.boolean().default(false),
  name: z.string().max(120).nullable().default(null),
  role: roleSchema.nullable().default(null),
})
export type EncounterEntry = z.infer<typeof encounterEntrySchema>

/** A fight prepared between sessions. The party joins by itself when it is launched. */
export const encounterSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(120),
  entries: z.array(encounterEntrySchema).default([]),
  notes: z.string().max(20_000).default(''),
  readAloud: z.string().max(20_000).default(''),
})
export type Encounter = z.infer<typeof encounterSchema>
