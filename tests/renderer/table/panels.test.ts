import { screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import type { GmView, PromptView } from '../../../shared/view/gm'
import { titheRoad } from '../fixtures/gm-view'
import { table } from './kit'

let shown: Awaited<ReturnType<typeof table>>
afterEach(() => shown.stop())

const calm = (): GmView => ({ ...titheRoad(), prompts: [] })
const letterOf = (slot: string) =>
  document.querySelector(`[data-key="slot-${slot}"] kbd.pick`)?.textContent ?? ''

describe('damage', () => {
  test('a text with a save asks who, then proposes the area', async () => {
    shown = await table(calm())
    await shown.press('d')
    await shown.type('31 fire con 16 half')
    expect(screen.getByText('31 fire, Con save DC 16, half on a success')).toBeInTheDocument()
    await shown.press('Enter')
    await shown.press(letterOf('dagny'), letterOf('anselm'), 'Enter')
    expect(shown.commands()).toMatchObject([
      {
        kind: 'proposeArea',
        source: 'kettle',
        parts: [{ formula: '31', type: 'fire' }],
        save: { ability: 'con', dc: 16, onSuccess: 'half' },
        targets: ['dagny', 'anselm'],
      },
    ])
  })

  test('H heals the chosen', async () => {
    shown = await table(calm())
    await shown.press('ArrowDown', 'x', 'h')
    await shown.type('8')
    await shown.press('Enter')
    expect(shown.commands()).toMatchObject([{ kind: 'heal', targets: ['dagny'], formula: '8' }])
  })
})

test('C finds a condition by its beginning, Tab leads to its time', async () => {
  shown = await table(calm())
  await shown.press('c')
  await shown.type('fri')
  screen.getByPlaceholderText('2r end maur').focus()
  await shown.type('2r end maur')
  await shown.press('Enter')
  await shown.press(letterOf('dagny'), 'Enter')
  expect(shown.commands()).toMatchObject([
    {
      kind: 'applyEffect',
      targets: ['dagny'],
      source: 'kettle',
      effect: {
        condition: 'frightened',
        lasts: [{ kind: 'turn', of: { id: 'maur' }, at: 'end', turns: 2 }],
      },
    },
  ])
})

test('+ adds creatures of the library, Shift Enter hidden', async () => {
  shown = await table(calm())
  await shown.press('+')
  await shown.type('3 reav')
  await shown.press('Shift+Enter')
  expect(shown.commands()).toMatchObject([{ kind: 'addCombatants', count: 3, side: 'foe', hidden: true }])
})

describe('an area', () => {
  const area: PromptView = {
    prompt: {
      id: 'prompt-area',
      fight: 'fight',
      of: 'kettle',
      moment: 'now',
      order: 1,
      raised: 1,
      reasons: [],
      kind: 'area',
      action: 'plume',
      label: 'Scalding Plume',
      save: { ability: 'con', dc: 16, onSuccess: 'half' },
      damage: [{ type: 'fire', roll: { formula: '8d6', dice: [], modifier: 31, total: 31 } }],
      targets: [
        { id: 'maur', roll: null, modifier: 2, mode: 'flat', saved: false, out: false, reasons: [] },
        { id: 'dagny', roll: null, modifier: 5, mode: 'flat', saved: null, out: false, reasons: [] },
      ],
      onFail: [],
    },
    ofName: 'Kettleback Matriarch',
    side: 'foe',
    when: '',
    title: 'Scalding Plume',
    detail: '',
    formula: null,
    choices: [{ how: 'apply', label: 'Apply', primary: true }],
    blocking: true,
    outcomes: [{ id: 'maur', name: 'Toll-Warden Maur', arithmetic: '31', from: 61, to: 30, consequence: '' }],
  }

  test('opens by itself; the die typed goes to the ringed target, letters bring others in', async () => {
    shown = await table(calm())
    await shown.patch('prompts', [area])
    expect(screen.getByRole('heading', { name: 'Scalding Plume' })).toBeInTheDocument()
    expect(document.activeElement).toHaveAccessibleName('Save of Dagny Holt, d20')
    await shown.type('14')
    await shown.press('Enter')
    expect(shown.commands()).toEqual([{ kind: 'changePrompt', id: 'prompt-area', rollSaves: ['dagny'] }])
    expect(shown.dice()).toEqual([14])
    await shown.press(letterOf('anselm'))
    expect(shown.commands().at(-1)).toEqual({
      kind: 'changePrompt',
      id: 'prompt-area',
      addTargets: ['anselm'],
    })
  })

  test('F S O set results, Ctrl Enter applies all in one step', async () => {
    shown = await table(calm())
    await shown.patch('prompts', [area])
    await shown.press('s')
    expect(shown.commands()).toMatchObject([{ kind: 'changePrompt', saved: { dagny: true } }])
    await shown.press('ArrowUp', 'o', 'Ctrl+Enter')
    expect(shown.commands().slice(1)).toMatchObject([
      { kind: 'changePrompt', out: { maur: true } },
      { kind: 'answerPrompt', id: 'prompt-area', how: 'apply' },
    ])
  })
})

describe('before the fight', () => {
  const preparing = (): GmView => {
    const view = calm()
    const fight = view.fight!
    return {
      ...view,
      fight: {
        ...fight,
        status: 'preparing',
        order: [],
        waiting: ['dagny', 'lurker'],
        active: null,
        actor: null,
      },
    }
  }

  test('initiative is rolled or typed, surprise is a switch, Space begins', async () => {
    shown = await table(preparing())
    await shown.press('i')
    screen.getAllByRole('button', { name: 'Aware' })[0]?.click()
    const field = screen.getByRole('textbox', { name: 'Initiative of Dagny Holt' })
    field.focus()
    await shown.type('9')
    field.blur()
    await shown.press('Space')
    expect(shown.commands()).toEqual([
      { kind: 'rollInitiative', ids: [] },
      { kind: 'setSurprised', ids: ['dagny'], surprised: true },
      { kind: 'setInitiative', ids: ['dagny'], value: 159 },
      { kind: 'beginFight' },
    ])
  })

  test('with no fight the waiting ones and the encounters are offered', async () => {
    shown = await table({ ...calm(), fight: null })
    await shown.press('Enter')
    expect(shown.commands()).toEqual([{ kind: 'resumeFight', id: 'hatchery' }])
    await shown.press('Shift+N')
    expect(shown.commands().at(-1)).toEqual({ kind: 'prepareFight', encounter: null })
  })
})
