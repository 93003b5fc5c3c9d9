import { isTyping, keyOfEvent, usesKey } from './key'
import { actionFor, runAction } from './registry.svelte'

/** Window-wide keydown: finds the action record of the key and runs it. */
export function dispatchKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return
  const key = keyOfEvent(event)
  if (key === null || usesKey(event.target, key)) return
  const record = actionFor(key, isTyping(event.target))
  if (!record) return
  event.preventDefault()
  if (event.repeat && !record.repeat) return
  runAction(record, event)
}

/**
 * A button pressed with the mouse must not keep the focus: Space would press it again instead of ending the turn.
 * Inside a panel focus stays, for the panel's own keys.
 */
export function releaseFocus(event: MouseEvent) {
  if (event.detail === 0 || !(event.target instanceof Element)) return
  const pressed = event.target.closest('button, a, summary, input[type=checkbox], input[type=radio]')
  if (
    pressed instanceof HTMLElement &&
    !pressed.closest('[data-owns-keys]') &&
    pressed === document.activeElement
  )
    pressed.blur()
}
