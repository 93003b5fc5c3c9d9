import type { Action, Attack, Creature, SaveAction, Trait } from '@shared/domain/creature'
import type { EffectSpec } from '@shared/domain/effect'

const freshId = () => crypto.randomUUID()

/** An ordinary creature to start from; nothing has saved it yet. `ruleset` is the campaign's. */
export const blankCreature = (ruleset: string, name: string): Creature => ({
  id: freshId(),
  name,
  ruleset,
  publicName: null,
  size: 'Medium',
  type: '',
  tags: [],
  roles: [],
  challenge: null,
  level: null,
  armorClass: 12,
  armorNote: '',
  maxHp: 10,
  hpFormula: null,
  hitDice: null,
  speeds: { walk: 30 },
  abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
  proficiencyBonus: 2,
  saves: {},
  skills: {},
  passivePerception: 10,
  senses: '',
  languages: '',
  resistances: [],
  vulnerabilities: [],
  immunities: [],
  conditionImmunities: [],
  damageReduction: 0,
  legs: 2,
  attacksPerAction: 1,
  traits: [],
  actions: [],
  motivation: '',
  notes: '',
  deathSaves: false,
  source: '',
  leftovers: {},
})

/** A party member's sheet to start from: it has a level, hit dice, and makes death saves. */
export const blankSheet = (ruleset: string, name: string): Creature => ({
  ...blankCreature(ruleset, name),
  level: 1,
  hitDice: { sides: 8, count: 1 },
  deathSaves: true,
})

export const blankAction = (name: string): Action => ({
  id: freshId(),
  name,
  cost: 'action',
  text: '',
  attack: null,
  save: null,
  healing: null,
  recharge: null,
  tell: '',
  uses: null,
  spellLevel: null,
  concentration: false,
  roles: [],
})

export const blankAttack = (toHit: number): Attack => ({
  kind: 'melee',
  toHit,
  ability: null,
  reach: 5,
  range: null,
  damage: [],
  light: false,
  thrown: false,
  hands: 1,
  onHit: [],
})

export const blankSave = (dc: number): SaveAction => ({
  ability: 'dex',
  dc,
  area: '',
  onSuccess: 'half',
  damage: [],
  onFail: [],
})

/** An effect on a hit or a failed save; `condition` null = a free one with a name. */
export const blankEffect = (condition: string | null): EffectSpec => ({
  condition,
  name: '',
  params: {},
  note: '',
  visible: true,
  ongoing: null,
  lasts: [],
})

export const blankTrait = (): Trait => ({ id: freshId(), name: '', text: '' })

/** The same action once more, as one of its own. */
export const actionCopy = (action: Action, name: string): Action => ({ ...action, id: freshId(), name })

/** The same creature under another name; its traits and actions get ids of their own. */
export const creatureCopy = (creature: Creature, name: string): Creature => ({
  ...creature,
  id: freshId(),
  name,
  traits: creature.traits.map((trait) => ({ ...trait, id: freshId() })),
  actions: creature.actions.map((action) => actionCopy(action, action.name)),
})

/** A name that nobody bears yet: "New creature", "New creature 2", … */
export function freeName(base: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((name) => name.toLowerCase()))
  if (!lower.has(base.toLowerCase())) return base
  for (let n = 2; ; n += 1) if (!lower.has(`${base} ${n}`.toLowerCase())) return `${base} ${n}`
}

/** What its numbers would give an attack: the better of Strength and Dexterity with the proficiency bonus. */
export const usualToHit = (creature: Creature): number =>
  Math.floor((Math.max(creature.abilities.str, creature.abilities.dex) - 10) / 2) + creature.proficiencyBonus

/** What its numbers would give a save DC: 8, proficiency bonus and its best ability. */
export const usualDc = (creature: Creature): number =>
  8 + creature.proficiencyBonus + Math.floor((Math.max(...Object.values(creature.abilities)) - 10) / 2)
