import type { Id } from '@shared/domain/base'
import type { CombatantView, FightView, SlotView } from '@shared/view/gm'

export type StopState = SlotView['state']

/** One entry of the line. Entries keep their identity while nothing about them changes, so that only changed rows repaint. */
export type LineEntry =
  | {
      readonly kind: 'stop'
      readonly key: string
      readonly slot: Id
      readonly who: CombatantView
      readonly state: StopState
      readonly next: boolean
      readonly tied: boolean
      readonly initiative: number | null
      /** Part of an unfolded group: hangs below its group's row. */
      readonly member: boolean
      readonly actor: boolean
    }
  | {
      readonly kind: 'group'
      readonly key: string
      readonly slot: Id
      readonly name: string
      readonly whos: readonly CombatantView[]
      readonly state: StopState
      readonly next: boolean
      readonly tied: boolean
      readonly initiative: number | null
      readonly open: boolean
    }
  | {
      readonly kind: 'due'
      readonly key: string
      readonly at: 'start' | 'end'
      readonly text: string
      readonly passed: boolean
    }

const same = (a: LineEntry, b: LineEntry): boolean => {
  if (a.kind !== b.kind) return false
  const before = a as unknown as Record<string, unknown>
  return Object.entries(b).every(([field, value]) => {
    const old = before[field]
    if (Array.isArray(value) && Array.isArray(old))
      return value.length === old.length && value.every((one, place) => one === old[place])
    return old === value
  })
}

const dues = (slot: SlotView, whos: readonly CombatantView[], at: 'start' | 'end'): LineEntry[] =>
  whos.flatMap((who) =>
    who.due.flatMap((due, place): LineEntry[] =>
      due.at === at
        ? [
            {
              kind: 'due',
              key: `${who.id}:${at}:${place}`,
              at,
              text: whos.length > 1 || at === 'start' ? `${due.text}, ${who.name}` : due.text,
              passed: slot.state === 'acted',
            },
          ]
        : [],
    ),
  )

/**
 * The order as entries of the line: flags before and after their stop, groups folded unless it is their turn
 * or the GM opened them. Entries hold the combatants themselves.
 */
export const entriesOf = (
  fight: Pick<FightView, 'order' | 'actor'>,
  combatants: Readonly<Record<string, CombatantView>>,
  opened: ReadonlySet<Id>,
  closed: ReadonlySet<Id>,
): LineEntry[] => {
  const entries: LineEntry[] = []
  for (const slot of fight.order) {
    const { id, state, next, tied, initiative } = slot
    const whos = slot.members.flatMap((member) => combatants[member] ?? [])
    const first = whos[0]
    if (first === undefined) continue
    entries.push(...dues(slot, whos, 'start'))
    const common = { slot: id, state, next, tied, initiative }
    if (whos.length === 1)
      entries.push({ kind: 'stop', key: id, who: first, member: false, actor: false, ...common })
    else {
      const open = state === 'now' ? !closed.has(id) : opened.has(id)
      entries.push({ kind: 'group', key: id, name: slot.name, whos, open, ...common })
      const quiet = { initiative: null, next: false, tied: false }
      if (open)
        for (const who of whos)
          entries.push({
            kind: 'stop',
            key: `${id}:${who.id}`,
            who,
            member: true,
            actor: who.id === fight.actor,
            ...common,
            ...quiet,
          })
    }
    entries.push(...dues(slot, whos, 'end'))
  }
  return entries
}

/** Keeps the old entry wherever nothing changed. */
export const keepSame = (before: readonly LineEntry[], now: readonly LineEntry[]): LineEntry[] => {
  const known = new Map(before.map((entry) => [entry.key, entry]))
  return now.map((entry) => {
    const old = known.get(entry.key)
    return old && same(old, entry) ? old : entry
  })
}

/** Who an entry stands for: the cursor walks over them, letters choose them. */
export const idsOf = (entry: LineEntry): Id[] =>
  entry.kind === 'stop' ? [entry.who.id] : entry.kind === 'group' ? entry.whos.map((who) => who.id) : []

/** Combatants in the order in which the cursor walks through them; a folded group counts once. */
export const walkOf = (entries: readonly LineEntry[]): Id[] =>
  entries.flatMap((entry) => (entry.kind === 'group' && entry.open ? [] : idsOf(entry).slice(0, 1)))
