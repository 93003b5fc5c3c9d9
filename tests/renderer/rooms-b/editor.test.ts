import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Creature } from '../../../shared/domain/creature'
import Editor from '../../../renderer/library/editor/Editor.svelte'
import { dispatchKey } from '../../../renderer/keys/dispatch'
import { game } from '../../../renderer/state/game.svelte'
import { selection } from '../../../renderer/state/selection.svelte'
import { creature, matriarch } from '../fixtures/creature'
import { titheRoad } from '../fixtures/gm-view'

let saved: Creature[] = []
let refuse = false
let closed = 0

function open(start: Creature, mode: 'creature' | 'sheet' = 'creature') {
  return render(Editor, {
    creature: start,
    mode,
    onsave: (one: Creature) => {
      if (!refuse) saved.push(one)
      return Promise.resolve({ ok: !refuse })
    },
    onclose: () => (closed += 1),
  })
}
const section = async (name: RegExp) => {
  await fireEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name }))
  await tick()
}
const press = (key: string, more: Partial<KeyboardEventInit> = {}, on: EventTarget = document.body) =>
  fireEvent(on as Element, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const type = (name: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } })

let n = 0
/** Every test writes a creature of its own: a draft lives on under its id. */
const fresh = (part: Partial<Creature> = {}) => creature({ name: 'Mill Wraith', ...part, id: `c${(n += 1)}` })

beforeEach(() => {
  saved = []
  refuse = false
  closed = 0
  Object.assign(game.view, titheRoad())
  game.open = true
  selection.room = 'library'
  window.addEventListener('keydown', dispatchKey)
})
afterEach(() => window.removeEventListener('keydown', dispatchKey))

describe('the editor', () => {
  it('shows the block as it is written and saves with Ctrl S', async () => {
    open(fresh())
    await type('Name', 'Weir Wraith')
    expect(screen.getAllByRole('heading', { level: 2, name: 'Weir Wraith' })).toHaveLength(2)
    await press('s', { ctrlKey: true })
    expect(saved.map((one) => one.name)).toEqual(['Weir Wraith'])
    expect(await screen.findByText('Saved')).toBeInTheDocument()
  })

  it('keeps a half-typed number and takes only what is one', async () => {
    open(fresh())
    await section(/Numbers/)
    const armor = screen.getByLabelText('Armor class')
    await fireEvent.input(armor, { target: { value: '' } })
    expect(armor).toHaveAttribute('aria-invalid', 'true')
    await fireEvent.input(armor, { target: { value: '17' } })
    await press('s', { ctrlKey: true })
    expect(saved[0]?.armorClass).toBe(17)
  })

  it('fills the fields from plain words and flags the missing tell', async () => {
    open(fresh())
    await section(/Actions/)
    const plain = screen.getByLabelText('Say it in plain words')
    await fireEvent.input(plain, {
      target: { value: 'Shell Quake recharge 6, 20 ft around, Dex DC 16, 4d10 thunder and prone' },
    })
    expect(screen.getByText(/Read as a save for everyone in an area/)).toBeInTheDocument()
    await press('Enter', {}, plain)
    expect(screen.getByLabelText('Area, or who')).toHaveValue('20 ft around')
    expect(screen.getByText('1 missing')).toBeInTheDocument()
    await type(/^Tell/, 'It draws in all four legs.')
    expect(screen.queryByText('1 missing')).toBeNull()
    await press('s', { ctrlKey: true })
    expect(saved[0]?.actions[0]).toMatchObject({
      name: 'Shell Quake',
      tell: 'It draws in all four legs.',
      recharge: { kind: 'die', min: 6 },
      save: { dc: 16, onFail: [{ condition: 'prone' }] },
    })
  })

  it('takes back and brings back, a field at a time', async () => {
    open(fresh())
    await type('Name', 'W')
    await type('Name', 'We')
    await type(/Players read/, 'A shape')
    await press('z', { ctrlKey: true })
    expect(screen.getByLabelText(/Players read/)).toHaveValue('')
    await press('z', { ctrlKey: true })
    expect(screen.getByLabelText('Name')).toHaveValue('Mill Wraith')
    await press('Z', { ctrlKey: true, shiftKey: true })
    expect(screen.getByLabelText('Name')).toHaveValue('We')
  })

  it('saves on leaving, and keeps what was refused for the next time', async () => {
    const start = fresh()
    refuse = true
    const first = open(start)
    await type('Name', 'Weir Wraith')
    first.unmount()
    await tick()
    expect(saved).toEqual([])
    refuse = false
    const second = open(start)
    expect(screen.getByLabelText('Name')).toHaveValue('Weir Wraith')
    second.unmount()
    await tick()
    expect(saved.map((one) => one.name)).toEqual(['Weir Wraith'])
  })

  it('never saves what was not touched', async () => {
    const { unmount } = open({ ...matriarch, id: 'untouched' })
    await section(/Actions/)
    await section(/Tells/)
    unmount()
    await tick()
    expect(saved).toEqual([])
  })

  it('hints at several nameless actions without stumbling', async () => {
    open(fresh())
    await section(/Actions/)
    for (let n = 0; n < 2; n += 1) {
      await fireEvent.click(screen.getByRole('button', { name: 'Empty action' }))
      await type('Name', '')
    }
    expect(screen.getAllByText('An action has no name.')).toHaveLength(2)
    await press('s', { ctrlKey: true })
    expect(saved[0]?.actions.map((action) => action.name)).toEqual(['Unnamed action', 'Unnamed action'])
  })

  it('leaves a field with Esc before it closes', async () => {
    open(fresh())
    await tick()
    const name = screen.getByLabelText('Name')
    name.focus()
    await press('Escape', {}, name)
    expect(closed).toBe(0)
    await press('Escape')
    expect(closed).toBe(1)
  })

  it('writes a sheet without roles, with a level', async () => {
    open(fresh({ level: 5, deathSaves: true }), 'sheet')
    expect(screen.getByLabelText('Level')).toHaveValue('5')
    expect(within(screen.getByRole('navigation')).queryByRole('button', { name: /Roles/ })).toBeNull()
    await section(/Numbers/)
    await type('Hit dice', '5')
    await press('s', { ctrlKey: true })
    expect(saved[0]?.hitDice).toEqual({ sides: 8, count: 5 })
  })

  it('takes another list apart by commas, and one with commas inside by semicolons', async () => {
    open(fresh({ resistances: ['fire', 'piercing, slashing from mundane weapons'] }))
    await section(/Numbers/)
    expect(screen.getByLabelText('Resists')).toHaveValue('fire; piercing, slashing from mundane weapons;')
    await type('Immune to', 'cold, fire')
    await type('Conditions it never has', 'prone, Own Thing')
    await press('s', { ctrlKey: true })
    expect(saved[0]).toMatchObject({
      resistances: ['fire', 'piercing, slashing from mundane weapons'],
      immunities: ['cold', 'fire'],
      conditionImmunities: ['prone', 'Own Thing'],
    })
  })
})
