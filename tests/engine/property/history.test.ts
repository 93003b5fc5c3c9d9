import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commandSchema } from '@shared/command'
import { stateSchema } from '@shared/domain/state'
import { stepSchema } from '@shared/event'
import { applyEvent } from '../../../electron/engine/apply/index'
import { createHistory } from '../../../electron/engine/history'
import { createStore, type Store } from '../../../electron/engine/store'
import { brakka, goblins, given, ogre, sel, takeScene, wyrm } from '../support'
import { commandOf, intents, type Intent, type Pool } from '../support/random-fight'

function poolOf(store: Store): Pool {
  const { fight } = store.must('campaign', 'campaign')
  return {
    combatants: [...store.all('combatants')].map(({ id }) => id),
    slots: fight === null ? [] : store.must('fights', fight).order.map(({ id }) => id),
    effects: [...store.all('effects')].map(({ id }) => id),
    prompts: [...store.all('prompts')].map(({ id, kind }) => ({ id, kind })),
    fights: [...store.all('fights')].map(({ id }) => id),
    actions: (id) => {
      const combatant = store.get('combatants', id)
      return combatant ? (store.get('blocks', combatant.block)?.actions ?? []).map((action) => action.id) : []
    },
  }
}

/** A small repeatable generator: the same intents make the same fight. */
function randomSource(seed: number): (sides: number) => number {
  let state = seed + 1
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return 1 + (Math.floor(state / 65_536) % sides)
  }
}

/** Plays intents out. Every refused command is checked to have changed nothing, every state to make sense. */
function play(list: readonly Intent[], seed: number) {
  given([brakka(), goblins(3), sel(), ogre(), wyrm()])
  const { store, rules } = takeScene()
  const start = store.toData()
  const history = createHistory(store)
  const random = randomSource(seed)
  let made = 1000
  let refusals = 0
  for (const intent of list) {
    const command = commandSchema.parse(commandOf(intent, poolOf(store)))
    const before = store.toData()
    const result = history.perform(rules, command, { random, newId: () => `p${(made += 1)}` }, 0)
    if (!result.ok) {
      refusals += 1
      expect(result.refusal.message).not.toBe('')
      expect(store.toData()).toEqual(before)
    }
    checkSense(store)
  }
  return { store, start, history, refusals }
}

/** What must hold after every step. */
function checkSense(store: Store): void {
  const { fight: onTable } = store.must('campaign', 'campaign')
  for (const fight of store.all('fights')) {
    const members = fight.order.flatMap((slot) => slot.members)
    expect(new Set(members).size, 'nobody stands in two places').toBe(members.length)
    if (fight.status !== 'running') continue
    const active = fight.order.find((slot) => slot.id === fight.active)
    expect(active, 'the marker stands on a place').toBeDefined()
    expect(active?.ghost, 'where somebody is').toBe(false)
    expect(fight.acted.includes(fight.active ?? ''), 'whose turn is not over').toBe(false)
    expect(fight.id).toBe(onTable)
    for (const slot of fight.order) {
      if (slot.ghost) continue
      expect(slot.members.length).toBeGreaterThan(0)
      for (const id of slot.members)
        expect(store.get('combatants', id)).toMatchObject({ fight: fight.id, gone: null })
    }
  }
  for (const one of store.all('combatants')) {
    expect(one.hp).toBeLessThanOrEqual(one.maxHp)
    // Who is stable may have been healed and still sleep.
    if (one.life !== 'stable') {
      expect(one.hp > 0, `${one.name} with ${one.hp} hit points is ${one.life}`).toBe(one.life === 'up')
    }
    expect(store.get('blocks', one.block)).toBeDefined()
  }
  for (const effect of store.all('effects')) {
    expect(store.get('combatants', effect.on), `${effect.name} sits on somebody`).toBeDefined()
    if (effect.parent !== null)
      expect(store.get('effects', effect.parent), `${effect.name} has its parent`).toBeDefined()
  }
  for (const prompt of store.all('prompts')) {
    expect(store.get('combatants', prompt.of), `${prompt.kind} prompt is somebody\u2019s`).toBeDefined()
  }
}

const runs = Number(process.env.PROPERTY_RUNS ?? 25)
const length = Number(process.env.PROPERTY_LENGTH ?? 40)

describe('any sequence of commands over a fight', () => {
  test('B55: undoing all of it restores the exact start, redoing it the exact end, with the same events', () => {
    fc.assert(
      fc.property(intents(length), fc.nat(10_000), (list, seed) => {
        const { store, start, history } = play(list, seed)
        const end = store.toData()
        stateSchema.parse(end)
        const told = history.done.map(({ step }) => step)
        while (history.undo());
        expect(store.toData()).toEqual(start)
        while (history.redo());
        expect(store.toData()).toEqual(end)
        expect(history.done.map(({ step }) => step)).toEqual(told)
      }),
      { numRuns: runs },
    )
  }, 120_000)

  test('folding the events as they are written makes the same state', () => {
    fc.assert(
      fc.property(intents(length), fc.nat(10_000), (list, seed) => {
        const { store, start, history } = play(list, seed)
        const replayed = createStore(structuredClone(start))
        for (const { step } of history.done) {
          const written = stepSchema.parse(JSON.parse(JSON.stringify(step)))
          expect(written).toEqual(step)
          for (const event of written.events) applyEvent(replayed, event)
        }
        expect(replayed.toData()).toEqual(store.toData())
      }),
      { numRuns: runs },
    )
  }, 120_000)

  test('a history picked up from its trail undoes and redoes the same', () => {
    fc.assert(
      fc.property(intents(length), fc.nat(10_000), fc.nat(12), fc.nat(6), (list, seed, limit, undos) => {
        const { store, history } = play(list, seed)
        for (let count = 0; count < undos; count += 1) history.undo()
        const trail = history.trail(limit)
        const opened = createStore(structuredClone(trail.base))
        const picked = createHistory(opened, structuredClone({ done: trail.done, undone: trail.undone }))
        expect(opened.toData()).toEqual(store.toData())
        expect(picked.done.length).toBe(Math.min(limit, history.done.length))
        while (picked.undo()) history.undo()
        expect(opened.toData()).toEqual(store.toData())
        while (picked.redo()) history.redo()
        expect(opened.toData()).toEqual(store.toData())
      }),
      { numRuns: runs },
    )
  }, 120_000)

  test('refusals do happen in these sequences, and so do steps', () => {
    const list = fc.sample(intents(200), { seed: 7, numRuns: 5 }).flat()
    const { history, refusals } = play(list, 7)
    expect(refusals).toBeGreaterThan(10)
    expect(history.done.length).toBeGreaterThan(50)
    expect(new Set(history.done.map(({ step }) => step.command)).size).toBeGreaterThan(15)
  })
})
