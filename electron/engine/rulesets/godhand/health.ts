import type { Life } from '@shared/domain/combatant'

/** What can be told of somebody's hit points without the numbers. */
export interface HealthReading {
  readonly bloodied: boolean
  readonly word: string
  readonly low: boolean
}

/**
 * Health in words, for the players' screen. Hit points are compared by multiplying, never by a rounded share, so
 * that exactly half is bloodied and one point more is not.
 * @param hp current hit points, without temporary ones
 * @param maxHp the maximum as it is now, not as it is printed
 */
export function health(hp: number, maxHp: number, life: Life): HealthReading {
  if (hp === 0 || life === 'dead') return { bloodied: true, word: 'down', low: true }
  if (hp >= maxHp) return { bloodied: false, word: 'untouched', low: false }
  if (hp * 4 <= maxHp) return { bloodied: true, word: 'nearly down', low: true }
  if (hp * 2 <= maxHp) return { bloodied: true, word: 'bloodied', low: false }
  return { bloodied: false, word: hp * 4 >= maxHp * 3 ? 'hardly touched' : 'hurt', low: false }
}
