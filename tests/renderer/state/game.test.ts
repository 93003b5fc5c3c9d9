import { afterEach, beforeEach, expect, test } from 'vitest'
import { notices } from '../../../renderer/state/notices.svelte'
import { act, game, startGame } from '../../../renderer/state/game.svelte'
import { selection } from '../../../renderer/state/selection.svelte'
import { gmBridge } from '../fixtures/bridge'
import { titheRoad } from '../fixtures/gm-view'

let stop: () => void = () => undefined
const refusal = {
  ok: false,
  refusal: {
    message: 'Not possible: Dagny can’t move.',
    reasons: [{ kind: 'refusal', text: 'she is grappled', rule: 'GH-COND-GRAP-01', value: null }],
  },
}

async function start(answers: Parameters<typeof gmBridge>[1] = {}) {
  const set = gmBridge(titheRoad(), answers)
  window.roundkeeper = set.bridge
  stop = await startGame()
  return set
}

beforeEach(() => {
  notices.list = []
})
afterEach(() => {
  stop()
  selection.clear()
})

test('the view is loaded, and patches change only what they name', async () => {
  const { push } = await start()
  const before = game.view.combatants
  expect(game.open).toBe(true)
  push('gm.patch', {
    seq: 1,
    ops: [{ op: 'put', section: 'combatants', id: 'wren', value: { ...before.wren!, hp: 1 } }],
  })
  expect(game.view.combatants.wren?.hp).toBe(1)
  expect(game.view.combatants.dagny).toBe(before.dagny)
})

test('whoever left is not chosen any more', async () => {
  const { push } = await start()
  selection.choose(['wren', 'maur'])
  push('gm.patch', { seq: 1, ops: [{ op: 'drop', section: 'combatants', id: 'maur' }] })
  expect(selection.targets).toEqual(['wren'])
})

test('a refusal is shown with its reasons, and a way on where the rules can be overruled', async () => {
  let tries = 0
  const { sent } = await start({ command: () => (++tries === 1 ? refusal : { ok: true, seq: 2 }) })
  await act({ kind: 'actBoldly', id: 'dagny' })
  expect(notices.list).toMatchObject([
    { tone: 'refused', title: 'Not possible: Dagny can’t move.', reasons: refusal.refusal.reasons },
  ])
  notices.list[0]!.way!.run()
  await Promise.resolve()
  expect(sent.at(-1)?.args).toMatchObject({ command: { kind: 'actBoldly', id: 'dagny', override: true } })
})

test('a refusal that can’t be overruled has no such button, and leaves when something else goes through', async () => {
  let tries = 0
  await start({ command: () => (++tries === 1 ? refusal : { ok: true, seq: 2 }) })
  await act({ kind: 'endTurn' })
  expect(notices.list[0]?.way).toBeNull()
  await act({ kind: 'endTurn' })
  expect(notices.list).toEqual([])
})

test('a failure of the app itself is told as a risk and changes nothing', async () => {
  await start({
    command: () => {
      throw new Error('The pipe broke.')
    },
  })
  expect((await act({ kind: 'endTurn' })).ok).toBe(false)
  expect(notices.list).toMatchObject([{ tone: 'risk' }])
})

test('what was found on opening is told once, not again with a later full state', async () => {
  const found = { tone: 'kept' as const, title: 'Opened the copy from 21:14.', text: 'Nothing is lost.' }
  const view = titheRoad()
  view.campaign.notices = [found]
  const { push } = await start({ 'gm.state': () => ({ seq: 0, view }) })
  push('gm.reset', { open: true })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(notices.list).toMatchObject([found])
  push('gm.patch', { seq: 5, ops: [] })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(notices.list).toHaveLength(1)
})
