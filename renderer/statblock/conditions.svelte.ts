import { game } from '../state/game.svelte'

/** Name of a condition row as the ruleset or the GM wrote it; its id when the row is gone. */
export const nameOfCondition = (id: string): string =>
  game.view.rules.conditions.find((row) => row.id === id)?.name ?? id
