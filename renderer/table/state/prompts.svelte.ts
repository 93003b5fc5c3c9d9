import type { CommandInput, TypedDice } from '@shared/command'
import type { PromptView } from '@shared/view/gm'
import { act, game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'

export type How = PromptView['choices'][number]['how']

/** What is due, in the order of the rules: what stands in the way first, then what is only told. */
class Prompts {
  waiting = $derived(game.view.prompts.filter((view) => view.blocking))
  told = $derived(game.view.prompts.filter((view) => !view.blocking))
  /** The one that is open: digits, Enter and S go to it. */
  first = $derived<PromptView | undefined>(this.waiting[0] ?? this.told[0])
}

export const prompts = new Prompts()

/** Answers a prompt; dice typed by the GM or an amount instead of dice go with it. */
export const answer = (view: PromptView, how: How, dice: TypedDice = [], amount: number | null = null) => {
  const command: CommandInput = { kind: 'answerPrompt', id: view.prompt.id, how, amount }
  return act(command, dice)
}

/** The answer Enter gives: rolling when dice are asked for, else the button marked as the main one. */
export const mainAnswer = (view: PromptView): How =>
  view.choices.find((choice) => choice.primary)?.how ?? view.choices[0]?.how ?? 'skip'

/** Enter on the open prompt. Areas open in their own panel. */
export function answerFirst(dice: TypedDice = []) {
  const view = prompts.first
  if (!view) return
  if (view.prompt.kind === 'area') selection.open('area', view.prompt.id)
  else void answer(view, mainAnswer(view), dice)
}

/** S on the open prompt. */
export function skipFirst() {
  const view = prompts.first
  if (view) void answer(view, 'skip')
}
