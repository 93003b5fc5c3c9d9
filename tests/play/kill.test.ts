import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CommandInput } from '@shared/command'
import type { StateData } from '@shared/domain/state'
import { copyOf } from '../campaign/support/folder'
import { opened } from '../campaign/support/play'
import { fighting, sampleFolder, seated, type Table } from './support/table'

/** Numbers that look random and are the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function randomCommand(table: Table, pick: (below: number) => number): CommandInput {
  const { store } = table.game.campaign
  const people = [...store.all('combatants')]
  const one = people[pick(people.length)]?.id ?? ''
  const two = people[pick(people.length)]?.id ?? ''
  const prompts = [...store.all('prompts')]
  const conditions = ['prone', 'poisoned', 'frightened', 'stunned', 'bleeding', 'unconscious']
  const kinds: (() => CommandInput)[] = [
    () => ({ kind: 'endTurn' }),
    () => ({ kind: 'damage', targets: [one, two], parts: [{ formula: '3d8', type: 'slashing' }] }),
    () => ({ kind: 'heal', targets: [one], formula: '2d4+2' }),
    () => ({
      kind: 'applyEffect',
      targets: [one, two],
      effect: {
        condition: conditions[pick(conditions.length)] ?? null,
        lasts: [{ kind: 'turn', of: 'bearer', at: 'end', turns: 1 + pick(3) }],
      },
    }),
    () => ({ kind: 'answerAllPrompts' }),
    () => ({ kind: 'answerPrompt', id: prompts[pick(prompts.length)]?.id ?? 'none', how: 'roll' }),
    () => ({ kind: 'removeCombatants', ids: [one] }),
    () => ({ kind: 'setHidden', ids: [one], hidden: pick(2) === 0 }),
    () => ({ kind: 'moveClock', seconds: 60 }),
    () => ({ kind: 'attack', attacker: one, action: null, targets: [two], override: true }),
    () => ({ kind: 'delay' }),
  ]
  return (kinds[pick(kinds.length)] ?? (() => ({ kind: 'endTurn' as const })))()
}

describe('killed at any moment', () => {
  it.each([1, 2, 3])(
    'a campaign opens exactly where its last whole line ends (sequence %i)',
    async (seed) => {
      const pick = chance(seed)
      const folder = await sampleFolder()
      const table = await seated(folder)
      const path = join(folder, 'journal.jsonl')
      const { store } = table.game.campaign
      const states = new Map<number, StateData>()
      const note = async () => states.set((await readFile(path)).byteLength, structuredClone(store.toData()))
      await note()
      await fighting(table)
      states.clear()
      await note()
      for (let count = 0; count < 40; count += 1) {
        const luck = pick(10)
        if (luck === 0) await table.game.undo()
        else if (luck === 1) await table.game.redo()
        else if (luck === 2) await table.game.stepBackTurn()
        else await table.act(randomCommand(table, pick))
        if (count === 15) await table.game.quietly(() => Promise.resolve())
        await note()
      }
      const journal = await readFile(path)
      const snapshot = JSON.parse(await readFile(join(folder, 'campaign.json'), 'utf8')) as {
        content: { journal: { bytes: number } }
      }
      const lengths = [...states.keys()].filter((length) => length >= snapshot.content.journal.bytes)
      expect(lengths.length).toBeGreaterThan(10)
      for (const [index, length] of lengths.entries()) {
        const next = lengths[index + 1] ?? length
        // Somewhere in the middle of the next line, or right at the end of this one.
        const cut = length + pick(Math.max(next - length, 1))
        const copy = await copyOf(folder)
        await writeFile(join(copy, 'journal.jsonl'), journal.subarray(0, cut))
        const again = await opened(copy)
        const whole = [...states.keys()].filter((end) => end <= journal.lastIndexOf(0x0a, cut - 1) + 1).at(-1)
        expect(again.store.toData()).toEqual(states.get(whole ?? 0))
        await again.close()
      }
      await table.game.close()
    },
    60_000,
  )
})
