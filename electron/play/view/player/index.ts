import type { Fight } from '@shared/domain/fight'
import type { PatchOp } from '@shared/ipc/contract'
import type { PlayerRow, PlayerView } from '@shared/view/player'
import { createRows } from '../condition-rows'
import { listOps } from '../patch/ops'
import { same } from '../patch/same'
import { clockParts } from '../words/clock'
import { watchedFight, type PlayerInput } from './input'
import { createKeys } from './keys'
import { markerOf, type Marker } from './marker'
import { createRowMemory } from './row-memory'
import { orderRows, partyRows, seenMembers } from './rows'
import { sightOf, type Sight } from './sight'
import { createTells } from './tells'

export type { PlayerInput } from './input'

/** Makes the players' view: the only thing their window is ever given. */
export interface PlayerViewer {
  full(input: PlayerInput): PlayerView
  /** Operations that bring a window from the last view made here to this one; none when players see no change. */
  patch(input: PlayerInput): PatchOp[]
}

const sections = ['title', 'status', 'round', 'now', 'next', 'tells', 'clock', 'screen'] as const

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
  const keeping = { keys: createKeys('r'), memory: createRowMemory() }
  const tells = createTells(createKeys('t'))
  const rowsOf = createRows()
  let last: PlayerView | null = null

  function waiting(sight: Sight): Omit<PlayerView, 'title' | 'clock' | 'screen'> {
    return { status: 'waiting', round: 0, rows: partyRows(sight, keeping), now: '', next: '', tells: [] }
  }

  function running(sight: Sight, fight: Fight): Omit<PlayerView, 'title' | 'clock' | 'screen'> {
    const marker = marked(sight, fight)
    const turn = new Set(marker.now?.id === fight.active ? (marker.now?.members ?? []) : [])
    const rows = orderRows({ ...sight, onTurn: (id) => turn.has(id) }, fight, marker, keeping)
    return {
      status: fight.status === 'over' ? 'over' : 'running',
      round: marker.round,
      rows,
      now: names(rows, (row) => row.state === 'now'),
      next: names(rows, (row) => row.next),
      tells: tells.of(sight, fight),
    }
  }

  function build(input: PlayerInput): PlayerView {
    const sight = sightOf(input, rowsOf(input.state, input.rules))
    const fight = watchedFight(input.state)
    return {
      title: input.state.get('campaign', 'campaign')?.name ?? '',
      clock: clockWords(input),
      screen: input.screen,
      ...(fight ? running(sight, fight) : waiting(sight)),
    }
  }

  return {
    full(input) {
      last = build(input)
      return last
    },
    patch(input) {
      const fresh = build(input)
      const before = last
      last = fresh
      const changed = sections.filter((section) => !before || !same(before[section], fresh[section]))
      return [
        ...changed.map((section): PatchOp => ({ op: 'set', section, value: fresh[section] })),
        ...listOps('rows', [], before?.rows ?? [], fresh.rows),
      ]
    },
  }
}
