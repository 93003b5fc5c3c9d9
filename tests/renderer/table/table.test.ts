import { screen, within } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import { titheRoad } from '../fixtures/gm-view'
import { settled, table } from './kit'

let shown: Awaited<ReturnType<typeof table>>
afterEach(() => shown.stop())

const calm = () => ({ ...titheRoad(), prompts: [] })
const line = () => screen.getByRole('region', { name: 'Initiative order' })

describe('the line', () => {
  test('shows the order with the active stop lit, a folded group, a due flag and the fallen', async () => {
    shown = await table(titheRoad())
    const lit = document.querySelector('[aria-current="true"]')
    expect(lit).toHaveTextContent('Kettleback Matriarch')
    expect(within(line()).getByText('4 of 4 up')).toBeInTheDocument()
    expect(within(line()).getByText('Death save, Sister Amaranthe of the Ninth Bell')).toBeInTheDocument()
    expect(within(line()).getByText('Sedge Reaver 5')).toBeInTheDocument()
    expect(within(line()).getByText('CF 18 at start')).toBeInTheDocument()
  })

  test('X16: a group opens when it is its turn', async () => {
    const view = calm()
    const order = view.fight!.order.map((slot) => ({
      ...slot,
      state:
        slot.id === 'slot-reavers'
          ? ('now' as const)
          : slot.state === 'now'
            ? ('acted' as const)
            : slot.state,
    }))
    shown = await table({
      ...view,
      fight: { ...view.fight!, order, active: 'slot-reavers', actor: 'reaver1' },
    })
    expect(document.querySelectorAll('.stop.member')).toHaveLength(4)
    expect(document.querySelector('[aria-current="true"]')).toHaveTextContent('Sedge Reaver1')
  })

  test('keys move a place in the order; chosen rows are marked', async () => {
    shown = await table(calm())
    await shown.press('ArrowDown', 'Alt+ArrowDown')
    expect(shown.commands()).toEqual([{ kind: 'moveSlot', slot: 'slot-dagny', before: 'slot-anselm' }])
    await shown.press('x')
    expect(document.querySelector('.stop.sel')).toHaveTextContent('Dagny Holt')
  })

  test('damage is typed in the row and its result is shown before Enter', async () => {
    shown = await table(calm(), {
      'preview.command': () => ({
        refusal: null,
        lines: [],
        hp: [{ id: 'maur', from: 61, to: 54, temp: 0 }],
        rolls: [],
      }),
    })
    screen.getByRole('button', { name: /Hit points of Toll-Warden Maur/ }).click()
    await settled()
    await shown.type('14 fire')
    expect(await screen.findByText('54')).toBeInTheDocument()
    await shown.press('Enter')
    expect(shown.commands()).toMatchObject([
      { kind: 'damage', targets: ['maur'], parts: [{ formula: '14', type: 'fire' }] },
    ])
  })
})

describe('the turn', () => {
  test('T and a letter choose the target, the number rolls at it', async () => {
    shown = await table(calm())
    await shown.press('t')
    const letter = document.querySelector('[data-key="slot-dagny"] kbd.pick')?.textContent ?? ''
    await shown.press(letter, '1')
    expect(shown.commands()).toMatchObject([
      { kind: 'attack', attacker: 'kettle', targets: ['dagny'], mode: null },
    ])
  })

  test('an action without targets asks for them first; a digit takes one of a group', async () => {
    shown = await table(calm())
    await shown.press('1')
    const letter = document.querySelector('[data-key="slot-reavers"] kbd.pick')?.textContent ?? ''
    await shown.press(letter, '3', 'Enter')
    expect(shown.commands()).toMatchObject([{ kind: 'attack', targets: ['reaver3'] }])
  })

  test('Enter confirms targets even when something else was pressed last', async () => {
    shown = await table(calm())
    screen.getAllByRole('button', { name: /^Grappled/ })[0]?.focus()
    await shown.press('t')
    const letter = document.querySelector('[data-key="slot-dagny"] kbd.pick')?.textContent ?? ''
    await shown.press(letter, 'Enter')
    expect(document.querySelector('kbd.pick')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('.stop.sel')).toHaveTextContent('Dagny Holt')
  })

  test('a lit ability shows its tell, pips spend and give back', async () => {
    shown = await table(calm())
    expect(screen.getByText('Steam whistles from the seams of its shell.')).toBeInTheDocument()
    screen.getByRole('button', { name: /^Action ?, available/ }).click()
    screen.getByRole('button', { name: /^Object ?, spent/ }).click()
    screen.getByRole('button', { name: /^Bold ?, available/ }).click()
    expect(shown.commands()).toEqual([
      { kind: 'spend', id: 'kettle', what: 'action', count: 1 },
      { kind: 'spend', id: 'kettle', what: 'object', count: -1 },
      { kind: 'actBoldly', id: 'kettle' },
    ])
  })

  test('with something due the first Space points there, the second ends the turn', async () => {
    shown = await table(titheRoad())
    await shown.press('Space')
    expect(shown.commands()).toEqual([])
    await shown.press('Space')
    expect(shown.commands()).toEqual([{ kind: 'endTurn' }])
  })

  test('somebody else’s block is not lit', async () => {
    shown = await table(calm())
    await shown.press('ArrowDown', 'ArrowRight')
    expect(screen.getByRole('heading', { name: 'Dagny Holt' }).closest('.slip')).toBeNull()
    await shown.press('ArrowLeft')
    expect(screen.getByRole('heading', { name: 'Kettleback Matriarch' }).closest('.slip')).not.toBeNull()
  })
})
