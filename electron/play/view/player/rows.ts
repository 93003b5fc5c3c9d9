import type { Combatant } from '@shared/domain/combatant'
import type { Fight, Slot } from '@shared/domain/fight'
import type { PlayerRow } from '@shared/view/player'
import { countWord } from '../words/plain'
import { chipsOf } from './conditions'
import { groupHealth, healthOf } from './health'
import type { Keys } from './keys'
import type { Marker } from './marker'
import type { RowMemory } from './row-memory'
import { isSeen, sharedName, shownName, type Sight } from './sight'

type Place = Pick<PlayerRow, 'state' | 'next'>

/** Those of a slot who share a row: the same name for players on the same side. */
export function rowsOfSlot(members: readonly Combatant[]): Combatant[][] {
  if (members.length === 1) return [[...members]]
  const rows = new Map<string, Combatant[]>()
  for (const member of members) {
    const key = `${member.side}|${sharedName(member)}`
    rows.set(key, [...(rows.get(key) ?? []), member])
  }
  return [...rows.values()]
}

function soleRow(sight: Sight, combatant: Combatant, key: string, place: Place): PlayerRow {
  const party = combatant.side === 'party'
  return {
    key,
    name: shownName(combatant),
    side: combatant.side,
    ...place,
    health: healthOf(sight.input, combatant),
    count: null,
    countNote: '',
    conditions: chipsOf(sight, combatant),
    readied: party && combatant.readied !== null,
    concentration: party && combatant.concentration ? sight.mask.clean(combatant.concentration.on) : null,
  }
}

/** Conditions of a group: each name once, with how many have it when not all do. */
function groupChips(sight: Sight, members: readonly Combatant[]): PlayerRow['conditions'] {
  const chips = new Map<string, { chip: PlayerRow['conditions'][number]; count: number }>()
  for (const member of members) {
    for (const chip of chipsOf(sight, member)) {
      const known = chips.get(chip.name)
      chips.set(chip.name, { chip: known?.chip ?? chip, count: (known?.count ?? 0) + 1 })
    }
  }
  return [...chips.values()].map(({ chip, count }) =>
    count === members.length ? chip : { ...chip, name: `${chip.name}, ${countWord(count)} of them` },
  )
}

function groupRow(sight: Sight, members: readonly Combatant[], key: string, place: Place): PlayerRow | null {
  const first = members[0]
  if (!first) return null
  const sole = soleRow(sight, first, key, place)
  if (members.length === 1) return sole
  return {
    ...sole,
    name: sharedName(first),
    health: groupHealth(sight.input, members),
    count: members.length,
    countNote: countWord(members.length),
    conditions: groupChips(sight, members),
  }
}

/** Who of a slot players may see. */
export function seenMembers(sight: Sight, slot: Slot): Combatant[] {
  const members: Combatant[] = []
  for (const id of slot.members) {
    const combatant = sight.input.state.get('combatants', id)
    if (isSeen(sight, combatant)) members.push(combatant)
  }
  return members
}

function placeOf(fight: Fight, slot: Slot, marker: Marker): Place {
  const next = slot === marker.next
  if (slot.delaying) return { state: 'delaying', next }
  if (slot === marker.now) return { state: 'now', next }
  // While the marker stands in the round before, everybody has acted in the round that players are shown.
  return { state: marker.before || fight.acted.includes(slot.id) ? 'acted' : 'coming', next }
}

/** What rows outlive one view with. */
export interface RowKeeping {
  readonly keys: Keys
  readonly memory: RowMemory
}

/** The order as players see it: a row per creature, a group as one row with the number of those they see. */
export function orderRows(sight: Sight, fight: Fight, marker: Marker, keeping: RowKeeping): PlayerRow[] {
  const rows: PlayerRow[] = []
  for (const slot of fight.order) {
    if (slot.ghost) continue
    const place = placeOf(fight, slot, marker)
    for (const members of rowsOfSlot(seenMembers(sight, slot))) {
      const first = members[0]
      const thing =
        slot.members.length > 1 && first ? `${slot.id}|${sharedName(first)}` : (first?.id ?? slot.id)
      const key = keeping.keys.of(thing)
      const made = `${place.state}|${place.next}`
      const row = keeping.memory.of(sight, key, members, made, () => groupRow(sight, members, key, place))
      if (row) rows.push(row)
    }
  }
  return rows
}

/** Outside a fight: the party, nobody's turn. */
export function partyRows(sight: Sight, { keys }: RowKeeping): PlayerRow[] {
  const rows: PlayerRow[] = []
  for (const combatant of sight.input.state.all('combatants')) {
    if (!combatant.inParty || !isSeen(sight, combatant)) continue
    rows.push(soleRow(sight, combatant, keys.of(combatant.id), { state: 'coming', next: false }))
  }
  return rows
}
