import type { Combatant } from '@shared/domain/combatant'
import type { EventOf } from '@shared/event'
import type { Tell } from './index'
import { line, named, namesOf, type Telling } from './telling'

type Kinds =
  | 'blockAdded'
  | 'blockDropped'
  | 'combatantAdded'
  | 'combatantRemoved'
  | 'combatantChanged'
  | 'spent'
  | 'turnUseReset'
  | 'tagSet'
  | 'counterSet'
  | 'moved'

const nothing = (): null => null

export const tellCombatants: { readonly [K in Kinds]: Tell<K> } = {
  blockAdded: nothing,
  blockDropped: nothing,
  combatantAdded(event, telling) {
    const kin = sameKind(event, telling)
    if (event.quiet || kin[0] !== event) return null
    const ids = kin.map(({ combatant }) => combatant.id)
    const where = event.combatant.fight === null ? 'the party' : 'the fight'
    return line(
      telling,
      event.combatant.side,
      [...namesOf(telling, ids), ids.length > 1 ? ' join ' : ' joins ', `${where}.`],
      {
        of: ids,
      },
    )
  },
  combatantRemoved({ id, name }, telling) {
    if (telling.has('fightEnded', 'fightDiscarded')) return null
    const member = telling.combatant(id)?.inParty ?? false
    const text = member ? ' leaves the party.' : ' is taken out of the fight.'
    return line(telling, 'minus', [{ text: name, kind: 'name' }, text], { of: [id] })
  },
  combatantChanged({ id, patch, why }, telling) {
    if (patch.hp !== undefined) telling.setHp(id, patch.hp)
    return why === ''
      ? null
      : line(telling, iconOf(patch), [named(telling, id), ` ${why}.`], secrecy(id, patch))
  },
  spent({ id, what, count, why }, telling) {
    if (why === '' || telling.has('attackRolled', 'actionTaken', 'checkMade')) return null
    const icon = what === 'reaction' ? 'boltoff' : 'check'
    if (why === 'acts boldly') return line(telling, icon, [named(telling, id), ' acts boldly.'], { of: [id] })
    const name = whatWords[what] ?? what
    if (why === 'by hand')
      return line(telling, icon, [named(telling, id), ` has used its ${name}.`], { of: [id] })
    if (count < 0) return line(telling, 'undo', [named(telling, id), ` has its ${name} back.`], { of: [id] })
    return line(
      telling,
      icon,
      [named(telling, id), `: ${why}. `, { text: `Takes its ${name}.`, kind: 'dim' }],
      { of: [id] },
    )
  },
  turnUseReset: nothing,
  tagSet: nothing,
  counterSet: ({ id, value, why }, telling) =>
    why === ''
      ? null
      : line(telling, 'note', [named(telling, id), ` ${why}. `, { text: `Now ${value}.`, kind: 'dim' }], {
          of: [id],
        }),
  moved({ id, feet, cost, mode }, telling) {
    const way = mode === 'walk' || mode === '' ? '' : ` (${mode})`
    const price = cost === feet ? '' : ` Counts as ${cost} ft.`
    const text = feet < 0 ? ` takes back ${-feet} ft of movement.` : ` moves ${feet} ft${way}.`
    return line(telling, 'arrow', [named(telling, id), text, { text: price, kind: 'dim' }], { of: [id] })
  },
}

const whatWords: Readonly<Record<string, string>> = {
  bonus: 'bonus action',
  boldAction: 'bold action',
  object: 'object interaction',
}

/** Newcomers of one kind in the same step are told in one line. */
function sameKind(event: EventOf<'combatantAdded'>, telling: Telling): EventOf<'combatantAdded'>[] {
  return telling.events.filter(
    (other): other is EventOf<'combatantAdded'> =>
      other.kind === 'combatantAdded' &&
      other.combatant.baseName === event.combatant.baseName &&
      other.combatant.side === event.combatant.side,
  )
}

function iconOf(patch: Partial<Combatant>): string {
  if (patch.hidden !== undefined) return patch.hidden ? 'eyeoff' : 'eye'
  if (patch.gone !== undefined) return patch.gone === 'fallen' ? 'x' : 'arrow'
  if (patch.hp !== undefined || patch.maxHp !== undefined) return 'heart'
  if (patch.armorClass !== undefined) return 'shield'
  if (patch.surprised !== undefined) return 'warn'
  if (patch.side !== undefined) return patch.side
  return 'note'
}

const secrecy = (id: string, patch: Partial<Combatant>) => ({
  of: [id],
  secret: patch.hidden !== undefined || patch.note !== undefined || patch.publicName !== undefined,
})
