import type { z } from 'zod'
import type { Creature, creatureSchema } from '@shared/domain/creature'
import type { ImportReport } from '@shared/ipc/contract'

/** Creatures read from a file with the account of what was read, or one sentence why nothing was. */
export type ImportOutcome =
  | { readonly ok: true; readonly creatures: Creature[]; readonly report: ImportReport }
  | { readonly ok: false; readonly title: string; readonly message: string }

/** A creature before its defaults are filled in. */
export type CreatureInput = z.input<typeof creatureSchema>

/** Gathers what the GM should look at in one creature: the field and a sentence. */
export interface Remarks {
  add(field: string, text: string): void
}

/** A file format: how to know it by its content, and how to read one creature of it. */
export interface Format {
  readonly name: string
  /** The records when the content is of this format; null when it is not. */
  recognise(content: unknown): readonly unknown[] | null
  /** Throws when the record is no creature; the message is shown to the GM. */
  read(record: unknown, id: string, remarks: Remarks): CreatureInput
}
