import { z } from 'zod'
import { dieSchema, reasonSchema } from './domain/base'

/** Text in pieces so that names stand out and arithmetic stands back. */
export const pieceSchema = z.object({ text: z.string(), kind: z.enum(['plain', 'name', 'dim']) })
export type Piece = z.infer<typeof pieceSchema>

/** One sentence of the log with its dice and reasons. */
export const logLineSchema = z.object({
  icon: z.string(),
  pieces: z.array(pieceSchema),
  reasons: z.array(reasonSchema),
  dice: z.array(dieSchema),
  /** Players' screen does not show what this tells. */
  secret: z.boolean(),
})
export type LogLine = z.infer<typeof logLineSchema>
