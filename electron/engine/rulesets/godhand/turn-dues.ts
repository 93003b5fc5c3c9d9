import type { Id } from '@shared/domain/base'
import { startEffect } from '../../mechanics/effects'
import { expireAt } from '../../mechanics/timers'
import type { Work } from '../../work'
import { raiseDeathSave } from './death-save-prompts'
import { conditionSpec } from './effect-spec'
import { remindOfFear, rememberFear } from './fear'
import { hemorrhageUnsettles, raiseOngoing } from './ongoing'
import { freshUses, rechargeAtEnd } from './recharge'
import { raiseEffectSaves } from './saves'

/** Places within the start and the end of a turn (GH-TURN-04, GH-AMB-07). Bleeding and hemorrhage carry their own. */
const START = { ongoing: 3, save: 4.8, deathSave: 5 }
const END = { fear: 1, ongoing: 2.2, save: 2.5, recharge: 4 }

/**
 * Start of a turn: what the last one used comes back, what lasts until now ends, and damage, saves and the death
 * save fall due. A death save only for whoever was dying already (GH-AMB-07).
 */
export function beginTurn(work: Work, id: Id): void {
  work.emit({ kind: 'turnUseReset', id })
  expireAt(work, id, 'start')
  freshUses(work, id, ['turn'])
  rememberFear(work, id)
  hemorrhageUnsettles(work, id)
  const { life } = work.state.must('combatants', id)
  if (life === 'dead') return
  raiseOngoing(work, id, 'start', START.ongoing)
  raiseEffectSaves(work, id, 'start', START.save)
  if (life === 'dying') raiseDeathSave(work, id, START.deathSave)
}

/**
 * End of a turn: the duty of the frightened is recalled, what lasts until now ends, surprise ends, acting boldly
 * leaves one vulnerable, abilities recharge. The turn counts as taken already.
 */
export function endTurn(work: Work, id: Id): void {
  if (work.state.must('combatants', id).life === 'dead') {
    expireAt(work, id, 'end')
    return
  }
  remindOfFear(work, id, END.fear)
  expireAt(work, id, 'end')
  if (work.state.must('combatants', id).surprised)
    work.emit({ kind: 'combatantChanged', id, patch: { surprised: false }, why: 'is no longer surprised' })
  raiseOngoing(work, id, 'end', END.ongoing)
  raiseEffectSaves(work, id, 'end', END.save)
  if ((work.state.must('combatants', id).used['bold'] ?? 0) > 0)
    startEffect(work, id, conditionSpec('vulnerable'), null, 'acted boldly')
  rechargeAtEnd(work, id, work.state.must('combatants', id).turnsTaken <= 1, END.recharge)
}
