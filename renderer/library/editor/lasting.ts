import type { EffectSpec } from '@shared/domain/effect'

type Lasting = EffectSpec['lasts'][number]

const happenings: Record<Extract<Lasting, { kind: 'happening' }>['what'], string> = {
  hitByAttack: 'next hit',
  makesAttack: 'attack',
  attackedBySource: 'source attacks',
  makesCheck: 'next check',
  standsUp: 'stands up',
  takesDamage: 'takes damage',
  isHealed: 'healed',
}

const clock = (seconds: number): string => {
  const units: [number, string][] = [
    [86_400, 'd'],
    [3600, 'h'],
    [60, 'min'],
  ]
  const [size, word] = units.find(([size]) => seconds % size === 0) ?? [1, 's']
  return `${seconds / size} ${word}`
}

function shorthandOf(one: Lasting): string {
  switch (one.kind) {
    case 'turn': {
      const whose = one.of === 'source' ? ' source' : ''
      return `${one.turns === 1 ? '' : `${one.turns}r `}${one.at}${whose}`
    }
    case 'rounds':
      return `${one.rounds}r`
    case 'save':
      return `${one.ability} ${one.dc}${one.at === 'start' ? ' at start' : ''}`
    case 'seconds':
      return clock(one.seconds)
    case 'round':
    case 'scene':
    case 'hand':
      return one.kind
    case 'happening':
      return happenings[one.what]
  }
}

/**
 * How long an effect lasts in the shorthand that is also typed: "2r", "end source", "con 15", "10 min".
 * A stat block names nobody at the table, so a turn is the bearer's or the source's.
 */
export const lastingShorthand = (lasts: EffectSpec['lasts']): string => lasts.map(shorthandOf).join(', ')
