import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dispatchKey, releaseFocus } from '../../../renderer/keys/dispatch'
import { clashesWith, keyOf, register, type ActionRecord } from '../../../renderer/keys/registry.svelte'
import { app } from '../../../renderer/state/app.svelte'
import { selection } from '../../../renderer/state/selection.svelte'

const ran = vi.fn()
const record = (id: string, key: string | null, part: Partial<ActionRecord> = {}): ActionRecord => ({
  id,
  label: id,
  group: 'Test',
  key,
  run: () => ran(id) as unknown,
  ...part,
})

let off: () => void = () => undefined
const press = (key: string, on: EventTarget = document.body, part: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...part })
  on.dispatchEvent(event)
  return event
}

beforeEach(() => {
  ran.mockClear()
  window.addEventListener('keydown', dispatchKey)
  selection.panel = null
  selection.room = 'table'
})
afterEach(() => {
  window.removeEventListener('keydown', dispatchKey)
  off()
  off = () => undefined
  app.settings = { ...app.settings, keys: {} }
  document.body.replaceChildren()
})

describe('action records', () => {
  test('a key runs its action, once per press unless it repeats', () => {
    off = register([record('undo', 'U'), record('down', 'Down', { repeat: true })])
    press('u')
    press('u', document.body, { repeat: true })
    press('ArrowDown')
    press('ArrowDown', document.body, { repeat: true })
    expect(ran.mock.calls.flat()).toEqual(['undo', 'down', 'down'])
  })

  test('none fires while a field is being typed in, except Ctrl keys that say so', () => {
    off = register([record('undo', 'U'), record('palette', 'Ctrl+K', { whileTyping: true })])
    const field = document.body.appendChild(document.createElement('input'))
    press('u', field)
    press('k', field, { ctrlKey: true })
    expect(ran.mock.calls.flat()).toEqual(['palette'])
  })

  test('an open panel owns the keys: only its own actions and those for any place fire', () => {
    off = register([
      record('override', 'O'),
      record('out', 'O', { panels: ['area'] }),
      record('close', 'Esc', { panels: 'any' }),
    ])
    selection.open('area')
    press('o')
    press('Escape')
    selection.close()
    press('o')
    expect(ran.mock.calls.flat()).toEqual(['out', 'close', 'override'])
  })

  test('rooms limit a key, and the room’s own goes before the general one', () => {
    off = register([record('find', '/'), record('table.search', '/', { rooms: ['table'] })])
    press('/')
    selection.room = 'log'
    press('/')
    expect(ran.mock.calls.flat()).toEqual(['table.search', 'find'])
  })

  test('an action that is not available leaves its key to others', () => {
    off = register([record('a', 'X', { available: () => false, rooms: ['table'] }), record('b', 'X')])
    press('x')
    expect(ran.mock.calls.flat()).toEqual(['b'])
  })

  test('a binding of the GM goes before the default, and null switches off', () => {
    off = register([record('undo', 'U'), record('heal', 'H')])
    app.settings = { ...app.settings, keys: { undo: 'Z', heal: null } }
    expect(keyOf('undo')).toBe('Z')
    press('u')
    press('h')
    press('z')
    expect(ran.mock.calls.flat()).toEqual(['undo'])
  })

  test('a clash is one key in a common place only', () => {
    const undo = record('undo', 'U')
    off = register([
      undo,
      record('same', 'X'),
      record('panel', 'X', { panels: ['area'] }),
      record('any', 'X', { panels: 'any' }),
    ])
    expect(clashesWith(undo, 'X').map((one) => one.id)).toEqual(['same', 'any'])
  })
})

describe('focus', () => {
  test('a button pressed with the mouse gives the focus back, so that Space stays the key of the turn', () => {
    off = register([record('endTurn', 'Space')])
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const click = new MouseEvent('click', { bubbles: true, detail: 1 })
    Object.defineProperty(click, 'target', { value: button })
    releaseFocus(click)
    press(' ', document.activeElement ?? document.body)
    expect(ran.mock.calls.flat()).toEqual(['endTurn'])
  })

  test('a button reached with the keyboard keeps Space', () => {
    off = register([record('endTurn', 'Space')])
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    expect(press(' ', button).defaultPrevented).toBe(false)
    expect(ran).not.toHaveBeenCalled()
  })
})
