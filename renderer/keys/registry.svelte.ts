/*
 * Action records: one per button or shortcut. A record is the only place where a label, a default key and what it
 * does stand together; buttons (<Button action="table.damage" />), key hints (<Kbd action=… />), the palette, the
 * bottom bar and the `?` sheet all read it.
 *
 *   onMount(() => register([
 *     { id: 'table.damage', label: 'Damage', group: 'Table', key: 'D', rooms: ['table'],
 *       available: () => selection.targets.length > 0, run: () => selection.open('damage') },
 *   ]))
 *
 * Which keys fire:
 * - none while a field is being typed in, except those with `whileTyping` (give it to Ctrl keys only);
 * - without `panels` only while no panel is open; with `panels: ['area']` only while that one is; `panels: 'any'` always;
 * - `rooms` limits to rooms of an open campaign; missing = everywhere, also on the start screen
 *   (use `available: () => game.open` if it needs a campaign).
 * The GM's own bindings (settings.keys: id to key, null = off) go before the defaults.
 */
import { app } from '../state/app.svelte'
import { selection, type Room } from '../state/selection.svelte'

export interface ActionRecord {
  id: string
  label: string
  /** Heading in the sheet of keys. */
  group: string
  /** Default key as text (see key.ts); null = none. */
  key: string | null
  rooms?: readonly Room[]
  panels?: readonly string[] | 'any'
  /** Shown as unavailable, and its key does nothing, while this is false. */
  available?: () => boolean
  /** Fires again while the key is held down (moving a cursor). */
  repeat?: boolean
  whileTyping?: boolean
  /** More words that find it in the palette. */
  words?: string
  /** Left out of the palette (moving about, letters that pick). */
  quiet?: boolean
  run: (event?: KeyboardEvent) => unknown
}

class Registry {
  records = $state.raw<Readonly<Record<string, ActionRecord>>>({})
}
const registry = new Registry()

/** Adds action records (a later one with the same id takes the place). Returns the way to take them out again. */
export function register(records: readonly ActionRecord[]): () => void {
  registry.records = {
    ...registry.records,
    ...Object.fromEntries(records.map((record) => [record.id, record])),
  }
  return () => {
    const left = { ...registry.records }
    for (const record of records) if (left[record.id] === record) delete left[record.id]
    registry.records = left
  }
}

export const allActions = (): ActionRecord[] => Object.values(registry.records)
export const actionOf = (id: string): ActionRecord | undefined => registry.records[id]

/** The key bound to an action now; null = none or switched off. */
export function keyOf(id: string): string | null {
  const own = app.settings.keys[id]
  return own === undefined ? (registry.records[id]?.key ?? null) : own
}

export const isAvailable = (record: ActionRecord): boolean => record.available?.() ?? true

/** Whether it belongs to where the GM is now: room and open panel. */
export function isInPlace(record: ActionRecord, room: Room, panel: string | null): boolean {
  if (record.rooms && !record.rooms.includes(room)) return false
  if (record.panels === 'any') return true
  return panel === null ? record.panels === undefined : (record.panels?.includes(panel) ?? false)
}

/** Does it, if it is available now. */
export function runAction(record: ActionRecord, event?: KeyboardEvent): boolean {
  if (!isAvailable(record)) return false
  record.run(event)
  return true
}

/** Actions that the same key would fire in at least one common place. */
export function clashesWith(record: ActionRecord, key: string): ActionRecord[] {
  const meet = (a: readonly string[] | undefined, b: readonly string[] | undefined) =>
    !a || !b || a.some((one) => b.includes(one))
  const panelsOf = (one: ActionRecord): readonly string[] | undefined =>
    one.panels === 'any' ? undefined : (one.panels ?? ['none'])
  return allActions().filter(
    (other) =>
      other.id !== record.id &&
      keyOf(other.id) === key &&
      meet(record.rooms, other.rooms) &&
      meet(panelsOf(record), panelsOf(other)),
  )
}

/** The action a key fires here and now: records of the open panel first, then those of the room, then general ones. */
export function actionFor(key: string, typing: boolean): ActionRecord | undefined {
  let best: ActionRecord | undefined
  let bestRank = -1
  for (const record of allActions()) {
    if (keyOf(record.id) !== key || (typing && !record.whileTyping)) continue
    if (!isInPlace(record, selection.room, selection.panel) || !isAvailable(record)) continue
    const rank = (Array.isArray(record.panels) ? 2 : 0) + (record.rooms ? 1 : 0)
    if (rank > bestRank) [best, bestRank] = [record, rank]
  }
  return best
}
