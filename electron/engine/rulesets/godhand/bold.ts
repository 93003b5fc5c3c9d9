import type { Id, Reason } from '@shared/domain/base'
import type { ReadState } from '../../store'
import { option } from './options'
import { no } from './reasons'

/** The limits of the bold action, apart from what conditions say (GH-BOLD-01 to 04, GH-AMB-24). */
export function boldReasons(
  state: ReadState,
  id: Id,
  deed: { readonly usedFor: string; readonly spellLevel: number | null },
): readonly Reason[] {
  const { inParty, used, tags } = state.must('combatants', id)
  const reasons: Reason[] = []
  if (option(state, 'boldFor') === 'pcs' && !inParty)
    reasons.push(no('only the party may act boldly', 'GH-AMB-24'))
  if ((used['action'] ?? 0) === 0) reasons.push(no('its own action comes first', 'GH-BOLD-01'))
  if (deed.usedFor === 'dodge') reasons.push(no('a bold action can’t be Dodge', 'GH-BOLD-04'))
  const { spellLevel } = deed
  if (spellLevel !== null && spellLevel > 0)
    reasons.push(no('no leveled spell with a bold action', 'GH-BOLD-02'))
  const action = tags['action']
  if (spellLevel === 0 && (action === 'spell' || action === 'cantrip')) {
    reasons.push(no('a bold cantrip only when the action was no spell', 'GH-BOLD-02'))
  }
  return reasons
}
