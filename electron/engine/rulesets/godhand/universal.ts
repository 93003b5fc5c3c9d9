import type { Id, Reason } from '@shared/domain/base'
import type { CommandOf } from '@shared/command'
import type { UniversalView } from '@shared/view/gm'
import { endEffect, startEffect } from '../../mechanics/effects'
import { needCombatant } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import { refuse, type Work } from '../../work'
import type { Decider } from '../ruleset'
import { finishAction, payReasons, type Price, startAction } from './economy'
import { conditionSpec } from './effect-spec'
import { allowed, distinctRows, hasCondition } from './modifiers'
import { no } from './reasons'
import { getReady } from './ready'
import { universalRows, type UniversalRow } from './tables/universal'
import { deeds, untilThisTurnEnds } from './universal-deeds'
import { guards, type UniversalAsk } from './universal-guards'

type Asked = Pick<CommandOf<'universalAction'>, 'pay' | 'override'>

function priceOf(row: UniversalRow, { pay, override }: Asked): Price {
  const cost = row.cost === 'action' || row.cost === 'bonus' ? row.cost : 'free'
  return { cost, pay, usedFor: row.id, name: row.name, override }
}

/** Everything against a universal action, its price apart. */
function reasonsAgainst(state: ReadState, ask: UniversalAsk): readonly Reason[] {
  const { id, row } = ask
  const reasons: Reason[] = []
  for (const { row: condition } of distinctRows(state, id))
    if (condition.forbids?.actions.includes(row.id))
      reasons.push(no(condition.phrase, condition.forbids.rule))
  if (row.needs) reasons.push(...allowed(state, id, row.needs))
  for (const guard of row.guards ?? []) reasons.push(...guards[guard](state, ask))
  return reasons
}

/** Does a universal action of the table: checks, pays, puts its states on. Refuses with every reason. */
export const universalAction: Decider<'universalAction'> = (work, command) => {
  const { id, targets, note, pay, override } = command
  const { name } = needCombatant(work.state, id)
  for (const target of targets) needCombatant(work.state, target)
  const row = universalRows.find((one) => one.id === command.action)
  if (!row) refuse(`There is no universal action called “${command.action}”.`)
  const ask: UniversalAsk = { id, row, targets, note }
  const against = reasonsAgainst(work.state, ask)
  if (against.length > 0) {
    if (!override) refuse(`${name} can’t ${row.name.toLowerCase()} now.`, against)
    work.emit({
      kind: 'noted',
      text: `${row.name} although a rule says no`,
      of: id,
      secret: true,
      reasons: [...against],
    })
  }
  if (row.does === 'ready') {
    getReady(work, id, note, note, { pay, override })
    return
  }
  if (row.targets !== 'none' && targets.length === 0) refuse(`Choose who ${row.name.toLowerCase()} is for.`)
  const paid = startAction(work, id, priceOf(row, command))
  if (paid.lost) return
  work.emit({ kind: 'actionTaken', id, action: row.id, name: row.name, targets })
  putStates(work, ask)
  if (row.does) deeds[row.does](work, ask, paid.as)
  finishAction(work, id, paid)
}

function putStates(work: Work, { id, row, targets, note }: UniversalAsk): void {
  const { puts, takesOff } = row
  if (takesOff !== undefined) {
    for (const effect of [...work.state.effectsOn(id)])
      if (effect.condition === takesOff) endEffect(work, effect.id, row.name.toLowerCase())
  }
  if (!puts) return
  const on = puts.on === 'self' ? id : targets?.[0]
  if (on === undefined) return
  const params = puts.noteParam === undefined ? {} : { [puts.noteParam]: note }
  const effect = startEffect(
    work,
    on,
    conditionSpec(puts.condition, { params, lasts: puts.lasts }),
    id,
    row.name,
  )
  if (puts.thisTurn) untilThisTurnEnds(work, id, effect)
}

/** The universal actions as they are offered to one creature now. */
export function universal(state: ReadState, id: Id): readonly UniversalView[] {
  return universalRows
    .filter((row) => isOffered(state, id, row))
    .map((row) => {
      const ask: UniversalAsk = { id, row, targets: null, note: '' }
      const price = priceOf(row, { pay: null, override: false })
      const reasons = [...payReasons(state, id, price), ...reasonsAgainst(state, ask)]
      return {
        id: row.id,
        name: row.name,
        cost: row.costWords,
        ...(row.asks === undefined ? {} : { asks: row.asks }),
        needsTarget: row.targets !== 'none',
        available: reasons.length === 0,
        reasons,
        summary: row.summary,
        rule: row.rule,
      }
    })
}

function isOffered(state: ReadState, id: Id, row: UniversalRow): boolean {
  if (row.shownWith !== undefined && !hasCondition(state, id, row.shownWith)) return false
  return !(row.shownWithout ?? []).some((condition) => hasCondition(state, id, condition))
}
