import type { Id } from '@shared/domain/base'
import type { PatchOp } from '@shared/ipc/contract'
import type { CombatantView, GmSection, GmView, RecordSection, TurnView } from '@shared/view/gm'
import { createRows } from '../condition-rows'
import { objectOps } from '../patch/ops'
import { keepSame, same } from '../patch/same'
import { campaignView, clockView } from './campaign'
import { combatantView, type Scene } from './combatant'
import { encounterView } from './encounters'
import { fightView } from './fight'
import { activeMembers, onTable, type GmInput } from './input'
import { logOps, logTail } from './log'
import { createOutcomes } from './outcomes'
import { promptViews } from './prompts'
import { rulesView } from './rules'
import { sceneOf } from './scene'
import { touchedBy, type Touched } from './touched'
import { turnView } from './turn'

export type { GmInput } from './input'

/** Makes the GM window's view, whole or as what changed since the last call. */
export interface GmViewer {
  full(input: GmInput): GmView
  /** Operations that bring a window from the last view made here to this one. `full` must have been called. */
  patch(input: GmInput): PatchOp[]
}

const everything = ['campaign', 'rules', 'clock', 'prompts', 'history'] as const satisfies GmSection[]

function byId<T extends { id: Id }>(records: Iterable<T>): Record<Id, T> {
  const found: Record<Id, T> = {}
  for (const record of records) found[record.id] = record
  return found
}

function turnViews(scene: Scene, focus: Id | null): Record<Id, TurnView> {
  const views: Record<Id, TurnView> = {}
  for (const id of new Set([...activeMembers(scene.fight), ...(focus === null ? [] : [focus])])) {
    const view = turnView(scene, id)
    if (view) views[id] = view
  }
  return views
}

