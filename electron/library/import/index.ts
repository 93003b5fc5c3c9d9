import type { Creature } from '@shared/domain/creature'
import { creatureSchema } from '@shared/domain/creature'
import type { ImportReport } from '@shared/ipc/contract'
import { fiveEDatabase } from './five-e-database'
import type { CreatureInput, Format, ImportOutcome } from './outcome'
import { fields, text } from './values'

export type { ImportOutcome } from './outcome'

const formats: readonly Format[] = [fiveEDatabase]

function refused(title: string, message: string): ImportOutcome {
  return { ok: false, title, message }
}

/** What was found instead, in a few words: for the refusal. */
function seen(content: unknown): string {
  if (Array.isArray(content)) {
    const first = fields(content[0])
    return first ? `a list of things with ${keysOf(first)}` : `a list of ${content.length} plain values`
  }
  const object = fields(content)
  return object ? `one thing with ${keysOf(object)}` : 'a single plain value'
}

function keysOf(object: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(object).slice(0, 5)
  return keys.length === 0 ? 'nothing in it' : keys.map((key) => `“${key.slice(0, 40)}”`).join(', ')
}

function parse(source: string): { content: unknown } | { problem: string } {
  try {
    return { content: JSON.parse(source.replace(/^\uFEFF/, '')) as unknown }
  } catch (thrown) {
    return { problem: thrown instanceof Error ? thrown.message : 'unreadable' }
  }
}

/** The schema has the last word on every creature: whatever passes can be put on the table. */
function checked(creature: CreatureInput): Creature {
  const result = creatureSchema.safeParse(creature)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Error(`${issue?.path.join('.') ?? 'record'}: ${issue?.message ?? 'is not usable'}`)
}

function readAll(format: Format, records: readonly unknown[], newId: () => string): ImportOutcome {
  const creatures: Creature[] = []
  const report: ImportReport = {
    read: records.length,
    imported: 0,
    failed: 0,
    warnings: [],
    failures: [],
    ids: [],
  }
  records.forEach((record, index) => {
    const name = text(fields(record)?.name).slice(0, 120) || `entry ${index + 1}`
    const warnings: ImportReport['warnings'] = []
    try {
      const remarks = {
        add: (field: string, about: string) => warnings.push({ creature: name, field, text: about }),
      }
      const creature = checked(format.read(record, newId(), remarks))
      creatures.push(creature)
      report.ids.push(creature.id)
      report.warnings.push(...warnings)
    } catch (thrown) {
      report.failures.push({ creature: name, text: thrown instanceof Error ? thrown.message : 'unreadable' })
    }
  })
  report.imported = creatures.length
  report.failed = report.failures.length
  return { ok: true, creatures, report }
}

/**
 * Reads creatures from the text of a file; the format is known by the content, never by a file name. Bad input is
 * refused with a sentence; a bad record is listed and the others come in.
 * @param newId gives each creature its id
 */
export function readCreatures(source: string, newId: () => string): ImportOutcome {
  if (source.trim() === '') return refused('Nothing to read', 'The file or the pasted text is empty.')
  const parsed = parse(source)
  if ('problem' in parsed) {
    return refused('This is not a creature file', `It is not JSON: ${parsed.problem}. Nothing was imported.`)
  }
  for (const format of formats) {
    const records = format.recognise(parsed.content)
    if (records) return readAll(format, records, newId)
  }
  const wanted = formats.map((format) => format.name).join(', ')
  return refused(
    'No creatures found',
    `This holds ${seen(parsed.content)}. Formats that can be read: ${wanted}. Nothing was imported.`,
  )
}
