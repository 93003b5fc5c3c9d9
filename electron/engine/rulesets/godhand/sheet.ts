import type { Ability, Id, Mode, Reason } from '@shared/domain/base'
import type { Creature } from '@shared/domain/creature'
import type { ReadState } from '../../store'
import type { Reasoned, RollTerms } from '../ruleset'
import { coverOf } from './cover'
import { activeRows, checkReasons, distinctRows, saveReasons } from './modifiers'
import { option } from './options'
import { because } from './reasons'
import { skills } from './tables/lists'
import type { Sense } from './tables/row'

export { option }

/** The stat block a combatant plays with. */
export function blockOf(state: ReadState, id: Id): Creature {
  return state.must('blocks', state.must('combatants', id).block)
}

const modifierOf = (score: number): number => Math.floor((score - 10) / 2)

/** An ability score as it is now, injuries counted (GH-DIS-04). */
export function abilityScore(state: ReadState, id: Id, ability: Ability): number {
  let score = blockOf(state, id).abilities[ability] ?? 10
  for (const { row, effect } of distinctRows(state, id)) {
    for (const change of row.scores ?? []) {
      if (change.ability !== ability) continue
      const count = change.countParam === undefined ? 1 : (effect?.params[change.countParam] ?? 1)
      score = Math.max(change.min, score + change.delta * (typeof count === 'number' ? count : 1))
    }
  }
  return score
}

/** Ability modifier from the score as it is now. */
export function abilityModifier(state: ReadState, id: Id, ability: Ability): number {
  return modifierOf(abilityScore(state, id, ability))
}

/** How far the modifier has moved from the one the printed bonuses were made with (GH-INT-28). */
export function abilityShift(state: ReadState, id: Id, ability: Ability): number {
  return abilityModifier(state, id, ability) - modifierOf(blockOf(state, id).abilities[ability] ?? 10)
}

/** The net mode of all reasons: any of both kinds cancel, however many (GH-ATK-11). */
export function modeOf(reasons: readonly Reason[]): Mode {
  const up = reasons.some((reason) => reason.kind === 'advantage')
  const down = reasons.some((reason) => reason.kind === 'disadvantage')
  if (up === down) return 'flat'
  return up ? 'advantage' : 'disadvantage'
}

/** Sum of the flat modifiers among reasons. */
export function flatOf(reasons: readonly Reason[]): number {
  return reasons.reduce(
    (sum, { kind, value }) => (kind === 'bonus' || kind === 'penalty' ? sum + (value ?? 0) : sum),
    0,
  )
}

function terms(base: number, found: { reasons: readonly Reason[]; fails: readonly Reason[] }): RollTerms {
  return {
    mode: modeOf(found.reasons),
    modifier: base + flatOf(found.reasons),
    autoFail: found.fails.length > 0,
    reasons: [...found.fails, ...found.reasons],
  }
}

/** Cover that a posture gives counts for Dexterity saves too (GH-COV-01, GH-COND-CROUCH-02). */
function coverSaves(state: ReadState, id: Id): readonly Reason[] {
  const { bonus, reasons } = coverOf(state, id, 'none')
  return bonus === 0 ? [] : [because('bonus', 'cover', reasons[0]?.rule ?? null, bonus)]
}

/** How a saving throw is rolled; a condition may make it fail without a die (GH-CRIT-03: no natural 20 or 1). */
export function saveTerms(state: ReadState, id: Id, ability: Ability): RollTerms {
  const printed = blockOf(state, id).saves[ability]
  const base =
    printed === undefined ? abilityModifier(state, id, ability) : printed + abilityShift(state, id, ability)
  const found = saveReasons(state, id, ability)
  return terms(
    base,
    ability === 'dex' ? { ...found, reasons: [...found.reasons, ...coverSaves(state, id)] } : found,
  )
}

/** How a check is rolled. `skill` null = a plain ability check; `other` = the creature it is made towards. */
export function checkTerms(
  state: ReadState,
  id: Id,
  ability: Ability,
  skill: string | null,
  needs: Sense | null,
  other: Id | null = null,
): RollTerms {
  const base = checkBonus(state, id, ability, skill)
  return terms(base, checkReasons(state, id, { ability, skill, needs, other }))
}

/** Bonus of a check without conditions. */
export function checkBonus(state: ReadState, id: Id, ability: Ability, skill: string | null): number {
  const printed = skill === null ? undefined : blockOf(state, id).skills[skill]
  if (printed === undefined) return abilityModifier(state, id, ability)
  return printed + abilityShift(state, id, ability)
}

/** The ability a skill goes with; Wisdom's place is taken by whatever the GM's own skill says. */
export function abilityOfSkill(skill: string): Ability | null {
  return skills.find((row) => row.id === skill)?.ability ?? null
}

/** Armor class without cover, with the changes that are counted in (GH-ATK-12). */
export function armorClassOf(state: ReadState, id: Id): Reasoned {
  const combatant = state.must('combatants', id)
  const changes = combatant.armorChanges.map(({ amount, cause }) =>
    because(amount < 0 ? 'penalty' : 'bonus', cause === '' ? 'armor change' : cause, 'GH-ATK-12', amount),
  )
  return { value: combatant.armorClass, reasons: changes }
}

/** Speed in feet of one way of moving; 0 when it can't move by its own will (GH-TURN-03, GH-AMB-12). */
export function speedOf(state: ReadState, id: Id, mode = 'walk'): Reasoned {
  const block = blockOf(state, id)
  const base = block.speeds[mode] ?? (mode === 'walk' ? 0 : (block.speeds['walk'] ?? 0))
  const rows = distinctRows(state, id).filter(({ row }) => row.movement)
  const reasons: Reason[] = []
  let added = 0
  let factor = 1
  let still = false
  for (const { row, effect } of rows) {
    const { movement } = row
    if (!movement) continue
    const param = movement.bonusParam === undefined ? 0 : effect?.params[movement.bonusParam]
    const bonus = (movement.bonus ?? 0) + (typeof param === 'number' ? param : 0)
    if (bonus !== 0 && (movement.bonusParam === undefined || option(state, 'sprint') === 'speed')) {
      added += bonus
      reasons.push(because(bonus < 0 ? 'penalty' : 'bonus', row.phrase, movement.rule, bonus))
    }
    const multiplier = movement.multiplier ?? 1
    if (multiplier !== 1) {
      const halvedAlready = factor < 1 && multiplier < 1 && option(state, 'speedHalving') === 'once'
      factor = halvedAlready ? Math.min(factor, multiplier) : factor * multiplier
      reasons.push(
        because(multiplier < 1 ? 'penalty' : 'bonus', `${row.phrase}: speed × ${multiplier}`, movement.rule),
      )
    }
    if (movement.immobile && option(state, 'immobileIsSpeed0') === true) {
      still = true
      reasons.push(because('penalty', `${row.phrase}: cannot move`, movement.rule))
    }
  }
  const value = still ? 0 : Math.max(0, Math.floor((base + added) * factor))
  return { value, reasons }
}

/** Whether it cannot move by its own will, whatever the option about speed 0 says. */
export function isImmobile(state: ReadState, id: Id): boolean {
  return activeRows(state, id).some(({ row }) => row.movement?.immobile === true)
}

/** Why all damage is resisted; empty when it is not (GH-COND-PETR-02). */
export function resistsAll(state: ReadState, id: Id): Reason[] {
  return distinctRows(state, id).flatMap(({ row }) =>
    row.resistAll ? [because('damage', `${row.phrase}: resists everything`, row.resistAll.rule)] : [],
  )
}
