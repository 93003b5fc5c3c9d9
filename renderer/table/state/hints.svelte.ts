import type { Id } from '@shared/domain/base'
import { game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'
import { idsOf } from '../line/stops'
import { hintLetters, readHint } from '../parse/hints'
import { order } from './order.svelte'

/** The letters on the line that pick targets. Off unless somebody asks for them. */
class Hints {
  on = $state.raw(false)
  #skip = $state.raw('')
  #typed = $state.raw('')
  #group: readonly Id[] = []
  #stops = $derived(this.on ? order.entries.filter((entry) => entry.kind !== 'due') : [])
  #labels = $derived(hintLetters(this.#stops.length, this.#skip))
  #byKey = $derived(new Map(this.#stops.map((entry, place) => [entry.key, this.#labels[place] ?? ''])))

  /** Shows the letters, leaving out those the open panel uses. With `replace` the first one starts a new choice. */
  show(skip = '', replace = false) {
    this.on = true
    this.#replace = replace
    this.#skip = skip
    this.#typed = ''
    this.#group = []
  }

  hide() {
    this.on = false
    this.#typed = ''
  }

  /** The letter on an entry, or null while no letters are shown or it can't be reached any more. */
  letter(key: string): string | null {
    if (!this.on) return null
    const letter = this.#byKey.get(key) ?? null
    return letter?.startsWith(this.#typed) ? letter : null
  }

  /** First and last letter, for the bar below. */
  get range(): string {
    return this.#labels.length > 0
      ? `${this.#labels[0] ?? ''} – ${this.#labels[this.#labels.length - 1] ?? ''}`
      : ''
  }

  /**
   * Takes a key: a letter chooses or drops its entry (a group as a whole), a digit a member of the group chosen last.
   * Returns the ids it changed, or null when the key is none of ours.
   */
  take(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): readonly Id[] | null {
    if (!this.on || event.ctrlKey || event.altKey || event.metaKey) return null
    if (/^[1-9]$/.test(event.key) && this.#group.length > 1) {
      const member = this.#group[Number(event.key) - 1]
      return member === undefined ? [] : this.#member(member)
    }
    const letter = event.key.toLowerCase()
    if (!/^[a-z]$/.test(letter) || this.#skip.includes(letter)) return null
    const read = readHint(this.#typed + letter, this.#labels)
    if ('open' in read) {
      this.#typed = read.open ? this.#typed + letter : ''
      return []
    }
    this.#typed = ''
    const entry = this.#stops[read.place]
    return entry ? this.#choose(idsOf(entry).filter((id) => game.view.combatants[id]?.life !== 'dead')) : []
  }

  #fresh = false
  #replace = false
  #choose(ids: readonly Id[]): readonly Id[] {
    const all = !this.#replace && ids.length > 0 && ids.every((id) => selection.isChosen(id))
    if (this.#replace) selection.choose([])
    this.#replace = false
    selection.choose(
      all ? selection.targets.filter((id) => !ids.includes(id)) : [...selection.targets, ...ids],
    )
    this.#group = ids
    this.#fresh = !all && ids.length > 1
    return ids
  }

  /** The first digit after a group's letter narrows it to that member; later ones add. */
  #member(id: Id): readonly Id[] {
    if (this.#fresh) {
      selection.choose([...selection.targets.filter((one) => !this.#group.includes(one)), id])
      this.#fresh = false
    } else selection.toggle(id)
    return this.#group
  }
}

export const hints = new Hints()
