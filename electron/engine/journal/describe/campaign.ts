import type { Tell } from './index'
import { clock, length, line } from './telling'

type Kinds =
  | 'campaignChanged'
  | 'rowSaved'
  | 'rowDeleted'
  | 'creatureSaved'
  | 'creatureDeleted'
  | 'creaturesImported'
  | 'encounterSaved'
  | 'encounterDeleted'
  | 'clockMoved'

const strong = (text: string) => ({ text, kind: 'name' as const })

export const tellCampaign: { readonly [K in Kinds]: Tell<K> } = {
  campaignChanged({ name, option }, telling) {
    if (name !== undefined) return line(telling, 'note', ['The campaign is called ', strong(name), ' now.'])
    if (!option) return line(telling, 'note', ['The campaign notes are changed.'], { secret: true })
    const row = telling.rules.options.find(({ key }) => key === option.key)
    const choice = row?.choices.find(({ value }) => value === option.value)?.label ?? String(option.value)
    return line(telling, 'gear', ['House rule ', strong(row?.name ?? option.key), `: ${choice}.`])
  },
  rowSaved: ({ row }, telling) =>
    line(telling, 'note', [strong(row.name), ' is saved among the rows of the game.']),
  rowDeleted: ({ name }, telling) =>
    line(telling, 'trash', [strong(name), ' is deleted from the rows of the game.']),
  creatureSaved({ creature, isNew }, telling) {
    if (telling.has('creaturesImported')) return null
    const text = isNew ? ' joins the library.' : ' is changed in the library.'
    return line(telling, 'file', [strong(creature.name), text], { secret: true })
  },
  creatureDeleted: ({ name }, telling) =>
    line(telling, 'trash', [strong(name), ' is deleted from the library.'], { secret: true }),
  creaturesImported: ({ count, label }, telling) =>
    line(
      telling,
      'folder',
      [`${count} ${count === 1 ? 'creature' : 'creatures'} imported from `, strong(label), '.'],
      {
        secret: true,
      },
    ),
  encounterSaved: ({ encounter, isNew }, telling) =>
    line(telling, 'file', ['Encounter ', strong(encounter.name), isNew ? ' is written.' : ' is changed.'], {
      secret: true,
    }),
  encounterDeleted: ({ name }, telling) =>
    line(telling, 'trash', ['Encounter ', strong(name), ' is deleted.'], { secret: true }),
  clockMoved({ from, to, why }, telling) {
    if (why === '') return null
    const way = to >= from ? `moves ${length(to - from)}` : `goes back ${length(from - to)}`
    return line(telling, 'clock', [`The clock ${way}, to ${clock(to)}.`])
  },
}
