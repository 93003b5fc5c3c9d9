import type { Id } from '@shared/domain/base'
import type { Prompt } from '@shared/domain/prompt'
import type { PromptView } from '@shared/view/gm'
import { openPrompts } from '../../../engine/mechanics/prompts'
import type { Scene } from './combatant'
import type { Outcomes } from './outcomes'
import { promptChoices, toldOnly } from './prompt-choices'
import { promptWords } from './prompt-words'

const moments = { start: 'start of turn', end: 'end of turn', now: '' } as const

function promptView(scene: Scene, outcomes: Outcomes, prompt: Prompt): PromptView {
  const { state, rows } = scene
  const name = (id: Id) => state.get('combatants', id)?.name ?? 'somebody'
  const of = state.get('combatants', prompt.of)
  return {
    prompt,
    ofName: of?.name ?? '',
    side: of?.side ?? 'foe',
    when: moments[prompt.moment],
    ...promptWords(prompt, { state, rows, name }),
    choices: [...promptChoices[prompt.kind]],
    blocking: !toldOnly.has(prompt.kind),
    outcomes: outcomes.of(scene, prompt),
  }
}

/** What is due, each with its words, its buttons and what taking the proposal would do. */
export function promptViews(scene: Scene, outcomes: Outcomes): PromptView[] {
  return openPrompts(scene.state, scene.fight?.id ?? null).map((prompt) =>
    promptView(scene, outcomes, prompt),
  )
}
