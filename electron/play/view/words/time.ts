import type { Id } from '@shared/domain/base'
import type { Effect, EndRule } from '@shared/domain/effect'
import { lengthWords } from './clock'
import { capital, possessive } from './plain'

/** What the words need to know; the players' side answers `name` with null for whom they must not read about. */
export interface TimeSight {
  /** Name to write for a combatant, or null when it may not be named. */
  readonly name: (id: Id) => string | null
  /** Whether its turn runs now. */
  readonly onTurn: (id: Id) => boolean
  /** Campaign clock in seconds. */
  readonly clock: number
  /** Difficulties are written only for the GM. */
  readonly numbers: boolean
}

const happenings = {
  hitByAttack: 'next hit',
  makesAttack: 'next attack',
  attackedBySource: 'attacked by its source',
  makesCheck: 'next check',
  standsUp: 'until it stands',
  takesDamage: 'next damage',
  isHealed: 'until healed',
} as const

function rounds(count: number): string {
  return count === 1 ? '1 round' : `${count} rounds`
}

function turnWords(rule: Extract<EndRule, { kind: 'turn' }>, effect: Effect, sight: TimeSight): string {
  const name = sight.name(rule.of)
  // Whoever may not be named may not be seen to act either: only the number of rounds is told.
  if (name === null) return rounds(rule.left)
  const whose = rule.of === effect.on ? 'its' : possessive(name)
  // During the turn that counts, an end counts this very turn; a start that counts is always a later one.
  if (rule.at === 'end' && sight.onTurn(rule.of)) {
    if (rule.left === 1) return rule.of === effect.on ? 'this turn' : `end of ${whose} turn`
    return rule.left === 2 ? `end of ${whose} next turn` : rounds(rule.left - 1)
  }
  return rule.left === 1 ? `${rule.at} of ${whose} turn` : rounds(rule.left)
}

function sourceWords(effect: Effect, sight: TimeSight): string {
  const name = effect.source === null ? null : sight.name(effect.source)
  return name === null ? happenings.attackedBySource : `attacked by ${name}`
}

function ruleWords(rule: EndRule, effect: Effect, sight: TimeSight): string {
  switch (rule.kind) {
    case 'turn':
      return turnWords(rule, effect, sight)
    case 'save':
      return sight.numbers ? `${capital(rule.ability)} DC ${rule.dc}` : `${capital(rule.ability)} save`
    case 'clock':
      return lengthWords(rule.at - sight.clock)
    case 'round':
      return 'this round'
    case 'scene':
      return 'this fight'
    case 'happening':
      return rule.what === 'attackedBySource' ? sourceWords(effect, sight) : happenings[rule.what]
    case 'hand':
      return ''
  }
}

export type TimeKind = 'start' | 'end' | 'clock' | 'save' | 'happening' | 'hand' | 'scene' | 'round'

function kindOf(rule: EndRule): TimeKind {
  return rule.kind === 'turn' ? rule.at : rule.kind
}

/**
 * How long an effect still lasts, in the words of its tab ("2 rounds", "end of Maur's turn", "9 min", "next hit")
 * and the kind that chooses its sign. Of several rules the first two are told. Empty = until ended by hand.
 */
export function timeLeft(effect: Effect, sight: TimeSight): { time: string; kind: TimeKind } {
  const telling = effect.ends.filter((rule) => rule.kind !== 'hand')
  const first = telling[0]
  if (!first) return { time: '', kind: 'hand' }
  const words = telling.slice(0, 2).map((rule) => ruleWords(rule, effect, sight))
  return { time: [...new Set(words)].join(' or '), kind: kindOf(first) }
}
