import { fields, list, text, whole, type Fields } from '../values'

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function countOf(value: unknown): number {
  const item = fields(value)
  if (!item) return 0
  if (item.option_type === 'multiple') return sum(item.items)
  return text(item.type) === 'ability' || text(item.type) === 'special' ? 0 : (whole(item.count) ?? 1)
}

function sum(items: unknown): number {
  return list(items).reduce<number>((total, item) => total + countOf(item), 0)
}

function inWords(desc: string): number {
  const found = /\bmakes? (?:up to )?(two|three|four|five|six|seven|eight)\b[^.]*\battacks?\b/i.exec(desc)
  return found ? numberWords.indexOf((found[1] ?? '').toLowerCase()) : 0
}

/** A guess at the attacks of one action: the fixed list plus the first choice, else the words. At least 1. */
export function attacksPerAction(multiattack: Fields): number {
  const chosen = countOf(list(fields(fields(multiattack.action_options)?.from)?.options)[0])
  const listed = sum(multiattack.actions) + chosen
  return Math.min(10, Math.max(1, listed > 0 ? listed : inWords(text(multiattack.desc))))
}
