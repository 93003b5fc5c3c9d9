import type { Decider } from '../rulesets/ruleset'
import { refuse } from '../work'

type Kinds = 'saveCreature' | 'deleteCreature' | 'importCreatures' | 'saveEncounter' | 'deleteEncounter'

export const libraryCommands: { readonly [K in Kinds]: Decider<K> } = {
  saveCreature(work, { creature }) {
    work.emit({
      kind: 'creatureSaved',
      creature,
      isNew: work.state.get('creatures', creature.id) === undefined,
    })
  },
  deleteCreature(work, { id }) {
    const creature = work.state.get('creatures', id) ?? refuse('That creature is gone already.')
    for (const encounter of work.state.all('encounters')) {
      if (encounter.entries.some((entry) => entry.creature === id)) {
        refuse(`${creature.name} is part of the encounter "${encounter.name}". Take it out there first.`)
      }
    }
    work.emit({ kind: 'creatureDeleted', id, name: creature.name })
  },
  importCreatures(work, { creatures, label }) {
    for (const creature of creatures) {
      work.emit({
        kind: 'creatureSaved',
        creature,
        isNew: work.state.get('creatures', creature.id) === undefined,
      })
    }
    work.emit({ kind: 'creaturesImported', count: creatures.length, label })
  },
  saveEncounter(work, { encounter }) {
    for (const { creature } of encounter.entries) {
      if (!work.state.get('creatures', creature))
        refuse('The encounter names a creature that the library does not have.')
    }
    work.emit({
      kind: 'encounterSaved',
      encounter,
      isNew: work.state.get('encounters', encounter.id) === undefined,
    })
  },
  deleteEncounter(work, { id }) {
    const encounter = work.state.get('encounters', id) ?? refuse('That encounter is gone already.')
    work.emit({ kind: 'encounterDeleted', id, name: encounter.name })
  },
}
