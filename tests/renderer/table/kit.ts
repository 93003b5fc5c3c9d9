import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { vi } from 'vitest'
import { dispatchKey } from '../../../renderer/keys/dispatch'
import { register } from '../../../renderer/keys/registry.svelte'
import { generalActions } from '../../../renderer/shell/actions'
import { startGame } from '../../../renderer/state/game.svelte'
import { selection } from '../../../renderer/state/selection.svelte'
import { ui } from '../../../renderer/table/state/ui.svelte'
import Table from '../../../renderer/table/Table.svelte'
import type { GmView } from '../../../shared/view/gm'
import { gmBridge } from '../fixtures/bridge'

// The whole room is mounted for each test: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 20_000 })

type Answers = Parameters<typeof gmBridge>[1]

/** The table on a view, with the keyboard at work; `commands` are those it sent. */
export async function table(view: GmView, answers: Answers = {}) {
  const { bridge, sent, push } = gmBridge(view, answers)
  window.roundkeeper = bridge
  const stops = [register(generalActions), await startGame()]
  window.addEventListener('keydown', dispatchKey)
  const shown = render(Table)
  await settled()
  let seq = 0

  const keyOf = (name: string): KeyboardEventInit => {
    const parts = name.split(/\+(?=.)/)
    const key = parts.pop() ?? ''
    return {
      key: key === 'Space' ? ' ' : key,
      ctrlKey: parts.includes('Ctrl'),
      shiftKey: parts.includes('Shift'),
      altKey: parts.includes('Alt'),
    }
  }
  return {
    ...shown,
    /** Presses keys where the focus is: `press('T', 'a', '1')`. */
    async press(...keys: string[]) {
      for (const key of keys) {
        const target = document.activeElement ?? document.body
        target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keyOf(key) }))
        await settled()
      }
    },
    /** Types into the field that has the focus. */
    async type(text: string) {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement)) throw new Error(`No field has the focus to type “${text}”.`)
      field.value += text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await settled()
    },
    commands: () =>
      sent.filter((one) => one.name === 'command').map((one) => (one.args as { command: unknown }).command),
    dice: () => (sent.filter((one) => one.name === 'command').at(-1)?.args as { dice?: unknown }).dice,
    requests: () => sent.map((one) => one.name),
    async patch(section: keyof GmView, value: unknown) {
      seq += 1
      push('gm.patch', { seq, ops: [{ op: 'set', section, value }] })
      await settled()
    },
    stop() {
      cleanup()
      window.removeEventListener('keydown', dispatchKey)
      stops.forEach((stop) => stop())
      selection.clear()
      ui.typing = null
      ui.newTurn()
    },
  }
}

/** Waits until what was asked has been answered and shown. */
export async function settled() {
  await new Promise((resolve) => setTimeout(resolve, 0))
  await tick()
}
