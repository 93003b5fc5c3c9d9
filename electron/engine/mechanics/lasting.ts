import type { Id } from '@shared/domain/base'
import type { EffectSpec, EndRule } from '@shared/domain/effect'
import type { ReadState } from '../store'
import { campaignOf, turnIsOpen, runningFight } from './fight'

/** Length of a round on the campaign clock, in seconds: 6 unless the campaign's option says otherwise. */
export function roundSeconds(state: ReadState): number {
  const chosen = campaignOf(state).options.roundSeconds
  return typeof chosen === 'number' && chosen > 0 ? Math.round(chosen) : 6
}

type Lasting = EffectSpec['lasts'][number]
type TurnRule = Extract<EndRule, { kind: 'turn' }>

/**
 * Makes the lengths of an effect absolute. A turn that hangs on somebody who has no turns is kept by the campaign
 * clock instead, so that no timer is endless.
 */
export function endRules(state: ReadState, on: Id, lasts: readonly Lasting[], source: Id | null): EndRule[] {
  return lasts.map((lasting) => endRule(state, on, lasting, source))
}

function endRule(state: ReadState, on: Id, lasting: Lasting, source: Id | null): EndRule {
  switch (lasting.kind) {
    case 'turn': {
      const of = lasting.of === 'bearer' ? on : lasting.of === 'source' ? (source ?? on) : lasting.of.id
      return turnRule(state, of, lasting.at, lasting.turns)
    }
    case 'rounds':
      return roundsRule(state, on, lasting.rounds, source)
    case 'seconds':
      return { kind: 'clock', at: campaignOf(state).clock + lasting.seconds }
    default:
      return lasting
  }
}

/**
 * "The n-th next start or end of X's turn." The turn X is in does not count: its start lies behind, and its end is
 * not the end of a turn that starts after the effect was applied (GH-TURN-04), so it is counted as one more.
 */
export function turnRule(state: ReadState, of: Id, at: 'start' | 'end', turns: number): TurnRule | EndRule {
  if (!hasTurns(state, of))
    return { kind: 'clock', at: campaignOf(state).clock + turns * roundSeconds(state) }
  const left = at === 'end' && turnIsOpen(state, of) ? turns + 1 : turns
  return { kind: 'turn', of, at, left }
}

/** Rounds are counted at the start of the source's turn; without a source, of whoever is active; else by the clock. */
function roundsRule(state: ReadState, on: Id, rounds: number, source: Id | null): EndRule {
  const candidates = [source, runningFight(state)?.actor ?? null, on]
  const of = candidates.find((id) => id !== null && hasTurns(state, id))
  return of ? turnRule(state, of, 'start', rounds) : turnRule(state, on, 'start', rounds)
}

/** Whether somebody has, or will get, turns in the fight on the table. */
function hasTurns(state: ReadState, id: Id): boolean {
  const { fight } = campaignOf(state)
  const combatant = state.get('combatants', id)
  return fight !== null && combatant?.fight === fight && combatant.gone === null
}
