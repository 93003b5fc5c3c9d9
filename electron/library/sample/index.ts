import type { CommandInput } from '@shared/command'
import { build } from './build'
import { encounters } from './encounters'
import { party } from './party'
import { river } from './river'
import { town } from './town'

/** Name of the sample campaign. */
export const sampleName = 'The Tithe Road'

const notes = `The river road from Cold Hatch to the city has one law: everything that passes pays a tenth. Lately the tenth is people.

Last time the party found the toll ledger and burned the gate house. Maur has taken eggs from the kettleback nest to pay off the city, and the nest has noticed.

Next: the weir at Cold Hatch. If they let the Matriarch keep her eggs, she remembers it.`

/** Day 12, 16:40, in seconds of the campaign clock. */
const start = 11 * 86_400 + 16 * 3600 + 40 * 60

/**
 * Everything that makes the sample campaign out of an empty one, as ordinary commands: a party of four, the creatures
 * of the road, three encounters and the GM's notes.
 */
export function sampleCommands(newId: () => string): CommandInput[] {
  const creatures = [...river, ...town].map((sketch) => build(newId(), sketch))
  const ids = new Map(creatures.map((creature) => [creature.name, creature.id]))
  const idOf = (name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`the sample has no creature called ${name}`)
    return id
  }
  return [
    { kind: 'renameCampaign', name: sampleName },
    { kind: 'setCampaignNotes', notes },
    { kind: 'setClock', at: start },
    ...party.map((sketch) => ({ kind: 'addPartyMember' as const, sheet: build(newId(), sketch) })),
    { kind: 'importCreatures', creatures, label: sampleName },
    ...encounters(newId, idOf).map((encounter) => ({ kind: 'saveEncounter' as const, encounter })),
  ]
}
