import type { DamagePart, Id, RolledPart } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import { needCombatant } from '../../mechanics/fight'
import { happens } from '../../mechanics/timers'
import type { ReadState } from '../../store'
import type { Work } from '../../work'
import type { Decider } from '../ruleset'
import { type Protection, reduceDamage, type Share, sum } from './damage-steps'
import { resistsAll } from './sheet'
import { afterDamage } from './zero'

/** How damage is dealt, apart from the dice. */
export interface Dealing {
  readonly source: Id | null
  readonly cause: string
  /** Counts twice against somebody who is dying (GH-ZERO-10). The dice are doubled by whoever rolled them. */
  readonly critical: boolean
  /** The kind of attack it comes from, for the house rule about knocking out (GH-AMB-41). */
  readonly attack?: 'melee' | 'ranged'
  /** Leave resistances and the like out of it. */
  readonly plain?: boolean
  readonly share?: Share
}

/**
 * Deals rolled damage to one creature, with everything that follows: reductions, temporary hit points, hit points,
 * dropping to 0, failed death saves, the question about concentration (GH-DMG-07, GH-THP-01, GH-HP-01).
 */
export function dealDamage(work: Work, id: Id, parts: readonly RolledPart[], how: Dealing): void {
  const before = work.state.must('combatants', id)
  const { share = 'full', plain = false } = how
  const steps = reduceDamage(parts, { share, plain }, protectionOf(work.state, before))
  const total = sum(steps.map((step) => step.taken))
  const fromTemp = Math.min(before.temp?.amount ?? 0, total)
  const pierced = total - fromTemp
  const fromHp = Math.min(before.hp, pierced)
  work.emit({
    kind: 'damageTaken',
    id,
    source: how.source,
    cause: how.cause,
    parts: steps,
    total,
    fromTemp,
    fromHp,
    overflow: pierced - fromHp,
    critical: how.critical,
    rolls: parts.map((part) => part.roll),
  })
  if (total === 0 || before.life === 'dead') return
  happens(work, id, 'takesDamage')
  afterDamage(work, before, { total, pierced, critical: how.critical, attack: how.attack ?? null })
}

function protectionOf(state: ReadState, target: Combatant): Protection {
  const block = state.must('blocks', target.block)
  return {
    resistances: block.resistances,
    vulnerabilities: block.vulnerabilities,
    immunities: block.immunities,
    reduction: block.damageReduction,
    resistsAll: resistsAll(state, target.id),
  }
}

/** Rolls every part once; on a critical all dice are doubled, once (GH-DMG-01, GH-DMG-03). */
export function rollParts(work: Work, parts: readonly DamagePart[], critical: boolean): RolledPart[] {
  return parts.map((part) => ({ type: part.type, roll: work.dice.roll(part.formula, { double: critical }) }))
}

/** Damage typed by the GM: one roll for everybody, a share for each, one step. */
export const damage: Decider<'damage'> = (work, command) => {
  for (const id of command.targets) needCombatant(work.state, id)
  const rolled = rollParts(work, command.parts, command.critical)
  const { source, critical, plain } = command
  for (const id of command.targets) {
    const share = command.share[id] ?? 'full'
    dealDamage(work, id, rolled, { source, cause: '', critical, plain, share })
  }
}
