import type { Ability } from '@shared/domain/base'

export const abilities: readonly Ability[] = ['str', 'dex', 'con', 'int', 'wis', 'cha']

export const abilityNames: { readonly [A in Ability]: string } = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
}
