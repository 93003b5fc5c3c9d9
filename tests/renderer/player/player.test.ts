import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Player from '../../../renderer/player/Player.svelte'
import type { Patch } from '../../../shared/ipc/contract'
import type { PlayerView } from '../../../shared/view/player'
import { coldHatch, crowded } from '../fixtures/player-view'

// The test page knows no fonts.
Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } })

async function show(view: PlayerView) {
  let push: (patch: Patch) => void = () => undefined
  let toggled = 0
  window.roundkeeperPlayer = {
    state: () => Promise.resolve({ seq: 0, view }),
    toggleFullScreen: () => {
      toggled++
      return Promise.resolve()
    },
    onPatch: (listener) => {
      push = listener
      return () => undefined
    },
  }
  const shown = render(Player)
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { ...shown, push: (patch: Patch) => push(patch), toggled: () => toggled }
}

const seen = (layout: PlayerView['screen']['layout']) =>
  coldHatch({ screen: { blackout: false, layout, theme: 'dark' } })

test('the list shows round, who acts, who is next, health and conditions', async () => {
  await show(seen('list'))
  expect(screen.getByText('3')).toBeInTheDocument()
  expect(document.querySelector('[aria-current="true"]')).toHaveTextContent('The Kettleback')
  expect(document.querySelector('.nx')).toHaveTextContent('Dagny Holt')
  expect(screen.getByText('unsettled, this turn')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '1 saved, 2 failed' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Steam whistles from the seams of its shell.')
})

test('a blackout leaves nothing on the screen, and a patch brings it back', async () => {
  const { push } = await show(coldHatch({ screen: { blackout: true, layout: 'list', theme: 'dark' } }))
  expect(document.body).not.toHaveTextContent('Kettleback')
  push({
    seq: 1,
    ops: [{ op: 'set', section: 'screen', value: { blackout: false, layout: 'spotlight', theme: 'light' } }],
  })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(screen.getByRole('heading', { name: 'The Kettleback' })).toBeInTheDocument()
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('before a fight it shows where the table stands', async () => {
  await show(coldHatch({ status: 'waiting', rows: [], tells: [], round: 0 }))
  expect(screen.getByRole('heading', { name: 'The weir at Cold Hatch' })).toBeInTheDocument()
})

test('B47: a clipped name keeps its full text for the tooltip', async () => {
  await show(crowded(3))
  expect(screen.getByTitle('W'.repeat(80))).toBeInTheDocument()
})

test('F asks for full screen, with Ctrl it does not', async () => {
  const { toggled } = await show(seen('cards'))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))
  expect(toggled()).toBe(1)
})
