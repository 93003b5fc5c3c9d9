import type { Id } from '@shared/domain/base'
import type { Effect, EndRule } from '@shared/domain/effect'
import type { Work } from '../work'
import { campaignOf } from './fight'
import { endEffect } from './effects'
import { roundSeconds } from './lasting'
import { raisePrompt } from './prompts'

export type Happening = Extract<EndRule, { kind: 'happening' }>['what']

/**
 * A start or an end of somebody's turn: timers that hang on it count down, and those that are due end.
 * Each effect that ends this way is told by an `ended` prompt, which never stands in the way.
 */
export function expireAt(work: Work, id: Id, at: 'start' | 'end'): void {
  for (const effect of [...work.state.effectsAnchoredTo(id)]) {
    if (effect.suspended || !work.state.get('effects', effect.id)) continue
    const counted = effect.ends.map((rule) =>
      rule.kind === 'turn' && rule.of === id && rule.at === at ? { ...rule, left: rule.left - 1 } : rule,
    )
    if (counted.some((rule) => rule.kind === 'turn' && rule.left === 0)) runOut(work, effect, at)
    else if (counted.some((rule, index) => rule !== effect.ends[index])) {
      work.emit({ kind: 'effectChanged', effect: { ...effect, ends: counted }, why: '' })
    }
  }
}

/** Ends what a new round ends. */
export function expireRound(work: Work): void {
  expireWhere(work, (rule) => rule.kind === 'round')
}

/** Ends what the end of the fight ends, on the given bearers. */
export function expireScene(work: Work, bearers: readonly Id[]): void {
  for (const id of bearers) {
    for (const effect of [...work.state.effectsOn(id)]) {
      if (effect.ends.some((rule) => rule.kind === 'scene' || rule.kind === 'round')) {
        endEffect(work, effect.id, 'the fight is over')
      }
    }
  }
}

/**
 * Sets the campaign clock, in seconds since day 1, 00:00. Going forward ends what ends by the clock and lets the
 * ruleset do what it does by the clock; going back only sets it.
 */
export function moveClockTo(work: Work, to: number, why: string): void {
  const from = campaignOf(work.state).clock
  const target = Math.max(0, to)
  if (target === from) return
  work.emit({ kind: 'clockMoved', from, to: target, why })
  if (target < from) return
  expireWhere(work, (rule) => rule.kind === 'clock' && rule.at <= target)
  work.rules.clockMoved(work, from, target)
}

/** Something happened to or by the bearer: ends the effects on it that end by that. */
export function happens(work: Work, id: Id, what: Happening, by: Id | null = null): void {
  for (const effect of [...work.state.effectsOn(id)]) {
    if (effect.suspended || (what === 'attackedBySource' && effect.source !== by)) continue
    if (effect.ends.some((rule) => rule.kind === 'happening' && rule.what === what)) {
      endEffect(work, effect.id, happeningWords[what])
    }
  }
}

/** Timers that hang on turns nobody will take any more are kept by the clock: a turn is a round's length. */
export function toClock(work: Work, effect: Effect, of: Id | null): void {
  const now = campaignOf(work.state).clock
  const ends = effect.ends.map((rule) =>
    rule.kind === 'turn' && (of === null || rule.of === of)
      ? { kind: 'clock' as const, at: now + rule.left * roundSeconds(work.state) }
      : rule,
  )
  work.emit({ kind: 'effectChanged', effect: { ...effect, ends }, why: '' })
}

const happeningWords: { readonly [H in Happening]: string } = {
  hitByAttack: 'an attack hit',
  makesAttack: 'an attack was made',
  attackedBySource: 'its source attacked',
  makesCheck: 'a check was made',
  standsUp: 'stood up',
  takesDamage: 'took damage',
  isHealed: 'was healed',
}

function expireWhere(work: Work, due: (rule: EndRule) => boolean): void {
  const ended = [...work.state.all('effects')].filter((effect) => !effect.suspended && effect.ends.some(due))
  for (const effect of ended) if (work.state.get('effects', effect.id)) runOut(work, effect, 'now')
}

function runOut(work: Work, effect: Effect, moment: 'start' | 'end' | 'now'): void {
  endEffect(work, effect.id, 'its time is up')
  raisePrompt(work, { kind: 'ended', of: effect.on, moment, order: 0, reasons: [], effect })
}
