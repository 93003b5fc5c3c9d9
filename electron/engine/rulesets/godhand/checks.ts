import type { Id } from '@shared/domain/base'
import type { CommandOf } from '@shared/command'
import { endEffect, startEffect } from '../../mechanics/effects'
import { needCombatant, runningFight } from '../../mechanics/fight'
import { happens, moveClockTo } from '../../mechanics/timers'
import { refuse, type Work } from '../../work'
import type { Decider, RollTerms } from '../ruleset'
import { conditionSpec } from './effect-spec'
import { finishAction, startAction } from './economy'
import { activeRows, taskFits } from './modifiers'
import { because, no, note } from './reasons'
import { checkTerms, saveTerms } from './sheet'
import { abilityNames } from './tables/abilities'
import { conditionRow } from './tables/conditions'
import { skills } from './tables/lists'

type Check = CommandOf<'check'>

const MINUTE = 60
const MONTH = 30 * 24 * 3600

/**
 * An ability check or saving throw with its reasons. A total equal to the DC succeeds (GH-AMB-04); natural 20 and 1
 * mean nothing (GH-CRIT-03).
 */
export const check: Decider<'check'> = (work, command) => {
  const { id, what, ability, skill, dc } = command
  const { name } = needCombatant(work.state, id)
  const label = nameOf(command)
  const mending = command.endsOnSuccess ? mendingOf(work, command.endsOnSuccess.effect) : null
  const paid = startAction(work, id, {
    cost: command.pay,
    pay: null,
    usedFor: 'skill',
    name: label,
    override: false,
  })
  if (paid.lost) return
  const terms = termsOf(work, command)
  const bonus =
    command.bonus === 0
      ? []
      : [because(command.bonus < 0 ? 'penalty' : 'bonus', 'by hand', null, command.bonus)]
  const mode = command.mode ?? terms.mode
  const given =
    command.mode === null
      ? []
      : [note(`rolled ${mode === 'flat' ? 'flat' : `with ${mode}`} by the GM’s word`, null)]
  const roll = terms.autoFail ? null : work.dice.d20(mode, terms.modifier + command.bonus)
  const success = roll === null ? false : dc === null ? null : roll.total >= dc
  const reasons = [...terms.reasons, ...bonus, ...given]
  work.emit({ kind: 'checkMade', id, what, ability, skill, roll, mode, dc, success, reasons, label })
  if (what === 'check') {
    useUpHelp(work, command)
    happens(work, id, 'makesCheck')
  }
  if (success === true && mending) mend(work, mending, name)
  finishAction(work, id, paid)
}

function nameOf({ what, ability, skill }: Check): string {
  if (what === 'save') return `${abilityNames[ability]} save`
  return skills.find((row) => row.id === skill)?.name ?? skill ?? `${abilityNames[ability]} check`
}

function termsOf(work: Work, { id, what, ability, skill, needs, against }: Check): RollTerms {
  if (what === 'save') return saveTerms(work.state, id, ability)
  return checkTerms(work.state, id, ability, skill, needs, against)
}

/** A help is used up by the first check it bears on (GH-ACT-13). */
function useUpHelp(work: Work, { id, ability, skill }: Check): void {
  for (const { row, effect } of activeRows(work.state, id)) {
    if (row.usedUpBy === 'check' && effect && taskFits(effect, skill ?? ability))
      endEffect(work, effect.id, 'used')
  }
}

interface Mending {
  readonly effect: Id
  readonly on: Id
  readonly condition: string
}

/** What a check is to end; refuses where a turn is too short for it (GH-COND-BREAK-03). */
function mendingOf(work: Work, id: Id): Mending {
  const effect = work.state.get('effects', id)
  if (!effect) refuse('That is over already.')
  const row = effect.condition === null ? undefined : conditionRow(work.state, effect.condition)
  if (row?.mend?.minutes !== undefined && runningFight(work.state))
    refuse(`That takes ${row.mend.minutes} minute, too long for a turn.`, [
      no('takes a minute', row.mend.rule),
    ])
  return { effect: id, on: effect.on, condition: effect.condition ?? '' }
}

/** Ends the condition; one check ends all of its kind (GH-AMB-49). A set bone leaves its lesser injury for a month. */
function mend(work: Work, { effect: id, on, condition }: Mending, by: string): void {
  const effect = work.state.must('effects', id)
  const row = condition === '' ? undefined : conditionRow(work.state, condition)
  const same =
    row?.mend && !row.mend.becomes
      ? work.state.effectsOn(on).filter((one) => one.condition === condition)
      : [effect]
  for (const one of [...same]) endEffect(work, one.id, `tended by ${by}`)
  const minutes = row?.mend?.minutes
  if (minutes !== undefined)
    moveClockTo(work, work.state.must('campaign', 'campaign').clock + minutes * MINUTE, 'tending')
  const becomes = row?.mend?.becomes
  const left = becomes?.rows[String(effect.params[becomes.param])]
  if (left === undefined) return
  const lasts = [{ kind: 'seconds' as const, seconds: MONTH }]
  startEffect(work, on, conditionSpec(left, { lasts }), null, 'a set bone')
}
