import type { Id, Roll } from '@shared/domain/base'
import { needCombatant } from '../../mechanics/fight'
import { happens } from '../../mechanics/timers'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { wake } from './life'
import { no, note } from './reasons'
import { option } from './sheet'

/**
 * Gives hit points back, up to the maximum. Wakes whoever is dying; whoever is stable sleeps on (GH-ZERO-03,
 * GH-ZERO-04). Temporary hit points are untouched. The dead stay dead.
 * @param amount hit points, before the cap; the rest is told as wasted
 */
export function healCombatant(work: Work, id: Id, amount: number, cause: string, roll: Roll | null): void {
  const { hp, maxHp, life, name } = work.state.must('combatants', id)
  if (life === 'dead') {
    const reasons = [note('healing does nothing for the dead', null)]
    work.emit({ kind: 'noted', text: `${name} is dead`, of: id, secret: false, reasons })
    return
  }
  const gained = Math.max(0, Math.min(amount, maxHp - hp))
  const wasted = Math.max(0, amount - gained)
  work.emit({ kind: 'healed', id, amount: gained, wasted, cause, roll })
  if (gained === 0) return
  happens(work, id, 'isHealed')
  const wakes = life === 'dying' || (life === 'stable' && option(work.state, 'stableWake') === 'healing')
  if (wakes) wake(work, id, 'healed', [note('healing wakes the dying', 'GH-ZERO-03')])
}

/** Healing typed by the GM: one roll, shared by everybody. */
export const heal: Decider<'heal'> = (work, command) => {
  const lives = command.targets.map((id) => needCombatant(work.state, id).life)
  if (lives.every((life) => life === 'dead')) refuse('Healing does nothing for the dead.', [no('dead', null)])
  const roll = work.dice.roll(command.formula)
  const amount = Math.max(0, roll.total)
  for (const id of command.targets) healCombatant(work, id, amount, command.cause, roll)
}
