import { describe, expect, test } from 'vitest'
import { isTyping, keyLabel, keyOfEvent, usesKey } from '../../../renderer/keys/key'

const pressed = (key: string, part: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...part,
})

describe('keys as text', () => {
  test.each([
    [pressed(' '), 'Space'],
    [pressed('u'), 'U'],
    [pressed('U', { shiftKey: true }), 'Shift+U'],
    [pressed('k', { ctrlKey: true }), 'Ctrl+K'],
    [pressed('k', { metaKey: true }), 'Ctrl+K'],
    [pressed('?', { shiftKey: true }), '?'],
    [pressed('+', { shiftKey: true }), '+'],
    [pressed('ArrowUp', { altKey: true }), 'Alt+Up'],
    [pressed('Enter', { shiftKey: true }), 'Shift+Enter'],
    [pressed('Escape'), 'Esc'],
    [pressed('Г', { code: 'KeyU' }), 'U'],
    [pressed('¡', { code: 'Digit1', altKey: true }), 'Alt+1'],
    [pressed('Shift', { shiftKey: true }), null],
  ])('%o is %s', (event, key) => expect(keyOfEvent(event)).toBe(key))

  test('are shown with their modifiers in words', () => {
    expect(keyLabel('Ctrl+Shift+K')).toBe('Ctrl Shift K')
    expect(keyLabel('+')).toBe('+')
    expect(keyLabel('Ctrl++')).toBe('Ctrl +')
  })
})

describe('typing', () => {
  test('fields, lists and editable text are typed in; ticks are not', () => {
    const tick = document.createElement('input')
    tick.type = 'checkbox'
    expect(isTyping(document.createElement('input'))).toBe(true)
    expect(isTyping(document.createElement('textarea'))).toBe(true)
    expect(isTyping(document.createElement('select'))).toBe(true)
    expect(isTyping(tick)).toBe(false)
    expect(isTyping(document.body)).toBe(false)
  })

  test('a focused button keeps Space and Enter for itself', () => {
    const button = document.createElement('button')
    expect(usesKey(button, 'Space')).toBe(true)
    expect(usesKey(button, 'Enter')).toBe(true)
    expect(usesKey(button, 'U')).toBe(false)
    expect(usesKey(document.body, 'Space')).toBe(false)
  })
})
