import type { Command } from '@shared/command'
import type { Id, Refusal } from '@shared/domain/base'
import type { Event } from '@shared/event'
import { applyEvent } from './apply/index'
import { decide } from './commands/index'
import { createDice, type RandomSource } from './dice/dice'
import { settle } from './mechanics/turns'
import type { Ruleset } from './rulesets/ruleset'
import type { RecordChange, Store } from './store'
import { Refused, type Work } from './work'

/** What a command needs from outside: chance, the GM's typed dice, fresh ids. */
export interface Context {
  readonly random: RandomSource
  /** Dice typed by the GM, in the order in which the command asks; null = the app rolls that one. */
  readonly typed?: readonly (number | null)[]
  newId(): Id
}

/** Either what happened and what it changed, or no: then nothing is changed. */
export type Outcome =
  | { readonly ok: true; readonly events: readonly Event[]; readonly changes: readonly RecordChange[] }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * Carries out one command. On success the store holds the new state and the result says which records changed;
 * `events` is empty when the command found nothing to do. Throws only on a bug, with the store as it was.
 */
export function execute(store: Store, rules: Ruleset, command: Command, context: Context): Outcome {
  const events: Event[] = []
  const dice = createDice(context.random, context.typed)
  const work: Work = {
    state: store,
    rules,
    dice,
    newId: () => context.newId(),
    emit(event) {
      applyEvent(store, event)
      events.push(event)
    },
  }
  store.begin()
  try {
    decide(work, command)
    settle(work)
    dice.finish()
    return { ok: true, events, changes: store.commit() }
  } catch (problem) {
    store.rollback()
    if (problem instanceof Refused) return { ok: false, refusal: problem.refusal }
    throw problem
  }
}
