import type { Action } from '@shared/domain/creature'
import type { Remarks } from '../outcome'
import { fields, list, text, whole, type Fields } from '../values'

/** How often an ability can be used, and the name without the words that said so. */
export interface Usage {
  readonly name: string
  readonly recharge: Action['recharge']
  readonly uses: Action['uses']
  /** Legendary actions it costs; null = not said. */
  readonly legendaryCost: number | null
}

type Part = Partial<Omit<Usage, 'name'>>

const perWords = {
  day: 'day',
  turn: 'turn',
  round: 'turn',
  'short rest': 'short',
  'long rest': 'long',
} as const

function restOf(words: string): 'short' | 'long' | 'either' {
  const short = /short/i.test(words)
  const long = /long/i.test(words)
  return short === long ? 'either' : short ? 'short' : 'long'
}

function dieOf(low: number): Part {
  return low >= 1 && low <= 6 ? { recharge: { kind: 'die', min: low } } : {}
}

/** One piece of what stands in brackets behind a name; null when it is not about usage. */
function bracketPart(words: string): Part | null {
  const die = /^recharges?\s+([1-6])(?:\s*[-–—?]?\s*[1-6])?$/i.exec(words)
  if (die) return dieOf(Number(die[1]))
  if (/^recharges?\s+(?:after|on)\b.*\brest/i.test(words)) {
    return { recharge: { kind: 'rest', rest: restOf(words) } }
  }
  const uses = /^(\d{1,2})\s*\/\s*(day|turn|round|short rest|long rest)(?:\s+each)?$/i.exec(words)
  if (uses) {
    const per = perWords[(uses[2] ?? 'day').toLowerCase() as keyof typeof perWords]
    return { uses: { max: Math.max(1, Number(uses[1])), per } }
  }
  const cost = /^costs\s+(\d)\s+actions?$/i.exec(words)
  return cost ? { legendaryCost: Number(cost[1]) } : null
}

function fromName(name: string): { name: string; part: Part } {
  let part: Part = {}
  const cleaned = name.replace(/\s*\(([^()]*)\)/g, (whole, inside: string) => {
    const left = inside.split(/[;,]/).filter((words) => {
      const found = bracketPart(words.trim())
      if (found) part = { ...part, ...found }
      return !found
    })
    if (left.length === inside.split(/[;,]/).length) return whole
    const words = left.map((one) => one.trim()).filter((one) => one !== '')
    return words.length === 0 ? '' : ` (${words.join(', ')})`
  })
  return { name: cleaned.trim().replace(/\.$/, ''), part }
}

function fromUsage(usage: Fields, name: string, remarks: Remarks): Part {
  const times = whole(usage.times)
  switch (text(usage.type)) {
    case 'recharge on roll': {
      const low = whole(usage.min_value)
      if (low !== null && low >= 1 && low <= 6) return dieOf(low)
      remarks.add(name, 'recharges on a die, but the number is missing')
      return {}
    }
    case 'recharge after rest':
      return { recharge: { kind: 'rest', rest: restOf(list(usage.rest_types).map(text).join(' ')) } }
    case 'per day':
      return times !== null && times > 0 ? { uses: { max: times, per: 'day' } } : {}
    case 'per rest': {
      const rest = restOf(list(usage.rest_types).map(text).join(' '))
      return times !== null && times > 0
        ? { uses: { max: times, per: rest === 'long' ? 'long' : 'short' } }
        : {}
    }
    default:
      remarks.add(name, `usage “${text(usage.type) || 'without a kind'}” was not understood`)
      return {}
  }
}

/** Reads usage from an ability's `usage` and from the brackets in its name; `usage` wins. */
export function readUsage(ability: Fields, remarks: Remarks): Usage {
  const { name, part } = fromName(text(ability.name))
  const usage = fields(ability.usage)
  const given = usage ? fromUsage(usage, name, remarks) : {}
  return { name, recharge: null, uses: null, legendaryCost: null, ...part, ...given }
}
