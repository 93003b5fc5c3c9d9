import type { Id } from '@shared/domain/base'
import type { Creature } from '@shared/domain/creature'
import { act, game } from '../state/game.svelte'
import { selection } from '../state/selection.svelte'
import { blankCreature, creatureCopy, freeName } from './blank'
import { forgetDrafts } from './editor/drafts'
import { noFilters, readQuery, search, type Filters } from './list/search'

/** Rows shown at first; more come on demand. */
const page = 200

class Room {
  text = $state.raw('')
  filters = $state.raw<Filters>(noFilters)
  sort = $state.raw<'match' | 'name' | 'challenge'>('match')
  shown = $state.raw(page)
  chosen = $state.raw<Id | null>(null)
  /** The creature that is written: where it started from. */
  editing = $state.raw<Creature | null>(null)
  /** How many go into the fight. */
  count = $state.raw(1)
  /** What was put into the fight last, said until something else is chosen. */
  added = $state.raw('')
  #digits = ''
  #folder = ''

  readonly all = $derived(Object.values(game.view.creatures))
  readonly query = $derived(readQuery(this.text))
  readonly hits = $derived.by(() => {
    const hits = search(this.all, this.query, this.filters)
    if (this.sort === 'name') return hits.sort((a, b) => a.creature.name.localeCompare(b.creature.name))
    if (this.sort === 'challenge')
      return hits.sort((a, b) => (b.creature.challenge ?? -1) - (a.creature.challenge ?? -1))
    return hits
  })
  readonly rows = $derived(this.hits.slice(0, this.shown))
  readonly current = $derived(
    this.rows.find((hit) => hit.creature.id === this.chosen)?.creature ?? this.rows[0]?.creature ?? null,
  )

  /** The room is shown for this campaign's folder; in another campaign nothing of the last one is left. */
  enter(folder: string) {
    if (folder === this.#folder) return
    this.#folder = folder
    this.say('')
    this.filters = noFilters
    this.chosen = null
    this.editing = null
    this.added = ''
    forgetDrafts()
  }

  say(text: string) {
    this.text = text
    this.shown = page
  }

  filter(change: Partial<Filters>) {
    this.filters = { ...this.filters, ...change }
    this.shown = page
  }

  more() {
    this.shown += page
  }

  choose(id: Id) {
    this.chosen = id
    this.added = ''
    this.setCount(1)
  }

  /** The arrows walk the rows. */
  step(by: number) {
    const at = this.rows.findIndex((hit) => hit.creature === this.current)
    const next = this.rows[Math.min(this.rows.length - 1, Math.max(0, at + by))]
    if (next) this.choose(next.creature.id)
  }

  setCount(count: number) {
    this.#digits = ''
    this.count = Math.min(100, Math.max(1, count))
  }

  /** Digits typed one after the other make a number; after three they begin anew. */
  digit(sign: string) {
    const text = `${this.#digits}${sign}`
    const count = Number(text)
    this.#digits = count < 1 || count > 100 ? sign.replace('0', '') : text
    this.count = Math.max(1, Number(this.#digits))
  }

  create() {
    const names = this.all.map((creature) => creature.name)
    this.editing = blankCreature(game.view.rules.id, freeName('New creature', names))
  }

  edit(creature: Creature | null = this.current) {
    this.editing = creature
  }

  async duplicate() {
    const from = this.current
    if (!from) return
    const names = this.all.map((creature) => creature.name)
    const copy = creatureCopy(from, freeName(`${from.name}, copy`, names))
    if ((await act({ kind: 'saveCreature', creature: copy })).ok) this.show(copy.id)
  }

  async remove() {
    const gone = this.current
    if (!gone) return
    const at = this.rows.findIndex((hit) => hit.creature === gone)
    const next = this.rows[at + 1] ?? this.rows[at - 1]
    if ((await act({ kind: 'deleteCreature', id: gone.id })).ok) this.chosen = next?.creature.id ?? null
  }

  /** Makes a creature visible and chosen, whatever the list was narrowed to. */
  show(id: Id) {
    this.chosen = id
    if (!this.hits.some((hit) => hit.creature.id === id)) {
      this.say('')
      this.filters = noFilters
    }
    const at = this.hits.findIndex((hit) => hit.creature.id === id)
    if (at >= this.shown) this.shown = at + 1
  }

  /** Puts so many of the chosen creature into the fight on the table; without one, a fight is prepared first. */
  async addToFight(hidden: boolean) {
    const creature = this.current
    if (!creature) return
    const ready = game.view.fight !== null || (await act({ kind: 'prepareFight', encounter: null })).ok
    if (!ready) return
    const { ok } = await act({ kind: 'addCombatants', creature: creature.id, count: this.count, hidden })
    if (!ok) return
    this.added = `${this.count} × ${creature.name} added${hidden ? ', hidden' : ''}.`
    this.setCount(1)
  }

  /** Takes what the palette or another room wants found. */
  takeWanted() {
    const wanted = selection.wanted
    if (wanted?.room !== 'library') return
    selection.wanted = null
    this.editing = null
    this.filters = noFilters
    this.say(wanted.text)
    const exact = this.hits.find((hit) => hit.creature.name === wanted.text)
    this.chosen = exact?.creature.id ?? null
  }
}

/** What the library room shows: search, chosen creature, the one that is written. */
export const room = new Room()
