import type { Id } from '@shared/domain/base'
import type { Fight } from '@shared/domain/fight'
import type { Prompt } from '@shared/domain/prompt'
import type { ReadState } from '../store'
import type { Work } from '../work'
import { campaignOf } from './fight'

type Draft<P> = P extends Prompt ? Omit<P, 'id' | 'fight' | 'raised'> : never

/** A prompt as a rule asks for it; its id, fight and place are added when it is raised. */
export type PromptDraft = Draft<Prompt>

/**
 * Puts something due before the GM. Prompts are answered in the order in which they were raised, so raise them
 * in the order of the rules. Returns the prompt as it stands in the state.
 */
export function raisePrompt(work: Work, draft: PromptDraft): Prompt {
  let raised = 1
  for (const open of work.state.all('prompts')) if (open.raised >= raised) raised = open.raised + 1
  const prompt = { ...draft, id: work.newId(), fight: campaignOf(work.state).fight, raised }
  work.emit({ kind: 'promptRaised', prompt })
  return prompt
}

/** Closes one prompt; `how` is told ("rolled", "skipped"). Nothing happens when it is closed already. */
export function closePrompt(work: Work, id: Id, how: string): void {
  if (work.state.get('prompts', id)) work.emit({ kind: 'promptClosed', id, how })
}

/** Closes every open prompt of somebody that passes the test. */
export function closePrompts(
  work: Work,
  of: Id,
  how: string,
  test: (prompt: Prompt) => boolean = () => true,
): void {
  for (const prompt of promptsOf(work.state, of)) if (test(prompt)) closePrompt(work, prompt.id, how)
}

/** Open prompts of one combatant, in order. */
export function promptsOf(state: ReadState, of: Id): Prompt[] {
  return sortPrompts([...state.all('prompts')].filter((prompt) => prompt.of === of))
}

/** Open prompts that belong to the fight on the table, or to no fight, in the order in which they are answered. */
export function openPrompts(state: ReadState, fight: Fight['id'] | null): Prompt[] {
  return sortPrompts(
    [...state.all('prompts')].filter((prompt) => prompt.fight === null || prompt.fight === fight),
  )
}

/**
 * Told-only prompts have been there for a turn: they go as the next turn ends, so that nothing piles up for a GM who
 * never answers them.
 */
export function lapseTold(work: Work, fight: Fight['id']): void {
  for (const prompt of openPrompts(work.state, fight))
    if (prompt.kind === 'ended' || prompt.kind === 'reminder') closePrompt(work, prompt.id, '')
}

/** First raised, first answered. */
export function sortPrompts(prompts: readonly Prompt[]): Prompt[] {
  return [...prompts].sort((a, b) => a.raised - b.raised)
}

/** Closes what concerns somebody who left for good, and takes it out of what concerns others as well. */
export function forgetInPrompts(work: Work, gone: Id): void {
  for (const prompt of [...work.state.all('prompts')]) {
    if (prompt.of === gone) closePrompt(work, prompt.id, '')
    else if (prompt.kind === 'attack' && prompt.target === gone) closePrompt(work, prompt.id, '')
    else if (prompt.kind === 'area' && prompt.targets.some((target) => target.id === gone)) {
      const targets = prompt.targets.filter((target) => target.id !== gone)
      if (targets.length === 0) closePrompt(work, prompt.id, '')
      else work.emit({ kind: 'promptChanged', prompt: { ...prompt, targets }, why: '' })
    } else if (prompt.kind === 'surprise' && prompt.targets.includes(gone)) {
      const targets = prompt.targets.filter((target) => target !== gone)
      if (targets.length === 0) closePrompt(work, prompt.id, '')
      else work.emit({ kind: 'promptChanged', prompt: { ...prompt, targets }, why: '' })
    }
  }
}
