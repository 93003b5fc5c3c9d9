import { render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import BottomBar from '../../../renderer/shell/BottomBar.svelte'
import CommandPalette from '../../../renderer/shell/CommandPalette.svelte'
import Help from '../../../renderer/shell/Help.svelte'
import Notices from '../../../renderer/shell/Notices.svelte'
import TopBar from '../../../renderer/shell/TopBar.svelte'
import { generalActions } from '../../../renderer/shell/actions'
import { register } from '../../../renderer/keys/registry.svelte'
import { app } from '../../../renderer/state/app.svelte'
import { startGame } from '../../../renderer/state/game.svelte'
import { notices } from '../../../renderer/state/notices.svelte'
import { selection } from '../../../renderer/state/selection.svelte'
import { gmBridge } from '../fixtures/bridge'
import { titheRoad } from '../fixtures/gm-view'

let stops: (() => void)[] = []
let sent: ReturnType<typeof gmBridge>['sent'] = []
const undo = vi.fn()

beforeEach(async () => {
  const set = gmBridge(titheRoad())
  sent = set.sent
  window.roundkeeper = set.bridge
  stops = [
    register([
      ...generalActions,
      { id: 'test.undo', label: 'Undo', group: 'Test', key: 'U', run: undo },
      { id: 'test.gone', label: 'Not now', group: 'Test', key: 'G', available: () => false, run: undo },
    ]),
    await startGame(),
  ]
})
afterEach(() => {
  stops.forEach((stop) => stop())
  selection.clear()
  selection.room = 'table'
  notices.list = []
  undo.mockClear()
})

const press = (element: Element, key: string, part: KeyboardEventInit = {}) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...part }))

async function type(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
}

describe('find or do', () => {
  const open = () => {
    selection.open('palette')
    render(CommandPalette)
    return screen.getByRole<HTMLInputElement>('combobox')
  }

  test('says what it understood, and Enter does it', async () => {
    const input = open()
    await type(input, '14 fire maur half')
    const best = screen.getAllByRole('option')[0]!
    expect(best).toHaveTextContent('14 fire, halved on Toll-Warden Maur')
    expect(best).toHaveAttribute('aria-selected', 'true')
    press(input, 'Enter')
    await tick()
    expect(sent.at(-1)).toMatchObject({
      name: 'command',
      args: { command: { kind: 'damage', targets: ['maur'] } },
    })
    expect(selection.panel).toBeNull()
  })

  test('finds actions by their words and goes to a room', async () => {
    const input = open()
    await type(input, 'go to library')
    press(input, 'Enter')
    expect(selection.room).toBe('library')
  })

  test('Down moves on; what is not possible now is not offered', async () => {
    const input = open()
    await type(input, 'undo')
    expect(screen.queryByText('Not now')).toBeNull()
    await type(input, 'reaver')
    const first = screen.getByRole('option', { selected: true })
    press(input, 'ArrowDown')
    await tick()
    expect(screen.getByRole('option', { selected: true })).not.toBe(first)
  })

  test('a name looks at its creature', async () => {
    const input = open()
    await type(input, 'isaura')
    press(input, 'Enter')
    await tick()
    expect(selection.focus).toBe('isaura')
    expect(sent.at(-1)).toEqual({ name: 'focus.set', args: { id: 'isaura' } })
  })

  test('text that is nothing says so', async () => {
    await type(open(), 'xyzzy')
    expect(screen.getByText(/Nothing here is called that/)).toBeInTheDocument()
  })
})

describe('all keys', () => {
  const rebind = async (name: RegExp, key: string) => {
    screen.getByRole('button', { name }).click()
    await tick()
    press(screen.getByRole('dialog'), key)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }

  test('a key is bound anew, and the one who had it goes without', async () => {
    render(Help)
    await rebind(/^Key of Undo/, 'b')
    expect(app.settings.keys).toEqual({ 'test.undo': 'B', 'screen.blackout': null })
    expect(screen.getByRole('status')).toHaveTextContent('Without a key: Black out')
  })

  test('a key can be switched off and put back', async () => {
    render(Help)
    screen.getByRole('button', { name: 'Switch off the key of Undo' }).click()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(app.settings.keys).toEqual({ 'test.undo': null })
    screen.getByRole('button', { name: 'Back to U' }).click()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(app.settings.keys).toEqual({})
  })

  test('Esc leaves a key as it was', async () => {
    render(Help)
    await rebind(/^Key of Undo/, 'Escape')
    expect(app.settings.keys).toEqual({})
  })
})

describe('frame', () => {
  test('the top bar shows room, clock and what the players see', () => {
    render(TopBar)
    const nav = within(screen.getByRole('navigation', { name: 'Rooms' }))
    expect(nav.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByText('Day 12, 16:42:18')).toBeInTheDocument()
    expect(screen.getByText('Players see the list')).toBeInTheDocument()
  })

  test('the bottom bar offers what can be done, by mouse too', () => {
    render(BottomBar, { actions: ['test.undo', 'test.gone', 'no.such'], chosen: 2 })
    expect(screen.getByText('2 chosen')).toBeInTheDocument()
    expect(screen.queryByText('Not now')).toBeNull()
    screen.getByRole('button', { name: /Undo/ }).click()
    expect(undo).toHaveBeenCalledOnce()
  })

  test('a notice stays till it is read, and offers its way on', async () => {
    const anyway = vi.fn()
    render(Notices)
    notices.say({
      tone: 'refused',
      title: 'Not possible: Dagny can’t move.',
      text: '',
      reasons: [{ kind: 'refusal', text: 'she is grappled', rule: 'GH-COND-GRAP-01', value: null }],
      way: { label: 'Do it anyway', action: 'app.override', run: anyway },
    })
    await tick()
    expect(screen.getByText('GH-COND-GRAP-01')).toBeInTheDocument()
    screen.getByRole('button', { name: /Do it anyway/ }).click()
    expect(anyway).toHaveBeenCalledOnce()
    screen.getByRole('button', { name: /^Read/ }).click()
    await tick()
    expect(screen.queryByText(/can’t move/)).toBeNull()
  })
})
