import type { Tell } from './index'
import { dim, line, named, namesOf, plural, sentence, whose } from './telling'

type Kinds = 'actionTaken' | 'chargeChanged' | 'tellShared' | 'usesChanged' | 'rested' | 'noted'

export const tellAbilities: { readonly [K in Kinds]: Tell<K> } = {
  actionTaken({ id, name, targets }, telling) {
    const onto = targets.length === 0 ? [] : [' on ', ...namesOf(telling, targets)]
    return line(telling, 'bolt', [named(telling, id), `: ${name}`, ...onto, '.'], { of: [id] })
  },
  chargeChanged({ id, name, charged, tell, why, roll }, telling) {
    const shown = roll ? ` d6 shows ${roll.total}.` : ''
    const text = charged ? ` ${name} is charged.` : roll ? ` ${name} stays empty.` : ` ${name} is spent.`
    const read = charged && tell !== '' ? ` Players read: ${sentence(tell)}` : ''
    const known = why === '' || roll ? '' : ` ${why.charAt(0).toUpperCase()}${why.slice(1)}.`
    return line(telling, 'flame', [...whose(telling, id), text, read, dim(`${known}${shown}`)], {
      of: [id],
      secret: read === '',
      dice: roll?.dice ?? [],
    })
  },
  tellShared: ({ id, name, shared }, telling) =>
    line(
      telling,
      'tv',
      [...whose(telling, id), ` ${name}: players ${shared ? 'read its tell' : 'do not read its tell'}.`],
      {
        of: [id],
        secret: true,
      },
    ),
  usesChanged: ({ id, name, spent }, telling) =>
    line(telling, 'note', [...whose(telling, id), ` ${name}: `, dim(`${plural(spent, 'use')} spent.`)], {
      of: [id],
      secret: true,
    }),
  rested({ rest, who, without, minutes }, telling) {
    const hours = minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`
    const text =
      who.length === 0 ? ['Nobody gains'] : [...namesOf(telling, who), who.length > 1 ? ' gain' : ' gains']
    const left =
      without.length === 0
        ? []
        : [
            ' Not ',
            ...namesOf(
              telling,
              without.map(({ id }) => id),
            ),
            '.',
          ]
    return line(telling, 'moon', [...text, ` a ${rest} rest of ${hours}.`, ...left], {
      reasons: without.flatMap(({ reasons }) => reasons),
    })
  },
  noted({ text, of, secret, reasons }, telling) {
    const own = of === null || text.startsWith(telling.name(of))
    return line(telling, 'note', own ? [sentence(text)] : [named(telling, of), `: ${sentence(text)}`], {
      of: of === null ? [] : [of],
      secret,
      reasons,
    })
  },
}
