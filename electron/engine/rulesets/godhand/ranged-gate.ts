import type { Id } from '@shared/domain/base'
import type { Work } from '../../work'
import { distinctRows, hasSense } from './modifiers'
import { no, note } from './reasons'
import { checkTerms } from './sheet'

/** Tag of the turn: how the check by hearing went, so that it covers every ranged attack (GH-AMB-44). */
const HEARD = 'hearing'

/**
 * Before ranged attacks on its turn a blinded creature has to hear its targets; one check covers the turn
 * (GH-COND-BLIND-03). Who can't hear fails without a die.
 * @returns whether the attacks may be made; false = they are wasted
 */
export function hearsTargets(work: Work, id: Id, label: string): boolean {
  const gate = distinctRows(work.state, id).find(({ row }) => row.rangedGate)?.row
  if (!gate?.rangedGate) return true
  const { dc, rule } = gate.rangedGate
  const known = work.state.must('combatants', id).tags[HEARD]
  const heard = known === undefined ? rollHearing(work, id, dc, gate.phrase, rule) : known === 'yes'
  if (known === undefined) work.emit({ kind: 'tagSet', id, tag: HEARD, value: heard ? 'yes' : 'no' })
  if (!heard) {
    const reasons = [no(`${gate.phrase} and heard nothing to aim at`, rule)]
    work.emit({ kind: 'noted', text: `${label} is wasted`, of: id, secret: false, reasons })
  }
  return heard
}

function rollHearing(work: Work, id: Id, dc: number, phrase: string, rule: string | null): boolean {
  const terms = checkTerms(work.state, id, 'wis', 'perception', 'hearing')
  const roll =
    terms.autoFail || !hasSense(work.state, id, 'hearing') ? null : work.dice.d20(terms.mode, terms.modifier)
  const success = roll !== null && roll.total >= dc
  work.emit({
    kind: 'checkMade',
    id,
    what: 'check',
    ability: 'wis',
    skill: 'perception',
    roll,
    mode: terms.mode,
    dc,
    success,
    reasons: [note(`${phrase}: aims by hearing`, rule), ...terms.reasons],
    label: 'Hearing before ranged attacks',
  })
  return success
}
