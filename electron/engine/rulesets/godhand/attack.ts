import type { DamagePart, Id, Reason, Roll } from '@shared/domain/base'
import type { CommandOf } from '@shared/command'
import type { Action, Attack } from '@shared/domain/creature'
import type { AttackOutcome, PromptOf } from '@shared/domain/prompt'
import { endEffect, startEffect } from '../../mechanics/effects'
import { needCombatant, onTurn } from '../../mechanics/fight'
import { raisePrompt } from '../../mechanics/prompts'
import { happens } from '../../mechanics/timers'
import type { ReadState } from '../../store'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { diceOnly, rollDamage } from './attack-dice'
import { payForAttacks } from './attack-pool'
import { type AttackAsk, attackTerms, criticalIfHit, mannerOf, unarmed } from './attack-terms'
import { dealDamage } from './damage'
import { finishAction } from './economy'
import { activeRows, named } from './modifiers'
import { option } from './options'
import { hearsTargets } from './ranged-gate'
import { because, note } from './reasons'
import { abilityShift, blockOf } from './sheet'
import { offerSurpriseFromHiding } from './surprise'
import { abilityReasons, spendAbility } from './use-action'

export type AttackPrompt = PromptOf<'attack'>
/** A rolled attack, whether it waits as a prompt or not. */
type AttackResult = Omit<AttackPrompt, 'id' | 'fight' | 'raised'>
type AttackCommand = CommandOf<'attack'>

/** The action and attack that a command means; an unarmed strike when it names none. Refuses what is no attack. */
export function meant(state: ReadState, command: AttackCommand): { action: Action | null; attack: Attack } {
  const { attacker, action: id } = command
  if (id === null) return { action: null, attack: unarmed(state, attacker) }
  const action = blockOf(state, attacker).actions.find((one) => one.id === id)
  if (!action) refuse('It has no such attack any more.')
  if (!action.attack) refuse(`${action.name} is no attack: use it as an ability.`)
  return { action, attack: action.attack }
}

/** One ask per target, as the command gives it. */
export function asksOf(command: AttackCommand, action: Action | null, attack: Attack): AttackAsk[] {
  const { attacker, mode, cover, distance, bonus, twoHanded } = command
  return command.targets.map((target) => ({
    attacker,
    action,
    attack,
    target,
    mode,
    cover,
    distance,
    bonus,
    twoHanded,
  }))
}

/**
 * Attacks: checks what stands in the way, pays, rolls one die or two per target with every reason, and proposes the
 * result (or applies it at once). An attack that a condition makes impossible changes nothing.
 */
export const attack: Decider<'attack'> = (work, command) => {
  const { attacker, override } = command
  const { name } = needCombatant(work.state, attacker)
  for (const target of command.targets) needCombatant(work.state, target)
  const { action, attack: made } = meant(work.state, command)
  const asks = asksOf(command, action, made)
  const label = action?.name ?? 'Unarmed strike'
  const against = [
    ...asks.flatMap((ask) => attackTerms(work.state, ask).refusals),
    ...(action ? abilityReasons(needCombatant(work.state, attacker), action) : []),
  ]
  if (against.length > 0) {
    if (!override) refuse(`${name} can’t use ${label} here.`, against)
    work.emit({
      kind: 'noted',
      text: `${label} although a rule says no`,
      of: attacker,
      secret: true,
      reasons: against,
    })
  }
  for (const { target } of asks) offerSurpriseFromHiding(work, attacker, target)
  const paid = payForAttacks(work, command, action, made)
  if (paid.lost) return
  if (action) spendAbility(work, attacker, action)
  const parts = partsOf(work.state, command, made, paid.offHand)
  const ranged = asks.some((ask) => mannerOf(attackTerms(work.state, ask).kind).ranged)
  if (!ranged || !onTurn(work.state, attacker) || hearsTargets(work, attacker, label)) {
    for (const ask of asks) attackOne(work, ask, { label, parts, apply: command.apply })
  }
  finishAction(work, attacker, paid)
}

/**
 * What a hit rolls: the weapon's damage, then extra dice. A changed ability score changes the first part with it
 * (GH-INT-28); the off hand leaves its flat part out (GH-TWF-02); spells add no modifier (GH-DMG-02).
 */
function partsOf(state: ReadState, command: AttackCommand, made: Attack, offHand: boolean): DamagePart[] {
  const { ability } = made
  const adds = ability !== null && !mannerOf(made.kind).spell
  const shift = adds ? abilityShift(state, command.attacker, ability) : 0
  const own = made.damage.map((part, index) => {
    if (index > 0) return part
    if (offHand) return { ...part, formula: diceOnly(part.formula) }
    return shift === 0
      ? part
      : { ...part, formula: `${part.formula}${shift < 0 ? '-' : '+'}${Math.abs(shift)}` }
  })
  return [...own, ...command.extraDamage]
}

