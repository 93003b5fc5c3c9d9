import type { z } from 'zod'
import type { Ability } from '@shared/domain/base'
import type { actionSchema, creatureSchema, traitSchema } from '@shared/domain/creature'

/** A stat block as it is written down: whatever has a default is left out. */
export type CreatureInput = z.input<typeof creatureSchema>
type ActionInput = Omit<z.input<typeof actionSchema>, 'id'>
type TraitInput = Omit<z.input<typeof traitSchema>, 'id'>

/** A stat block without ids; abilities as six scores in the order Str, Dex, Con, Int, Wis, Cha. */
export interface Sketch extends Omit<CreatureInput, 'id' | 'abilities' | 'actions' | 'traits'> {
  abilities: readonly [number, number, number, number, number, number]
  traits?: readonly TraitInput[]
  actions: readonly ActionInput[]
}

const order: readonly Ability[] = ['str', 'dex', 'con', 'int', 'wis', 'cha']

/** "Scalding Plume" as "scalding-plume": ids inside a block need to differ only inside it. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Gives a sketch its ids. */
export function build(id: string, sketch: Sketch): CreatureInput {
  const abilities = Object.fromEntries(order.map((ability, i) => [ability, sketch.abilities[i] ?? 10]))
  return {
    ...sketch,
    id,
    source: sketch.source ?? 'The Tithe Road',
    abilities: abilities as CreatureInput['abilities'],
    traits: (sketch.traits ?? []).map((trait) => ({ ...trait, id: slug(trait.name) })),
    actions: sketch.actions.map((action) => ({ ...action, id: slug(action.name) })),
  }
}
