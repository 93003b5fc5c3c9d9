import type { Prompt } from '@shared/domain/prompt'
import { refuse, type Work } from '../../work'
import type { ChangeCommand } from '../ruleset'
import { changeArea } from './area'

/** Changes what falls due before it is rolled: an area in full, of a save its advantage or disadvantage. */
export function changeDue(
  work: Work,
  prompt: Exclude<Prompt, { kind: 'attack' }>,
  change: ChangeCommand,
): void {
  if (prompt.kind === 'area') return changeArea(work, prompt, change)
  const { mode } = change
  const isSave = prompt.kind === 'save' || prompt.kind === 'deathSave' || prompt.kind === 'concentration'
  if (!isSave || mode === undefined) refuse('Nothing of that can be changed here.')
  if (prompt.mode !== mode) work.emit({ kind: 'promptChanged', prompt: { ...prompt, mode }, why: '' })
}
