import type { Combatant } from '@shared/domain/combatant'
import type { Effect } from '@shared/domain/effect'
import type { Fight } from '@shared/domain/fight'
import type { Prompt, PromptKind, PromptOf } from '@shared/domain/prompt'
import { fightOnTable } from '../../../electron/engine/mechanics/fight'
import { openPrompts } from '../../../electron/engine/mechanics/prompts'
import { here, id } from './scenario'

export const combatant = (name: string): Combatant => here().store.must('combatants', id(name))
export const hitPoints = (name: string): number => combatant(name).hp
export const maxHitPoints = (name: string): number => combatant(name).maxHp
export const temporary = (name: string): number => combatant(name).temp?.amount ?? 0
export const life = (name: string): Combatant['life'] => combatant(name).life
export const gone = (name: string): Combatant['gone'] => combatant(name).gone
export const counter = (name: string, what: string): number => combatant(name).counters[what] ?? 0
export const used = (name: string, what: string): number => combatant(name).used[what] ?? 0
export const clock = (): number => here().store.must('campaign', 'campaign').clock

/** Effects on somebody, oldest first. */
export const effects = (name: string): readonly Effect[] => here().store.effectsOn(id(name))

/** Conditions on somebody by row id; free-form effects by name. */
export const conditions = (name: string): string[] =>
  effects(name).map((effect) => effect.condition ?? effect.name)

/** The first effect of this condition or name on somebody. */
export function effect(name: string, condition: string): Effect {
  const found = effects(name).find((one) => one.condition === condition || one.name === condition)
  if (!found) throw new Error(`${name} has no ${condition}`)
  return found
}

export function fight(): Fight {
  const found = fightOnTable(here().store)
  if (!found) throw new Error('no fight is on the table')
  return found
}

export const round = (): number => fight().round

const nameOf = (one: string): string => here().store.get('combatants', one)?.name ?? '?'

/** Names of those whose turn it is. */
export const active = (): string[] => {
  const now = fight()
  return (now.order.find((slot) => slot.id === now.active)?.members ?? []).map(nameOf)
}

/** Names in order, members of one place joined by "+"; ghosts left out. */
export const order = (): string[] =>
  fight()
    .order.filter((slot) => !slot.ghost)
    .map((slot) => slot.members.map(nameOf).join('+'))

/** Id of the place where somebody stands. */
export function slot(name: string): string {
  const found = fight().order.find((one) => one.members.includes(id(name)))
  if (!found) throw new Error(`${name} has no place in the order`)
  return found.id
}

/** Open prompts in the order in which they are answered. */
export const prompts = (): Prompt[] => openPrompts(here().store, fightOnTable(here().store)?.id ?? null)

/** Kinds of the open prompts, the merely told ones (`ended`) left out. */
export const due = (): PromptKind[] =>
  prompts()
    .map((prompt) => prompt.kind)
    .filter((kind) => kind !== 'ended')

/** The first open prompt of this kind, of somebody if named. */
export function prompt<K extends PromptKind>(kind: K, of?: string): PromptOf<K> {
  const found = prompts().find((one) => one.kind === kind && (of === undefined || one.of === id(of)))
  if (!found) throw new Error(`no ${kind} prompt is open${of ? ` for ${of}` : ''}`)
  return found as PromptOf<K>
}

/** Sentences of the last step. */
export const lines = (): string[] =>
  (here().history.done.at(-1)?.step.lines ?? []).map((line) =>
    line.pieces.map((piece) => piece.text).join(''),
  )

interface WithReasons {
  readonly reasons: readonly { readonly rule: string | null }[]
}

/** Ledger ids among the reasons of something. */
export const rulesIn = (of: WithReasons): string[] =>
  of.reasons.flatMap((reason) => (reason.rule === null ? [] : [reason.rule]))
