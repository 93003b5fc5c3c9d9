import { commandSchema, type CommandInput } from '@shared/command'
import { creatureSchema, type Creature } from '@shared/domain/creature'
import type { LogEntry } from '@shared/view/gm'
import type { z } from 'zod'
import { newCampaign } from '../../../../electron/engine/campaign'
import { createHistory, type History } from '../../../../electron/engine/history'
import { rulesets } from '../../../../electron/engine/rulesets'
import type { Ruleset } from '../../../../electron/engine/rulesets/ruleset'
import { createStore, type RecordChange, type Store } from '../../../../electron/engine/store'

/** A game without files and windows: real engine, real ruleset, dice and ids in order. */
export interface Table {
  readonly store: Store
  readonly rules: Ruleset
  readonly history: History
  /** Carries out a command; null = refused. */
  tryIt(command: CommandInput): readonly RecordChange[] | null
  /** Carries out a command that must not be refused. */
  act(command: CommandInput): readonly RecordChange[]
  undo(): readonly RecordChange[] | null
  /** Id of a combatant by its name. */
  id(name: string): string
  log(): LogEntry[]
}

/** @param random value of each die, by its sides */
export function createTable(random: (sides: number) => number = (sides) => Math.ceil(sides / 2)): Table {
  const rules = rulesets.godhand
  if (!rules) throw new Error('no such ruleset')
  const store = createStore(newCampaign('Open Title', rules.id))
  const history = createHistory(store)
  let made = 0
  const newId = () => `id-${(made += 1)}-zk`
  const tryIt = (input: CommandInput) => {
    const done = history.perform(rules, commandSchema.parse(input), { random, newId }, 0)
    return done.ok ? done.changes : null
  }
  return {
    store,
    rules,
    history,
    tryIt,
    act(input) {
      const done = history.perform(rules, commandSchema.parse(input), { random, newId }, 0)
      if (!done.ok) throw new Error(`${input.kind}: ${done.refusal.message}`)
      return done.changes
    },
    undo: () => history.undo()?.changes ?? null,
    id(name) {
      for (const one of store.all('combatants')) if (one.name === name) return one.id
      throw new Error(`nobody is called ${name}`)
    },
    log: () =>
      history.done.map(({ step }) => ({ seq: step.seq, at: step.at, round: null, lines: [], undone: false })),
  }
}

const scores = { str: 12, dex: 12, con: 12, int: 10, wis: 10, cha: 10 }

/** A stat block with what differs from a plain one. */
export function block(name: string, more: Partial<z.input<typeof creatureSchema>> = {}): Creature {
  const id = `sheet-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  return creatureSchema.parse({ id, name, abilities: scores, maxHp: 20, ...more })
}
