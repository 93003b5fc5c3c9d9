import type { Id } from '@shared/domain/base'
import { raisePrompt } from '../../mechanics/prompts'
import type { ReadState } from '../../store'
import type { Work } from '../../work'
import { canSee, distinctRows, named } from './modifiers'
import { note } from './reasons'
import { option, speedOf } from './sheet'

/** Least movement away from what one is frightened of, in feet. */
const AWAY = 5
const TAG = 'fearFrom:'

interface Fear {
  readonly source: Id | null
  readonly rule: string | null
}

/** What somebody has to move away from now (GH-COND-FRIGHT-02); by sight only where the option says so. */
function fearsOf(state: ReadState, id: Id): Fear[] {
  const fears: Fear[] = []
  for (const { row, effect } of distinctRows(state, id)) {
    if (!row.mustMoveAway) continue
    const source = named(effect, row.mustMoveAway.from)
    const seen = effect?.params['sourceVisible'] !== false && (source === null || canSee(state, id, source))
    if (option(state, 'frightMove') === 'visible' && !seen) continue
    fears.push({ source, rule: row.mustMoveAway.rule })
  }
  return fears
}

/** Notes how far the source is as the turn begins, where a distance is known at all. */
export function rememberFear(work: Work, id: Id): void {
  for (const { source } of fearsOf(work.state, id)) {
    const feet = source === null ? undefined : work.state.must('combatants', id).distances[source]
    if (source !== null && feet !== undefined)
      work.emit({ kind: 'tagSet', id, tag: TAG + source, value: String(feet) })
  }
}

/**
 * Recalls at the end of a turn that the frightened have to move 5 ft or more away if they can. Where no distance is
 * known, any movement of 5 ft counts: the engine holds no map.
 */
export function remindOfFear(work: Work, id: Id, order: number): void {
  if (speedOf(work.state, id).value < AWAY) return
  for (const { source, rule } of fearsOf(work.state, id)) {
    if (movedAway(work.state, id, source)) continue
    const from = (source === null ? undefined : work.state.get('combatants', source)?.name) ?? 'what it fears'
    raisePrompt(work, {
      kind: 'reminder',
      of: id,
      moment: 'end',
      order,
      reasons: [
        note('frightened: each turn has to hold 5 ft or more of movement away, if it can move', rule),
      ],
      label: `${work.state.must('combatants', id).name} has not moved away from ${from}`,
    })
  }
}

function movedAway(state: ReadState, id: Id, source: Id | null): boolean {
  const { distances, tags, used } = state.must('combatants', id)
  const before = source === null ? undefined : tags[TAG + source]
  const now = source === null ? undefined : distances[source]
  if (before !== undefined && now !== undefined) return now >= Number(before) + AWAY
  return (used['movement'] ?? 0) >= AWAY
}
