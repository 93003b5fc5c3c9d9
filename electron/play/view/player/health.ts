import type { Combatant } from '@shared/domain/combatant'
import type { PlayerHealth } from '@shared/view/player'
import { countWord } from '../words/plain'
import type { PlayerInput } from './input'

function word(input: PlayerInput, combatant: Combatant): { word: string; low: boolean } {
  const { hp, maxHp, life } = combatant
  const { word, bloodied } = input.rules.health(hp, maxHp, life)
  // The mark of the bloodied is for those who still stand.
  return { word, low: bloodied && hp > 0 && life === 'up' }
}

/** Health of one creature: numbers and death saves for the party if the GM shares them, else a word. */
export function healthOf(input: PlayerInput, combatant: Combatant): PlayerHealth {
  if (combatant.side !== 'party') return { kind: 'word', ...word(input, combatant) }
  const { hp, maxHp, life, counters } = combatant
  if (life === 'dying' && combatant.deathSaves && input.settings.partyNumbers) {
    const { deathSuccesses = 0, deathFailures = 0 } = counters
    return { kind: 'deathSaves', successes: deathSuccesses, failures: deathFailures }
  }
  if (life !== 'up') return { kind: 'word', word: life, low: true }
  if (!input.settings.partyNumbers) return { kind: 'word', ...word(input, combatant) }
  return { kind: 'numbers', hp, maxHp, temp: combatant.temp?.amount ?? 0 }
}

/** Health of a group in one line: the word they share, or how many are bloodied or worse. */
export function groupHealth(input: PlayerInput, members: readonly Combatant[]): PlayerHealth {
  const words = members.map((member) => word(input, member))
  const first = words[0]
  if (!first) return { kind: 'none' }
  if (words.every((one) => one.word === first.word)) return { kind: 'word', ...first }
  const readings = members.map(({ hp, maxHp, life }) => input.rules.health(hp, maxHp, life))
  const bloodied = readings.filter((one) => one.bloodied).length
  if (bloodied === 0) return { kind: 'word', word: 'some hurt', low: false }
  return { kind: 'word', word: `${countWord(bloodied)} bloodied`, low: words.some((one) => one.low) }
}
