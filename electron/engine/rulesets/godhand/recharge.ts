import type { Id, Roll } from '@shared/domain/base'
import type { Action, Creature } from '@shared/domain/creature'
import type { Combatant } from '@shared/domain/combatant'
import type { PromptOf } from '@shared/domain/prompt'
import { raisePrompt } from '../../mechanics/prompts'
import type { Work } from '../../work'
import type { AnswerCommand } from '../ruleset'
import { note } from './reasons'
import { option } from './sheet'

const DIE = 6

/**
 * Charges of a stat block when it enters a fight: what a die recharges starts empty (GH-CRE-RECH-03), what a rest
 * recharges starts full.
 */
export function chargesOf(block: Creature, tellShared: boolean): Combatant['charges'] {
  const charges: Combatant['charges'] = {}
  for (const { id, recharge } of block.actions) {
    if (recharge) charges[id] = { charged: recharge.kind === 'rest', tellShared }
  }
  return charges
}

/** As somebody enters a fight: what a die recharges is empty, uses per turn and per fight are full. */
export function readyAbilities(work: Work, id: Id): void {
  freshUses(work, id, ['turn', 'fight'])
  emptyForFight(work, id)
}

/** Empties what a die recharges; abilities that a rest recharges stay as they are. */
function emptyForFight(work: Work, id: Id): void {
  const { block, charges } = work.state.must('combatants', id)
  const fresh = chargesOf(work.state.must('blocks', block), option(work.state, 'shareTells') === true)
  for (const action of work.state.must('blocks', block).actions) {
    const held = charges[action.id]
    if (held && action.recharge?.kind === 'rest') fresh[action.id] = held
  }
  if (Object.keys(fresh).length === 0) return
  work.emit({ kind: 'combatantChanged', id, patch: { charges: fresh }, why: '' })
}

/** Marks an ability as charged or spent; its tell shows and goes with it (GH-CRE-RECH-04). */
export function setCharge(
  work: Work,
  id: Id,
  action: Action,
  charged: boolean,
  why: string,
  roll: Roll | null = null,
): void {
  const { name, tell } = action
  work.emit({
    kind: 'chargeChanged',
    id,
    action: action.id,
    name,
    charged,
    tell: charged ? tell : '',
    why,
    roll,
  })
}

/**
 * End of a turn: after the first one every empty ability fills without a die; after later ones each asks for a d6,
 * on the turn of its use too (GH-CRE-RECH-02, GH-CRE-RECH-03, GH-AMB-39).
 */
export function rechargeAtEnd(work: Work, id: Id, firstTurn: boolean, order: number): void {
  const { block, charges } = work.state.must('combatants', id)
  for (const action of work.state.must('blocks', block).actions) {
    if (action.recharge?.kind !== 'die' || charges[action.id]?.charged !== false) continue
    if (firstTurn) {
      setCharge(work, id, action, true, 'end of the first turn')
      continue
    }
    const { min } = action.recharge
    raisePrompt(work, {
      kind: 'recharge',
      of: id,
      moment: 'end',
      order,
      reasons: [note(`charged on ${min} or more`, 'GH-CRE-RECH-02')],
      action: action.id,
      min,
    })
  }
}

/** One d6, or the GM's word. The die is told when it fails as well. */
export function answerRecharge(work: Work, prompt: PromptOf<'recharge'>, answer: AnswerCommand): void {
  if (answer.how === 'skip') return
  const { block } = work.state.must('combatants', prompt.of)
  const action = work.state.must('blocks', block).actions.find((one) => one.id === prompt.action)
  if (!action) return
  if (answer.how === 'succeed' || answer.how === 'fail') {
    if (answer.how === 'succeed') setCharge(work, prompt.of, action, true, 'by hand')
    return
  }
  const roll = work.dice.roll(`1d${DIE}`)
  const charged = roll.total >= prompt.min
  setCharge(work, prompt.of, action, charged, '', roll)
}

type Per = NonNullable<Action['uses']>['per']

/** Gives back the uses that are counted over these spans. */
export function freshUses(work: Work, id: Id, spans: readonly Per[]): void {
  const { block, usesSpent } = work.state.must('combatants', id)
  for (const { id: action, name, uses } of work.state.must('blocks', block).actions) {
    if (!uses || !spans.includes(uses.per) || (usesSpent[action] ?? 0) === 0) continue
    work.emit({ kind: 'usesChanged', id, action, name, spent: 0 })
  }
}
