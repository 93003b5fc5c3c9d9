import type { Id } from '@shared/domain/base'
import type { EventOf } from '@shared/event'
import type { Life } from '@shared/domain/combatant'
import type { Tell } from './index'
import { dim, line, named, plural, sentence, sum, type Telling } from './telling'

type Kinds =
  'damageTaken' | 'hitPointsLost' | 'healed' | 'tempChanged' | 'lifeChanged' | 'deathSaveMade' | 'hitDieSpent'

/** "44 to 30", and the hit points move on for what is told next. */
function fromTo(telling: Telling, id: Id, change: number): string {
  const before = telling.hp(id)
  const after = Math.max(0, before + change)
  telling.setHp(id, after)
  return `${before} to ${after}`
}

const lifeWords: { readonly [L in Life]: string } = {
  up: 'is up',
  dying: 'is dying',
  stable: 'is stable',
  dead: 'is dead',
}
const lifeIcons: { readonly [L in Life]: string } = { up: 'heart', dying: 'drop', stable: 'still', dead: 'x' }
const cause = (text: string) =>
  dim(text === '' ? '' : ` ${sentence(`${text.charAt(0).toUpperCase()}${text.slice(1)}`)}`)

export const tellHitPoints: { readonly [K in Kinds]: Tell<K> } = {
  damageTaken(event, telling) {
    const { id, total, fromTemp, fromHp, overflow } = event
    const steps = [fromTo(telling, id, -fromHp)]
    if (fromTemp > 0) steps.push(`${fromTemp} from temporary hit points`)
    if (overflow > 0) steps.push(`${overflow} beyond 0`)
    return line(
      telling,
      'drop',
      [
        named(telling, id),
        ` takes ${typed(event)}. `,
        dim(`${steps.join(', ')}${total === 0 ? ', no harm' : ''}.`),
        cause(event.cause),
      ],
      {
        of: [id],
        dice: event.rolls.flatMap((roll) => roll.dice),
        reasons: event.parts.flatMap((part) => part.reasons),
      },
    )
  },
  hitPointsLost: ({ id, amount, cause: why, roll }, telling) =>
    line(
      telling,
      'drop',
      [
        named(telling, id),
        ` loses ${plural(amount, 'hit point')}. `,
        dim(`${fromTo(telling, id, -amount)}.`),
        cause(why),
      ],
      {
        of: [id],
        dice: roll?.dice ?? [],
      },
    ),
  healed({ id, amount, wasted, cause: why, roll }, telling) {
    const over = wasted > 0 ? `, ${wasted} too many` : ''
    return line(
      telling,
      'heart',
      [
        named(telling, id),
        ` regains ${plural(amount, 'hit point')}. `,
        dim(`${fromTo(telling, id, amount)}${over}.`),
        cause(why),
      ],
      {
        of: [id],
        dice: roll?.dice ?? [],
      },
    )
  },
  tempChanged({ id, temp, roll }, telling) {
    const text = temp ? ` has ${temp.amount} temporary hit points.` : ' has no temporary hit points any more.'
    return line(telling, 'shield', [named(telling, id), text, cause(temp?.source ?? '')], {
      of: [id],
      dice: roll?.dice ?? [],
    })
  },
  lifeChanged: ({ id, to, why, reasons }, telling) =>
    line(telling, lifeIcons[to], [named(telling, id), ` ${lifeWords[to]}.`, cause(why)], {
      of: [id],
      reasons,
    }),
  deathSaveMade(event, telling) {
    const { id, roll, successes, failures, why, reasons } = event
    const shown = roll ? ` d20 shows ${roll.dice.map((die) => die.value).join(', ')}.` : ''
    const tally = `${plural(successes, 'success', 'successes')}, ${plural(failures, 'failure')}.`
    return line(
      telling,
      'd20',
      [
        named(telling, id),
        `, death save: ${why === '' ? tally : `${why}. `}`,
        dim(why === '' ? shown : `${tally}${shown}`),
      ],
      {
        of: [id],
        reasons,
        dice: roll?.dice ?? [],
      },
    )
  },
  hitDieSpent: ({ id, roll }, telling) =>
    line(telling, 'd6', [named(telling, id), ' spends a hit die. ', dim(sum(roll))], {
      of: [id],
      dice: roll.dice,
    }),
}

function typed({ parts, total, critical }: EventOf<'damageTaken'>): string {
  const types = [
    ...new Set(
      parts
        .filter(({ taken }) => taken > 0)
        .map(({ type }) => type)
        .filter((type) => type !== ''),
    ),
  ]
  const kind = types.length === 0 ? '' : `${types.join(' and ')} `
  return `${total} ${kind}damage${critical ? ', critical' : ''}`
}
