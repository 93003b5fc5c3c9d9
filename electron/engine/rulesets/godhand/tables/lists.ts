import type { Ability } from '@shared/domain/base'

/** The usual types; the chapter itself has no list (GH-MISS-02). The GM's rows stand beside them. */
export const damageTypes = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const

/** From small to large; the usual six, since the chapter's table is missing (GH-MISS-03, GH-SIZE-03). */
export const sizes = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const

export type SkillCost = 'free' | 'bonus' | 'action'

export interface SkillRow {
  readonly id: string
  readonly name: string
  readonly ability: Ability
  /** Knowing costs nothing, noticing a bonus action, doing the action (GH-ACT-25). */
  readonly cost: SkillCost
}

const skill = (id: string, name: string, ability: Ability, cost: SkillCost): SkillRow => ({
  id,
  name,
  ability,
  cost,
})

export const skills: readonly SkillRow[] = [
  skill('acrobatics', 'Acrobatics', 'dex', 'action'),
  skill('animalHandling', 'Animal Handling', 'wis', 'action'),
  skill('arcana', 'Arcana', 'int', 'free'),
  skill('athletics', 'Athletics', 'str', 'action'),
  skill('deception', 'Deception', 'cha', 'action'),
  skill('history', 'History', 'int', 'free'),
  skill('insight', 'Insight', 'wis', 'bonus'),
  skill('intimidation', 'Intimidation', 'cha', 'action'),
  skill('investigation', 'Investigation', 'int', 'bonus'),
  skill('medicine', 'Medicine', 'wis', 'action'),
  skill('nature', 'Nature', 'int', 'free'),
  skill('perception', 'Perception', 'wis', 'bonus'),
  skill('performance', 'Performance', 'cha', 'action'),
  skill('persuasion', 'Persuasion', 'cha', 'action'),
  skill('religion', 'Religion', 'int', 'free'),
  skill('sleightOfHand', 'Sleight of Hand', 'dex', 'action'),
  skill('stealth', 'Stealth', 'dex', 'action'),
  skill('survival', 'Survival', 'wis', 'action'),
]
