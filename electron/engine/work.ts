import type { Id, Reason, Refusal } from '@shared/domain/base'
import type { Event } from '@shared/event'
import type { Dice } from './dice/dice'
import type { Ruleset } from './rulesets/ruleset'
import type { ReadState } from './store'

/**
 * What a decider works with. `emit` folds the event into the state at once, so that what comes later in the same
 * command sees it; when the command is refused half-way, everything is put back.
 */
export interface Work {
  readonly state: ReadState
  readonly rules: Ruleset
  readonly dice: Dice
  /** A fresh id, handed in from outside. */
  newId(): Id
  emit(event: Event): void
}

/** Thrown inside a decider; `execute` turns it into a value. Never leaves the engine. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(message: string, reasons: readonly Reason[] = []) {
    super(message)
    this.refusal = { message, reasons: [...reasons] }
  }
}

/** Says no with a sentence. Nothing will have changed. */
export function refuse(message: string, reasons: readonly Reason[] = []): never {
  throw new Refused(message, reasons)
}
