import type { Format } from '../outcome'
import { fields } from '../values'
import { readCreature } from './creature'

const abilityNames = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma']

/** A record of this format has an index and some of the fields that no other format has. */
function isCreature(value: unknown): boolean {
  const record = fields(value)
  if (!record || !('index' in record)) return false
  const marks = ['hit_points', 'proficiencies', 'special_abilities', 'dexterity_save', ...abilityNames]
  return marks.filter((mark) => mark in record).length >= 2
}

/** Creatures as the open database of fifth-edition rules serves them: one, or a list. */
export const fiveEDatabase: Format = {
  name: '5e-database (JSON)',
  recognise(content) {
    if (Array.isArray(content)) return content.some(isCreature) ? content : null
    return isCreature(content) ? [content] : null
  },
  read: readCreature,
}
