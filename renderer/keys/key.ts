/*
 * Keys as text: modifiers in the order Ctrl, Alt, Shift, then the key: "Space", "Shift+U", "Ctrl+K", "?", "Up".
 * Signs that need Shift on some keyboards are written without it ("?", "+"), so that they fit every layout.
 */

const names: Record<string, string> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
}

const modifiers = new Set([
  'Control',
  'Shift',
  'Alt',
  'Meta',
  'AltGraph',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
])

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The key of an event as text; null while only modifiers are down. Cmd counts as Ctrl. */
export function keyOfEvent(event: Pressed): string | null {
  if (modifiers.has(event.key)) return null
  // Other alphabets, and Alt on a Mac, give another sign than the one printed on the key.
  const byCode = /^(?:Key([A-Z])|Digit(\d))$/.exec(event.code)
  const printed = byCode?.[1] ?? byCode?.[2]
  let key = names[event.key] ?? event.key
  const isLetter = /^[a-z]$/i.test(key)
  if (printed && !isLetter && (event.altKey || (key.length === 1 && key.charCodeAt(0) > 0x24f))) key = printed
  if (key.length === 1) key = key.toUpperCase()
  const isSign = key.length === 1 && !/[A-Z0-9]/.test(key)
  return [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey && !isSign ? 'Shift' : '',
    key,
  ]
    .filter(Boolean)
    .join('+')
}

/** A key as it is shown: "Shift Enter". */
export const keyLabel = (key: string): string => key.split(/\+(?=.)/).join(' ')

const plainInputs = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'range',
  'color',
  'file',
  'image',
])

/** Whether keys pressed on this element are text being typed (or choose in a list). */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !plainInputs.has(target.type)
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  )
}

/** Whether the element itself does something with this key (a focused button with Space or Enter). */
export function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  const presses = target.closest(
    'button, a[href], summary, input[type=checkbox], input[type=radio], [role=button]',
  )
  return presses !== null && (key === 'Space' || key === 'Enter')
}
