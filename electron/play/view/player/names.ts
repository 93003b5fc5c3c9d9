import type { Id } from '@shared/domain/base'
import type { ReadState } from '../../../engine/store'

/** Takes names that players may not read out of free text. */
export interface Mask {
  readonly clean: (text: string) => string
  /** Differs whenever the mask would take out other names. */
  readonly key: string
}

/**
 * Makes the mask for the state as it is. Creatures kept from the players become "someone", creatures with a public
 * name are called by it; a name shared with somebody whose true name is shown stays readable.
 */
export function createMask(state: ReadState, kept: ReadonlySet<Id>): Mask {
  const secrets = new Map<string, string>()
  const open = new Set<string>()
  for (const { id, publicName, name, baseName } of state.all('combatants')) {
    const hidden = kept.has(id)
    const instead = hidden ? 'someone' : publicName
    const words = [name, baseName, ...(hidden && publicName !== null ? [publicName] : [])]
    for (const word of words) {
      if (word === '') continue
      if (instead === null) open.add(word)
      else if (word !== instead) secrets.set(word, instead)
    }
  }
  const words = [...secrets.keys()].filter((word) => !open.has(word)).sort((a, b) => b.length - a.length)
  if (words.length === 0) return { clean: (text) => text, key: '' }
  return {
    clean: (text) =>
      words.reduce((left, word) => left.replaceAll(word, () => secrets.get(word) ?? 'someone'), text),
    key: words.map((word) => `${word}=${secrets.get(word)}`).join('|'),
  }
}
