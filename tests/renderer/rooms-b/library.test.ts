import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommandInput } from '../../../shared/command'
import { dispatchKey } from '../../../renderer/keys/dispatch'
import Library from '../../../renderer/library/Library.svelte'
import { room } from '../../../renderer/library/room.svelte'
import { noFilters } from '../../../renderer/library/list/search'
import { game } from '../../../renderer/state/game.svelte'
import { notices } from '../../../renderer/state/notices.svelte'
import { selection } from '../../../renderer/state/selection.svelte'
import { gmBridge } from '../fixtures/bridge'
import { creature, matriarch, reaver } from '../fixtures/creature'
import { titheRoad } from '../fixtures/gm-view'

const toad = creature({ id: 'toad', name: 'Fumarole Toad', type: 'beast', challenge: 3 })
const report = {
  read: 3,
  imported: 2,
  failed: 1,
  warnings: [{ creature: 'Ash Drake', field: 'Ash Breath', text: 'needs a tell' }],
  failures: [{ creature: 'Broken Thing', text: 'has no hit points' }],
  ids: ['toad'],
}
let sent: { name: string; args: unknown }[] = []
const commands = () =>
  sent.filter((one) => one.name === 'command').map((one) => (one.args as { command: CommandInput }).command)
const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent(document.body, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const rows = () => [...document.querySelectorAll('.list li .ln')].map((one) => one.textContent)

beforeEach(() => {
  const view = titheRoad()
  view.creatures = { toad, [matriarch.id]: matriarch, [reaver.id]: reaver }
  const made = gmBridge(view, {
    'library.importText': ({ text }: { text: string }) =>
      text.startsWith('{')
        ? { ok: true, report }
        : {
            ok: false,
            cancelled: false,
            title: 'This is not a creature file',
            message: 'Nothing was imported.',
          },
  })
  sent = made.sent
  window.roundkeeper = made.bridge
  Object.assign(game.view, view)
  game.open = true
  selection.room = 'library'
  selection.close()
  Object.assign(room, { text: '', filters: noFilters, chosen: null, editing: null })
  room.setCount(1)
  notices.list = []
  window.addEventListener('keydown', dispatchKey)
})
afterEach(() => window.removeEventListener('keydown', dispatchKey))

describe('the library', () => {
  it('lists creatures, finds by a word of a tell, and shows the block', async () => {
    render(Library)
    expect(rows()).toEqual(['Fumarole Toad', 'Kettleback Matriarch', 'Sedge Reaver'])
    await fireEvent.input(screen.getByLabelText('Find a creature'), { target: { value: 'whistles' } })
    expect(rows()).toEqual(['Kettleback Matriarch'])
    expect(screen.getByRole('heading', { name: 'Kettleback Matriarch' })).toBeInTheDocument()
  })

  it('walks with arrows and puts several into the fight with digits and Enter', async () => {
    render(Library)
    await press('ArrowDown')
    await press('ArrowDown')
    await press('1')
    await press('2')
    await press('Enter')
    await press('4')
    await press('Enter', { shiftKey: true })
    await tick()
    expect(commands()).toEqual([
      { kind: 'addCombatants', creature: reaver.id, count: 12, hidden: false },
      { kind: 'addCombatants', creature: reaver.id, count: 4, hidden: true },
    ])
  })

  it('prepares a fight first when none is on the table', async () => {
    game.view.fight = null
    render(Library)
    await press('Enter')
    await tick()
    await tick()
    expect(commands().map((command) => command.kind)).toEqual(['prepareFight', 'addCombatants'])
  })

  it('copies and deletes without asking', async () => {
    render(Library)
    await press('d', { ctrlKey: true })
    await press('Delete')
    await tick()
    const [copy, removal] = commands()
    expect(copy).toMatchObject({ kind: 'saveCreature', creature: { name: 'Fumarole Toad, copy' } })
    expect(removal).toMatchObject({ kind: 'deleteCreature' })
  })

  it('opens the editor with E and a new creature with Ctrl N, and comes back with Esc', async () => {
    render(Library)
    await press('e')
    expect(screen.getByLabelText('Name')).toHaveValue('Fumarole Toad')
    await press('Escape')
    await press('n', { ctrlKey: true })
    expect(screen.getByLabelText('Name')).toHaveValue('New creature')
    await press('Escape')
    expect(rows()).toHaveLength(3)
    expect(commands()).toEqual([])
  })

  it('says what to do when nothing is found', async () => {
    render(Library)
    await fireEvent.input(screen.getByLabelText('Find a creature'), { target: { value: 'xyzzy' } })
    expect(screen.getByText('No creature says “xyzzy”.')).toBeInTheDocument()
    await fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(rows()).toHaveLength(3)
  })

  it('reads dropped files and shows the account', async () => {
    render(Library)
    const file = new File(['{"name":"x"}'], 'drakes.json')
    await fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [file], getData: () => '' } })
    const panel = await screen.findByRole('dialog')
    expect(within(panel).getByText(/Read 3 creatures, 2 came in, 1 did not/)).toBeInTheDocument()
    expect(within(panel).getByText('Broken Thing')).toBeInTheDocument()
    expect(within(panel).getByText(/needs a tell/)).toBeInTheDocument()
    expect(room.current?.id).toBe('toad')
    expect(sent.find((one) => one.name === 'library.importText')?.args).toMatchObject({ name: 'drakes.json' })
  })

  it('says in words when pasted text is no creature', async () => {
    render(Library)
    const data = { files: [], getData: () => 'hello' }
    const event = new Event('paste')
    Object.assign(event, { clipboardData: data })
    window.dispatchEvent(event)
    await tick()
    await new Promise((done) => setTimeout(done, 20))
    expect(notices.list.map((notice) => notice.title)).toEqual(['This is not a creature file'])
    expect(selection.panel).toBeNull()
  })

  it('shows nothing of the campaign before in another one', async () => {
    const first = render(Library)
    await press('e')
    expect(screen.getByLabelText('Name')).toBeInTheDocument()
    first.unmount()
    game.view.campaign = { ...game.view.campaign, folder: 'Somewhere else' }
    render(Library)
    expect(rows()).toHaveLength(3)
  })

  it('takes what the palette looks for', async () => {
    render(Library)
    selection.find('library', 'Sedge Reaver')
    await tick()
    expect(room.current?.name).toBe('Sedge Reaver')
    expect(selection.wanted).toBeNull()
  })
})
