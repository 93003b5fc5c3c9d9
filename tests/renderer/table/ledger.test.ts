import { screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import type { PromptView } from '../../../shared/view/gm'
import { titheRoad } from '../fixtures/gm-view'
import { table } from './kit'

let shown: Awaited<ReturnType<typeof table>>
afterEach(() => shown.stop())

const roll = (value: number, modifier: number) => ({
  formula: '1d20',
  dice: [{ sides: 20, value, by: 'app' as const, kept: true }],
  modifier,
  total: value + modifier,
})

const attack: PromptView = {
  prompt: {
    id: 'prompt-attack',
    fight: 'fight',
    of: 'kettle',
    moment: 'now',
    order: 1,
    raised: 1,
    reasons: [{ kind: 'advantage', text: 'target is restrained', rule: 'GH-COND-RESTR-01', value: null }],
    kind: 'attack',
    action: 'bite',
    label: 'Bite',
    attackKind: 'melee',
    target: 'dagny',
    mode: 'flat',
    roll: roll(12, 8),
    armorClass: 16,
    outcome: 'hit',
    damage: [{ type: 'piercing', roll: { formula: '2d10+5', dice: [], modifier: 16, total: 16 } }],
    parts: [{ formula: '2d10+5', type: 'piercing' }],
    onHit: [],
  },
  ofName: 'Kettleback Matriarch',
  side: 'foe',
  when: '',
  title: 'Bite on Dagny Holt',
  detail: '12 +8 = 20 against 16, hit',
  formula: null,
  choices: [
    { how: 'apply', label: 'Apply', primary: true },
    { how: 'skip', label: 'Drop', primary: false },
  ],
  blocking: true,
  outcomes: [{ id: 'dagny', name: 'Dagny Holt', arithmetic: '16', from: 27, to: 11, consequence: '' }],
}

describe('what is due', () => {
  test('digits type the die, Enter gives it to the engine', async () => {
    shown = await table(titheRoad())
    await shown.press('4', 'Enter')
    expect(shown.commands()).toEqual([
      { kind: 'answerPrompt', id: 'prompt-bleed', how: 'roll', amount: null },
    ])
    expect(shown.dice()).toEqual([4])
  })

  test('a press on the button takes the die that stands typed, too', async () => {
    shown = await table(titheRoad())
    await shown.press('4')
    screen.getByRole('button', { name: /^Roll/ }).click()
    expect(shown.commands()).toEqual([
      { kind: 'answerPrompt', id: 'prompt-bleed', how: 'roll', amount: null },
    ])
    expect(shown.dice()).toEqual([4])
  })

  test('a die that cannot be is not sent', async () => {
    shown = await table(titheRoad())
    await shown.press('9', 'Enter')
    expect(shown.commands()).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('A d6 shows 1 to 6.')
  })

  test('Enter rolls, S skips, Shift Enter answers all', async () => {
    shown = await table(titheRoad())
    await shown.press('Enter', 's', 'Shift+Enter')
    expect(shown.commands()).toMatchObject([
      { kind: 'answerPrompt', how: 'roll' },
      { kind: 'answerPrompt', how: 'skip' },
      { kind: 'answerAllPrompts' },
    ])
  })

  test('only the first prompt is open', async () => {
    shown = await table(titheRoad())
    expect(document.querySelectorAll('.prompt.first')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Holds' })).toBeNull()
  })

  test('an attack shows die, outcome and damage, all of which can be changed', async () => {
    shown = await table({ ...titheRoad(), prompts: [attack] })
    expect(document.querySelector('.prompt.first')).toHaveTextContent('27 to 11')
    screen.getByRole('button', { name: 'Miss' }).click()
    const damage = screen.getByRole('textbox', { name: /^piercing/ })
    if (!(damage instanceof HTMLInputElement)) throw new Error('not a field')
    damage.value = '9'
    damage.dispatchEvent(new Event('change', { bubbles: true }))
    await shown.press('Enter')
    expect(shown.commands()).toEqual([
      { kind: 'changePrompt', id: 'prompt-attack', outcome: 'miss' },
      { kind: 'changePrompt', id: 'prompt-attack', totals: { '0': 9 } },
      { kind: 'answerPrompt', id: 'prompt-attack', how: 'apply', amount: null },
    ])
  })
})

describe('the log', () => {
  test('shows the newest first, with rounds parted', async () => {
    shown = await table(titheRoad())
    const lines = [...document.querySelectorAll('.log li')].map((one) => one.textContent)
    expect(lines[0]).toContain('moves 10 ft')
    expect(lines.some((text) => text === 'Round 2')).toBe(true)
  })

  test('U on a line goes back to it, elsewhere it undoes', async () => {
    const view = { ...titheRoad(), prompts: [], history: { ...titheRoad().history, canUndo: true } }
    const answers = {
      'history.undo': () => ({ ok: true, seq: 1 }),
      'history.backTo': () => ({ ok: true, seq: 1 }),
    }
    shown = await table(view, answers)
    await shown.press('u')
    expect(shown.requests()).toContain('history.undo')
    document.querySelector<HTMLElement>('.log li[data-seq]')?.focus()
    await shown.press('ArrowDown', 'u')
    expect(shown.requests()).toContain('history.backTo')
  })
})
