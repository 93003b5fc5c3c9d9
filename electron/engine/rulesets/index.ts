import { godhand } from './godhand/index'
import type { Ruleset } from './ruleset'

/** Every game the app knows, by id; one line per ruleset. */
export const rulesets: Readonly<Record<string, Ruleset>> = {
  godhand,
}
