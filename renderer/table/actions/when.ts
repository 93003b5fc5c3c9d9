import type { ActionRecord } from '../../keys/registry.svelte'
import { game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { meant, order } from '../state/order.svelte'

export const running = (): boolean => game.view.fight?.status === 'running'
export const preparing = (): boolean => game.view.fight?.status === 'preparing'
export const inFight = (): boolean => game.view.fight !== null

/** Whom a key about somebody means: the chosen, else the one under the cursor, else whoever acts. */
export const whom = (): string[] => {
  const ids = meant()
  const at = order.at?.id
  return ids.length > 0 ? ids : at === undefined ? [] : [at]
}
export const somebody = (): boolean => inFight() && whom().length > 0

/** Whose turn is shown: the one looked at, else whoever acts. */
export const shownId = (): string | null => selection.focus ?? game.view.fight?.actor ?? null

/** Records of the table, which all belong to its room. */
export const atTable = (records: readonly Omit<ActionRecord, 'rooms'>[]): ActionRecord[] =>
  records.map((record) => ({ ...record, rooms: ['table'] }))
