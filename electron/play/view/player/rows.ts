import type { Combatant } from '@shared/domain/combatant'
import type { Fight, Slot } from '@shared/domain/fight'
import type { PlayerRow } from '@shared/view/player'
import { countWord } from '../words/plain'
import { chipsOf, type Sight } from './conditions'
import { groupHealth, healthOf } from './health'
import { isSeen } from './input'
import type { Keys } from './keys'
import type { Marker } from './marker'
import { sharedName, shownName } from './names'

type Place = Pick<PlayerRow, 'state' | 'next'>

/** Those of a slot who share a row: the same name for players on the same side. */
export function rowsOfSlot(members: readonly Combatant[]): Combatant[][] {
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
    concentration: party && combatant.concentration ? sight.mask(combatant.concentration.on) : null,
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

function rowOf(
  sight: Sight,
  members: readonly Combatant[],
  keyOf: (one: string) => string,
  place: Place,
): PlayerRow[] {
  const first = members[0]
  if (!first) return []
  const key = keyOf(first.id)
  if (members.length === 1) return [soleRow(sight, first, key, place)]
  return [
    {
      ...soleRow(sight, first, key, place),
      name: sharedName(first),
      health: groupHealth(sight.input, members),
      count: members.length,
      countNote: countWord(members.length),
      conditions: groupChips(sight, members),
    },
  ]
}

/** Who of a slot players may see. */
export function seenMembers(sight: Sight, slot: Slot): Combatant[] {
  return slot.members.map((id) => sight.input.state.get('combatants', id)).filter(isSeen)
}

function placeOf(fight: Fight, slot: Slot, marker: Marker): Place {
  const next = slot === marker.next
  if (slot.delaying) return { state: 'delaying', next }
  if (slot === marker.now) return { state: 'now', next }
  // While the marker stands in the round before, everybody has acted in the round that players are shown.
  return { state: marker.before || fight.acted.includes(slot.id) ? 'acted' : 'coming', next }
}

/** The order as players see it: a row per creature, a group as one row with the number of those they see. */
export function orderRows(sight: Sight, fight: Fight, marker: Marker, keys: Keys): PlayerRow[] {
  const rows: PlayerRow[] = []
  for (const slot of fight.order) {
    if (slot.ghost) continue
    const place = placeOf(fight, slot, marker)
    const groups = rowsOfSlot(seenMembers(sight, slot))
    const whole = slot.members.length > 1
    for (const members of groups) {
      const label = members[0] ? sharedName(members[0]) : ''
      rows.push(...rowOf(sight, members, (id) => keys.of(whole ? `${slot.id}|${label}` : id), place))
    }
  }
  return rows
}

/** Outside a fight: the party, nobody's turn. */
export function partyRows(sight: Sight, keys: Keys): PlayerRow[] {
  const rows: PlayerRow[] = []
  for (const combatant of sight.input.state.all('combatants')) {
    if (!combatant.inParty || !isSeen(combatant)) continue
    rows.push(soleRow(sight, combatant, keys.of(combatant.id), { state: 'coming', next: false }))
  }
  return rows
}
