import type { Row } from '@shared/domain/campaign'
import type { ConditionRowView } from '@shared/view/gm'
import type { ReadState } from '../../engine/store'
import type { Ruleset } from '../../engine/rulesets/ruleset'

/** The ruleset's condition rows by id. */
export type Rows = ReadonlyMap<string, ConditionRowView>

/** Looks the rows up; they are made again only when the GM's own rows or the options changed. */
export function createRows(): (state: ReadState, rules: Ruleset) => Rows {
  let own: readonly Row[] = []
  let options: unknown
  let rows: Rows | null = null
  return (state, rules) => {
    const now = [...state.all('rows')]
    const chosen = state.get('campaign', 'campaign')?.options
    if (rows && chosen === options && now.length === own.length && now.every((row, i) => row === own[i])) {
      return rows
    }
    own = now
    options = chosen
    rows = new Map(rules.conditions(state).map((row) => [row.id, row]))
    return rows
  }
}
