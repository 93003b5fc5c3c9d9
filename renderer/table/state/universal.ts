import type { Id } from '@shared/domain/base'
import type { UniversalView } from '@shared/view/gm'
import { act } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { pickTargets } from './use'

/** What the panel of words is about when a universal action wants to know something first. */
export interface Asking {
  readonly id: Id
  readonly row: UniversalView
}

/** Does a universal action: asks for targets, or for the words it wants to know, first. */
export function doUniversal(id: Id, row: UniversalView, note?: string) {
  if (row.id === 'ready') return selection.open('ready', id)
  if (row.needsTarget && selection.targets.length === 0)
    return pickTargets(`${row.name}: choose a target`, () => void doUniversal(id, row))
  if (row.asks !== undefined && note === undefined)
    return selection.open('asking', { id, row } satisfies Asking)
  return act({
    kind: 'universalAction',
    id,
    action: row.id,
    targets: row.needsTarget ? [...selection.targets] : [],
    note: note ?? '',
  })
}
