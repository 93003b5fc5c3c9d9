import type { Id } from '@shared/domain/base'
import type { Tell } from './index'
import { dim, line, namesOf, plural, sum, whose, type Part, type Telling } from './telling'

type Kinds =
  | 'fightPrepared'
  | 'fightChanged'
  | 'fightOnTable'
  | 'fightBegan'
  | 'fightEnded'
  | 'fightDiscarded'
  | 'orderChanged'
  | 'slotAdded'
  | 'slotChanged'
  | 'slotDropped'
  | 'initiativeRolled'
  | 'initiativeSet'
  | 'tieRolled'
  | 'roundBegan'
  | 'turnBegan'
  | 'turnEnded'
  | 'delayed'
  | 'delayEnded'

const nothing = (): null => null
const strong = (text: string) => ({ text, kind: 'name' as const })

function membersOf(telling: Telling, fight: Id, slot: Id): Id[] {
  const place = telling.slot(fight, slot)
  return place && !place.ghost ? place.members : []
}

const slotNames = (telling: Telling, fight: Id, slot: Id): Part[] =>
  namesOf(telling, membersOf(telling, fight, slot))

export const tellFight: { readonly [K in Kinds]: Tell<K> } = {
  fightPrepared: ({ fight }, telling) => line(telling, 'flag', [strong(fight.name), ' is on the table.']),
  fightChanged: ({ id, why }, telling) =>
    why === '' ? null : line(telling, 'flag', [strong(telling.fightName(id)), ` ${why}.`]),
  fightOnTable: nothing,
  fightBegan: ({ id }, telling) => line(telling, 'blade', [strong(telling.fightName(id)), ' begins.']),
  fightEnded: ({ id, rounds }, telling) =>
    line(telling, 'flag', [strong(telling.fightName(id)), ` is over after ${plural(rounds, 'round')}.`]),
  fightDiscarded: ({ id }, telling) =>
    line(telling, 'trash', [strong(telling.fightName(id)), ' is discarded.']),
  orderChanged: ({ why }, telling) =>
    why === '' ? null : line(telling, 'swap', [`The order is changed, ${why}.`]),
  slotAdded: nothing,
  slotChanged: nothing,
  slotDropped: nothing,
  initiativeRolled: ({ ids, roll, reasons }, telling) =>
    line(
      telling,
      'd20',
      [
        ...namesOf(telling, ids),
        ids.length > 1 ? ' have' : ' has',
        ` initiative ${roll.total}. `,
        dim(sum(roll)),
      ],
      {
        of: ids,
        dice: roll.dice,
        reasons,
      },
    ),
  initiativeSet: ({ ids, value }, telling) =>
    line(
      telling,
      'd20',
      [...namesOf(telling, ids), ids.length > 1 ? ' have' : ' has', ` initiative ${value}.`],
      { of: ids },
    ),
  tieRolled({ rolls }, telling) {
    const fight = telling.state.get('campaign', 'campaign')?.fight ?? ''
    const parts = rolls.flatMap(({ slot, roll }, index): Part[] => [
      index === 0 ? 'Tie: ' : ', ',
      ...slotNames(telling, fight, slot),
      dim(` ${roll.total}`),
    ])
    return line(telling, 'd20', [...parts, '.'], { dice: rolls.flatMap(({ roll }) => roll.dice) })
  },
  roundBegan: ({ round }, telling) => line(telling, 'clock', [`Round ${round}.`]),
  turnBegan({ fight, slot }, telling) {
    const [first, ...rest] = membersOf(telling, fight, slot)
    if (first === undefined) return null
    if (rest.length === 0)
      return line(telling, 'start', [...whose(telling, first), ' turn.'], { of: [first] })
    return line(telling, 'start', ['Turn of ', ...namesOf(telling, [first, ...rest]), '.'], { of: [first] })
  },
  turnEnded: nothing,
  delayed: ({ fight, slot }, telling) => waits(telling, fight, slot, [' delays.', ' delay.']),
  delayEnded: ({ fight, slot }, telling) =>
    waits(telling, fight, slot, [' waits no longer.', ' wait no longer.']),
}

function waits(telling: Telling, fight: Id, slot: Id, [one, many]: [string, string]) {
  const members = membersOf(telling, fight, slot)
  return line(telling, 'glass', [...namesOf(telling, members), members.length > 1 ? many : one], {
    of: members,
  })
}
