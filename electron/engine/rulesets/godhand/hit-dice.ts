import type { Id } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import { needCombatant } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { healCombatant } from './healing'
import { setCounter } from './life'
import { no, note } from './reasons'
import { abilityModifier } from './sheet'

/** Counter that holds the clock second at which a short rest ended, so that its hit dice can be spent. */
export const SHORT_REST_ENDED = 'shortRestEnded'

/** Hit dice of a combatant: how many in all, how many are spent, and their sides; null when its block has none. */
export function hitDiceOf(
  state: ReadState,
  combatant: Combatant,
): { readonly sides: number; readonly count: number; readonly spent: number } | null {
  const dice = state.must('blocks', combatant.block).hitDice
  return dice ? { ...dice, spent: combatant.counters['hitDiceSpent'] ?? 0 } : null
}

/**
 * Spends one hit die at the end of a short rest: the die plus the Constitution modifier, at least 0, comes back as
 * hit points; the next one is decided after this one is seen (GH-REST-03).
 */
export const spendHitDie: Decider<'spendHitDie'> = (work, command) => {
  const { id } = command
  const combatant = needCombatant(work.state, id)
  const dice = hitDiceOf(work.state, combatant)
  if (!dice) refuse(`${combatant.name} has no hit dice.`, [no('none on its sheet', 'GH-MISS-15')])
  if (dice.spent >= dice.count)
    refuse(`${combatant.name} has no hit dice left.`, [no('all are spent', 'GH-REST-03')])
  if (combatant.life === 'dead') refuse(`${combatant.name} is dead.`)
  const { clock } = work.state.must('campaign', 'campaign')
  if (combatant.counters[SHORT_REST_ENDED] !== clock && !command.override)
    refuse('Hit dice are spent at the end of a short rest.', [
      no('no short rest has just ended', 'GH-REST-03'),
    ])
  const modifier = abilityModifier(work.state, id, 'con')
  const roll = work.dice.roll(`1d${dice.sides}${modifier < 0 ? '-' : '+'}${Math.abs(modifier)}`)
  work.emit({ kind: 'hitDieSpent', id, roll, spent: dice.spent + 1 })
  healCombatant(work, id, Math.max(0, roll.total), 'hit die', null)
}

/** A long rest gives back spent hit dice, up to half of all, rounded up (GH-REST-07). */
export function regainHitDice(work: Work, id: Id): void {
  const dice = hitDiceOf(work.state, work.state.must('combatants', id))
  if (!dice || dice.spent === 0) return
  const back = Math.min(dice.spent, Math.ceil(dice.count / 2))
  setCounter(work, id, 'hitDiceSpent', dice.spent - back)
  const reasons = [note('half of all, rounded up', 'GH-REST-07')]
  const text = `regains ${back} hit ${back === 1 ? 'die' : 'dice'}`
  work.emit({ kind: 'noted', text, of: id, secret: false, reasons })
}
