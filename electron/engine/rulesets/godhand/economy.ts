import type { Id, Reason } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import { onTurn, runningFight } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { boldReasons } from './bold'
import { afterAction, beforeAction } from './strain'
import { allowed, distinctRows } from './modifiers'
import { no, note } from './reasons'

/** What is given for doing something. `bold` = the extra action of acting boldly. */
export type Pay = 'action' | 'bonus' | 'reaction' | 'bold' | 'free'

/** What something costs and what the turn will remember of it. */
export interface Price {
  /** By the rules. */
  readonly cost: Exclude<Pay, 'bold'>
  /** As the GM chose; null = by the rules. */
  readonly pay: Pay | null
  /** What the action counts as: `attack`, `spell`, `cantrip`, a universal row's id, … */
  readonly usedFor: string
  /** Said in the log. */
  readonly name: string
  readonly spellLevel?: number | null
  readonly override: boolean
}

/** How something was paid. `lost` = the action came to nothing (GH-COND-BREAK-02). */
export interface Paid {
  readonly as: Pay
  readonly lost: boolean
  /** A strain was withstood; its harm comes when the action is done. */
  readonly strained: boolean
}

/** Counters of the turn. */
export const used = (combatant: Combatant, what: string): number => combatant.used[what] ?? 0

/** Whether acting boldly has opened a second action that is still unspent. */
export const boldOpen = (combatant: Combatant): boolean =>
  used(combatant, 'bold') > 0 && used(combatant, 'boldAction') === 0

/** Whether what somebody does is counted: only in the running fight it takes part in. */
export function isCounted(state: ReadState, combatant: Combatant): boolean {
  const fight = runningFight(state)
  return fight !== null && combatant.fight === fight.id
}

/** With what a price will be paid: an open bold action stands in when the action is gone (GH-BOLD-01). */
export function payAs(state: ReadState, id: Id, price: Price): Pay {
  if (price.pay !== null) return price.pay
  const combatant = state.must('combatants', id)
  return price.cost === 'action' && used(combatant, 'action') > 0 && boldOpen(combatant) ? 'bold' : price.cost
}

/** Why this can't be paid now; empty = it can. Pure: for buttons and for refusals alike. */
export function payReasons(state: ReadState, id: Id, price: Price): readonly Reason[] {
  const as = payAs(state, id, price)
  if (as === 'free') return []
  const combatant = state.must('combatants', id)
  if (!isCounted(state, combatant)) return allowed(state, id, as)
  const reasons = [...turnReasons(state, combatant, as), ...allowed(state, id, as)]
  if (as === 'bold') {
    reasons.push(...boldReasons(state, id, { usedFor: price.usedFor, spellLevel: price.spellLevel ?? null }))
    if (used(combatant, 'boldAction') > 0) reasons.push(no('the bold action is used', 'GH-BOLD-01'))
  } else if (used(combatant, as) > 0) reasons.push(no(spentWords[as].text, spentWords[as].rule))
  return [...reasons, ...oneOfReasons(state, combatant, as)]
}

const spentWords = {
  action: { text: 'the action is used', rule: 'GH-TURN-01' },
  bonus: { text: 'the bonus action is used', rule: 'GH-BONUS-02' },
  reaction: { text: 'the reaction is used until its next turn starts', rule: 'GH-REACT-01' },
} as const

/** Actions belong to one's own turn; a reaction does not. */
function turnReasons(state: ReadState, combatant: Combatant, as: Pay): readonly Reason[] {
  if (as === 'reaction' || as === 'free') return []
  if (!isCounted(state, combatant) || onTurn(state, combatant.id)) return []
  return [no('it is not its turn', as === 'bonus' ? 'GH-BONUS-02' : 'GH-TURN-01')]
}

/** Where only one of move, action and bonus action may be chosen, what the turn has used locks the others. */
export function oneOfReasons(state: ReadState, combatant: Combatant, as: Pay | 'move'): readonly Reason[] {
  const asked = as === 'bold' ? 'action' : as
  const done = {
    move: used(combatant, 'movement'),
    action: used(combatant, 'action'),
    bonus: used(combatant, 'bonus'),
  }
  return distinctRows(state, combatant.id).flatMap(({ row }) => {
    const choices = row.oneOf?.of ?? []
    if (!choices.some((choice) => choice === asked)) return []
    const taken = choices.find((choice) => choice !== asked && done[choice] > 0)
    return taken ? [no(`${row.phrase} and has chosen its ${taken}`, row.oneOf?.rule ?? null)] : []
  })
}

/**
 * Pays for something, or refuses with every reason. On its own turn a strain may cost the action (GH-COND-BREAK-02):
 * then it is spent and `lost`, and nothing may come of it. Call `finishAction` when the deed is done.
 */
