import type { Ability, DamagePart } from '@shared/domain/base'
import type { Action, Attack, Role } from '@shared/domain/creature'
import { readAbility } from '../../../table/parse/abilities'
import { blankEffect } from '../../blank'
import { Spans, taken } from './spans'

/** What the reader must know of the game and the creature. */
export interface Known {
  readonly damageTypes: readonly string[]
  readonly conditions: readonly { readonly id: string; readonly name: string }[]
  /** Bonus of an attack whose own is not written. */
  readonly toHit: number
  /** DC of a save whose own is not written. */
  readonly dc: number
}

export interface ReadAction {
  readonly action: Omit<Action, 'id'>
  /** What it was taken for, as the end of "Read as …". */
  readonly as: string
  /** Places of the text that were understood. */
  readonly marks: readonly { from: number; to: number }[]
}

const dice = String.raw`\d*d\d+(?:k[hl]\d+)?(?:\s*[+\-−–]\s*(?:\d*d\d+|\d+))*`
const abilityWord = String.raw`(str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?)`
const formulaOf = (text: string) => text.toLowerCase().replace(/\s+/g, '').replace(/[−–]/g, '-')
const number = (text: string) => Number(text.replace(/[−–]/g, '-').replace('+', ''))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function readCost(spans: Spans): Action['cost'] {
  const found = spans.take(/\b(bonus action|reaction|free action|legendary(?: action)?|lair(?: action)?)\b/i)
  const word = found?.[1]?.toLowerCase() ?? ''
  const costs = ['bonus', 'reaction', 'free', 'legendary', 'lair'] as const
  return costs.find((cost) => word.startsWith(cost)) ?? 'action'
}

function readRecharge(spans: Spans): Action['recharge'] {
  const die = spans.take(
    /\(?\brecharges?(?:\s+(?:on|needs))?(?:\s+(?:an?|d6))?\s*([1-6])(?:\s*[-–—]\s*6|\+)?\)?/i,
  )
  if (die) return { kind: 'die', min: Number(die[1]) }
  const rest = spans.take(
    /\(?\b(?:recharges?|back)(?: after)?(?: an?)? (short or long|short|long)?\s*rest\)?/i,
  )
  if (!rest) return null
  const word = rest[1]?.toLowerCase()
  return { kind: 'rest', rest: word === 'short' || word === 'long' ? word : 'either' }
}

const pers: readonly (readonly [RegExp, NonNullable<Action['uses']>['per']])[] = [
  [/^day/, 'day'],
  [/^turn|^round/, 'turn'],
  [/^fight|^encounter|^combat/, 'fight'],
  [/^short/, 'short'],
  [/^long|^rest/, 'long'],
]
const counts: Readonly<Record<string, number>> = { once: 1, twice: 2 }

function readUses(spans: Spans): Action['uses'] {
  const found = spans.take(
    /\(?\b(once|twice|\d{1,2})\s*(?:×|x|times?|uses?)?\s*(?:\/|\bper\b|\ban?\b)\s*(day|turn|round|fight|encounter|combat|short rest|long rest|rest)\)?/i,
  )
  if (!found) return null
  const max = counts[found[1]?.toLowerCase() ?? ''] ?? Number(found[1])
  const per = pers.find(([pattern]) => pattern.test(found[2]?.toLowerCase() ?? ''))?.[1]
  return per && max > 0 ? { max, per } : null
}

function readSave(spans: Spans, fallbackDc: number): { ability: Ability; dc: number } | null {
  const after = spans.take(
    new RegExp(String.raw`\bdc\s*(\d{1,2})\s+${abilityWord}\b(?:\s+(?:save|saving throw))?`, 'i'),
  )
  const before = after
    ? null
    : spans.take(
        new RegExp(
          String.raw`\b${abilityWord}\b(?:\s+(?:save|saving throw))?,?\s+dc\s*(\d{1,2})\b(?:\s+(?:save|saving throw))?`,
          'i',
        ),
      )
  const bare =
    (after ?? before)
      ? null
      : spans.take(new RegExp(String.raw`\b${abilityWord}\s+(?:save|saving throw)(?:\s+(\d{1,2}))?\b`, 'i'))
  const [word, dc] = after ? [after[2], after[1]] : [(before ?? bare)?.[1], (before ?? bare)?.[2]]
  const ability = readAbility((word ?? '').toLowerCase())
  return ability ? { ability, dc: dc === undefined ? fallbackDc : Number(dc) } : null
}

