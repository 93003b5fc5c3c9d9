import type { Side } from '@shared/domain/base'
import type { Creature } from '@shared/domain/creature'
import type { IconName } from '../../base/icons'
import type { ActionRecord } from '../../keys/registry.svelte'
import { fit, tidy } from '../../table/parse/words'
import { byGroup } from '../by-group'
import { readCommand, type Reading, type World } from './read'
import type { Person } from './targets'

/** One line of the palette. */
export type Item =
  | { kind: 'reading'; id: string; reading: Reading }
  | { kind: 'action'; id: string; action: ActionRecord }
  | { kind: 'person'; id: string; person: Person }
  | { kind: 'creature'; id: string; creature: Creature }
  | { kind: 'rule'; id: string; name: string; summary: string; icon: IconName }

export interface Group {
  readonly title: string
  readonly items: readonly Item[]
}

const searchText = (action: ActionRecord) => `${action.label} ${action.words ?? ''}`

/** How well an action fits; "go to library" and "library" both find the library. */
function actionFit(query: string, action: ActionRecord): number {
  const plain = tidy(query)
  const score = fit(plain, searchText(action))
  return score > 0 ? score : tidy(searchText(action)).includes(plain) && plain.length > 2 ? 0.5 : 0
}

/** What an action that takes a side is drawn with. */
export const sideOf = (item: Item): Side | null =>
  item.kind === 'person' ? item.person.side : item.kind === 'creature' ? 'foe' : null

const limit = 7

/** The palette's groups for a text. Empty text: everything that can be done here. */
export function groupsFor(text: string, world: World, actions: readonly ActionRecord[]): Group[] {
  const asItem = (action: ActionRecord): Item => ({ kind: 'action', id: `action-${action.id}`, action })
  if (tidy(text) === '')
    return byGroup(actions).map(({ title, list }) => ({ title, items: list.map(asItem) }))
  const readings = readCommand(text, world).map((reading, n): Item => ({
    kind: 'reading',
    id: `reading-${n}`,
    reading,
  }))
  const doing = actions
    .map((action) => ({ action, score: actionFit(text, action) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ action }) => asItem(action))
  const people = world.people
    .filter((person) => fit(text, person.name) > 0)
    .slice(0, limit)
    .map((person): Item => ({ kind: 'person', id: `person-${person.id}`, person }))
  const creatures = world.creatures
    .filter((creature) => fit(text, creature.name) > 0)
    .slice(0, limit)
    .map((creature): Item => ({ kind: 'creature', id: `creature-${creature.id}`, creature }))
  const [word = ''] = tidy(text).split(' ')
  const rules = world.conditions
    .filter((row) => word.length > 2 && tidy(row.name).startsWith(word))
    .slice(0, 3)
    .map((row): Item => ({
      kind: 'rule',
      id: `rule-${row.id}`,
      name: row.name,
      summary: row.summary,
      icon: 'note',
    }))
  // A finished sentence goes before everything; an unfinished one stands behind what can be done at once.
  const finished = readings[0]?.kind === 'reading' && readings[0].reading.command !== null
  const understood: Group = { title: 'Understood', items: readings }
  return [
    ...(finished ? [understood] : []),
    { title: 'Do', items: doing },
    { title: 'On the table', items: people },
    ...(finished ? [] : [understood]),
    { title: 'Rules', items: rules },
    { title: 'Creatures', items: creatures },
  ].filter((group) => group.items.length > 0)
}
