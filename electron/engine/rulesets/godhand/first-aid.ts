import { needCombatant } from '../../mechanics/fight'
import { happens } from '../../mechanics/timers'
import { refuse } from '../../work'
import type { Decider } from '../ruleset'
import { finishAction, startAction } from './economy'
import { becomeStable } from './life'
import { no, note } from './reasons'
import { checkTerms } from './sheet'

/**
 * Stabilises somebody dying: with a helper an action and a Wisdom (Medicine) check, without one by the GM's hand
 * (GH-ZERO-12).
 */
export const stabilise: Decider<'stabilise'> = (work, command) => {
  const { helper, target, dc } = command
  const { name, life } = needCombatant(work.state, target)
  if (life !== 'dying') refuse(`${name} is not dying.`, [no('only the dying are stabilised', 'GH-ZERO-12')])
  if (helper === null) {
    becomeStable(work, target, 'by hand', [note('by hand', null)])
    return
  }
  needCombatant(work.state, helper)
  const price = {
    cost: 'action',
    pay: null,
    usedFor: 'firstAid',
    name: 'first aid',
    override: false,
  } as const
  const paid = startAction(work, helper, price)
  if (paid.lost) return
  const terms = checkTerms(work.state, helper, 'wis', 'medicine', null)
  const roll = terms.autoFail ? null : work.dice.d20(terms.mode, terms.modifier)
  const success = roll !== null && roll.total >= dc
  work.emit({
    kind: 'checkMade',
    id: helper,
    what: 'check',
    ability: 'wis',
    skill: 'medicine',
    roll,
    mode: terms.mode,
    dc,
    success,
    reasons: [note(`first aid for ${name}`, 'GH-ZERO-12'), ...terms.reasons],
    label: 'First aid',
  })
  happens(work, helper, 'makesCheck')
  if (success) becomeStable(work, target, 'first aid', [note('first aid', 'GH-ZERO-12')])
  finishAction(work, helper, paid)
}
