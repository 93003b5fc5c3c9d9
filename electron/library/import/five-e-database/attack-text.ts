import type { DamagePart } from '@shared/domain/base'
import type { Attack } from '@shared/domain/creature'
import { fields, list, text, whole, type Fields } from '../values'
import { effectsOnHit } from './condition-text'
import { formula } from './numbers'

const head =
  /(Melee or Ranged|Melee|Ranged)\s+(?:(Weapon|Spell)\s+)?Attack(?: Roll)?\s*:\s*(?:([+−–-]?\s*\d+))?/i

const partText = /(\d+)(?:\s*\((\d*d\d+[^)]*)\))?\s+([a-z]+)(?:,? (?:or )?[a-z]+)*?\s+damage/gi

/** The first sentence of a text; "ft." does not end one. */
function firstSentence(words: string): string {
  return words.split(/(?<!\bft)\.(?:\s|$)/)[0] ?? ''
}

/** Where the plain damage ends and a condition, a choice or a saving throw begins. */
const turnOff =
  /,? or \d+ \(|, \d+ \([^)]*\) [a-z]+ damage (?:if|when|with)|,? (?:and|or) (?:if )?the\b| in melee or|,? and if\b/i

function partsIn(words: string): DamagePart[] {
  const parts: DamagePart[] = []
  for (const [, flat, dice, type] of words.matchAll(partText)) {
    const written = dice === undefined ? formula(flat) : formula(dice)
    if (written !== null && type !== undefined) parts.push({ formula: written, type: type.toLowerCase() })
  }
  return parts
}

/** Damage of a hit as the text says it: the main line, with what is added to every alternative. */
function damageFromText(desc: string): DamagePart[] {
  const hit = /\bHit:\s*([\s\S]*)/i.exec(desc)?.[1]
  if (hit === undefined) return []
  const sentence = firstSentence(hit)
  const cut = sentence.search(turnOff)
  if (cut < 0) return partsIn(sentence)
  const rest = sentence.slice(cut)
  const added = / (?:two hands|melee attack), (plus .*)/i.exec(rest)?.[1]
  return [...partsIn(sentence.slice(0, cut)), ...(added === undefined ? [] : partsIn(added))]
}

/** Damage from the structured list; of a choice the first, and nothing that hangs on a saving throw. */
export function damageFromList(value: unknown): DamagePart[] {
  const parts: DamagePart[] = []
  for (const one of list(value)) {
    const entry = fields(one)
    if (!entry || 'dc' in entry) continue
    const first = 'from' in entry ? fields(list(fields(entry.from)?.options)[0]) : entry
    const written = formula(first?.damage_dice)
    const type = text(fields(first?.damage_type)?.index) || text(fields(first?.damage_type)?.name)
    if (written !== null) parts.push({ formula: written, type: type.toLowerCase().slice(0, 40) })
  }
  return parts
}

function kindOf(ranged: boolean, spell: boolean): Attack['kind'] {
  if (spell) return ranged ? 'rangedSpell' : 'meleeSpell'
  return ranged ? 'ranged' : 'melee'
}

/** An attack read from an ability's text, with its structured numbers where the text has none; null = no attack. */
export function readAttack(ability: Fields): Attack | null {
  const desc = text(ability.desc)
  const found = head.exec(desc)
  if (!found) return null
  const which = (found[1] ?? '').toLowerCase()
  const toHit =
    whole((found[3] ?? '').replace(/[−–]/, '-').replace(/\s+/g, '')) ?? whole(ability.attack_bonus)
  if (toHit === null) return null
  const reach = /\breach (\d+)/i.exec(desc)
  const range = /\brange (\d+)(?:\s*\/\s*(\d+))?/i.exec(desc)
  const fromText = damageFromText(desc)
  return {
    kind: kindOf(which === 'ranged', found[2]?.toLowerCase() === 'spell'),
    toHit,
    ability: null,
    reach: which === 'ranged' ? null : Number(reach?.[1] ?? 5),
    range: range
      ? { normal: Number(range[1]), long: range[2] === undefined ? null : Number(range[2]) }
      : null,
    damage: fromText.length > 0 ? fromText : damageFromList(ability.damage),
    light: false,
    thrown: which === 'melee or ranged',
    hands: 1,
    onHit: effectsOnHit(desc),
  }
}
