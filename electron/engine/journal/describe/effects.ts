import type { Tell } from './index'
import { dim, line, named, sentence } from './telling'

type Kinds =
  | 'effectStarted'
  | 'effectEnded'
  | 'effectChanged'
  | 'refusedEffect'
  | 'concentrationBegan'
  | 'concentrationEnded'
  | 'promptRaised'
  | 'promptChanged'
  | 'promptClosed'

const because = (text: string) =>
  dim(text === '' ? '' : ` ${sentence(`${text.charAt(0).toUpperCase()}${text.slice(1)}`)}`)
const total = (rolls: readonly { roll: { total: number }; type: string }[]): string =>
  rolls.map(({ roll, type }) => `${roll.total}${type === '' ? '' : ` ${type}`}`).join(' + ')

export const tellEffects: { readonly [K in Kinds]: Tell<K> } = {
  /** What another effect brings with it goes without saying. */
  effectStarted({ effect }, telling) {
    if (effect.parent !== null) return null
    return line(
      telling,
      'link',
      [named(telling, effect.on), ': ', { text: effect.name, kind: 'plain' }, '.', because(effect.cause)],
      {
        of: [effect.on],
        secret: !effect.visible,
      },
    )
  },
  effectEnded: ({ on, name, why }, telling) =>
    why === '' ? null : line(telling, 'end', [named(telling, on), `: ${name} ends, ${why}.`], { of: [on] }),
  effectChanged: ({ effect, why }, telling) =>
    why === ''
      ? null
      : line(telling, 'note', [named(telling, effect.on), `: ${effect.name} ${why}.`], { of: [effect.on] }),
  refusedEffect: ({ on, name, reasons }, telling) =>
    line(telling, 'ban', [named(telling, on), ` is not affected: ${name}.`], { of: [on], reasons }),
  concentrationBegan: ({ id, on }, telling) =>
    line(telling, 'conc', [named(telling, id), ` concentrates on ${on}.`], { of: [id] }),
  concentrationEnded: ({ id, on, why }, telling) =>
    line(telling, 'conc', [named(telling, id), ` no longer concentrates on ${on}.`, because(why)], {
      of: [id],
    }),
  promptRaised({ prompt }, telling) {
    if (prompt.kind !== 'area') return null
    const text = prompt.damage.length > 0 ? `: ${total(prompt.damage)} damage rolled.` : '.'
    return line(telling, 'cone', [named(telling, prompt.of), `, ${prompt.label}${text}`], {
      of: [prompt.of],
      secret: true,
      dice: prompt.damage.flatMap(({ roll }) => roll.dice),
    })
  },
  promptChanged: ({ prompt, why }, telling) =>
    why === ''
      ? null
      : line(telling, 'note', [named(telling, prompt.of), `: ${why}.`], { of: [prompt.of], secret: true }),
  promptClosed: ({ how }, telling) =>
    how === 'skipped' ? line(telling, 'x', ['Skipped what was due.'], { secret: true }) : null,
}
