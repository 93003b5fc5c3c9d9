import type { Id } from '@shared/domain/base'
import type { UniversalView } from '@shared/view/gm'
import { act } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { pickTargets } from './use'

/** Does a universal action: asks for targets or for the words of a readied action first where it needs them. */
export function doUniversal(id: Id, row: UniversalView) {
  if (row.id === 'ready') return selection.open('ready', id)
  if (row.needsTarget && selection.targets.length === 0)
    return pickTargets(`${row.name}: choose a target`, () => doUniversal(id, row))
  void act({
    kind: 'universalAction',
    id,
    action: row.id,
    targets: row.needsTarget ? [...selection.targets] : [],
  })
}