function readDamage(spans: Spans, types: readonly string[]): DamagePart[] {
  const any = types.map(escaped).join('|') || '(?!)'
  const typed = new RegExp(
    String.raw`(?:\b\d+\s*\(\s*)?(?<![\w+])(${dice}|\d+(?![\w/]))\s*\)?\s+(${any})\b(?:\s+damage)?`,
    'i',
  )
  const parts = spans.takeAll(typed)
  const bare = spans.takeAll(
    new RegExp(String.raw`(?:\b\d+\s*\(\s*)?(?<![\w+])(${dice})\)?(?:\s+damage)?`, 'i'),
  )
  return [...parts, ...bare].map((found) => ({
    formula: formulaOf(found[1] ?? ''),
    type: found[2]?.toLowerCase() ?? '',
  }))
}

function readArea(spans: Spans): string {
  const found =
    spans.take(
      /\b\d{1,4}[-\s]?(?:ft|foot|feet)\.?[-\s]?(?:long\s+|radius\s+)?(?:cone|line|cube|sphere|radius|emanation|burst|cylinder|aura|around(?: it| itself)?)\b/i,
    ) ?? spans.take(/\b(?:cone|line|cube|sphere|radius) (?:of )?\d{1,4}\s*(?:ft|feet|foot)\b\.?/i)
  return found?.[0].trim() ?? ''
}

interface Reach {
  kind: Attack['kind'] | null
  reach: number | null
  range: Attack['range']
}

function readReach(spans: Spans): Reach {
  const range = spans.take(
    /\brange\s*(?:of\s*)?(\d{1,4})(?:\s*(?:\/|-|–|to)\s*(\d{1,4}))?\s*(?:ft|feet|foot)?\b\.?/i,
  )
  const reach = spans.take(/\breach\s*(?:of\s*)?(\d{1,3})\s*(?:ft|feet|foot)?\b\.?/i)
  const kindWord = spans.take(
    /\b(melee(?: or ranged)?|ranged)(\s+spell)?(?:\s+weapon)?(?:\s+attack)?\b:?|\bspell attack\b/i,
  )
  const spell = /spell/i.test(kindWord?.[0] ?? '')
  const melee = kindWord?.[1]?.toLowerCase().startsWith('melee') ?? false
  const kind = kindWord
    ? melee
      ? spell
        ? 'meleeSpell'
        : 'melee'
      : spell
        ? 'rangedSpell'
        : 'ranged'
    : range && !reach
      ? 'ranged'
      : null
  return {
    kind,
    reach: reach ? Number(reach[1]) : null,
    range: range ? { normal: Number(range[1]), long: range[2] ? Number(range[2]) : null } : null,
  }
}

const fillers =
  /^(?:and|or|a|an|the|be|is|are|it|on|in|of|to|hit|hits|hit:|with|damage|save|saving|throw|dc|each|every|creature|creatures|target|targets|must|make|makes|failed|fails|fail|take|takes|for|ft|feet|else|attack|deals?|plus|if|weapon|one|failure|success)$/i

