import type { Id } from '@shared/domain/base'
import type { Encounter, EncounterEntry } from '@shared/domain/encounter'
import { act, game } from '../state/game.svelte'

const freshId = () => crypto.randomUUID()

/** A new, empty encounter that nothing has saved yet. */
export const emptyEncounter = (name: string): Encounter => ({
  id: freshId(),
  name,
  entries: [],
  notes: '',
  readAloud: '',
})

/** A name that no encounter bears yet: "New encounter", "New encounter 2", … */
export function freeName(base: string, taken: readonly string[]): string {
  const lower = taken.map((name) => name.toLowerCase())
  if (!lower.includes(base.toLowerCase())) return base
  for (let n = 2; ; n += 1) if (!lower.includes(`${base} ${n}`.toLowerCase())) return `${base} ${n}`
}

/** The same encounter with entries of its own, under another name. */
export const copyOf = (encounter: Encounter, name: string): Encounter => ({
  ...encounter,
  id: freshId(),
  name,
  entries: encounter.entries.map((entry) => ({ ...entry, id: freshId() })),
})

/** Adds so many of a creature. The same creature, alike in every way, is counted up instead of listed twice. */
export function withCreature(
  encounter: Encounter,
  added: Pick<EncounterEntry, 'creature' | 'count' | 'side' | 'hidden' | 'role'>,
): Encounter {
  const alike = encounter.entries.find(
    (entry) =>
      entry.creature === added.creature &&
      entry.side === added.side &&
      entry.hidden === added.hidden &&
      entry.role === added.role &&
      entry.name === null,
  )
  const entries = alike
    ? encounter.entries.map((entry) =>
        entry === alike ? { ...entry, count: Math.min(200, entry.count + added.count) } : entry,
      )
    : [...encounter.entries, { ...added, id: freshId(), name: null }]
  return { ...encounter, entries }
}

export const withEntry = (encounter: Encounter, id: Id, change: Partial<EncounterEntry>): Encounter => ({
  ...encounter,
  entries: encounter.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
})

export const withoutEntry = (encounter: Encounter, id: Id): Encounter => ({
  ...encounter,
  entries: encounter.entries.filter((entry) => entry.id !== id),
})

/** Moves an entry up or down by one place. */
export function moved(encounter: Encounter, id: Id, by: 1 | -1): Encounter {
  const at = encounter.entries.findIndex((entry) => entry.id === id)
  const to = at + by
  const entry = encounter.entries[at]
  const other = encounter.entries[to]
  if (!entry || !other) return encounter
  const entries = [...encounter.entries]
  entries[at] = other
  entries[to] = entry
  return { ...encounter, entries }
}

/** Saves at once: every change is a step of its own that can be undone. */
export const save = (encounter: Encounter) => act({ kind: 'saveEncounter', encounter })

class Room {
  chosen = $state.raw<Id | null>(null)
  /** The entry the arrows stand on. */
  entry = $state.raw<Id | null>(null)
  list = $derived(
    Object.values(game.view.encounters).sort((a, b) => a.encounter.name.localeCompare(b.encounter.name)),
  )
  current = $derived((this.chosen ? game.view.encounters[this.chosen] : undefined) ?? this.list[0] ?? null)

  async create() {
    const encounter = emptyEncounter(
      freeName(
        'New encounter',
        this.list.map((one) => one.encounter.name),
      ),
    )
    if ((await save(encounter)).ok) this.chosen = encounter.id
  }

  async duplicate() {
    const from = this.current?.encounter
    if (!from) return
    const names = this.list.map((one) => one.encounter.name)
    const copy = copyOf(from, freeName(`${from.name}, copy`, names))
    if ((await save(copy)).ok) this.chosen = copy.id
  }

  async remove() {
    const encounter = this.current?.encounter
    if (!encounter) return
    const at = this.list.findIndex((one) => one.encounter.id === encounter.id)
    const next = this.list[at + 1] ?? this.list[at - 1] ?? null
    if ((await act({ kind: 'deleteEncounter', id: encounter.id })).ok)
      this.chosen = next?.encounter.id ?? null
  }

  /** The arrows walk the list of encounters. */
  step(by: number) {
    const at = this.list.findIndex((one) => one === this.current)
    const next = this.list[Math.min(this.list.length - 1, Math.max(0, at + by))]
    if (next) this.chosen = next.encounter.id
  }
}

/** What the encounters room shows: the list and the encounter that is open. */
export const room = new Room()
