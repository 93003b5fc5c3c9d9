import type { Id } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { ReadState } from '../../../engine/store'

/** What players call it: the public name when there is one, else the true name. */
export function shownName(combatant: Combatant): string {
  return combatant.publicName ?? combatant.name
}

/** The same for a group that shares a row. */
export function sharedName(combatant: Combatant): string {
  return combatant.publicName ?? combatant.baseName
}

/** Name of a combatant in a sentence for players; null when they may not know of it. */
export function nameFor(state: ReadState, id: Id): string | null {
  const combatant = state.get('combatants', id)
  return combatant && !combatant.hidden ? shownName(combatant) : null
}

/** Takes names that players may not read out of free text. */
export type Mask = (text: string) => string

/**
 * Makes the mask for the state as it is. Hidden creatures become "someone", creatures with a public name are called
 * by it; a name shared with somebody whose true name is shown stays readable.
 */
export function createMask(state: ReadState): Mask {
  const secrets = new Map<string, string>()
  const open = new Set<string>()
  for (const combatant of state.all('combatants')) {
    const { hidden, publicName, name, baseName } = combatant
    const instead = hidden ? 'someone' : publicName
    const words = [name, baseName, ...(hidden && publicName !== null ? [publicName] : [])]
    for (const word of words) {
      if (word === '') continue
      if (instead === null) open.add(word)
      else if (word !== instead) secrets.set(word, instead)
    }
  }
  const words = [...secrets.keys()].filter((word) => !open.has(word)).sort((a, b) => b.length - a.length)
  if (words.length === 0) return (text) => text
  return (text) => words.reduce((left, word) => left.replaceAll(word, secrets.get(word) ?? 'someone'), text)
}