export function startAction(work: Work, id: Id, price: Price): Paid {
  const as = payAs(work.state, id, price)
  const reasons = payReasons(work.state, id, price)
  const { name } = work.state.must('combatants', id)
  if (reasons.length > 0) {
    if (!price.override) refuse(`${name} can’t ${refusalWords[as]} for ${price.name}.`, reasons)
    work.emit({
      kind: 'noted',
      text: `${price.name} although a rule says no`,
      of: id,
      secret: true,
      reasons: [...reasons],
    })
  }
  if (as === 'free' || !isCounted(work.state, work.state.must('combatants', id)))
    return { as, lost: false, strained: false }
  if (as === 'bold' && used(work.state.must('combatants', id), 'bold') === 0) openBold(work, id)
  const what = as === 'bold' ? 'boldAction' : as
  work.emit({ kind: 'spent', id, what, count: 1, why: price.name })
  if (as === 'action' || as === 'bold') work.emit({ kind: 'tagSet', id, tag: as, value: price.usedFor })
  if ((as !== 'action' && as !== 'bold') || !onTurn(work.state, id))
    return { as, lost: false, strained: false }
  const strain = beforeAction(work, id)
  return { as, lost: strain === 'failed', strained: strain === 'withstood' }
}

const refusalWords: { readonly [P in Pay]: string } = {
  action: 'use its action',
  bonus: 'use its bonus action',
  reaction: 'use its reaction',
  bold: 'act boldly',
  free: 'do this',
}

/** What follows an action on its own turn: the harm of a broken bone or a fracture (GH-COND-FRACT-02). */
export function finishAction(work: Work, id: Id, paid: Paid): void {
  if ((paid.as !== 'action' && paid.as !== 'bold') || paid.lost || !onTurn(work.state, id)) return
  afterAction(work, id, paid.strained)
}

function openBold(work: Work, id: Id): void {
  work.emit({ kind: 'spent', id, what: 'bold', count: 1, why: 'acts boldly' })
}

/** Gains a second, limited action; Vulnerable follows at the end of the turn (GH-BOLD-01). */
export const actBoldly: Decider<'actBoldly'> = (work, command) => {
  const { id, override } = command
  const combatant = work.state.must('combatants', id)
  const reasons = [
    ...turnReasons(work.state, combatant, 'bold'),
    ...allowed(work.state, id, 'bold'),
    ...boldReasons(work.state, id, { usedFor: '', spellLevel: null }),
    ...oneOfReasons(work.state, combatant, 'bold'),
  ]
  if (used(combatant, 'bold') > 0) reasons.push(no('it has acted boldly this turn', 'GH-BOLD-01'))
  if (reasons.length > 0 && !override) refuse(`${combatant.name} can’t act boldly.`, reasons)
  openBold(work, id)
  const price = note('vulnerable when this turn ends', 'GH-BOLD-01')
  work.emit({
    kind: 'noted',
    text: 'will be vulnerable when this turn ends',
    of: id,
    secret: false,
    reasons: [price, ...reasons],
  })
}

const counters = ['action', 'bonus', 'reaction', 'object', 'bold', 'boldAction', 'attacks'] as const

/** Marks a pip as used or gives it back, by the GM's hand. Conditions are only told, never in the way. */
export const spend: Decider<'spend'> = (work, command) => {
  const { id, what, count } = command
  const combatant = work.state.must('combatants', id)
  if (!counters.some((one) => one === what)) refuse(`There is nothing called “${what}” to spend.`)
  if (count === 0) refuse('Spend one, or give one back.')
  const now = used(combatant, what)
  if (count > 0 && now > 0 && what !== 'attacks')
    refuse(`${combatant.name} has used that already.`, spentReasons(what))
  if (count < 0 && now === 0) refuse(`${combatant.name} has not used that.`)
  work.emit({ kind: 'spent', id, what, count, why: count > 0 ? 'by hand' : 'given back' })
  if (count < 0 && what === 'action') work.emit({ kind: 'tagSet', id, tag: 'action', value: null })
  if (count < 0 && what === 'bold' && used(combatant, 'boldAction') > 0)
    work.emit({ kind: 'spent', id, what: 'boldAction', count: -1, why: '' })
}

function spentReasons(what: string): readonly Reason[] {
  if (what === 'object') return [no('a second object takes the action', 'GH-OBJ-02')]
  if (what === 'action' || what === 'bonus' || what === 'reaction')
    return [no(spentWords[what].text, spentWords[what].rule)]
  return [no('once a turn', 'GH-BOLD-01')]
}
