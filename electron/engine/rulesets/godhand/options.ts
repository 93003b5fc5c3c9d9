import type { ReadState } from '../../store'
import { type OptionKey, options } from './tables/options'

const defaults = new Map<string, string | number | boolean>(options.map((row) => [row.key, row.default]))

/** The value of a house-rule switch: what the GM chose, or its default. Throws for a key without a row. */
export function option(state: ReadState, key: OptionKey): string | number | boolean {
  const chosen = state.get('campaign', 'campaign')?.options[key]
  if (chosen !== undefined) return chosen
  const value = defaults.get(key)
  if (value === undefined) throw new Error(`no option ${key}`)
  return value
}
