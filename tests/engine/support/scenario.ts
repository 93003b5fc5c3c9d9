import { commandSchema, type Command, type CommandInput } from '@shared/command'
import { eventSchema, stepSchema, type Event, type EventKind, type EventOf, type Step } from '@shared/event'
import { stateSchema, type StateData } from '@shared/domain/state'
import { expect, test } from 'vitest'
import { applyEvent } from '../../../electron/engine/apply/index'
import { newCampaign } from '../../../electron/engine/campaign'
import { createHistory, type History } from '../../../electron/engine/history'
import { rulesets } from '../../../electron/engine/rulesets/index'
import type { Ruleset } from '../../../electron/engine/rulesets/ruleset'
import { createStore, type Store } from '../../../electron/engine/store'
import type { Person } from './cast'

export interface ScriptedDie {
  readonly sides: number
  readonly value: number
}

interface Scene {
  readonly store: Store
  readonly rules: Ruleset
  history: History
  readonly ids: Map<string, string>
  start: StateData
  script: ScriptedDie[]
  typed: (number | null)[]
  drawn: number
}

let scene: Scene | null = null
let made = 0

export const d = (sides: number, value: number): ScriptedDie => ({ sides, value })
export const d20 = (value: number): ScriptedDie => d(20, value)
export const d10 = (value: number): ScriptedDie => d(10, value)
export const d8 = (value: number): ScriptedDie => d(8, value)
export const d6 = (value: number): ScriptedDie => d(6, value)
export const d4 = (value: number): ScriptedDie => d(4, value)

/**
 * One rule, one test. `ids` are ids of the ledger or of the field cases; none when neither has it. Whatever the body does, it is checked that
 * every scripted die was used, that the events fit the contract and make the same state again, that undoing all of
 * it restores the exact start and redoing all of it the exact end.
 */
export function rule(ids: string | readonly string[], sentence: string, body: () => void): void {
  const cited = typeof ids === 'string' ? ids : ids.join(' ')
  test(cited === '' ? sentence : `${cited}: ${sentence}`, () => {
    then = claim
    scene = null
    body()
    if (scene !== null) checkScene(scene)
  })
}

/** The scene under test. */
export function here(): Scene {
  if (!scene) throw new Error('the scenario begins with given(…)')
  return scene
}

/** Hands the scene over to a test that plays and checks it by itself. */
export function takeScene(): Scene {
  const taken = here()
  scene = null
  return taken
}

export interface Setting {
  /** begun (default): initiative as listed and round 1 on; prepared: on the table without numbers; none: no fight. */
  fight?: 'begun' | 'prepared' | 'none'
  options?: Record<string, string | number | boolean>
}

/** Sets the scene. Without numbers, people act in the order in which they are listed. */
export function given(people: readonly Person[], setting: Setting = {}): void {
  if (scene) checkScene(scene)
  const rules = rulesets.godhand
  if (!rules) throw new Error('no such ruleset')
  const data = newCampaign('Scenario', rules.id)
  const campaign = data.campaign.campaign
  if (campaign) data.campaign.campaign = { ...campaign, options: setting.options ?? {} }
  const store = createStore(data)
  made = 0
  const ids = new Map<string, string>()
  scene = { store, rules, history: createHistory(store), ids, start: data, script: [], typed: [], drawn: 0 }

  const fight = setting.fight ?? 'begun'
  for (const { kind, sheet } of people) if (kind === 'hero') run({ kind: 'addPartyMember', sheet })
  for (const { kind, sheet } of people) if (kind !== 'hero') run({ kind: 'saveCreature', creature: sheet })
  if (fight !== 'none') {
    run({ kind: 'prepareFight', encounter: null })
    for (const { kind, sheet, count } of people) {
      if (kind !== 'hero') run({ kind: 'addCombatants', creature: sheet.id, count, side: kind })
    }
  }
  learnNames(scene)
  for (const one of people) {
    if (one.hp !== null && (one.kind === 'hero' || fight !== 'none')) {
      for (const name of namesOf(one)) run({ kind: 'setNumber', id: id(name), what: 'hp', value: one.hp })
    }
  }
  if (fight === 'begun') {
    people.forEach((one, index) => {
      run({ kind: 'setInitiative', ids: namesOf(one).map(id), value: one.initiative ?? 90 - index })
    })
    run({ kind: 'beginFight' })
  }
  scene.history = createHistory(store)
  scene.start = store.toData()
}

const namesOf = ({ name, count }: Person): string[] =>
  count === 1 ? [name] : Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)

