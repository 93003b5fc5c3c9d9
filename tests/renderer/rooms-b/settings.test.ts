import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CommandInput } from '../../../shared/command'
import Settings from '../../../renderer/settings/Settings.svelte'
import { game } from '../../../renderer/state/game.svelte'
import { selection } from '../../../renderer/state/selection.svelte'
import { gmBridge } from '../fixtures/bridge'
import { titheRoad } from '../fixtures/gm-view'

let sent: { name: string; args: unknown }[] = []
const commands = () =>
  sent.filter((one) => one.name === 'command').map((one) => (one.args as { command: CommandInput }).command)
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

beforeEach(() => {
  const view = titheRoad()
  view.rules = {
    ...view.rules,
    damageTypes: ['fire', 'cold'],
    options: [
      {
        key: 'meetAcHits',
        name: 'Equal to the armor class',
        summary: 'Whether it hits.',
        rule: 'GH-AMB-02',
        value: true,
        choices: [
          { value: true, label: 'It hits' },
          { value: false, label: 'It misses' },
        ],
      },
    ],
    rows: [{ id: 'own', table: 'condition', name: 'Soaked', summary: 'Wet.', visible: true, data: {} }],
  }
  const made = gmBridge(view)
  sent = made.sent
  window.roundkeeper = made.bridge
  Object.assign(game.view, view)
  game.open = true
  selection.open('settings')
})

describe('settings', () => {
  it('changes the theme and what the players’ screen shows', async () => {
    render(Settings)
    await fireEvent.click(screen.getByRole('button', { name: 'Light' }))
    await tab('Players’ screen')
    await fireEvent.click(screen.getByRole('button', { name: 'In words' }))
    expect(sent.filter((one) => one.name === 'settings.set').map((one) => one.args)).toEqual([
      { theme: 'light' },
      { partyNumbers: false },
    ])
  })

  it('switches a house rule', async () => {
    render(Settings)
    await tab('House rules')
    await fireEvent.click(screen.getByRole('button', { name: 'It misses' }))
    expect(commands()).toEqual([{ kind: 'setOption', key: 'meetAcHits', value: false }])
  })

  it('walks the tabs with the arrows', async () => {
    render(Settings)
    await fireEvent.keyDown(screen.getByRole('tab', { name: 'Look' }), { key: 'ArrowDown' })
    expect(screen.getByRole('tab', { name: 'Players’ screen' })).toHaveAttribute('aria-selected', 'true')
  })

  it('makes a condition and saves it with Enter', async () => {
    render(Settings)
    await tab('Your conditions')
    expect(screen.getByText('Soaked')).toBeInTheDocument()
    await fireEvent.click(screen.getByRole('button', { name: 'New condition' }))
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Marked' } })
    await fireEvent.change(screen.getByLabelText('Attacks against it'), { target: { value: 'advantage' } })
    await fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter' })
    await tick()
    expect(commands()).toEqual([
      {
        kind: 'saveRow',
        row: expect.objectContaining({
          table: 'condition',
          name: 'Marked',
          visible: true,
          data: { tone: 'harmful', attacksAgainst: [{ mode: 'advantage', kind: 'any' }] },
        }) as unknown,
      },
    ])
  })

  it('saves a changed condition on leaving, once, and an untouched one never', async () => {
    const { unmount } = render(Settings)
    await tab('Your conditions')
    await fireEvent.click(screen.getByRole('button', { name: /^Soaked/ }))
    await tab('Look')
    expect(commands()).toEqual([])
    await tab('Your conditions')
    await fireEvent.click(screen.getByRole('button', { name: /^Soaked/ }))
    await fireEvent.input(screen.getByLabelText('In words'), { target: { value: 'Dripping.' } })
    unmount()
    await tick()
    expect(commands()).toMatchObject([{ kind: 'saveRow', row: { id: 'own', summary: 'Dripping.' } }])
  })

  it('adds a damage type that is new, and says when it is not', async () => {
    render(Settings)
    await tab('Your damage types')
    const field = screen.getByLabelText('New damage type')
    await fireEvent.input(field, { target: { value: 'Fire' } })
    expect(screen.getByText('There is fire already.')).toBeInTheDocument()
    await fireEvent.input(field, { target: { value: 'Brine' } })
    await fireEvent.keyDown(field, { key: 'Enter' })
    await tick()
    expect(commands()).toMatchObject([{ kind: 'saveRow', row: { table: 'damageType', name: 'brine' } }])
  })

  it('shows only what needs no campaign while none is open', () => {
    game.open = false
    render(Settings)
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Look', 'Players’ screen'])
  })
})
