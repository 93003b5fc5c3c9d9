import type { Id } from '@shared/domain/base'
import type { Work } from '../work'
import { present } from './fight'
import { closePrompt } from './prompts'

/**
 * Asks about ties anew, while the fight is being prepared and once everybody present has a number (GH-INIT-04).
 * Called after every change of initiative, so that ties are settled before the first turn begins.
 */
export function askAboutTies(work: Work, fightId: Id): void {
  const fight = work.state.must('fights', fightId)
  if (fight.status !== 'preparing') return
  closeTies(work, fightId)
  for (const combatant of present(work.state, fightId)) if (combatant.initiative === null) return
  work.rules.offerTies(work, fight)
}

/** Leaves tied places as they stand. */
export function closeTies(work: Work, fightId: Id): void {
  for (const prompt of [...work.state.all('prompts')]) {
    if (prompt.kind === 'tie' && prompt.fight === fightId) closePrompt(work, prompt.id, '')
  }
}
