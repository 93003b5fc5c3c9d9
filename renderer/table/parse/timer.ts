import type { EffectSpec } from '@shared/domain/effect'
import { readAbility, shortAbility } from './abilities'
import { tidy, whoIs, type Named } from './words'

export type Lasting = EffectSpec['lasts'][number]
type Happening = Extract<Lasting, { kind: 'happening' }>['what']
export type Timer =
  | { readonly ok: true; readonly lasts: readonly Lasting[]; readonly words: string }
  | { readonly ok: false; readonly problem: string }

const units: readonly (readonly [RegExp, number, string])[] = [
  [/^s(?:ec(?:onds?)?)?$/, 1, 'second'],
  [/^m(?:in(?:utes?)?)?$/, 60, 'minute'],
  [/^h(?:ours?|rs?)?$/, 3600, 'hour'],
  [/^d(?:ays?)?$/, 86_400, 'day'],
]
const happenings: readonly (readonly [RegExp, Happening, string])[] = [
  [/^(?:next )?hit(?: by attack)?$/, 'hitByAttack', 'until the next hit'],
  [/^(?:next )?attack(?:s| made)?$/, 'makesAttack', 'until it attacks'],
  [/^(?:source attacks|attacked by source)$/, 'attackedBySource', 'until its source attacks it'],
  [/^(?:next )?check$/, 'makesCheck', 'until its next check'],
  [/^stand(?:s|s up| up|ing up)?$/, 'standsUp', 'until it stands up'],
  [/^(?:next |takes )?(?:damage|hurt)$/, 'takesDamage', 'until it takes damage'],
  [/^(?:is )?heal(?:ed|ing)?$/, 'isHealed', 'until it is healed'],
]

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const fixed = (text: string): { last: Lasting; words: string } | null => {
  if (/^(?:hand|by hand|i end it|permanent)$/.test(text))
    return { last: { kind: 'hand' }, words: 'until you end it' }
  if (/^(?:scene|fight|end of (?:the )?(?:scene|fight))$/.test(text))
    return { last: { kind: 'scene' }, words: 'until the fight ends' }
  if (/^(?:round|next round|this round|end of (?:the )?round)$/.test(text))
    return { last: { kind: 'round' }, words: 'until the next round begins' }
  const happening = happenings.find(([pattern]) => pattern.test(text))
  return happening ? { last: { kind: 'happening', what: happening[1] }, words: happening[2] } : null
}

/** "con 15", "save con 15 at start", "con dc 15 end". */
const readSave = (text: string): { last: Lasting; words: string } | null => {
  const words = text
    .replace(/\b(?:save|dc|at|of|turn|on|a)\b/g, ' ')
    .split(' ')
    .filter(Boolean)
  const ability = words.map(readAbility).find((found) => found !== null)
  const dc = words.find((word) => /^\d{1,2}$/.test(word))
  if (!ability || dc === undefined) return null
  const at = words.includes('start') ? 'start' : 'end'
  return {
    last: { kind: 'save', at, ability, dc: Number(dc) },
    words: `${shortAbility(ability)} save DC ${dc} at the ${at} of its turns`,
  }
}

const readClock = (text: string): { last: Lasting; words: string } | null => {
  const found = /^(\d{1,4}) ?([a-z]+)$/.exec(text)
  const unit = found ? units.find(([pattern]) => pattern.test(found[2] ?? '')) : undefined
  if (!found || !unit) return null
  const count = Number(found[1])
  return { last: { kind: 'seconds', seconds: count * unit[1] }, words: plural(count, unit[2]) }
}

/** "2r", "2r end", "2 rounds end maur", "start", "end of maur's turn". */
const readTurn = (text: string, people: readonly Named[]): Timer | null => {
  const found =
    /^(?:(\d{1,4}) ?r?(?:ounds?|ds?)?(?: |$))?(?:at )?(?:(?:the )?(start|end)(?: of)?)?(.*)$/.exec(text) ??
    null
  if (!found || (found[1] === undefined && found[2] === undefined)) return null
  const turns = Number(found[1] ?? 1)
  const who = (found[3] ?? '')
    .replace(/['’]s\b/g, '')
    .replace(/\b(?:turns?|next|the|of)\b/g, ' ')
    .trim()
  if (turns < 1) return { ok: false, problem: 'At least one round.' }
  if (found[2] === undefined) {
    if (who !== '') return { ok: false, problem: `Start or end of ${who}’s turn?` }
    return { ok: true, lasts: [{ kind: 'rounds', rounds: turns }], words: plural(turns, 'round') }
  }
  const at = found[2] === 'start' ? 'start' : 'end'
  const times = turns === 1 ? 'next turn' : `turn, ${plural(turns, 'time')}`
  const last = (of: Extract<Lasting, { kind: 'turn' }>['of']): Lasting => ({ kind: 'turn', of, at, turns })
  if (who === '' || /^(?:its?|own|self|bearer|his|her|their)$/.test(who))
    return { ok: true, lasts: [last('bearer')], words: `${at} of its ${times}` }
  if (/^(?:source|me|mine|my)$/.test(who))
    return { ok: true, lasts: [last('source')], words: `${at} of its source’s ${times}` }
  const person = whoIs(who, people)
  if (!person) return { ok: false, problem: `Nobody here is called “${who}”.` }
  return { ok: true, lasts: [last({ id: person.id })], words: `${at} of ${person.name}’s ${times}` }
}

const readOne = (text: string, people: readonly Named[]): Timer => {
  const plain = text.replace(/^(?:until|for|till|lasts) (?:it |its next )?/, '').trim()
  const simple = fixed(plain) ?? readSave(plain) ?? readClock(plain)
  if (simple) return { ok: true, lasts: [simple.last], words: simple.words }
  return (
    readTurn(plain, people) ?? {
      ok: false,
      problem: `“${plain}” is no time. Try 2r, end maur, con 15 or 10 min.`,
    }
  )
}

/**
 * Reads how long an effect lasts: `2r`, `2r end maur`, `start`, `until save con 15`, `10 min`, `next hit`, `scene`.
 * Several, parted by a comma or "or": whichever comes first. Empty text = until ended by hand.
 */
export const readTimer = (input: string, people: readonly Named[]): Timer => {
  const text = tidy(input)
  if (text === '') return { ok: true, lasts: [], words: '' }
  const lasts: Lasting[] = []
  const words: string[] = []
  for (const part of text.split(/ ?, ?| or /).filter(Boolean)) {
    const read = readOne(part, people)
    if (!read.ok) return read
    lasts.push(...read.lasts)
    words.push(read.words)
  }
  return { ok: true, lasts, words: words.join(', or ') }
}
