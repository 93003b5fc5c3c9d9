import type { Effect } from '@shared/domain/effect'
import { closePrompt, promptsOf } from '../../mechanics/prompts'
import type { Work } from '../../work'
import { raiseDeathSave } from './death-save-prompts'
import { deathSavesFail } from './ongoing'

/**
 * Takes what an effect asked for off the table once it has ended. A death save that it replaced by a failure is due
 * again (GH-COND-HEM-02).
 */
export function forgetDues(work: Work, effect: Effect): void {
  for (const prompt of promptsOf(work.state, effect.on)) {
    const asked = prompt.kind === 'ongoing' || prompt.kind === 'save'
    if (asked && prompt.effect === effect.id) closePrompt(work, prompt.id, 'no longer due')
    if (prompt.kind === 'deathFailure' && !deathSavesFail(work.state, effect.on)) {
      closePrompt(work, prompt.id, 'no longer due')
      raiseDeathSave(work, effect.on, prompt.order)
    }
  }
}
