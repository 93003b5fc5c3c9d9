import type { Ability, Id, Reason } from '@shared/domain/base'
import type { Effect } from '@shared/domain/effect'
import type { Creature } from '@shared/domain/creature'
import type { ReadState } from '../../store'
import { option } from './options'
import { because, no } from './reasons'
import { conditionRow } from './tables/conditions'
import type { AttackSort, Capability, ConditionRow, Limits, Sense } from './tables/row'
import { surprised } from './tables/states'

/** A row at work on somebody. `effect` is null where the combatant itself carries the mark (surprise). */
export interface ActiveRow {
  readonly row: ConditionRow
  readonly effect: Effect | null
}

/** How an attack is made, as far as conditions ask. */
export interface AttackManner {
  readonly ranged: boolean
  readonly spell: boolean
}

const none: readonly ActiveRow[] = []

/** Every row that counts on a combatant now: suspended effects and rows switched off by an option are left out. */
export function activeRows(state: ReadState, id: Id): readonly ActiveRow[] {
  const effects = state.effectsOn(id)
  const isSurprised = state.get('combatants', id)?.surprised === true
  if (effects.length === 0 && !isSurprised) return none
  const active: ActiveRow[] = isSurprised ? [{ row: surprised, effect: null }] : []
  for (const effect of effects) {
    if (effect.suspended || effect.condition === null) continue
    const row = conditionRow(state, effect.condition)
    if (row && !switchedOff(state, row)) active.push({ row, effect })
  }
  return active
}

function switchedOff(state: ReadState, row: ConditionRow): boolean {
  return row.unlessOption !== undefined && option(state, row.unlessOption.key) === row.unlessOption.value
}

/** One instance per condition: the same condition twice has its effects once (GH-COND-GEN-02). */
export function distinctRows(state: ReadState, id: Id): readonly ActiveRow[] {
  const active = activeRows(state, id)
  if (active.length < 2) return active
  const seen = new Set<string>()
  return active.filter(({ row }) => {
    if (seen.has(row.id)) return false
    seen.add(row.id)
    return true
  })
}

/** Whether this condition is on somebody and counts. */
export function hasCondition(state: ReadState, id: Id, condition: string): boolean {
  return activeRows(state, id).some(({ row }) => row.id === condition)
}

/** What is lost along with actions, and by which rule. */
const withAction: { readonly [C in Capability]?: string } = { bonus: 'GH-BONUS-03', bold: 'GH-BOLD-05' }

/** What keeps somebody from this; empty = allowed. Says nothing about what the turn has already used. */
export function allowed(state: ReadState, id: Id, what: Capability): readonly Reason[] {
  const reasons: Reason[] = []
  const combatant = state.must('combatants', id)
  const follows = withAction[what]
  if (combatant.life === 'dead') reasons.push(no('is dead', 'GH-ZERO-02'))
  for (const { row } of distinctRows(state, id)) {
    for (const block of row.blocks ?? []) {
      if (block.what.includes(what)) reasons.push(no(row.phrase, block.rule))
      else if (follows && block.what.includes('action')) reasons.push(no(row.phrase, block.rule && follows))
    }
    if (what === 'move' && row.movement?.immobile) reasons.push(no(row.phrase, row.movement.rule))
  }
  return reasons
}

/** Whether a sense works at all. */
export function hasSense(state: ReadState, id: Id, sense: Sense): boolean {
  return !activeRows(state, id).some(
    ({ row }) => row.senses?.[sense] === false || row.senses?.aware === false,
  )
}

/** Passive Perception of a stat block: the number on the sheet, else 10 + its Perception. */
export function passivePerception(block: Creature): number {
  if (block.passivePerception !== null) return block.passivePerception
  const wisdom = Math.floor(((block.abilities.wis ?? 10) - 10) / 2)
  return 10 + (block.skills['perception'] ?? wisdom)
}

/** Whether a passive score notices a Stealth total (GH-SURP-01; equal goes to the hider, GH-AMB-05). */
export function notices(state: ReadState, passive: number, stealth: number): boolean {
  return option(state, 'stealthTie') === 'observer' ? passive >= stealth : passive > stealth
}

/** Whether one creature can see another, as far as conditions say (GH-ATK-06). */
export function canSee(state: ReadState, observer: Id, target: Id): boolean {
  if (!hasSense(state, observer, 'sight')) return false
  return !activeRows(state, target).some(
    ({ row, effect }) => row.unseen !== undefined && effect !== null && unseenBy(state, effect, observer),
  )
}

/** A hidden creature is unseen by whoever its Stealth beats; without a total, by everybody. */
function unseenBy(state: ReadState, effect: Effect, observer: Id): boolean {
  const { stealth, noticedBy } = effect.params
  if (typeof noticedBy === 'string' && noticedBy.split(/[\s,]+/).includes(observer)) return false
  if (typeof stealth !== 'number') return true
  const combatant = state.get('combatants', observer)
  const block = combatant && state.get('blocks', combatant.block)
  return !block || !notices(state, passivePerception(block), stealth)
}

/** Who an effect has to do with, by its parameter; the source stands in when nobody was named. */
export function named(effect: Effect | null, param: string): Id | null {
  const value = effect?.params[param]
  if (typeof value === 'string' && value !== '') return value
  return effect?.source ?? null
}

