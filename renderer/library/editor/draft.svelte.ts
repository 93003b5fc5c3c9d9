import type { Id } from '@shared/domain/base'
import type { Action, Creature } from '@shared/domain/creature'
import { readyToSave } from './ready'

/** Typing in one field within this time is one step of the editor's own undo, in milliseconds. */
const together = 1200

/** How a finished creature is sent; `ok` = it is on the disk. */
export type Save = (creature: Creature) => Promise<{ ok: boolean }>

/**
 * A creature while it is being written: what the fields show, what was saved last, and the way back.
 * A draft outlives its editor until it is saved, so that nothing typed is lost when a save is refused.
 */
export class Draft {
  creature: Creature = $state.raw() as Creature
  saving = $state.raw(false)
  /** The action the form shows; null = the first. */
  chosen = $state.raw<Id | null>(null)
  #saved = $state.raw() as Creature
  #past = $state.raw<readonly Creature[]>([])
  #future = $state.raw<readonly Creature[]>([])
  #seen: Creature
  #last = { what: '', at: 0 }

  constructor(creature: Creature) {
    this.creature = creature
    this.#saved = creature
    this.#seen = creature
  }

  // Plain getters: a draft outlives the component it was made in, which a derived value would not.
  get dirty(): boolean {
    return this.creature !== this.#saved
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }
  /** The action that is written: the chosen one, else the first. */
  get action(): Action | null {
    const { actions } = this.creature
    return actions.find((action) => action.id === this.chosen) ?? actions[0] ?? null
  }

  /** Changes fields. `what` names the field: changes of one field in quick succession are one step back. */
  change(what: string, part: Partial<Creature>) {
    const now = performance.now()
    const goesOn = this.#last.what === what && now - this.#last.at < together && this.#past.length > 0
    if (!goesOn) this.#past = [...this.#past, this.creature]
    this.#future = []
    this.#last = { what, at: now }
    this.creature = { ...this.creature, ...part }
  }

  /** Changes fields of one action. */
  changeAction(id: Id, what: string, part: Partial<Action>) {
    const actions = this.creature.actions.map((action) =>
      action.id === id ? { ...action, ...part } : action,
    )
    this.change(`${id}.${what}`, { actions })
  }

  /** Adds an action behind the others and shows it. */
  addAction(action: Action) {
    this.change(`add.${action.id}`, { actions: [...this.creature.actions, action] })
    this.chosen = action.id
  }

  removeAction(id: Id) {
    const at = this.creature.actions.findIndex((action) => action.id === id)
    const next = this.creature.actions[at + 1] ?? this.creature.actions[at - 1]
    this.change(`remove.${id}`, { actions: this.creature.actions.filter((action) => action.id !== id) })
    this.chosen = next?.id ?? null
  }

  /** Moves an action up or down the list; the number keys at the table follow this order. */
  moveAction(id: Id, by: 1 | -1) {
    const actions = [...this.creature.actions]
    const at = actions.findIndex((action) => action.id === id)
    const [one, other] = [actions[at], actions[at + by]]
    if (!one || !other) return
    actions[at] = other
    actions[at + by] = one
    this.change(`move.${id}.${at}`, { actions })
  }

  undo() {
    const back = this.#past.at(-1)
    if (!back) return
    this.#future = [this.creature, ...this.#future]
    this.#past = this.#past.slice(0, -1)
    this.#last = { what: '', at: 0 }
    this.creature = back
  }

  redo() {
    const [next, ...rest] = this.#future
    if (!next) return
    this.#past = [...this.#past, this.creature]
    this.#future = rest
    this.#last = { what: '', at: 0 }
    this.creature = next
  }

  /** The campaign's record changed (saved, undone): shown unless something unsaved stands here. */
  follow(record: Creature) {
    if (record === this.#seen) return
    this.#seen = record
    if (this.dirty || this.saving) return
    this.creature = record
    this.#saved = record
  }

  /** Saves what is there, if anything is unsaved. Returns whether everything is saved now. */
  async save(send: Save): Promise<boolean> {
    if (!this.dirty) return true
    const sent = this.creature
    this.saving = true
    try {
      const { ok } = await send(readyToSave(sent))
      if (ok) this.#saved = sent
      return ok
    } finally {
      this.saving = false
    }
  }
}
