import type { Id, Reason } from '@shared/domain/base'
import type { Command } from '@shared/command'
import type { AttackPreview, PipView } from '@shared/view/gm'
import { onTurn } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import { asksOf, meant } from './attack'
import { attackPayReasons, attackPrice, attacksLeft, continues } from './attack-pool'
import { attackTerms, criticalIfHit } from './attack-terms'
import { boldReasons } from './bold'
import { boldOpen, isCounted, oneOfReasons, type Pay, payReasons, used } from './economy'
import { allowed, distinctRows } from './modifiers'
import { note } from './reasons'
import { blockOf } from './sheet'
import { abilityReasons, priceOf } from './use-action'

type Shape = PipView['shape']

const pipRows: readonly {
  readonly id: Exclude<Pay, 'free'> | 'object'
  readonly name: string
  readonly shape: Shape
}[] = [
  { id: 'action', name: 'Action', shape: 'square' },
  { id: 'bonus', name: 'Bonus', shape: 'triangle' },
  { id: 'bold', name: 'Bold', shape: 'diamond' },
  { id: 'object', name: 'Object', shape: 'box' },
  { id: 'reaction', name: 'Reaction', shape: 'bolt' },
]

/** What is left of a turn: action, bonus action, bold action, object, reaction, each with what stands in its way. */
export function pips(state: ReadState, id: Id): readonly PipView[] {
  const combatant = state.must('combatants', id)
  const hasBonus = blockOf(state, id).actions.some(({ cost }) => cost === 'bonus')
  return pipRows.map(({ id: pip, name, shape }) => {
    const blocked =
      pip === 'object' ? [] : [...allowed(state, id, pip), ...oneOfReasons(state, combatant, pip)]
    const open = pip === 'action' && boldOpen(combatant)
    const spent = used(combatant, pip) > 0 && !open
    const reasons = [...blocked]
    if (open && used(combatant, 'action') > 0) reasons.push(note('the bold action', 'GH-BOLD-01'))
    const notGranted = pip === 'bonus' && !hasBonus
    if (notGranted) reasons.push(note('only what everybody may do: notice, drink a potion', 'GH-BONUS-01'))
    if (pip === 'bold' && !spent && isCounted(state, combatant))
      reasons.push(...boldReasons(state, id, { usedFor: '', spellLevel: null }))
    const pipState = spent
      ? 'spent'
      : blocked.length > 0
        ? 'blocked'
        : notGranted
          ? 'notGranted'
          : 'available'
    return { id: pip, name, shape, state: pipState, reasons }
  })
}

/** What bears on the whole turn: surprise, one-choice conditions, the price of acting boldly, duties, speech. */
export function turnNotices(state: ReadState, id: Id): readonly Reason[] {
  const combatant = state.must('combatants', id)
  const reasons: Reason[] = []
  for (const { row } of distinctRows(state, id)) {
    if (row.id === 'surprised') reasons.push(note('surprised: no move, no action', 'GH-SURP-03'))
    if (row.oneOf) reasons.push(note(`${row.phrase}: only one of ${row.oneOf.of.join(', ')}`, row.oneOf.rule))
    if (row.beforeAction)
      reasons.push(
        note(`${row.phrase}: DC ${row.beforeAction.dc} save before each action`, row.beforeAction.rule),
      )
    else if (row.afterAction) reasons.push(note(`${row.phrase}: each action hurts`, row.afterAction.rule))
    if (row.rangedGate) reasons.push(note(`${row.phrase}: has to hear before it shoots`, row.rangedGate.rule))
    if (row.mustMoveAway) reasons.push(note(`${row.phrase}: has to move 5 ft away`, row.mustMoveAway.rule))
    if (row.senses?.speech)
      reasons.push(note(`${row.phrase}: ${speechWords[row.senses.speech]}`, 'GH-COMM-01'))
    if (row.noOpportunityAttacks)
      reasons.push(note(`${row.phrase}: provokes no opportunity attacks`, row.noOpportunityAttacks.rule))
  }
  if (used(combatant, 'bold') > 0 && onTurn(state, id))
    reasons.push(note('becomes vulnerable when this turn ends', 'GH-BOLD-01'))
  return reasons
}

const speechWords = { none: 'cannot speak', barely: 'barely speaks' } as const

/** Whether an action of the stat block can be used now, and what matters when it is. */
export function actionReasons(
  state: ReadState,
  id: Id,
  actionId: Id,
): { available: boolean; reasons: readonly Reason[] } {
  const combatant = state.must('combatants', id)
  const action = blockOf(state, id).actions.find((one) => one.id === actionId)
  if (!action) return { available: false, reasons: [] }
  const free = { pay: null, override: false } as const
  const price = action.attack ? attackPrice(action, free) : priceOf(action, null, false)
  const reasons = [
    ...abilityReasons(combatant, action),
    ...(action.attack ? attackPayReasons(state, id, price, action.attack, 1) : payReasons(state, id, price)),
  ]
  const available = reasons.length === 0
  if (available && action.attack && continues(state, id, price)) {
    const left = attacksLeft(state, id)
    const all = blockOf(state, id).attacksPerAction
    return { available, reasons: [note(`attack ${all - left + 1} of ${all}`, 'GH-ACT-02')] }
  }
  return { available, reasons }
}

/** What an attack would be rolled with on each target, and why it would be refused. No die falls. */
export function previewAttack(state: ReadState, command: Command): readonly AttackPreview[] {
  if (command.kind !== 'attack' || !state.get('combatants', command.attacker)) return []
  const action = blockOf(state, command.attacker).actions.find((one) => one.id === command.action)
  if (command.action !== null && !action?.attack) return []
  const { action: meantAction, attack } = meant(state, command)
  const targets = command.targets.filter((target) => state.get('combatants', target))
  const price = attackPrice(meantAction, command)
  const unpaid = [
    ...attackPayReasons(state, command.attacker, price, attack, command.targets.length),
    ...(meantAction ? abilityReasons(state.must('combatants', command.attacker), meantAction) : []),
  ]
  return asksOf({ ...command, targets }, meantAction, attack).map((ask) => {
    const terms = attackTerms(state, ask)
    const refusals = [...terms.refusals, ...unpaid]
    return {
      target: ask.target,
      mode: terms.mode,
      toHit: terms.toHit,
      armorClass: terms.armorClass,
      reasons: [...terms.reasons, ...terms.misses, ...criticalIfHit(state, ask.target, terms.kind)],
      refusal: refusals.length === 0 ? null : refusals.map(({ text }) => text).join(', '),
    }
  })
}
