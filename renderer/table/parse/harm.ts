import type { Ability, DamagePart } from '@shared/domain/base'
import { longAbility, readAbility, shortAbility } from './abilities'
import { isFormula, joinFormulas, startsWith, tidy } from './words'

export type Share = 'full' | 'half' | 'double'
export interface SaveAsked {
  readonly ability: Ability
  readonly dc: number
  readonly onSuccess: 'half' | 'none'
}

/** What a short text about hit points means. Amounts in hit points, as dice notation. */
export type Harm =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unclear'; readonly problem: string }
  | {
      readonly kind: 'damage'
      readonly parts: readonly DamagePart[]
      readonly save: SaveAsked | null
      readonly share: Share
      readonly critical: boolean
      /** Resistances and the like are left out. */
      readonly plain: boolean
    }
  | { readonly kind: 'heal'; readonly formula: string }
  | { readonly kind: 'temp'; readonly formula: string }
  | { readonly kind: 'set'; readonly value: number }

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Draft = Mutable<Extract<Harm, { kind: 'damage' }>> & { parts: DamagePart[] }

const fillers = new Set(['damage', 'and', '+', ',', 'dc', 'save', 'on', 'a', 'or', 'of', 'points', 'hp'])
const shares: Readonly<Record<string, Share>> = {
  half: 'half',
  halved: 'half',
  double: 'double',
  full: 'full',
}

/** `+8`, `heal 8`, `t6`, `temp 6`, `6 temp`, `=20`; null when the text is none of these. */
const readOther = (text: string): Harm | null => {
  const set = /^= ?(\d{1,5})$/.exec(text)
  if (set) return { kind: 'set', value: Number(set[1]) }
  const after = /^(?:\+|heal(?:s|ing)? ?)? ?([d\d].*) ?temp(?:orary)?(?: hp| hit points)?$/.exec(text)
  if (after) return readOther(`t${(after[1] ?? '').trim()}`)
  const heal = /^(?:\+|heal(?:s|ing)? ?) ?(.+)$/.exec(text)
  const temp = /^(?:t|temp(?:orary)?) ?(\d.*|d\d.*)$/.exec(text)
  const found: RegExpExecArray | null = heal ?? temp
  if (!found) return null
  const formula = (found[1] ?? '').replace(/ (?:hp|hit points|healing)$/, '').replace(/ /g, '')
  if (!isFormula(formula)) return { kind: 'unclear', problem: `“${formula}” is no amount.` }
  return { kind: heal ? 'heal' : 'temp', formula }
}

/** "con 16", "dc 16 con", "16 con" from place `at`; null when no save begins there. */
const readSave = (words: readonly string[], at: number): { save: SaveAsked; used: number } | null => {
  let ability: Ability | null = null
  let dc: number | null = null
  let used = 0
  for (const word of words.slice(at, at + 4)) {
    const asAbility: Ability | null = ability === null ? readAbility(word) : null
    if (asAbility) ability = asAbility
    else if (dc === null && /^(?:dc)?\d{1,2}$/.test(word)) dc = Number(word.replace('dc', ''))
    else if (word !== 'dc' && word !== 'save') break
    used += 1
    if (ability !== null && dc !== null) return { save: { ability, dc, onSuccess: 'half' }, used }
  }
  return null
}

/**
 * Reads what a GM types about hit points: `14 fire`, `31 fire con 16 half`, `2d6+3 slashing half`,
 * `2d6 fire + 1d8 cold`, `+8` (healing), `t6` (temporary), `=20` (set).
 * @param damageTypes the ruleset's and the GM's damage types; a beginning of a word is enough.
 */
export const readHarm = (input: string, damageTypes: readonly string[]): Harm => {
  const text = tidy(input).replace(/,/g, ' ')
  if (text.trim() === '') return { kind: 'empty' }
  const other = readOther(text.trim())
  if (other) return other
  // "14fire": a unit written close to its number.
  const spaced = text.replace(/^-/, '').replace(/(\d)([a-z]{3,})/g, '$1 $2')
  const words = joinFormulas(spaced).split(' ').filter(Boolean)
  const draft: Draft = { kind: 'damage', parts: [], save: null, share: 'full', critical: false, plain: false }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const save =
      draft.parts.length > 0 && (readAbility(word) || word.startsWith('dc')) ? readSave(words, at) : null
    if (save) {
      draft.save = save.save
      at += save.used - 1
    } else if (isFormula(word)) draft.parts.push({ formula: word, type: '' })
    else if (shares[word] && draft.save === null) draft.share = shares[word]
    else if (word.startsWith('hal') && draft.save) draft.save = { ...draft.save, onSuccess: 'half' }
    else if ((word === 'none' || word.startsWith('neg') || word === 'no') && draft.save)
      draft.save = { ...draft.save, onSuccess: 'none' }
    else if (word.startsWith('crit')) draft.critical = true
    else if (word === 'plain') draft.plain = true
    else if (!fillers.has(word)) {
      const problem = takeType(word, draft.parts, damageTypes)
      if (problem) return { kind: 'unclear', problem }
    }
  }
  if (draft.parts.length === 0) return { kind: 'unclear', problem: 'How much? Type a number or dice first.' }
  return draft
}

/** Gives the last part its type; a sentence when the word is no type. */
const takeType = (word: string, parts: DamagePart[], damageTypes: readonly string[]): string | null => {
  const last = parts[parts.length - 1]
  if (!last) return 'How much? Type a number or dice first.'
  const known = startsWith(word, damageTypes, (type) => type)
  if (known === null) {
    const several = damageTypes.filter((type) => type.toLowerCase().startsWith(word))
    return several.length > 1
      ? `“${word}” could be ${several.join(' or ')}.`
      : readAbility(word)
        ? `${longAbility(readAbility(word) ?? 'con')} save: what DC?`
        : `“${word}” is no damage type here.`
  }
  parts[parts.length - 1] = { ...last, type: known }
  return null
}

/** The reading in words: "31 fire, Con save DC 16, half on a success". */
export const sayHarm = (harm: Harm): string => {
  if (harm.kind === 'empty') return ''
  if (harm.kind === 'unclear') return harm.problem
  if (harm.kind === 'heal') return `Heals ${harm.formula}`
  if (harm.kind === 'temp') return `${harm.formula} temporary hit points`
  if (harm.kind === 'set') return `Sets hit points to ${harm.value}`
  const sum = harm.parts.map((part) => `${part.formula} ${part.type}`.trim()).join(' and ')
  const save = harm.save
    ? `${shortAbility(harm.save.ability)} save DC ${harm.save.dc}, ${harm.save.onSuccess === 'half' ? 'half' : 'nothing'} on a success`
    : ''
  const share = harm.share === 'full' ? '' : harm.share === 'half' ? 'halved' : 'doubled'
  return [sum, save, share, harm.critical ? 'critical' : '', harm.plain ? 'no resistances' : '']
    .filter(Boolean)
    .join(', ')
}
