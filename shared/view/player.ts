import { z } from 'zod'
import { sideSchema } from '../domain/base'

/** Health as players may read it: numbers for the party, words for the rest, or nothing. */
export const playerHealthSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('numbers'),
    hp: z.number().int(),
    maxHp: z.number().int(),
    temp: z.number().int(),
  }),
  z.object({ kind: z.literal('word'), word: z.string(), low: z.boolean() }),
  z.object({ kind: z.literal('deathSaves'), successes: z.number().int(), failures: z.number().int() }),
  z.object({ kind: z.literal('none') }),
])
export type PlayerHealth = z.infer<typeof playerHealthSchema>

export const playerRowSchema = z.object({
  /** Opaque key: stable for a row, says nothing. */
  key: z.string(),
  name: z.string(),
  side: sideSchema,
  state: z.enum(['acted', 'now', 'coming', 'delaying']),
  next: z.boolean(),
  health: playerHealthSchema,
  /** More than one creature behind the row; null = one. */
  count: z.number().int().nullable(),
  countNote: z.string(),
  conditions: z.array(z.object({ sign: z.string().nullable(), name: z.string(), time: z.string() })),
  readied: z.boolean(),
  concentration: z.string().nullable(),
})
export type PlayerRow = z.infer<typeof playerRowSchema>

/** All that ever reaches the players' window. Made in main; holds nothing hidden. */
export const playerViewSchema = z.object({
  title: z.string(),
  status: z.enum(['waiting', 'running', 'over']),
  /** The round players are shown; changes together with the marker. 0 = not begun. */
  round: z.number().int(),
  rows: z.array(playerRowSchema),
  now: z.string(),
  next: z.string(),
  /** Charged abilities' tells, newest first. `since` rises with every new tell, so that a new one can be shown as new. */
  tells: z.array(z.object({ key: z.string(), name: z.string(), text: z.string(), since: z.number().int() })),
  clock: z.string(),
  screen: z.object({
    blackout: z.boolean(),
    layout: z.enum(['list', 'cards', 'spotlight']),
    theme: z.enum(['dark', 'light', 'contrast']),
  }),
})
export type PlayerView = z.infer<typeof playerViewSchema>
