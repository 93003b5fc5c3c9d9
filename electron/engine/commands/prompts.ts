import type { PromptKind, PromptOf } from '@shared/domain/prompt'
import type { Prompt } from '@shared/domain/prompt'
import { campaignOf } from '../mechanics/fight'
import { openPrompts } from '../mechanics/prompts'
import type { AnswerCommand, Decider } from '../rulesets/ruleset'
import { refuse, type Work } from '../work'

type Kinds = 'changePrompt' | 'answerPrompt' | 'answerAllPrompts'

/** How each kind is answered when everything due is done at once; null = only the GM can say. */
const wholesale: { readonly [K in PromptKind]: AnswerCommand['how'] | null } = {
  attack: 'apply',
  area: 'apply',
  ongoing: 'roll',
  save: 'roll',
  deathSave: 'roll',
  deathFailure: 'apply',
  recharge: 'roll',
  concentration: 'roll',
  tie: 'roll',
  surprise: 'apply',
  knockOut: null,
  tempChoice: null,
  ended: null,
  reminder: 'skip',
}

const needPrompt = (work: Work, id: string): Prompt =>
  work.state.get('prompts', id) ?? refuse('That has been settled already.')

function answer<K extends PromptKind>(work: Work, prompt: PromptOf<K>, command: AnswerCommand): void {
  const answers = work.rules.answers[prompt.kind] as (
    work: Work,
    prompt: PromptOf<K>,
    answer: AnswerCommand,
  ) => void
  answers(work, prompt, command)
}

export const promptCommands: { readonly [K in Kinds]: Decider<K> } = {
  changePrompt: (work, command) => work.rules.changePrompt(work, needPrompt(work, command.id), command),
  answerPrompt: (work, command) => answer(work, needPrompt(work, command.id), command),
  answerAllPrompts(work) {
    const asked = new Set<string>()
    for (;;) {
      const open = openPrompts(work.state, campaignOf(work.state).fight)
      const next = open.find((prompt) => wholesale[prompt.kind] !== null && !asked.has(prompt.id))
      if (!next) return
      asked.add(next.id)
      const how = wholesale[next.kind] ?? 'skip'
      answer(work, next, { kind: 'answerPrompt', id: next.id, how, amount: null, bonus: 0 })
    }
  },
}
