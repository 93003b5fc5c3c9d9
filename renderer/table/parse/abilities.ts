import type { Ability } from '@shared/domain/base'

const full: Readonly<Record<Ability, string>> = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
}

export const abilities = Object.keys(full) as Ability[]

/** "Con" for `con`: the short form shown beside a number. */
export const shortAbility = (ability: Ability): string => ability.charAt(0).toUpperCase() + ability.slice(1)

/** "Constitution" for `con`. */
export const longAbility = (ability: Ability): string =>
  full[ability].charAt(0).toUpperCase() + full[ability].slice(1)

/** Reads an ability from at least its first three letters; null when the word is none. */
export const readAbility = (word: string): Ability | null =>
  word.length < 3 ? null : (abilities.find((ability) => full[ability].startsWith(word)) ?? null)