/** A viewer for one open campaign. It remembers the last view and computes again only what a step touched. */
export function createGmViewer(): GmViewer {
  const outcomes = createOutcomes()
  const rowsOf = createRows()
  /** Combatants whose words change as the clock runs. */
  const clockBound = new Set<Id>()
  let last: GmView | null = null

  function viewOf(scene: Scene, id: Id): CombatantView | null {
    const combatant = scene.state.get('combatants', id)
    clockBound.delete(id)
    if (!combatant || !onTable(combatant, scene.fight)) return null
    const timed = scene.state.effectsOn(id).some((one) => one.ends.some((rule) => rule.kind === 'clock'))
    if (timed) clockBound.add(id)
    return combatantView(scene, combatant)
  }

  function combatantViews(scene: Scene): Record<Id, CombatantView> {
    const views: Record<Id, CombatantView> = {}
    for (const { id } of scene.state.all('combatants')) {
      const view = viewOf(scene, id)
      if (view) views[id] = view
    }
    return views
  }

  function build(input: GmInput): GmView {
    const { state, rules } = input
    const scene = sceneOf(input, rowsOf(input.state, input.rules))
    const encounters = [...state.all('encounters')].map(
      (one) => [one.id, encounterView(state, rules, one)] as const,
    )
    return {
      campaign: campaignView(input),
      rules: rulesView(state, rules),
      clock: clockView(state),
      fight: fightView(state),
      combatants: combatantViews(scene),
      blocks: byId(state.all('blocks')),
      creatures: byId(state.all('creatures')),
      encounters: Object.fromEntries(encounters),
      turns: turnViews(scene, input.focus),
      prompts: promptViews(scene, outcomes),
      log: logTail(input.log),
      history: input.history,
    }
  }

  function entries(
    view: GmView,
    ops: PatchOp[],
    section: RecordSection,
    fresh: Record<Id, unknown>,
    ids?: Iterable<Id>,
  ) {
    const held = view[section] as Record<Id, unknown>
    for (const id of new Set(ids ?? [...Object.keys(held), ...Object.keys(fresh)])) {
      const value = fresh[id]
      if (value === undefined) {
        if (held[id] === undefined) continue
        delete held[id]
        ops.push({ op: 'drop', section, id })
      } else if (!same(held[id], value)) {
        held[id] = value
        ops.push({ op: 'put', section, id, value })
      }
    }
  }

  function section<S extends (typeof everything)[number]>(
    view: GmView,
    ops: PatchOp[],
    name: S,
    value: GmView[S],
  ) {
    if (same(view[name], value)) return
    view[name] = value
    ops.push({ op: 'set', section: name, value })
  }

  /** The fight goes field by field and place by place: most of a long order stays as it is. */
  function fightSection(view: GmView, ops: PatchOp[], fight: GmView['fight']) {
    ops.push(...objectOps('fight', view.fight, fight))
    view.fight = fight && { ...fight, order: keepSame(view.fight?.order ?? [], fight.order) }
  }

  function logSection(view: GmView, ops: PatchOp[], input: GmInput) {
    const tail = logTail(input.log)
    ops.push(...logOps(view.log, tail))
    view.log = tail
  }

  function compareAll(view: GmView, input: GmInput): PatchOp[] {
    const ops: PatchOp[] = []
    const fresh = build(input)
    for (const name of everything) section(view, ops, name, fresh[name])
    fightSection(view, ops, fresh.fight)
    for (const name of ['blocks', 'creatures', 'encounters', 'combatants', 'turns'] as const) {
      entries(view, ops, name, fresh[name])
    }
    logSection(view, ops, input)
    return ops
  }

  function records(view: GmView, ops: PatchOp[], { state, rules }: GmInput, touched: Touched) {
    const pick = <T>(ids: Iterable<Id>, read: (id: Id) => T | undefined) => {
      const found: Record<Id, T> = {}
      for (const id of ids) {
        const value = read(id)
        if (value !== undefined) found[id] = value
      }
      return found
    }
    entries(
      view,
      ops,
      'blocks',
      pick(touched.blocks, (id) => state.get('blocks', id)),
      touched.blocks,
    )
    const { creatures } = touched
    entries(
      view,
      ops,
      'creatures',
      pick(creatures, (id) => state.get('creatures', id)),
      creatures,
    )
    const encounters =
      creatures.size > 0 ? [...state.all('encounters')].map(({ id }) => id) : touched.encounters
    const ids = new Set([...encounters, ...touched.encounters])
    const read = (id: Id) => {
      const encounter = state.get('encounters', id)
      return encounter && encounterView(state, rules, encounter)
    }
    entries(view, ops, 'encounters', pick(ids, read), ids)
  }

  function people(view: GmView, ops: PatchOp[], scene: Scene, touched: Touched) {
    if (touched.all) return entries(view, ops, 'combatants', combatantViews(scene))
    const ids = new Set(touched.combatants)
    if (touched.clock) for (const id of clockBound) ids.add(id)
    if (touched.blocks.size > 0) {
      for (const one of scene.state.all('combatants')) if (touched.blocks.has(one.block)) ids.add(one.id)
    }
    const fresh: Record<Id, CombatantView> = {}
    for (const id of ids) {
      const one = viewOf(scene, id)
      if (one) fresh[id] = one
    }
    entries(view, ops, 'combatants', fresh, ids)
  }

  function compareTouched(view: GmView, input: GmInput, touched: Touched): PatchOp[] {
    const ops: PatchOp[] = []
    const { state, rules } = input
    const scene = sceneOf(input, rowsOf(input.state, input.rules))
    const told = view.campaign.notices !== input.notices || view.campaign.folder !== input.folder
    if (told || touched.campaign || touched.blocks.size > 0)
      section(view, ops, 'campaign', campaignView(input))
    if (touched.rules) section(view, ops, 'rules', rulesView(state, rules))
    if (touched.clock) section(view, ops, 'clock', clockView(state))
    records(view, ops, input, touched)
    people(view, ops, scene, touched)
    if (touched.fight) fightSection(view, ops, fightView(state))
    entries(view, ops, 'turns', turnViews(scene, input.focus))
    if (touched.prompts || view.prompts.length > 0) {
      section(view, ops, 'prompts', promptViews(scene, outcomes))
    }
    section(view, ops, 'history', input.history)
    logSection(view, ops, input)
    return ops
  }

  return {
    full(input) {
      clockBound.clear()
      const view = build(input)
      // The copy handed out stays as it is while the one kept here is brought forward.
      last = { ...view }
      for (const name of ['combatants', 'blocks', 'creatures', 'encounters', 'turns'] as const) {
        ;(last as Record<string, unknown>)[name] = { ...view[name] }
      }
      return view
    },
    patch(input) {
      if (!last) throw new Error('a patch needs a full view before it')
      if (input.changes === null) return compareAll(last, input)
      return compareTouched(last, input, touchedBy(input.state, input.changes))
    },
  }
}
