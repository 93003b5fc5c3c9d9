import type { Row } from '@shared/domain/campaign'
import type { ReadState } from '../../../store'
import { body } from './body'
import { injuries } from './injuries'
import { ownRow } from './own-row'
import type { ConditionRow } from './row'
import { sensesAndMind } from './senses-and-mind'
import { states } from './states'

/** Every built-in row: conditions by name, then injuries, then states. */
export const builtIn: readonly ConditionRow[] = [
  ...[...body, ...sensesAndMind].sort((a, b) => (a.id < b.id ? -1 : 1)),
  ...injuries,
  ...states,
]

const byId = new Map(builtIn.map((row) => [row.id, row]))

/** Rows of the GM as they were read, kept as long as the record itself. */
const read = new WeakMap<Row, ConditionRow>()

function readOnce(row: Row): ConditionRow {
  const known = read.get(row)
  if (known) return known
  const fresh = ownRow(row)
  read.set(row, fresh)
  return fresh
}

/** The row of a condition, built in or made by the GM; undefined when nobody knows it. */
export function conditionRow(state: ReadState, id: string): ConditionRow | undefined {
  const own = state.get('rows', id)
  if (own?.table === 'condition') return readOnce(own)
  return byId.get(id)
}

/** All rows that may be chosen: the GM's own first. */
export function conditionRows(state: ReadState): readonly ConditionRow[] {
  const own: ConditionRow[] = []
  for (const row of state.all('rows')) if (row.table === 'condition') own.push(readOnce(row))
  const replaced = new Set(own.map((row) => row.id))
  return [...own, ...builtIn.filter((row) => !replaced.has(row.id))]
}
