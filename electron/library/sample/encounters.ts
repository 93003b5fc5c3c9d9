import type { z } from 'zod'
import type { encounterSchema } from '@shared/domain/encounter'

type EncounterInput = z.input<typeof encounterSchema>
type Entry = Omit<NonNullable<EncounterInput['entries']>[number], 'id' | 'creature'>

/** An encounter that names its creatures instead of their ids. */
interface Plan {
  readonly name: string
  readonly readAloud: string
  readonly notes: string
  readonly who: readonly (Entry & { readonly creature: string })[]
}

const plans: readonly Plan[] = [
  {
    name: 'The weir at Cold Hatch',
    readAloud:
      'The mill wheel stands still. On the weir something the size of a hay barn shifts its weight, and every loose stone on the bank hops once. Behind it, men with hooks are filling a cart with eggs as large as buckets.',
    notes:
      'More than four of level 5 can take head-on: the Matriarch fights whoever is nearest her eggs, reavers included. The lurker waits under the pier and shows itself when somebody falls in. Maur leaves on horseback when two guards are down; the ninth egg is in his saddlebag.',
    who: [
      { creature: 'Kettleback Matriarch', count: 1 },
      { creature: 'Toll-Warden Maur', count: 1 },
      { creature: 'Sedge Reaver', count: 4 },
      { creature: 'Silt Lurker', count: 1, hidden: true },
    ],
  },
  {
    name: 'Toll at the reed gate',
    readAloud: 'A rope hangs across the causeway with a bell on it. It is already ringing.',
    notes:
      'Two hounds hold the road, the singer stands in the reeds on the left, out of sight until its first hymn. Those who pay are let through and followed.',
    who: [
      { creature: 'Bell Hound', count: 2 },
      { creature: 'Tithe Guard', count: 3 },
      { creature: 'Mud-Singer', count: 1, hidden: true },
    ],
  },
  {
    name: 'Vespers in the drowned chapel',
    readAloud:
      'The pews are under water to the armrests. At the altar a brass figure turns its head, and the candles lean toward it.',
    notes:
      'The saint speaks first and listens to a good answer. The lanterns hang among the lamps and count as lamps until they move.',
    who: [
      { creature: 'Boiler Saint', count: 1 },
      { creature: 'Rust-Eater', count: 3 },
      { creature: 'Fright Lantern', count: 2, hidden: true },
    ],
  },
]

/** The prepared encounters. `idOf` gives the id of a creature by its name. */
export function encounters(newId: () => string, idOf: (creature: string) => string): EncounterInput[] {
  return plans.map(({ name, readAloud, notes, who }) => ({
    id: newId(),
    name,
    readAloud,
    notes,
    entries: who.map(({ creature, ...entry }) => ({ ...entry, id: newId(), creature: idOf(creature) })),
  }))
}
