import type { EffectSpec } from '@shared/domain/effect'

const names =
  'blinded|charmed|deafened|frightened|grappled|incapacitated|paralyzed|petrified|poisoned|restrained|stunned|unconscious'

const becomes = new RegExp(
  `(?:\\bor (?:be|become|fall|have)|\\b(?:is|are|be|becomes?|falls?)) (?:magically )?(${names})\\b`,
  'gi',
)
const hasThe = new RegExp(`\\bthe (${names}|prone) condition\\b`, 'gi')
const falls = /\b(?:knocked|falls?|fall) prone\b/i

type Lasts = EffectSpec['lasts'][number]
type Ability = Extract<Lasts, { kind: 'save' }>['ability']

const lengths = { round: 6, minute: 60, hour: 3600, day: 86_400 } as const

function spec(condition: string, lasts: Lasts[], note = ''): EffectSpec {
  return { condition, name: '', params: {}, note, visible: true, ongoing: null, lasts }
}

function conditionsIn(words: string): string[] {
  const found = new Set<string>()
  for (const [, name] of words.matchAll(becomes)) if (name) found.add(name.toLowerCase())
  for (const [, name] of words.matchAll(hasThe)) if (name) found.add(name.toLowerCase())
  if (falls.test(words)) found.add('prone')
  return [...found]
}

/** Conditions that a hit brings without a saving throw; the way out stays as a note. */
export function effectsOnHit(desc: string): EffectSpec[] {
  const hit = /\bHit:\s*([\s\S]*)/i.exec(desc)?.[1] ?? ''
  const plain = hit
    .split(/(?<!\bft)\.(?:\s|$)/)
    .filter((sentence) => !/saving throw|\bif\b|\buntil\b.*\bcan'?t\b/i.test(sentence))
    .join('. ')
  const escape = /\(escape DC (\d+)\)/i.exec(plain)
  return conditionsIn(plain).map((condition) =>
    spec(condition, [], condition === 'grappled' && escape ? `Escape DC ${escape[1]}` : ''),
  )
}

/** How long the conditions of a failed save last, as far as the text says it in the usual words. */
function lastsOf(desc: string, ability: Ability, dc: number): Lasts[] {
  const lasts: Lasts[] = []
  const again = /repeats? the (?:saving throw|save) at the (start|end) of each of its turns/i.exec(desc)
  if (again)
    lasts.push({ kind: 'save', at: again[1]?.toLowerCase() === 'start' ? 'start' : 'end', ability, dc })
  const length = /\bfor (\d{1,3}) (round|minute|hour|day)s?\b/i.exec(desc)
  if (length) {
    const unit = (length[2] ?? 'minute').toLowerCase() as keyof typeof lengths
    lasts.push({ kind: 'seconds', seconds: Math.max(1, Number(length[1])) * lengths[unit] })
  }
  const next = /until the (start|end) of (its|the [a-z ]+['’]s) next turn/i.exec(desc)
  if (next) {
    const of = next[2]?.toLowerCase() === 'its' ? 'bearer' : 'source'
    lasts.push({ kind: 'turn', of, at: next[1]?.toLowerCase() === 'start' ? 'start' : 'end', turns: 1 })
  }
  return lasts
}

/** Conditions of a failed saving throw. Prone lasts until one stands up; the others as the text says. */
export function effectsOnFail(desc: string, ability: Ability, dc: number): EffectSpec[] {
  const lasts = lastsOf(desc, ability, dc)
  return conditionsIn(desc).map((condition) => spec(condition, condition === 'prone' ? [] : lasts))
}
