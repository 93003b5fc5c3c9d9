import type { Reason } from '@shared/domain/base'
import { refuse, type Work } from '../../work'
import type { ChangeCommand } from '../ruleset'
import { asHit, rollDamage, underMode } from './attack-dice'
import { type AttackPrompt, isHit, outcomeOf, outcomeReasons } from './attack'
import { criticalIfHit } from './attack-terms'
import { note } from './reasons'

/**
 * Changes a rolled attack that waits. Nothing that has fallen is rolled again: another mode takes or adds a die, a
 * critical result adds dice, a lesser one sets them aside. Totals may be set by hand.
 */
export function changeAttackPrompt(work: Work, prompt: AttackPrompt, change: ChangeCommand): void {
  let now = change.mode === undefined ? prompt : withMode(work, prompt, change.mode)
  if (change.outcome !== undefined && change.outcome !== now.outcome) {
    now = {
      ...now,
      outcome: change.outcome,
      reasons: [...without(now.reasons), note(wordsOf[change.outcome], null)],
    }
  }
  if (isHit(now.outcome)) {
    const critical = now.outcome === 'critical'
    const same = now.outcome === prompt.outcome && now.damage.length === now.parts.length
    if (change.rerollDamage) now = { ...now, damage: rollDamage(work, now.parts, critical) }
    else if (!same) now = { ...now, damage: asHit(work, now.parts, now.damage, critical) }
    now = withTotals(now, change.totals ?? {})
  } else if (change.totals !== undefined || change.rerollDamage)
    refuse('A miss has no damage: make it a hit first.')
  work.emit({ kind: 'promptChanged', prompt: now, why: '' })
}

const wordsOf = {
  hit: 'a hit by the GM’s word',
  miss: 'a miss by the GM’s word',
  critical: 'critical by the GM’s word',
  criticalMiss: 'a critical miss by the GM’s word',
} as const

/** Reasons without those about the result: they belong to a result that is no more. */
function without(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(
    ({ kind, rule, text }) => kind !== 'critical' && rule !== 'GH-CRIT-02' && !isWord(text),
  )
}

const isWord = (text: string): boolean => Object.values<string>(wordsOf).includes(text)

function withMode(work: Work, prompt: AttackPrompt, mode: AttackPrompt['mode']): AttackPrompt {
  if (prompt.roll === null) refuse('No die was rolled: set the result instead.')
  if (mode === prompt.mode) return prompt
  const roll = underMode(work, prompt.roll, mode)
  const critical = criticalIfHit(work.state, prompt.target, prompt.attackKind, prompt.id)
  const outcome = outcomeOf(work.state, roll, prompt.armorClass, critical.length > 0)
  const given = note(`rolled ${mode === 'flat' ? 'flat' : `with ${mode}`} by the GM’s word`, null)
  const kept = without(prompt.reasons).filter(({ text }) => !text.startsWith('rolled '))
  return {
    ...prompt,
    mode,
    roll,
    outcome,
    reasons: [...kept, given, ...outcomeReasons(roll, outcome, critical)],
  }
}

function withTotals(prompt: AttackPrompt, totals: Readonly<Record<string, number>>): AttackPrompt {
  const damage = prompt.damage.map((part, index) => {
    const total = totals[String(index)]
    return total === undefined ? part : { ...part, roll: { ...part.roll, total } }
  })
  return { ...prompt, damage }
}