/** Whether a mark counts between its bearer and the other one. */
export function counts(
  state: ReadState,
  limits: Limits,
  effect: Effect | null,
  bearer: Id,
  other: Id | null,
): boolean {
  if (limits.when !== undefined && effect?.params[limits.when] === false) return false
  if (limits.towards !== undefined && (other === null || named(effect, limits.towards) !== other))
    return false
  const watched = limits.seeing === undefined ? null : named(effect, limits.seeing)
  if (watched !== null && state.get('combatants', watched) && !canSee(state, bearer, watched)) return false
  if (limits.bearerSees && other !== null && !canSee(state, bearer, other)) return false
  if (limits.otherBlind && (other === null || canSee(state, other, bearer))) return false
  return true
}

/** Whether an attack is of the sort that a row speaks of. */
export function isOfSort(manner: AttackManner, sort: AttackSort): boolean {
  if (sort === 'any') return true
  if (sort === 'ranged') return manner.ranged
  return !manner.ranged && (sort === 'melee' || !manner.spell)
}

/** Advantage, disadvantage and flat modifiers that conditions of both sides give an attack roll. */
export function attackReasons(
  state: ReadState,
  attacker: Id,
  target: Id,
  manner: AttackManner,
): readonly Reason[] {
  const reasons: Reason[] = []
  for (const { row, effect } of activeRows(state, target)) {
    for (const mark of row.attacksAgainst ?? []) {
      if (!isOfSort(manner, mark.kind) || !counts(state, mark, effect, target, attacker)) continue
      reasons.push(because(mark.mode, `target ${row.phrase}`, mark.rule))
    }
  }
  for (const { row, effect } of activeRows(state, attacker)) {
    for (const mark of row.ownAttacks ?? []) {
      if (!isOfSort(manner, mark.kind) || !counts(state, mark, effect, attacker, target)) continue
      reasons.push(because(mark.mode, `attacker ${row.phrase}`, mark.rule))
    }
  }
  for (const { row } of distinctRows(state, attacker)) {
    for (const mark of row.ownAttackModifier ?? []) {
      if (!isOfSort(manner, mark.kind)) continue
      reasons.push(flat(`attacker ${row.phrase}`, mark.value, mark.rule))
    }
  }
  return once(reasons)
}

/** Why a hit of this kind is critical whatever the die shows. `taken`: what the next hit uses up is spoken for. */
export function criticalReasons(
  state: ReadState,
  target: Id,
  manner: AttackManner,
  taken: boolean,
): readonly Reason[] {
  return distinctRows(state, target).flatMap(({ row }) =>
    row.criticalWhenHit && isOfSort(manner, row.criticalWhenHit.kind) && !(taken && row.usedUpBy === 'hit')
      ? [because('critical', `target ${row.phrase}`, row.criticalWhenHit.rule)]
      : [],
  )
}

/** Whether a help was given for this skill or ability; without a task it is for any check. */
export function taskFits(effect: Effect, task: string): boolean {
  const { task: given } = effect.params
  return typeof given !== 'string' || given === '' || given === task
}

/** What conditions do to an ability check. `other` = the creature it is made towards. */
export function checkReasons(
  state: ReadState,
  id: Id,
  asked: { ability: Ability; skill: string | null; needs: Sense | null; other: Id | null },
): { reasons: readonly Reason[]; fails: readonly Reason[] } {
  const reasons: Reason[] = []
  const fails: Reason[] = []
  for (const { row, effect } of activeRows(state, id)) {
    for (const mark of row.checks?.modes ?? []) {
      if (row.usedUpBy === 'check' && effect && !taskFits(effect, asked.skill ?? asked.ability)) continue
      if (counts(state, mark, effect, id, asked.other))
        reasons.push(because(mark.mode, row.phrase, mark.rule))
    }
    for (const mark of row.checks?.fails ?? []) {
      if (mark.needs === asked.needs) fails.push(no(`${row.phrase}: fails without a roll`, mark.rule))
    }
  }
  for (const { row } of distinctRows(state, id)) {
    const value = row.checks?.modifier ?? 0
    if (value !== 0) reasons.push(flat(row.phrase, value, row.checks?.rule ?? null))
  }
  for (const { row, effect } of asked.other === null ? none : activeRows(state, asked.other)) {
    for (const mark of row.othersChecks ?? []) {
      if (mark.ability !== asked.ability || asked.other === null) continue
      if (counts(state, mark, effect, asked.other, id)) {
        reasons.push(because(mark.mode, `the other ${row.phrase}`, mark.rule))
      }
    }
  }
  return { reasons: once(reasons), fails: once(fails) }
}

/** What conditions do to a saving throw. */
export function saveReasons(
  state: ReadState,
  id: Id,
  ability: Ability,
): { reasons: readonly Reason[]; fails: readonly Reason[] } {
  const reasons: Reason[] = []
  const fails: Reason[] = []
  for (const { row } of distinctRows(state, id)) {
    for (const mark of row.saves?.modes ?? []) {
      if (!mark.abilities.includes(ability)) continue
      if (mark.mode === 'autoFail') fails.push(no(`${row.phrase}: fails without a roll`, mark.rule))
      else reasons.push(because(mark.mode, row.phrase, mark.rule))
    }
    const value = row.saves?.modifier ?? 0
    if (value !== 0) reasons.push(flat(row.phrase, value, row.saves?.rule ?? null))
  }
  return { reasons, fails }
}

function flat(text: string, value: number, rule: string | null): Reason {
  return because(value < 0 ? 'penalty' : 'bonus', text, rule, value)
}

function once(reasons: readonly Reason[]): readonly Reason[] {
  const seen = new Set<string>()
  return reasons.filter((reason) => {
    const key = `${reason.kind} ${reason.text}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
