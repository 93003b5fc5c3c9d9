import type { Id } from '@shared/domain/base'
import type { Effect } from '@shared/domain/effect'
import type { StateData, TableName, Tables } from '@shared/domain/state'

/** A record before and after one step; `null` = it did not exist. Records are never changed in place. */
export interface RecordChange<T extends TableName = TableName> {
  readonly table: T
  readonly id: Id
  readonly before: Tables[T] | null
  readonly after: Tables[T] | null
}

/** What deciders and views may do with the state. */
export interface ReadState {
  get<T extends TableName>(table: T, id: Id): Tables[T] | undefined
  /** Throws when the record is missing: a bug, not bad input. */
  must<T extends TableName>(table: T, id: Id): Tables[T]
  all<T extends TableName>(table: T): IterableIterator<Tables[T]>
  size(table: TableName): number
  /** Effects on a combatant, oldest first. */
  effectsOn(combatant: Id): readonly Effect[]
  /** Effects whose timers hang on turns of this combatant, whoever bears them. */
  effectsAnchoredTo(combatant: Id): readonly Effect[]
  /** Effects that live exactly as long as this one, whoever bears them. */
  effectsUnder(parent: Id): readonly Effect[]
}

/**
 * The state: tables of immutable records, with the few indexes that rules ask for.
 * Writing costs as much as the records it touches, however large the fight is.
 */
export interface Store extends ReadState {
  put<T extends TableName>(table: T, record: Tables[T]): void
  drop(table: TableName, id: Id): void
  /** Starts recording changes; every write until `commit` or `rollback` belongs to it. */
  begin(): void
  /** Ends recording and returns what changed, one entry per record, in order of first change. */
  commit(): RecordChange[]
  /** Ends recording and puts everything back. */
  rollback(): void
  /** Puts `before` back, last change first. */
  revert(changes: readonly RecordChange[]): void
  /** Puts `after` in place. */
  reapply(changes: readonly RecordChange[]): void
  toData(): StateData
  /** An independent store that shares the (immutable) records. */
  fork(): Store
}

const tableNames = [
  'campaign',
  'rows',
  'creatures',
  'encounters',
  'blocks',
  'combatants',
  'effects',
  'fights',
  'prompts',
] as const satisfies readonly TableName[]

type Maps = { [T in TableName]: Map<Id, Tables[T]> }

/** An empty set of tables. */
export function emptyState(): StateData {
  return {
    campaign: {},
    rows: {},
    creatures: {},
    encounters: {},
    blocks: {},
    combatants: {},
    effects: {},
    fights: {},
    prompts: {},
  }
}

function anchorsOf(effect: Effect): Id[] {
  const anchors: Id[] = []
  for (const rule of effect.ends)
    if (rule.kind === 'turn' && !anchors.includes(rule.of)) anchors.push(rule.of)
  return anchors
}

const none: readonly Effect[] = []

/** Makes a store from plain data (a snapshot, or `emptyState()`). */
export function createStore(data: StateData): Store {
  const maps = {} as Maps
  for (const table of tableNames) {
    ;(maps as Record<TableName, Map<Id, unknown>>)[table] = new Map(Object.entries(data[table]))
  }
  return storeOf(maps)
}

function storeOf(maps: Maps): Store {
  const byBearer = new Map<Id, readonly Effect[]>()
  const byAnchor = new Map<Id, readonly Effect[]>()
  const byParent = new Map<Id, readonly Effect[]>()
  for (const effect of maps.effects.values()) index(effect)

  let recording: Map<string, { table: TableName; id: Id; before: unknown }> | null = null

  function index(effect: Effect): void {
    byBearer.set(effect.on, [...(byBearer.get(effect.on) ?? none), effect])
    for (const anchor of anchorsOf(effect)) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? none), effect])
    if (effect.parent !== null)
      byParent.set(effect.parent, [...(byParent.get(effect.parent) ?? none), effect])
  }

  function unindex(effect: Effect): void {
    without(byBearer, effect.on, effect)
    for (const anchor of anchorsOf(effect)) without(byAnchor, anchor, effect)
    if (effect.parent !== null) without(byParent, effect.parent, effect)
  }

  function without(map: Map<Id, readonly Effect[]>, key: Id, effect: Effect): void {
    const left = (map.get(key) ?? none).filter((other) => other.id !== effect.id)
    if (left.length === 0) map.delete(key)
    else map.set(key, left)
  }

  /** Keeps an effect's place among its bearer's effects when it only changed. */
  function reindex(before: Effect, after: Effect): void {
    if (before.on !== after.on || before.parent !== after.parent) {
      unindex(before)
      index(after)
      return
    }
    const siblings = byBearer.get(after.on) ?? none
    byBearer.set(
      after.on,
      siblings.map((other) => (other.id === after.id ? after : other)),
    )
    if (after.parent !== null) {
      const family = byParent.get(after.parent) ?? none
      byParent.set(
        after.parent,
        family.map((other) => (other.id === after.id ? after : other)),
      )
    }
    for (const anchor of anchorsOf(before)) without(byAnchor, anchor, before)
    for (const anchor of anchorsOf(after)) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? none), after])
  }

  function write(table: TableName, id: Id, record: unknown): void {
    const map = maps[table] as Map<Id, unknown>
    const before = map.get(id) ?? null
    if (before === record) return
    if (recording) {
      const key = table + '/' + id
      if (!recording.has(key)) recording.set(key, { table, id, before })
    }
    if (record === null) map.delete(id)
    else map.set(id, record)
    if (table !== 'effects') return
    if (before && record) reindex(before as Effect, record as Effect)
    else if (before) unindex(before as Effect)
    else if (record) index(record as Effect)
  }

  const store: Store = {
    get: (table, id) => maps[table].get(id),
    must(table, id) {
      const record = maps[table].get(id)
      if (record === undefined) throw new Error(`no ${table} record ${id}`)
      return record
    },
    all: (table) => maps[table].values(),
    size: (table) => maps[table].size,
    effectsOn: (combatant) => byBearer.get(combatant) ?? none,
    effectsAnchoredTo: (combatant) => byAnchor.get(combatant) ?? none,
    effectsUnder: (parent) => byParent.get(parent) ?? none,
    put: (table, record) => write(table, record.id, record),
    drop: (table, id) => write(table, id, null),
    begin() {
      if (recording) throw new Error('a step is being recorded already')
      recording = new Map()
    },
    commit() {
      if (!recording) throw new Error('no step is being recorded')
      const changes: RecordChange[] = []
      for (const { table, id, before } of recording.values()) {
        const after = maps[table].get(id) ?? null
        if (after !== before) changes.push({ table, id, before, after } as RecordChange)
      }
      recording = null
      return changes
    },
    rollback() {
      if (!recording) throw new Error('no step is being recorded')
      const entries = [...recording.values()].reverse()
      recording = null
      for (const { table, id, before } of entries) write(table, id, before)
    },
    revert(changes) {
      for (let i = changes.length - 1; i >= 0; i -= 1) {
        const change = changes[i]
        if (change) write(change.table, change.id, change.before)
      }
    },
    reapply(changes) {
      for (const change of changes) write(change.table, change.id, change.after)
    },
    toData() {
      const data = emptyState()
      for (const table of tableNames) {
        ;(data as Record<TableName, Record<Id, unknown>>)[table] = Object.fromEntries<unknown>(maps[table])
      }
      return data
    },
    fork() {
      const copies = {} as Record<TableName, Map<Id, unknown>>
      for (const table of tableNames) copies[table] = new Map(maps[table] as Map<Id, unknown>)
      return storeOf(copies as Maps)
    },
  }
  return store
}
