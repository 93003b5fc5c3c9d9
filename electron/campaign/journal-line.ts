import { createHash } from 'node:crypto'
import { z } from 'zod'
import { idSchema } from '@shared/domain/base'
import { SCHEMA_VERSION } from '@shared/domain/campaign'
import { tableSchemas, type TableName } from '@shared/domain/state'
import { stepSchema } from '@shared/event'

const tableNameSchema = z.enum(Object.keys(tableSchemas) as [TableName, ...TableName[]])

/** What a record was before the step that is undone; null = it did not exist. */
export const restoreSchema = z.object({ table: tableNameSchema, id: idSchema, before: z.unknown() })
export type Restore = z.infer<typeof restoreSchema>

/**
 * One line of the journal. An undo carries the records it puts back, so that replaying it needs no memory of the
 * step; a redo names the step, whose events stand earlier in the file.
 */
export const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('journal'), generation: z.string() }),
  z.object({ kind: z.literal('step'), step: stepSchema }),
  z.object({
    kind: z.literal('undo'),
    at: z.number(),
    /** Newest step first. Several when the GM went back by more than one: all of it or, after a crash, nothing. */
    steps: z.array(z.object({ of: z.number().int().positive(), restore: z.array(restoreSchema) })).min(1),
  }),
  z.object({ kind: z.literal('redo'), of: z.number().int().positive(), at: z.number() }),
])
export type Entry = z.infer<typeof entrySchema>

/** The outside of a line: schema version, line number (from 1, the header), and the entry. */
export interface Line {
  readonly v: number
  readonly n: number
  readonly entry: unknown
}

const HEAD = '{"sum":"'
const SUM_LENGTH = 16
const MIDDLE = '","line":'
const BODY_AT = HEAD.length + SUM_LENGTH + MIDDLE.length

/** Short checksum that a torn or edited text does not survive. */
export function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, SUM_LENGTH)
}

/** A line as it stands in the file, with its checksum and line break. */
export function writeLine(n: number, entry: Entry): string {
  const body = JSON.stringify({ v: SCHEMA_VERSION, n, entry } satisfies Line)
  return `${HEAD}${checksum(body)}${MIDDLE}${body}}\n`
}

const lineSchema = z.object({ v: z.number().int(), n: z.number().int(), entry: z.unknown() })

/** Reads a line without its line break; null when it is not exactly as it was written. */
export function readLine(text: string): Line | null {
  const body = text.slice(BODY_AT, -1)
  const sum = text.slice(HEAD.length, HEAD.length + SUM_LENGTH)
  if (text !== `${HEAD}${sum}${MIDDLE}${body}}` || checksum(body) !== sum) return null
  try {
    return lineSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
}
