import type { Side } from '@shared/domain/base'
import type { Role } from '@shared/domain/creature'
import { tidy } from './words'

export interface Adding {
  readonly count: number
  readonly query: string
  readonly side: Side
  readonly hidden: boolean
  readonly role: Role | null
}

const sides: Readonly<Record<string, Side>> = {
  foe: 'foe',
  enemy: 'foe',
  ally: 'ally',
  allies: 'ally',
  friend: 'ally',
}
const roles: readonly Role[] = ['minion', 'leader', 'solo']

/**
 * Reads `3 reav`, `reav x3`, `2x reaver hidden`, `wolf ally`: how many of what, on which side.
 * The count is held to 1–100.
 */
export const readAdding = (input: string): Adding => {
  let count = 1
  let side: Side = 'foe'
  let hidden = false
  let role: Role | null = null
  const rest: string[] = []
  for (const word of tidy(input).split(' ').filter(Boolean)) {
    const number = /^(?:x(\d{1,3})|(\d{1,3})x?)$/.exec(word)
    const asRole = roles.find((one) => one === word)
    if (number) count = Math.min(100, Math.max(1, Number(number[1] ?? number[2])))
    else if (word === 'x' && rest.length > 0) continue
    else if (word === 'hidden' || word === 'hide') hidden = true
    else if (sides[word] && rest.length > 0) side = sides[word]
    else if (asRole && rest.length > 0) role = asRole
    else rest.push(word)
  }
  return { count, query: rest.join(' '), side, hidden, role }
}
