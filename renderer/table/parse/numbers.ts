import type { CommandInput } from '@shared/command'
import { tidy, whoIs, type Named } from './words'

type What = Extract<CommandInput, { kind: 'setNumber' }>['what']

const numbers: readonly (readonly [RegExp, What, string])[] = [
  [/^(?:hp|hit points)$/, 'hp', 'Hit points'],
  [/^(?:max|maximum)(?: hp| hit points)?$/, 'maxHp', 'Maximum of hit points'],
  [/^(?:ac|armou?r)(?: class)?$/, 'armorClass', 'Armor class'],
  [/^temp(?:orary)?(?: hp| hit points)?$/, 'temp', 'Temporary hit points'],
  [/^exh(?:austion)?$/, 'exhaustion', 'Levels of exhaustion'],
  [/^(?:spent|dice|hit dice)(?: spent)?$/, 'hitDiceSpent', 'Hit dice spent'],
  [/^(?:saved|successes)$/, 'deathSuccesses', 'Death saves made'],
  [/^(?:failed|failures)$/, 'deathFailures', 'Death saves failed'],
]

/** Reads which number of somebody is set by hand: `ac 17`, `max 40`, `failed 2`. Null when it is none. */
export const readNumber = (
  input: string,
): { readonly what: What; readonly value: number; readonly words: string } | null => {
  const found = /^([a-z ]+?) ?=? ?(\d{1,5})$/.exec(tidy(input))
  const row = found ? numbers.find(([pattern]) => pattern.test(found[1] ?? '')) : undefined
  return found && row ? { what: row[1], value: Number(found[2]), words: `${row[2]}: ${found[2]}` } : null
}

/** Reads how far somebody is away: `40 ogre`, `15 ft dag`; `off ogre` takes it back. Feet; null when it is unclear. */
export const readDistance = (
  input: string,
  people: readonly Named[],
): { readonly to: Named; readonly feet: number | null } | null => {
  const found = /^(off|\d{1,5})(?: ?(?:ft|feet))? (?:(?:from|to) )?(.+)$/.exec(tidy(input))
  const to = found ? whoIs(found[2] ?? '', people) : null
  return found && to ? { to, feet: found[1] === 'off' ? null : Number(found[1]) } : null
}
