import type { Id } from '@shared/domain/base'
import { needCombatant } from '../../mechanics/fight'
import { returnToOrder } from '../../mechanics/order'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { becomeDying, becomeStable, die, wake } from './life'
import { note } from './reasons'
import { endConcentration } from './concentration'
import { fall } from './zero'

const byHand = [note('by hand', null)]

/** The GM says how alive somebody is; hit points follow where they have to. */
export const setLife: Decider<'setLife'> = (work, command) => {
  const { id, life } = command
  const now = needCombatant(work.state, id)
  const asleepWithHitPoints = life === 'up' && now.hp === 0
  if (now.life === life && !asleepWithHitPoints) refuse(`${now.name} is ${lifeWords[life]} already.`)
  if (life === 'dead') return kill(work, id)
  if (now.gone === 'fallen' && life !== 'stable') comeBack(work, id)
  if (life === 'up') {
    if (now.hp === 0) work.emit({ kind: 'healed', id, amount: 1, wasted: 0, cause: 'by hand', roll: null })
    return wake(work, id, 'by hand', byHand)
  }
  endConcentration(work, id, 'down')
  if (now.hp > 0) work.emit({ kind: 'hitPointsLost', id, amount: now.hp, cause: 'by hand', roll: null })
  if (life === 'stable') return becomeStable(work, id, 'by hand', byHand)
  becomeDying(work, id, 'by hand', byHand)
}

const lifeWords = { up: 'up', dying: 'dying', stable: 'stable', dead: 'dead' } as const

function kill(work: Work, id: Id): void {
  const { hp, deathSaves } = work.state.must('combatants', id)
  if (hp > 0) work.emit({ kind: 'hitPointsLost', id, amount: hp, cause: 'by hand', roll: null })
  endConcentration(work, id, 'down')
  die(work, id, 'by hand', byHand)
  if (!deathSaves) fall(work, id)
}

function comeBack(work: Work, id: Id): void {
  work.emit({ kind: 'combatantChanged', id, patch: { gone: null }, why: '' })
  returnToOrder(work, id)
}