function learnNames(of: Scene): void {
  for (const combatant of of.store.all('combatants')) of.ids.set(combatant.name, combatant.id)
}

/** A combatant's id by its name. */
export function id(name: string): string {
  const found = here().ids.get(name)
  if (found === undefined) throw new Error(`nobody is called ${name}`)
  return found
}

/** Dice of the app that fall next, in this order. All of them must be used up. */
export function dice(...fallen: ScriptedDie[]): void {
  here().script.push(...fallen)
}

/** Dice the GM types with the next command. */
export function typed(...values: (number | null)[]): void {
  here().typed = values
}

function draw(sides: number): number {
  const at = here()
  const next = at.script.shift()
  if (!next) throw new Error(`the app rolls a d${sides}, but no die was scripted`)
  if (next.sides !== sides) throw new Error(`the app rolls a d${sides}, but a d${next.sides} was scripted`)
  at.drawn += 1
  return next.value
}

function perform(input: CommandInput) {
  const at = here()
  const command: Command = commandSchema.parse(input)
  const typedNow = at.typed
  at.typed = []
  const context = { random: draw, typed: typedNow, newId: () => `e${(made += 1)}` }
  return at.history.perform(at.rules, command, context, 1_700_000_000_000)
}

function run(input: CommandInput): Step | null {
  const result = perform(input)
  if (!result.ok) throw new Error(`${input.kind} was refused: ${result.refusal.message}`)
  learnNames(here())
  return result.step
}

/** Carries out commands, each as one step, and returns the last one's events. */
export function when(...commands: CommandInput[]): readonly Event[] {
  let last: Step | null = null
  for (const command of commands) last = run(command)
  return last?.events ?? []
}

/** The command is refused with this sentence; nothing has changed and no die was drawn. Returns the reasons' rules. */
export function refused(command: CommandInput, sentence?: RegExp | string): (string | null)[] {
  const at = here()
  const before = at.store.toData()
  const drawn = at.drawn
  const result = perform(command)
  if (result.ok) throw new Error(`${command.kind} was not refused`)
  if (sentence !== undefined) expect(result.refusal.message).toMatch(sentence)
  expect(at.store.toData()).toEqual(before)
  expect(at.drawn, 'dice drawn by a refused command').toBe(drawn)
  return result.refusal.reasons.map((reason) => reason.rule)
}

/** Undoes the last step. */
export const undo = (): void => void here().history.undo()

/** Does the step undone last again. */
export const redo = (): void => void here().history.redo()

/** Goes back to the turn before. */
export function stepBack(): void {
  const count = here().history.stepsOfTurn()
  if (count === 0) throw new Error('there is no turn before')
  for (let step = 0; step < count; step += 1) undo()
}

/** Events of one kind in the last step. */
export function events<K extends EventKind>(kind: K): EventOf<K>[] {
  const last = here().history.done.at(-1)?.step.events ?? []
  return last.filter((event): event is EventOf<K> => event.kind === kind)
}

interface Claims<T> {
  are(expected: T): void
  is(expected: T): void
  include(expected: unknown): void
  excludes(expected: unknown): void
  matches(expected: unknown): void
}

/**
 * States what holds now: `then(hitPoints('Ogre')).are(46)`. Set when a test runs, not when the module loads: a module
 * with a function called `then` counts as a promise, and importing it would never end.
 */
export let then: <T>(actual: T) => Claims<T>

function claim<T>(actual: T): Claims<T> {
  return {
    are: (expected) => expect(actual).toEqual(expected),
    is: (expected) => expect(actual).toEqual(expected),
    include: (expected) => expect(actual).toContainEqual(expected),
    excludes: (expected) => expect(actual).not.toContainEqual(expected),
    matches: (expected) => expect(actual).toMatchObject(expected as object),
  }
}

function checkScene(at: Scene): void {
  expect(at.script, 'dice scripted but not rolled').toEqual([])
  const end = at.store.toData()
  stateSchema.parse(end)
  const steps = at.history.done.map((done) => done.step)
  for (const step of steps) expect(stepSchema.parse(step)).toEqual(step)

  const replayed = createStore(at.start)
  for (const { events: list } of steps) {
    for (const event of list) applyEvent(replayed, eventSchema.parse(JSON.parse(JSON.stringify(event))))
  }
  expect(replayed.toData(), 'replaying the events').toEqual(end)

  const redoable = at.history.undone.length
  while (at.history.undo());
  expect(at.store.toData(), 'undoing everything').toEqual(at.start)
  while (at.history.undone.length > redoable) at.history.redo()
  expect(at.store.toData(), 'redoing everything').toEqual(end)
}