interface Making {
  readonly label: string
  readonly parts: readonly DamagePart[]
  readonly apply: boolean
}

function attackOne(work: Work, ask: AttackAsk, making: Making): void {
  const { attacker, target, action } = ask
  const { label, parts, apply } = making
  const terms = attackTerms(work.state, ask)
  const { mode, armorClass, kind } = terms
  const roll = terms.misses.length > 0 ? null : work.dice.d20(mode, terms.toHit)
  const critical = criticalIfHit(work.state, target, kind)
  const outcome = outcomeOf(work.state, roll, armorClass, critical.length > 0)
  const reasons = [...terms.reasons, ...terms.misses, ...outcomeReasons(roll, outcome, critical)]
  work.emit({ kind: 'attackRolled', attacker, target, label, roll, mode, armorClass, outcome, reasons })
  useUp(work, attacker, target)
  happens(work, attacker, 'makesAttack')
  happens(work, target, 'attackedBySource', attacker)
  const result: AttackResult = {
    kind: 'attack',
    of: attacker,
    moment: 'now',
    order: 0,
    reasons,
    action: action?.id ?? null,
    label,
    attackKind: kind,
    target,
    mode,
    roll,
    armorClass,
    outcome,
    parts: [...parts],
    damage: isHit(outcome) ? rollDamage(work, parts, outcome === 'critical') : [],
    onHit: [...ask.attack.onHit],
  }
  if (apply) applyAttack(work, result)
  else raisePrompt(work, result)
}

export const isHit = (outcome: AttackOutcome): boolean => outcome === 'hit' || outcome === 'critical'

/** What an attack die comes to. A natural 20 hits and is critical, a natural 1 misses (GH-CRIT-01, GH-CRIT-02). */
export function outcomeOf(
  state: ReadState,
  roll: Roll | null,
  armorClass: number,
  criticalOnHit: boolean,
): AttackOutcome {
  if (roll === null) return 'miss'
  const natural = naturalOf(roll)
  if (natural === 20) return 'critical'
  if (natural === 1) return 'criticalMiss'
  const hits = option(state, 'meetAcHits') === true ? roll.total >= armorClass : roll.total > armorClass
  if (!hits) return 'miss'
  return criticalOnHit ? 'critical' : 'hit'
}

const naturalOf = (roll: Roll): number => roll.dice.find((die) => die.kept)?.value ?? 0

/** What the die and the conditions say about a critical result. */
export function outcomeReasons(
  roll: Roll | null,
  outcome: AttackOutcome,
  critical: readonly Reason[],
): readonly Reason[] {
  if (outcome === 'criticalMiss') return [note('natural 1', 'GH-CRIT-02')]
  if (outcome !== 'critical') return []
  const natural = roll !== null && naturalOf(roll) === 20
  return natural ? [because('critical', 'natural 20', 'GH-CRIT-01'), ...critical] : critical
}

/** Ends what this attack roll has used up: a help, a feint, hiding (GH-ACT-15, GH-ATK-07). */
function useUp(work: Work, attacker: Id, target: Id): void {
  for (const { row, effect } of activeRows(work.state, attacker)) {
    if (row.usedUpBy !== 'attack' || effect === null) continue
    const bears = (row.ownAttacks ?? []).some(
      ({ towards }) => towards === undefined || named(effect, towards) === target,
    )
    if (bears) endEffect(work, effect.id, row.unseen ? 'attacking gave it away' : 'used')
    if (bears && row.unseen) remindToShow(work, attacker)
  }
}

/** Attacking gives the place away; whether players see it is the GM's to say. */
function remindToShow(work: Work, id: Id): void {
  const { hidden, name } = work.state.must('combatants', id)
  if (!hidden) return
  raisePrompt(work, {
    kind: 'reminder',
    of: id,
    moment: 'now',
    order: 0,
    reasons: [note('attacking gives its place away', 'GH-ATK-07')],
    label: `${name} is still hidden on the players’ screen`,
  })
}

/**
 * Does what a rolled attack comes to: damage, then the end of what a hit uses up (GH-COND-VULN-02), then the effects
 * of the hit. A miss does nothing.
 */
export function applyAttack(work: Work, result: AttackResult): void {
  const { of, target, label, outcome, damage } = result
  if (!isHit(outcome) || !work.state.get('combatants', target)) return
  const source = work.state.get('combatants', of) ? of : null
  const present = activeRows(work.state, target)
  if (damage.length > 0)
    dealDamage(work, target, damage, {
      source,
      cause: label,
      critical: outcome === 'critical',
      attack: mannerOf(result.attackKind).ranged ? 'ranged' : 'melee',
    })
  for (const { row, effect } of present)
    if (row.usedUpBy === 'hit' && effect) endEffect(work, effect.id, 'an attack hit')
  happens(work, target, 'hitByAttack', source)
  if (work.state.must('combatants', target).life === 'dead') return
  for (const spec of result.onHit) startEffect(work, target, spec, source, label)
}
