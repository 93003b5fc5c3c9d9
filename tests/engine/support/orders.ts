import type { CommandInput } from '@shared/command'
import type { EffectSpec } from '@shared/domain/effect'
import type { PromptKind } from '@shared/domain/prompt'
import { prompt } from './reading'
import { id } from './scenario'

type Input<K extends CommandInput['kind']> = Extract<CommandInput, { kind: K }>
type More<K extends CommandInput['kind'], Given extends string> = Partial<Omit<Input<K>, 'kind' | Given>>

/** Commands by names instead of ids, short enough to read in a test. */
export const endTurn = (): CommandInput => ({ kind: 'endTurn' })

export const attack = (
  attacker: string,
  target: string | readonly string[],
  action: string | null,
  more: More<'attack', 'attacker' | 'targets' | 'action'> = {},
): CommandInput => ({
  kind: 'attack',
  attacker: id(attacker),
  targets: [target].flat().map(id),
  action,
  ...more,
})

export const damage = (
  targets: string | readonly string[],
  formula: string,
  type = '',
  more: More<'damage', 'targets' | 'parts'> = {},
): CommandInput => ({
  kind: 'damage',
  targets: [targets].flat().map(id),
  parts: [{ formula, type }],
  ...more,
})

export const heal = (targets: string | readonly string[], formula: string, cause = ''): CommandInput => ({
  kind: 'heal',
  targets: [targets].flat().map(id),
  formula,
  cause,
})

export const giveTemp = (target: string, formula: string, source = ''): CommandInput => ({
  kind: 'giveTemp',
  targets: [id(target)],
  formula,
  source,
})

/** Puts a condition of the ruleset (by row id) on somebody. */
export const put = (
  condition: string,
  targets: string | readonly string[],
  spec: Partial<EffectSpec> = {},
  source: string | null = null,
  more: More<'applyEffect', 'targets' | 'effect' | 'source'> = {},
): CommandInput => ({
  kind: 'applyEffect',
  targets: [targets].flat().map(id),
  effect: { condition, ...spec },
  source: source === null ? null : id(source),
  ...more,
})

/** Puts a free-form effect on somebody. */
export const mark = (
  name: string,
  targets: string | readonly string[],
  spec: Partial<EffectSpec> = {},
  source: string | null = null,
): CommandInput => ({
  kind: 'applyEffect',
  targets: [targets].flat().map(id),
  effect: { condition: null, name, ...spec },
  source: source === null ? null : id(source),
})

/** "Until the start (or end) of X's next turn"; `turns` 2 = the one after that, … */
export const until = (at: 'start' | 'end', of: string, turns = 1): EffectSpec['lasts'] => [
  { kind: 'turn', of: { id: id(of) }, at, turns },
]

export const universal = (
  who: string,
  action: string,
  more: More<'universalAction', 'id' | 'action'> = {},
): CommandInput => ({ kind: 'universalAction', id: id(who), action, ...more })

export const move = (who: string, feet: number, more: More<'move', 'id' | 'feet'> = {}): CommandInput => ({
  kind: 'move',
  id: id(who),
  feet,
  ...more,
})

/** Answers the first open prompt of a kind. */
export const answer = (
  kind: PromptKind,
  how: Input<'answerPrompt'>['how'] = 'roll',
  of?: string,
  more: More<'answerPrompt', 'id' | 'how'> = {},
): CommandInput => ({ kind: 'answerPrompt', id: prompt(kind, of).id, how, ...more })
