import type { Fight } from '@shared/domain/fight'
import type { PatchOp } from '@shared/ipc/contract'
import type { PlayerRow, PlayerView } from '@shared/view/player'
import { clockParts } from '../words/clock'
import type { Sight } from './conditions'
import { watchedFight, type PlayerInput } from './input'
import { createKeys } from './keys'
import { markerOf, type Marker } from './marker'
import { createMask } from './names'
import { orderRows, partyRows, seenMembers } from './rows'
import { createTells } from './tells'

export type { PlayerInput } from './input'

/** Makes the players' view: the only thing their window is ever given. */
export interface PlayerViewer {
  full(input: PlayerInput): PlayerView
  /** Operations that bring a window from the last view made here to this one; none when players see no change. */
  patch(input: PlayerInput): PatchOp[]
}

const sections = ['title', 'status', 'round', 'rows', 'now', 'next', 'tells', 'clock', 'screen'] as const

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

function sightOf(input: PlayerInput, onTurn: (id: string) => boolean): Sight {
  const rows = new Map(input.rules.conditions(input.state).map((row) => [row.id, row]))
  return { input, rows, mask: createMask(input.state), onTurn }
}

function names(rows: readonly PlayerRow[], which: (row: PlayerRow) => boolean): string {
  return rows
    .filter(which)
    .map((row) => row.name)
    .join(', ')
}

function clockWords(input: PlayerInput): string {
  const { day, time } = clockParts(input.state.get('campaign', 'campaign')?.clock ?? 0)
  return `Day ${day}, ${time.slice(0, 5)}`
}

function marked(sight: Sight, fight: Fight): Marker {
  const marker = markerOf(fight, (slot) => seenMembers(sight, slot).length > 0)
  return fight.status === 'over' ? { ...marker, now: null, next: null } : marker
}

/** A viewer for one open campaign; it holds the opaque keys and what was shown last. */
export function createPlayerViewer(): PlayerViewer {
  const keys = createKeys('r')
  const tells = createTells(createKeys('t'))
  let last: PlayerView | null = null

  function build(input: PlayerInput): PlayerView {
    const fight = watchedFight(input.state)
    const about = { title: input.state.get('campaign', 'campaign')?.name ?? '', clock: clockWords(input) }
    if (!fight) {
      const rows = partyRows(
        sightOf(input, () => false),
        keys,
      )
      return {
        ...about,
        status: 'waiting',
        round: 0,
        rows,
        now: '',
        next: '',
        tells: [],
        screen: input.screen,
      }
    }
    const marker = marked(
      sightOf(input, () => false),
      fight,
    )
    const turn = new Set(marker.now?.id === fight.active ? (marker.now?.members ?? []) : [])
    const sight = sightOf(input, (id) => turn.has(id))
    const rows = orderRows(sight, fight, marker, keys)
    return {
      ...about,
      status: fight.status === 'over' ? 'over' : 'running',
      round: marker.round,
      rows,
      now: names(rows, (row) => row.state === 'now'),
      next: names(rows, (row) => row.next),
      tells: tells.of(sight, fight),
      screen: input.screen,
    }
  }

  return {
    full(input) {
      last = build(input)
      return last
    },
    patch(input) {
      const fresh = build(input)
      const ops: PatchOp[] = []
      for (const section of sections) {
        if (last && same(last[section], fresh[section])) continue
        ops.push({ op: 'set', section, value: fresh[section] })
      }
      last = fresh
      return ops
    },
  }
}
