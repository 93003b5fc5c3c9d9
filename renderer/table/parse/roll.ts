import type { Ability, Mode } from '@shared/domain/base'
import { longAbility, readAbility } from './abilities'
import { fitting, isFormula, joinFormulas, tidy } from './words'

export interface SkillRow {
  readonly id: string
  readonly name: string
  readonly ability: Ability
}

/** What a text in the roll field asks for. */
export type Rolling =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unclear'; readonly problem: string }
  | { readonly kind: 'dice'; readonly formula: string; readonly label: string }
  | {
      readonly kind: 'check'
      readonly what: 'check' | 'save'
      readonly ability: Ability
      readonly skill: string | null
      readonly dc: number | null
      readonly mode: Mode | null
      readonly bonus: number
    }

const modes: readonly (readonly [RegExp, Mode])[] = [
  [/^adv(?:antage)?$/, 'advantage'],
  [/^dis(?:adv(?:antage)?)?$/, 'disadvantage'],
  [/^flat$/, 'flat'],
]

/**
 * Reads `2d6+3 for the fall` as dice with a label, `wis save dc 15`, `stealth adv`, `str +2` as a save or check of the
 * creature looked at.
 */
export const readRoll = (input: string, skills: readonly SkillRow[]): Rolling => {
  const plain = tidy(input)
  const text = /^d?\d/.test(plain) ? joinFormulas(plain) : plain
  if (text === '') return { kind: 'empty' }
  const [first = '', ...rest] = text.split(' ')
  if (isFormula(first)) return { kind: 'dice', formula: first, label: rest.join(' ').replace(/^for /, '') }
  let mode: Mode | null = null
  let dc: number | null = null
  let bonus = 0
  let save = false
  const left: string[] = []
  for (const word of [first, ...rest]) {
    const asMode = modes.find(([pattern]) => pattern.test(word))
    if (asMode) mode = asMode[1]
    else if (/^[+-]\d{1,2}$/.test(word)) bonus = Number(word)
    else if (/^(?:dc)?\d{1,2}$/.test(word)) dc = Number(word.replace('dc', ''))
    else if (word === 'save' || word === 'saves') save = true
    else if (word !== 'check' && word !== 'dc' && word !== 'vs') left.push(word)
  }
  const query = left.join(' ')
  const skill = save ? undefined : fitting(query, skills, (row) => row.name)[0]
  const ability =
    left.length === 1 && left[0] !== undefined && !(skill && left[0].length > 3) ? readAbility(left[0]) : null
  const common = { kind: 'check' as const, dc, mode, bonus }
  if (ability) return { ...common, what: save ? 'save' : 'check', ability, skill: null }
  if (skill) return { ...common, what: 'check', ability: skill.ability, skill: skill.id }
  return {
    kind: 'unclear',
    problem: `“${input.trim()}” is neither dice nor a check. Try 2d6+3, wis save or stealth.`,
  }
}

/** The reading in words. */
export const sayRoll = (rolling: Rolling, skills: readonly SkillRow[]): string => {
  if (rolling.kind === 'empty') return ''
  if (rolling.kind === 'unclear') return rolling.problem
  if (rolling.kind === 'dice') return rolling.label ? `${rolling.formula}, ${rolling.label}` : rolling.formula
  const name =
    skills.find((row) => row.id === rolling.skill)?.name ??
    `${longAbility(rolling.ability)} ${rolling.what === 'save' ? 'saving throw' : 'check'}`
  return [
    name,
    rolling.dc === null ? '' : `DC ${rolling.dc}`,
    rolling.mode ?? '',
    rolling.bonus === 0 ? '' : `${rolling.bonus > 0 ? '+' : '−'}${Math.abs(rolling.bonus)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
