import type { Id } from '@shared/domain/base'
import { request } from './bridge.svelte'

export const rooms = ['table', 'encounters', 'library', 'party', 'log'] as const
export type Room = (typeof rooms)[number]

/**
 * What only this window knows: the room, who is chosen as target, who is looked at, which panel is open.
 * `selection.targets` keeps the order of choosing. Rows ask `selection.isChosen(id)`.
 */
class Selection {
  room = $state.raw<Room>('table')
  targets = $state.raw<readonly Id[]>([])
  /** Where the arrows stand on the line; null = at the active one. */
  cursor = $state.raw<Id | null>(null)
  /** Whose block is looked at instead of the active one's; null = the active one's. */
  focus = $state.raw<Id | null>(null)
  /** Name of the panel that is open and owns the keys; null = none. */
  panel = $state.raw<string | null>(null)
  /** What the open panel is about (ids, a text to start from); its own business. */
  about = $state.raw<unknown>(null)
  /** What a room should search for when it is shown next ("find it in the library"); the room takes it and empties it. */
  wanted = $state.raw<{ room: Room; text: string } | null>(null)
  #chosen = $derived(new Set(this.targets))

  isChosen(id: Id): boolean {
    return this.#chosen.has(id)
  }

  go(room: Room) {
    this.room = room
    this.close()
  }

  /** Goes to a room that should show what was looked for. */
  find(room: Room, text: string) {
    this.wanted = { room, text }
    this.go(room)
  }

  /** Opens a panel by name; an open one is closed first. */
  open(panel: string, about: unknown = null) {
    this.about = about
    this.panel = panel
  }

  /** Closes the panel, if one is open (and, when named, only that one). */
  close(panel?: string) {
    if (this.panel === null || (panel !== undefined && this.panel !== panel)) return
    this.panel = null
    this.about = null
  }

  choose(ids: readonly Id[]) {
    this.targets = [...new Set(ids)]
  }

  toggle(id: Id) {
    this.targets = this.#chosen.has(id) ? this.targets.filter((other) => other !== id) : [...this.targets, id]
  }

  /** Looks at somebody; main then sends what they could do. */
  look(id: Id | null) {
    if (this.focus === id) return
    this.focus = id
    void request('focus.set', { id })
  }

  /** Drops whatever points at somebody who is not there any more. */
  keepOnly(present: (id: Id) => boolean) {
    if (this.targets.some((id) => !present(id))) this.targets = this.targets.filter(present)
    if (this.cursor !== null && !present(this.cursor)) this.cursor = null
    if (this.focus !== null && !present(this.focus)) this.look(null)
  }

  /** Another campaign: nothing of the old one is chosen. */
  clear() {
    this.targets = []
    this.cursor = null
    this.focus = null
    this.close()
  }
}

export const selection = new Selection()
