import { z } from 'zod'
import { SCHEMA_VERSION } from '@shared/domain/campaign'
import { stateSchema, tableSchemas, type StateData } from '@shared/domain/state'
import { stepSchema } from '@shared/event'
import { checksum } from './journal-line'
import type { Migration } from './migrations'

/** Undo reaches back this many steps after a restart. */
export const TRAIL = 200

const contentSchema = z.object({
  id: z.string().min(1),
  /** Version of the app that wrote it. */
  app: z.string(),
  name: z.string(),
  ruleset: z.string(),
  savedAt: z.number(),
  /** The state before the steps of the trail. */
  base: stateSchema,
  /** Done steps, oldest first. */
  trail: z.array(stepSchema),
  /** Undone steps in the order in which they are done again. */
  redo: z.array(stepSchema),
  /** Highest number that a step ever had. */
  lastSeq: z.number().int().nonnegative(),
  /** How far the journal is contained in this snapshot. */
  journal: z.object({
    generation: z.string().min(1),
    lines: z.number().int().positive(),
    bytes: z.number().int().positive(),
  }),
})
export type SnapshotContent = z.infer<typeof contentSchema>

const envelopeSchema = z.object({
  format: z.literal('roundkeeper-campaign'),
  schema: z.number().int().nonnegative(),
  checksum: z.string(),
  content: z.record(z.string(), z.unknown()),
})

/** A record of the library that could not be read; the rest of the campaign was. */
export interface DamagedRecord {
  readonly table: string
  readonly id: string
  readonly record: unknown
}

export type SnapshotRead =
  | {
      readonly kind: 'read'
      readonly content: SnapshotContent
      readonly damaged: readonly DamagedRecord[]
      /** Schema version of the file; lower than ours when it was migrated. */
      readonly schema: number
      readonly said: readonly string[]
    }
  | { readonly kind: 'newer'; readonly app: string }
  | { readonly kind: 'unreadable'; readonly why: string }

/** The text of a snapshot file. */
export function writeSnapshot(content: SnapshotContent): string {
  const text = JSON.stringify(content)
  // The content is put in as text, so that a large campaign is turned into JSON only once.
  const head = { format: 'roundkeeper-campaign', schema: SCHEMA_VERSION, checksum: checksum(text) }
  return `${JSON.stringify(head).slice(0, -1)},"content":${text}}\n`
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Tables whose records stand for themselves: one that can't be read is left out, and the rest still opens. */
const separable = ['creatures', 'encounters', 'rows'] as const

function withoutDamaged(content: Record<string, unknown>): {
  content: unknown
  damaged: DamagedRecord[]
} {
  const damaged: DamagedRecord[] = []
  const base = { ...(content['base'] as Partial<Record<keyof StateData, Record<string, unknown>>>) }
  for (const table of separable) {
    const records = base[table]
    if (!records) continue
    const good = Object.entries(records).filter(([id, record]) => {
      const fine = tableSchemas[table].safeParse(record).success
      if (!fine) damaged.push({ table, id, record })
      return fine
    })
    base[table] = Object.fromEntries(good)
  }
  return { content: { ...content, base }, damaged }
}

/**
 * Reads a snapshot file: checksum, version, migrations, schema. Changes nothing.
 * @param text null = there is no such file
 */
export function readSnapshot(text: string | null, migrations: readonly Migration[]): SnapshotRead {
  if (text === null) return { kind: 'unreadable', why: 'it is missing' }
  const envelope = envelopeSchema.safeParse(parsedJson(text))
  if (!envelope.success) return { kind: 'unreadable', why: 'it is not whole' }
  const { schema, content: stored } = envelope.data
  if (schema > SCHEMA_VERSION) {
    return { kind: 'newer', app: typeof stored['app'] === 'string' ? stored['app'] : 'a newer version' }
  }
  if (checksum(JSON.stringify(stored)) !== envelope.data.checksum) {
    return { kind: 'unreadable', why: 'its content does not match its checksum' }
  }
  let migrated = stored
  const said: string[] = []
  for (let version = schema; version < SCHEMA_VERSION; version += 1) {
    const migration = migrations.find((one) => one.from === version)
    if (!migration)
      return { kind: 'unreadable', why: `nothing leads from its version ${version} to this one` }
    migrated = migration.snapshot(migrated)
    said.push(migration.says)
  }
  const whole = contentSchema.safeParse(migrated)
  if (whole.success) return { kind: 'read', content: whole.data, damaged: [], schema, said }
  const { content, damaged } = withoutDamaged(migrated)
  const rest = contentSchema.safeParse(content)
  if (rest.success && damaged.length > 0) return { kind: 'read', content: rest.data, damaged, schema, said }
  const issue = whole.error.issues[0]
  return { kind: 'unreadable', why: `${issue?.path.join('.') ?? 'it'} has a wrong form` }
}
