import { z } from 'zod'
import { idSchema, patchOf } from './base'
import { combatantSchema } from './combatant'

/** A place in the initiative order: one combatant, or a block of identical ones that act together. */
export const slotSchema = z.object({
  id: idSchema,
  members: z.array(idSchema),
  initiative: z.number(),
  /** Nobody stands here any more; the place is kept while timers hang on those who did. */
  ghost: z.boolean(),
  /** Waiting to step in at a point the GM chooses. */
  delaying: z.boolean(),
})
export type Slot = z.infer<typeof slotSchema>

export const fightSchema = z.object({
  id: idSchema,
  name: z.string(),
  encounter: idSchema.nullable(),
  status: z.enum(['preparing', 'running', 'paused', 'over']),
  round: z.number().int().nonnegative(),
  order: z.array(slotSchema),
  /** Slot whose turn it is; null before the fight begins. */
  active: idSchema.nullable(),
  /** Member of the active slot whose stat block is shown. */
  actor: idSchema.nullable(),
  /** Slots that have had their turn in this round (delayed turns included). */
  acted: z.array(idSchema),
  /** Slots whose turn has begun in this round; one that is not in `acted` goes on instead of beginning again. */
  begun: z.array(idSchema).default([]),
  /** While the fight is put aside: what its party members bring back into it, by combatant id. */
  parked: z.record(z.string(), patchOf(combatantSchema)).default({}),
  /** Next number per base name; numbers are never reused during a fight. */
  numbering: z.record(z.string(), z.number().int()),
  /** Campaign clock when round 1 began, in seconds. */
  startedAt: z.number().int().nullable(),
  challenge: z.number().nullable(),
  notes: z.string(),
})
export type Fight = z.infer<typeof fightSchema>