/** What is left over after everything known was taken, if it says anything at all. */
function leftText(after: string): string {
  const pieces = after
    .split(taken)
    .map((piece) => piece.replace(/^[\s,;:.()]+|[\s,;:()]+$/g, ''))
    .filter((piece) => piece.split(/[\s,;:.()]+/).some((word) => word !== '' && !fillers.test(word)))
  const text = pieces.join(', ').trim()
  return text === '' ? '' : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The name is what stands before the first thing understood, without the words that only lead over. */
function nameOf(before: string): string {
  const words = before
    .replace(/[\s,;:.(–—-]+$/, '')
    .trim()
    .split(/\s+/)
  while (words.length > 1 && fillers.test(words.at(-1) ?? '')) words.pop()
  const name = words.join(' ').replace(/[,;:.(]+$/, '')
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 120)
}

/**
 * Reads an action in plain words: "Shell Quake recharge 6, 20 ft around, Dex DC 16, 4d10 thunder and prone".
 * Distances in feet, damage as dice notation. Whatever is not understood stays in the action's text. Null for an
 * empty text.
 */
export function readAction(input: string, known: Known): ReadAction | null {
  if (input.trim() === '') return null
  const spans = new Spans(input)
  const tell = spans.take(/\btell\s*:\s*(.+)$/i)?.[1]?.trim() ?? ''
  const recharge = readRecharge(spans)
  const uses = readUses(spans)
  const cost = readCost(spans)
  const concentration = spans.take(/\bconcentration\b/i) !== null
  const roles = spans
    .takeAll(/\b(minion|leader|solo)s?(?: only)\b/i)
    .map((found) => (found[1] ?? '').toLowerCase() as Role)
  const healing = spans.take(new RegExp(String.raw`\bheals?\s+(${dice}|\d+)\b`, 'i'))?.[1] ?? null
  const saveNumbers = readSave(spans, known.dc)
  const onSuccess = spans.take(
    /\b(?:no(?:ne| damage)?|nothing) on (?:a )?(?:save|success)\b|\bsave negates\b|\bnegates\b/i,
  )
    ? 'none'
    : 'half'
  spans.take(/\bhalf(?: damage)?(?: on (?:a )?(?:save|success(?:ful save)?))?\b/i)
  const area = readArea(spans)
  const where = readReach(spans)
  const damage = readDamage(spans, known.damageTypes)
  const toHit = spans.take(/(?<![\w)])([+\-−–]\s?\d{1,2})(?![\dd])(?:\s*to hit)?/i)
  const light = spans.take(/\blight\b/i) !== null
  const thrown = spans.take(/\bthrown\b/i) !== null
  const twoHanded = spans.take(/\btwo[- ]hand(?:ed|s)\b/i) !== null
  const effects = known.conditions
    .filter((row) =>
      spans.take(
        new RegExp(
          String.raw`(?:\b(?:and|or)\s+)?(?:\b(?:be|is|becomes?|falls?|knocked)\s+)?\b${escaped(row.name)}\b`,
          'i',
        ),
      ),
    )
    .map((row) => blankEffect(row.id))

  const isSave = saveNumbers !== null || (area !== '' && toHit === null)
  const isAttack =
    toHit !== null ||
    (!isSave && healing === null && (where.kind !== null || where.reach !== null || damage.length > 0))
  const { before, after } = spans.rest()
  const save: Action['save'] = isSave
    ? {
        ability: saveNumbers?.ability ?? 'dex',
        dc: saveNumbers?.dc ?? known.dc,
        area,
        onSuccess,
        damage: isAttack ? [] : damage,
        onFail: effects,
      }
    : null
  const attack: Attack | null = isAttack
    ? {
        kind: where.kind ?? 'melee',
        toHit: toHit ? number((toHit[1] ?? '').replace(/\s/g, '')) : known.toHit,
        ability: null,
        reach: where.kind === 'ranged' || where.kind === 'rangedSpell' ? null : (where.reach ?? 5),
        range: where.range,
        damage,
        light,
        thrown,
        hands: twoHanded ? 2 : 1,
        onHit: isSave ? [] : effects,
      }
    : null
  const as =
    attack && save
      ? 'an attack with a save'
      : attack
        ? toHit
          ? 'an attack'
          : `an attack, ${known.toHit >= 0 ? '+' : '−'}${Math.abs(known.toHit)} to hit by its numbers`
        : save
          ? area
            ? 'a save for everyone in an area'
            : 'a save'
          : healing
            ? 'healing'
            : 'an action in words'
  return {
    action: {
      name: nameOf(before),
      cost,
      text: leftText(after),
      attack,
      save,
      healing: healing === null ? null : formulaOf(healing),
      recharge,
      tell,
      uses,
      spellLevel: null,
      concentration,
      roles,
    },
    as,
    marks: spans.sorted(),
  }
}
