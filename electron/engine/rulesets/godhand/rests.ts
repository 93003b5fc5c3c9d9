import type { Id, Reason } from '@shared/domain/base'
import type { CommandOf } from '@shared/command'
import { needCombatant } from '../../mechanics/fight'
import { moveClockTo } from '../../mechanics/timers'
import type { ReadState } from '../../store'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { regainHitDice, SHORT_REST_ENDED } from './hit-dice'
import { healCombatant } from './healing'
import { setCounter } from './life'
import { no, note } from './reasons'
import { freshUses, setCharge } from './recharge'
import { option } from './sheet'
import { endTemp } from './temp'

type RestCommand = CommandOf<'rest'>

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const SHORT = 60
const LONG = 8 * 60
const SLEEP = 6 * 60
const INTERRUPTION = 60

/** Why the rest as a whole gives nothing to anybody. Minutes. */
function wholeRestReasons(command: RestCommand): Reason[] {
  const { rest, asleepMinutes, interruptedMinutes } = command
  const reasons: Reason[] = []
  if (rest === 'long' && asleepMinutes < SLEEP) reasons.push(no('less than 6 hours of sleep', 'GH-REST-04'))
  if (rest === 'long' && interruptedMinutes > INTERRUPTION)
    reasons.push(no('interrupted for more than an hour: it has to start again', 'GH-REST-05'))
  return reasons
}

/** Why the rest gives nothing to this one. `end` = clock second at which the rest is over. */
function ownReasons(state: ReadState, id: Id, command: RestCommand, end: number): Reason[] {
  const reasons: Reason[] = []
  const { life } = state.must('combatants', id)
  if (life === 'dead') reasons.push(no('dead', null))
  if (life === 'dying') reasons.push(no('dying', 'GH-ZERO-03'))
  const armored = command.inArmor.includes(id)
  if (command.rest === 'short') {
    if (armored && option(state, 'armorShortRest') === 'block')
      reasons.push(no('rested in armor', 'GH-REST-09'))
    return reasons
  }
  if (armored) reasons.push(no('rested in armor', 'GH-REST-09'))
  const last = state.must('campaign', 'campaign').lastLongRest[id]
  if (last !== undefined && end - last < DAY)
    reasons.push(no('less than 24 hours since the end of its last long rest', 'GH-REST-08'))
  return reasons
}

/** What a short rest brings: abilities and uses that come back, and the right to spend hit dice now. */
function shortRest(work: Work, id: Id): void {
  setCounter(work, id, SHORT_REST_ENDED, work.state.must('campaign', 'campaign').clock)
  freshUses(work, id, ['short'])
  rechargeByRest(work, id, 'short')
}

/** All lost hit points, half of the hit dice, no more temporary hit points (GH-REST-06, GH-REST-07, GH-THP-04). */
function longRest(work: Work, id: Id): void {
  const { hp, maxHp } = work.state.must('combatants', id)
  if (hp < maxHp) healCombatant(work, id, maxHp - hp, 'long rest', null)
  endTemp(work, id, 'end with the long rest')
  regainHitDice(work, id)
  freshUses(work, id, ['short', 'long', 'day'])
  rechargeByRest(work, id, 'long')
}

function rechargeByRest(work: Work, id: Id, rest: 'short' | 'long'): void {
  const { block, charges } = work.state.must('combatants', id)
  for (const action of work.state.must('blocks', block).actions) {
    const { recharge } = action
    if (recharge?.kind !== 'rest' || charges[action.id]?.charged !== false) continue
    const enough = rest === 'long' || recharge.rest !== 'long'
    if (enough) setCharge(work, id, action, true, 'after the rest')
  }
}

/**
 * A short or long rest of everybody named. The clock moves on; whoever does not qualify rests without effect, with
 * the reasons, unless the GM overrides them (GH-REST-01 to GH-REST-09).
 */
export const rest: Decider<'rest'> = (work, command) => {
  const { rest: kind, minutes, override, who } = command
  const { fight, clock } = work.state.must('campaign', 'campaign')
  if (fight && work.state.must('fights', fight).status === 'running')
    refuse('Nobody rests in the middle of a fight.')
  for (const id of who) needCombatant(work.state, id)
  const least = kind === 'short' ? SHORT : LONG
  if (minutes < least && !override) {
    const rule = kind === 'short' ? 'GH-REST-02' : 'GH-REST-04'
    refuse(`A ${kind} rest takes at least ${least / 60} ${kind === 'short' ? 'hour' : 'hours'}.`, [
      no(`${minutes} minutes`, rule),
    ])
  }
  const end = clock + minutes * MINUTE
  moveClockTo(work, end, `${kind} rest`)
  const shared = wholeRestReasons(command)
  const without: { id: Id; reasons: Reason[] }[] = []
  const benefits: Id[] = []
  for (const id of new Set(who)) {
    const reasons = [...shared, ...ownReasons(work.state, id, command, end)]
    const nothing = reasons.length > 0 && (!override || work.state.must('combatants', id).life === 'dead')
    if (nothing) without.push({ id, reasons })
    else benefits.push(id)
  }
  work.emit({ kind: 'rested', rest: kind, who: benefits, without, minutes })
  for (const id of benefits) {
    if (kind === 'short') shortRest(work, id)
    else longRest(work, id)
    if (kind === 'short' && command.inArmor.includes(id)) warnOfArmor(work, id)
  }
}

function warnOfArmor(work: Work, id: Id): void {
  const { name } = work.state.must('combatants', id)
  const reasons = [note('the chapter forbids resting in armor, under long rests', 'GH-REST-09')]
  work.emit({ kind: 'noted', text: `${name} rested in armor`, of: id, secret: false, reasons })
}
