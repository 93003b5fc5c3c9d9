/**
 * One step from a saved form to the next. It works on plain data, because the schema of the older form is gone by the
 * time it runs, and keeps everything it does not know.
 */
export interface Migration {
  /** Schema version it starts from; it leads to the next number. */
  readonly from: number
  /** What the GM is told ("The clock now counts seconds."). */
  readonly says: string
  /** The snapshot's content (not its envelope). */
  readonly snapshot: (data: Record<string, unknown>) => Record<string, unknown>
  /** One entry of the journal. */
  readonly entry: (entry: unknown) => unknown
}

/**
 * Every migration there is, by number. When the saved form changes: raise SCHEMA_VERSION, add the row that starts from
 * the old number, and a test with a file of the old form.
 */
export const migrations: readonly Migration[] = []
