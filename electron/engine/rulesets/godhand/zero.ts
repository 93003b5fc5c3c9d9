import type { Id, Reason, Roll } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import { leaveOrder } from '../../mechanics/order'
import { raisePrompt } from '../../mechanics/prompts'
import type { Work } from '../../work'
import { askConcentration, endConcentration } from './concentration'
import { countDeathSave } from './death-saves'
import { becomeDying, die, disturb } from './life'
import { because, note } from './reasons'
import { option } from './sheet'

/** One dealing of damage after reductions. Hit points. */
interface Harm {
  /** The whole of it, with what temporary hit points took. */
  readonly total: number
  /** What temporary hit points did not take. */
  readonly pierced: number
  readonly critical: boolean
  readonly attack: 'melee' | 'ranged' | null
}

/** What follows once damage above nothing has been taken off. `before` is the creature as it was. */
export function afterDamage(work: Work, before: Combatant, harm: Harm): void {
  if (before.hp === 0 && before.life !== 'up') return harmAtZero(work, before, harm)
  if (harm.pierced >= before.hp)
    return goDown(work, before.id, killsOutright(work, before, harm), harm.attack)
  if (before.life === 'stable') disturbSleeper(work, before)
  askConcentration(work, before.id, harm.total)
}

/** Damage beyond all hit points and the maximum again kills outright (GH-ZERO-02, GH-AMB-01). */
function killsOutright(work: Work, before: Combatant, harm: Harm): Reason[] {
  const limit = before.hp + before.maxHp
  const equals = option(work.state, 'instantDeath') === 'equals'
  const killed = equals ? harm.pierced >= limit : harm.pierced > limit
  if (!killed) return []
  const text = `${harm.pierced} damage against ${before.hp} hit points and a maximum of ${before.maxHp}`
  return [because('note', text, 'GH-ZERO-02', harm.pierced)]
}

/** Any damage at 0 is a failed death save, two on a critical, and death when it equals the maximum. */
function harmAtZero(work: Work, before: Combatant, harm: Harm): void {
  const { id } = before
  const soaked = harm.pierced === 0 && option(work.state, 'tempHpBlocksFailure') === true
  if (soaked) return
  if (!before.deathSaves) return die(work, id, '', [note('it makes no death saves', 'GH-ZERO-15')])
  if (harm.total >= before.maxHp) {
    const text = `${harm.total} damage at 0 hit points, maximum ${before.maxHp}`
    return die(work, id, 'massive damage', [because('note', text, 'GH-ZERO-11', harm.total)])
  }
  if (before.life === 'stable') {
    becomeDying(work, id, 'hurt while stable', [note('damage ends being stable', 'GH-ZERO-13')])
  }
  const failures = harm.critical ? 2 : 1
  const why = harm.critical ? 'two failures for a critical hit' : 'a failure for being hurt'
  const reason = harm.critical
    ? because('critical', 'a critical hit counts as two failures', 'GH-ZERO-10')
    : note('any damage at 0 hit points is a failure', 'GH-ZERO-09')
  countDeathSave(work, id, { successes: 0, failures }, null, why, [reason])
}

function disturbSleeper(work: Work, before: Combatant): void {
  disturb(work, before.id)
  raisePrompt(work, {
    kind: 'reminder',
    of: before.id,
    moment: 'now',
    order: 0,
    reasons: [note('damage ends being stable; whether it wakes is up to the GM', 'GH-AMB-32')],
    label: `${before.name} was hurt while asleep and may wake`,
  })
}

/**
 * Reaches 0 hit points: whoever makes death saves falls unconscious and is dying, unless it was killed outright;
 * anybody else is out of the fight and dead, with the offer of a knock-out (GH-ZERO-01, GH-ZERO-15, GH-ZERO-16).
 * @param outright why it is killed at once; empty = it is not
 */
function goDown(work: Work, id: Id, outright: readonly Reason[], attack: Harm['attack'] = null): void {
  const combatant = work.state.must('combatants', id)
  endConcentration(work, id, 'down')
  if (!combatant.deathSaves) {
    die(work, id, '', [note('it makes no death saves', 'GH-ZERO-15')])
    if (attack !== 'ranged' || option(work.state, 'knockOut') === 'any') offerKnockOut(work, id)
    fall(work, id)
  } else if (outright.length > 0) {
    die(work, id, 'killed outright', outright)
  } else {
    becomeDying(work, id, '', [note('at 0 hit points and not killed outright', 'GH-ZERO-03')])
  }
}

function offerKnockOut(work: Work, id: Id): void {
  raisePrompt(work, {
    kind: 'knockOut',
    of: id,
    moment: 'now',
    order: 0,
    reasons: [note('it may be knocked out instead of killed', 'GH-ZERO-16')],
  })
}

/** Out of the order, but kept in the list (GH-ZERO-15). */
export function fall(work: Work, id: Id): void {
  if (work.state.must('combatants', id).fight === null) return
  work.emit({ kind: 'combatantChanged', id, patch: { gone: 'fallen' }, why: '' })
  leaveOrder(work, id)
}

/**
 * Takes hit points away without it being damage: no resistance, no temporary hit points, no concentration, no
 * instant death (GH-AMB-33). At 0 there is nothing left to lose.
 * @param amount hit points
 */
export function loseHitPoints(work: Work, id: Id, amount: number, cause: string, roll: Roll | null): void {
  const before = work.state.must('combatants', id)
  const lost = Math.min(before.hp, Math.max(0, amount))
  if (lost === 0) return
  work.emit({ kind: 'hitPointsLost', id, amount: lost, cause, roll })
  if (lost === before.hp) goDown(work, id, [])
}
