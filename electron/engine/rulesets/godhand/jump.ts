import type { Id, Reason } from '@shared/domain/base'
import type { ReadState } from '../../store'
import type { Work } from '../../work'
import { no } from './reasons'
import { abilityScore, speedOf } from './sheet'

/** Tag of the turn: feet walked in one go right before now. */
const RUN_UP = 'runUp'
/** Least run-up for a full jump, in feet. */
const LEAST_RUN_UP = 10

export const isJump = (mode: string): boolean => mode === 'jump' || mode === 'highJump'

/**
 * The longest jump, in feet: the Strength score, half of it standing; half of that upwards; never more than the
 * speed (GH-MOVE-10, GH-MOVE-12, GH-MOVE-14).
 */
function longestJump(state: ReadState, id: Id, mode: string): { feet: number; rule: string } {
  const strength = abilityScore(state, id, 'str')
  const ran = Number(state.must('combatants', id).tags[RUN_UP] ?? 0) >= LEAST_RUN_UP
  const share = (mode === 'highJump' ? 2 : 1) * (ran ? 1 : 2)
  const byStrength = Math.floor(strength / share)
  const speed = speedOf(state, id).value
  if (speed < byStrength) return { feet: speed, rule: 'GH-MOVE-14' }
  return { feet: byStrength, rule: mode === 'highJump' ? 'GH-MOVE-12' : 'GH-MOVE-10' }
}

/** Why this jump is too long; empty = it is not. */
export function jumpReasons(state: ReadState, id: Id, mode: string, feet: number): readonly Reason[] {
  const most = longestJump(state, id, mode)
  return feet > most.feet ? [no(`it jumps ${most.feet} ft at most`, most.rule)] : []
}

/** Remembers how far somebody has just run; anything but walking starts it anew. */
export function noteRunUp(work: Work, id: Id, mode: string, feet: number): void {
  const before = work.state.must('combatants', id).tags[RUN_UP]
  if (mode !== 'walk') {
    if (before !== undefined) work.emit({ kind: 'tagSet', id, tag: RUN_UP, value: null })
    return
  }
  const value = Math.max(0, Number(before ?? 0) + feet)
  work.emit({ kind: 'tagSet', id, tag: RUN_UP, value: String(value) })
}
