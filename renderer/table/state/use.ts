import type { Id } from '@shared/domain/base'
import type { Action } from '@shared/domain/creature'
import { act } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { hints } from './hints.svelte'
import { ui } from './ui.svelte'

/** Opens the letters for choosing targets; `then` runs once they are confirmed. */
export function pickTargets(what: string, then: (() => void) | null = null) {
  ui.after = then
  // Enter confirms the choice; it must not press whatever was pressed last.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  selection.open('targets', what)
  hints.show('', then === null)
}

/** Ends the choosing; with `go` whatever waits for it follows. */
export function endPicking(go: boolean) {
  const after = ui.after
  ui.after = null
  hints.hide()
  selection.close('targets')
  if (go && after && selection.targets.length > 0) after()
}

const wantsTargets = (action: Action) =>
  action.attack !== null || action.save !== null || action.healing !== null

/** Uses an action of somebody at the chosen targets; asks for them first when there are none. */
export function useAction(id: Id, action: Action) {
  if (wantsTargets(action) && selection.targets.length === 0) {
    pickTargets(
      action.save?.area ? `choose who is in the ${action.save.area}` : `${action.name}: choose targets`,
      () => useAction(id, action),
    )
    return
  }
  const targets = [...selection.targets]
  if (action.attack) {
    const { mode, cover } = ui
    void act({ kind: 'attack', attacker: id, action: action.id, targets, mode, cover }).then(({ ok }) => {
      if (ok) ui.mode = null
    })
  } else void act({ kind: 'useAction', id, action: action.id, targets: wantsTargets(action) ? targets : [] })
}

/** Rolls an unarmed strike at the chosen targets. */
export function unarmed(id: Id) {
  if (selection.targets.length === 0) return pickTargets('Unarmed strike: choose targets', () => unarmed(id))
  void act({
    kind: 'attack',
    attacker: id,
    action: null,
    targets: [...selection.targets],
    mode: ui.mode,
    cover: ui.cover,
  })
}
