import type { Id } from '@shared/domain/base'
import type { CombatantView } from '@shared/view/gm'
import { game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { entriesOf, keepSame, walkOf, type LineEntry } from '../line/stops'

const toggled = (set: ReadonlySet<Id>, id: Id): ReadonlySet<Id> =>
  set.has(id) ? new Set([...set].filter((one) => one !== id)) : new Set([...set, id])

/** The order on the table as the line shows it, and the cursor on it. */
class Order {
  #opened = $state.raw<ReadonlySet<Id>>(new Set())
  #closed = $state.raw<ReadonlySet<Id>>(new Set())
  #last: LineEntry[] = []

  /** Entries of the line; an unchanged entry stays the same object. */
  entries = $derived.by(() => {
    const { fight, combatants } = game.view
    this.#last = fight ? keepSame(this.#last, entriesOf(fight, combatants, this.#opened, this.#closed)) : []
    return this.#last
  })

  /** Opens a folded group, or folds an open one. */
  fold(slot: Id, state: 'now' | 'acted' | 'coming' | 'delaying') {
    if (state === 'now') this.#closed = toggled(this.#closed, slot)
    else this.#opened = toggled(this.#opened, slot)
  }

  /** Whom the keys are about: where the cursor stands, else who acts. */
  get at(): CombatantView | undefined {
    const id = selection.cursor ?? game.view.fight?.actor
    return id ? game.view.combatants[id] : undefined
  }

  /** Moves the cursor by so many rows, stopping at the ends. */
  walk(by: number) {
    const ids = walkOf(this.entries)
    const here = this.at?.id ?? null
    let place = ids.findIndex((id) => id === here)
    if (place < 0)
      place = this.entries
        .filter((entry) => entry.kind !== 'due')
        .findIndex((entry) => this.#holds(entry, here))
    const next = ids[Math.min(ids.length - 1, Math.max(0, (place < 0 ? 0 : place) + by))]
    if (next !== undefined) selection.cursor = next
  }

  #holds(entry: LineEntry, id: Id | null): boolean {
    return entry.kind === 'stop'
      ? entry.who.id === id
      : entry.kind === 'group' && entry.whos.some((who) => who.id === id)
  }

  /** The entry the cursor stands on. */
  entryAt(id: Id): LineEntry | undefined {
    return this.entries.find((entry) => this.#holds(entry, id) && !(entry.kind === 'group' && entry.open))
  }

  /**
   * Moves the place under the cursor up or down by one and returns where it would stand: right before which slot
   * (null = last). Undefined when it is at the end already.
   */
  shifted(by: -1 | 1): { slot: Id; before: Id | null } | undefined {
    const slots = game.view.fight?.order ?? []
    const from = slots.findIndex((slot) => this.at !== undefined && slot.members.includes(this.at.id))
    const slot = slots[from]
    if (!slot) return undefined
    if (by < 0) return from === 0 ? undefined : { slot: slot.id, before: slots[from - 1]?.id ?? null }
    return from === slots.length - 1 ? undefined : { slot: slot.id, before: slots[from + 2]?.id ?? null }
  }
}

export const order = new Order()

/** Whom a command is for: the chosen ones, else whoever the cursor stands on. */
export const meant = (): Id[] =>
  selection.targets.length > 0 ? [...selection.targets] : selection.cursor !== null ? [selection.cursor] : []
