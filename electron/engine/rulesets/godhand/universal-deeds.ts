import type { Id } from '@shared/domain/base'
import { parseDice } from '../../dice/parse'
import { changeEffect, endEffect, startEffect } from '../../mechanics/effects'
import { onTurn } from '../../mechanics/fight'
import { happens } from '../../mechanics/timers'
import { refuse, type Work } from '../../work'
import { cannotMove } from './consequences'
import type { Pay } from './economy'
import { conditionSpec } from './effect-spec'
import { healCombatant } from './healing'
import { setCounter } from './life'
import { note } from './reasons'
import { blockOf } from './sheet'
import { standingCost } from './standing'
import { hide, rollToHide } from './surprise'
import type { Deed } from './tables/universal'
import { isEnemy, type UniversalAsk } from './universal-guards'

/** What a universal action does when it has been paid for. `paid` = with what. */
type Doing = (work: Work, ask: UniversalAsk, paid: Pay) => void

const FEET_PER_PROFICIENCY = 5

/** One function per deed of the table. */
export const deeds: { readonly [D in Exclude<Deed, 'ready'>]: Doing } = {
  dash: (work, { id }) => work.emit({ kind: 'spent', id, what: 'dashes', count: 1, why: '' }),

  freeStep(work, { id }) {
    if (cannotMove(work.state, id)) return
    const reasons = [note('5 ft in any direction at no cost', 'GH-ACT-09')]
    work.emit({ kind: 'noted', text: 'may step 5 ft away', of: id, secret: false, reasons })
  },

  helpAttack(work, { id, targets }) {
    const enemy = targets?.find((target) => isEnemy(work.state, id, target))
    const ally = targets?.find((target) => !isEnemy(work.state, id, target) && target !== id)
    if (enemy === undefined || ally === undefined)
      refuse('Choose the ally who is helped and the enemy to be attacked.')
    const lasts = [{ kind: 'turn' as const, of: 'source' as const, at: 'start' as const, turns: 1 }]
    startEffect(
      work,
      ally,
      conditionSpec('helped_attack', { params: { targetId: enemy }, lasts }),
      id,
      'Help',
    )
  },

  hide(work, { id }) {
    hide(work, id, rollToHide(work, id))
  },

  sprint(work, { id }) {
    const feet = FEET_PER_PROFICIENCY * blockOf(work.state, id).proficiencyBonus
    const spent = work.state.must('combatants', id).counters['hitDiceSpent'] ?? 0
    setCounter(work, id, 'hitDiceSpent', spent + 1, 'has spent hit dice')
    const spec = conditionSpec('sprinting', {
      params: { feet },
      lasts: [{ kind: 'turn', of: 'bearer', at: 'start', turns: 1 }],
    })
    untilThisTurnEnds(work, id, startEffect(work, id, spec, id, 'Sprint'))
  },

  interact(work, { id, note: what }) {
    work.emit({ kind: 'spent', id, what: 'object', count: 1, why: what || 'Interact' })
  },

  drink(work, ask, paid) {
    drinkBy(work, ask.id, ask.note, paid !== 'bonus')
  },

  administer(work, { targets, note: formula }) {
    const target = targets?.[0]
    if (target === undefined) refuse('Choose who drinks it.')
    drinkBy(work, target, formula, false)
  },

  stand(work, { id, row }) {
    const from = row.shownWith ?? 'prone'
    const { feet, action } = standingCost(work.state, id, from)
    if (feet > 0) work.emit({ kind: 'spent', id, what: 'movement', count: feet, why: '' })
    if (action) work.emit({ kind: 'spent', id, what: 'action', count: 1, why: row.name })
    for (const effect of [...work.state.effectsOn(id)])
      if (effect.condition === from) endEffect(work, effect.id, 'stands up')
    happens(work, id, 'standsUp')
  },

  talkDown(work, { id }) {
    const reasons = [note('no procedure: call for a check', 'GH-COMM-02')]
    work.emit({ kind: 'noted', text: 'tries to end it with words', of: id, secret: false, reasons })
  },
}

/** Heals by a potion's formula; without one the GM heals by hand. As an action every die shows its highest. */
function drinkBy(work: Work, id: Id, formula: string, maximum: boolean): void {
  const rule = maximum ? 'GH-ACT-06' : 'GH-ACT-07'
  if (!parseDice(formula).ok) {
    const reasons = [note(maximum ? 'every die counts its highest' : 'roll the dice', rule)]
    work.emit({ kind: 'noted', text: `drinks ${formula || 'a potion'}`, of: id, secret: false, reasons })
    return
  }
  const roll = work.dice.roll(formula, { maximum })
  healCombatant(work, id, roll.total, 'potion', roll)
}

/** Lets an effect end with the turn its bearer is in, instead of with the next one. */
export function untilThisTurnEnds(work: Work, id: Id, effect: Id | null): void {
  if (effect === null || !onTurn(work.state, id)) return
  changeEffect(work, effect, { ends: [{ kind: 'turn', of: id, at: 'end', left: 1 }] }, '')
}
