import type { Ability } from '@shared/domain/base'
import type { Action, Attack, Creature, Recharge, SaveAction } from '@shared/domain/creature'

const abilityNames: Record<Ability, string> = {
  str: 'Str',
  dex: 'Dex',
  con: 'Con',
  int: 'Int',
  wis: 'Wis',
  cha: 'Cha',
}

/** Abilities in the order of a stat block. */
export const abilities: readonly Ability[] = ['str', 'dex', 'con', 'int', 'wis', 'cha']

export const abilityName = (ability: Ability): string => abilityNames[ability]

/** A number with its sign, with a true minus: +5, −1, +0. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** Modifier of an ability score as blocks print it beside the score. */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2)

const joined = (parts: readonly { formula: string; type: string }[]): string =>
  parts.map((part) => `${part.formula.replace('-', '−')} ${part.type}`.trim()).join(' + ')

/** How far an attack reaches: "reach 10 ft", "range 80/320 ft". */
export function attackReach(attack: Attack): string {
  const range = attack.range
    ? `range ${attack.range.normal}${attack.range.long === null ? '' : `/${attack.range.long}`} ft`
    : ''
  const melee = attack.kind === 'melee' || attack.kind === 'meleeSpell'
  const reach = melee && attack.reach !== null ? `reach ${attack.reach} ft` : ''
  return [reach, range].filter(Boolean).join(', ')
}

export const attackDamage = (attack: Attack): string => joined(attack.damage)

/** "Con DC 16" */
export const saveWords = (save: SaveAction): string => `${abilityName(save.ability)} DC ${save.dc}`
export const saveDamage = (save: SaveAction): string => joined(save.damage)

const restWords = { short: 'a short rest', long: 'a long rest', either: 'a rest' } as const

/** "recharge 5", "back after a long rest" */
export const rechargeWords = (recharge: Recharge): string =>
  recharge.kind === 'die'
    ? `recharge ${recharge.min}${recharge.min < 6 ? '–6' : ''}`
    : `back after ${restWords[recharge.rest]}`

const perWords = { turn: 'turn', fight: 'fight', short: 'short rest', long: 'long rest', day: 'day' } as const

/** "2 per day", or with what is left "1 of 2 left, per day". */
export function usesWords(uses: NonNullable<Action['uses']>, left: number | null): string {
  return left === null
    ? `${uses.max} per ${perWords[uses.per]}`
    : `${left} of ${uses.max} left, per ${perWords[uses.per]}`
}

const costWords: Record<Action['cost'], string> = {
  action: '',
  bonus: 'bonus action',
  reaction: 'reaction',
  free: 'free',
  legendary: 'legendary action',
  lair: 'lair action',
  long: 'longer than a turn',
}

/** What it costs, when it is not an action. */
export const costOf = (action: Action): string => costWords[action.cost]

const speedOrder = ['walk', 'climb', 'swim', 'fly', 'burrow']

/** "30 ft, swim 50" */
export function speedWords(speeds: Creature['speeds']): string {
  const known = speedOrder.filter((kind) => speeds[kind] !== undefined)
  const others = Object.keys(speeds).filter((kind) => !speedOrder.includes(kind))
  return [...known, ...others]
    .map((kind) => (kind === 'walk' ? `${speeds[kind]} ft` : `${kind} ${speeds[kind]}`))
    .join(', ')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The line under the name: roles, size and type, Challenge Factor or level. */
export function kindWords(creature: Creature): string[] {
  return [
    creature.roles.map(capital).join(', '),
    capital(`${creature.size.toLowerCase()} ${creature.type}`.trim()),
    creature.challenge === null ? '' : `CF ${creature.challenge}`,
    creature.level === null ? '' : `level ${creature.level}`,
  ].filter(Boolean)
}

/** Facts below the abilities: label and value, only those that say something. */
export function factsOf(creature: Creature): { label: string; value: string }[] {
  const list = (values: readonly string[]) => values.join(', ')
  const totals = (values: Readonly<Record<string, number | undefined>>) =>
    Object.entries(values)
      .filter((entry): entry is [string, number] => entry[1] !== undefined)
      .map(([name, value]) => `${capital(name)} ${signed(value)}`)
      .join(', ')
  return [
    { label: 'Speed', value: speedWords(creature.speeds) },
    { label: 'Saves', value: totals(creature.saves) },
    { label: 'Skills', value: totals(creature.skills) },
    { label: 'Immune', value: list(creature.immunities) },
    { label: 'Resists', value: list(creature.resistances) },
    { label: 'Vulnerable', value: list(creature.vulnerabilities) },
    { label: 'Never', value: list(creature.conditionImmunities) },
    {
      label: 'Reduces damage by',
      value: creature.damageReduction > 0 ? String(creature.damageReduction) : '',
    },
    {
      label: 'Passive',
      value: creature.passivePerception === null ? '' : String(creature.passivePerception),
    },
    { label: 'Senses', value: creature.senses },
    { label: 'Speaks', value: creature.languages },
    {
      label: 'Attacks per action',
      value: creature.attacksPerAction > 1 ? String(creature.attacksPerAction) : '',
    },
    { label: 'Legs', value: creature.legs === 2 ? '' : String(creature.legs) },
  ].filter((fact) => fact.value !== '')
}

/** Effects of a hit or a failed save in words: "Prone", "Poisoned, 2 rounds". */
export function effectsWords(effects: Attack['onHit'], nameOf: (condition: string) => string): string {
  return effects
    .map((effect) => effect.name || (effect.condition === null ? 'An effect' : nameOf(effect.condition)))
    .join(', ')
}
