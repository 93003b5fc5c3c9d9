import { creatureSchema, type Creature } from '@shared/domain/creature'
import type { z } from 'zod'

type Sheet = Partial<z.input<typeof creatureSchema>>

/** Somebody in a scenario: a party member or a creature, with what differs at its start. */
export interface Person {
  readonly kind: 'hero' | 'foe' | 'ally'
  readonly name: string
  readonly sheet: Creature
  /** How many identical ones: they are called "Goblin 1", "Goblin 2", … and share a place in the order. */
  readonly count: number
  readonly hp: number | null
  readonly initiative: number | null
}

interface Start {
  /** Hit points at the start; left out = all. */
  hp?: number
  initiative?: number
}

const scores = (str: number, dex: number, con: number, int: number, wis: number, cha: number) => ({
  str,
  dex,
  con,
  int,
  wis,
  cha,
})

export function person(
  kind: Person['kind'],
  name: string,
  sheet: Sheet,
  start: Start = {},
  count = 1,
): Person {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const abilities = scores(10, 10, 10, 10, 10, 10)
  const whole = creatureSchema.parse({ id, name, abilities, deathSaves: kind === 'hero', ...sheet })
  return { kind, name, sheet: whole, count, hp: start.hp ?? null, initiative: start.initiative ?? null }
}

/** A party member with only what matters: all scores 10, AC 10, 1 hit point unless said otherwise. */
export const hero = (name: string, sheet: Sheet = {}, start: Start = {}): Person =>
  person('hero', name, sheet, start)

/** A creature of the library on the foes' side. */
export const foe = (name: string, sheet: Sheet = {}, start: Start = {}): Person =>
  person('foe', name, sheet, start)

type Weapon = NonNullable<Sheet['actions']>[number]

const weapon = (name: string, attack: NonNullable<Weapon['attack']>, more: Partial<Weapon> = {}): Weapon => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  attack,
  ...more,
})

// The reference cast of the ledger, section 0.

export const brakka = (start: Start = {}, sheet: Sheet = {}): Person =>
  person(
    'hero',
    'Brakka',
    {
      level: 5,
      abilities: scores(16, 12, 14, 8, 10, 8),
      proficiencyBonus: 3,
      armorClass: 16,
      maxHp: 44,
      hitDice: { sides: 10, count: 5 },
      skills: { athletics: 6, acrobatics: 1 },
      passivePerception: 10,
      saves: { con: 5, str: 6 },
      actions: [
        weapon('Greatsword', {
          kind: 'melee',
          toHit: 6,
          ability: 'str',
          hands: 2,
          damage: [{ formula: '2d6+3', type: 'slashing' }],
        }),
        weapon('Longsword', {
          kind: 'melee',
          toHit: 6,
          ability: 'str',
          damage: [{ formula: '1d8+3', type: 'slashing' }],
        }),
      ],
      ...sheet,
    },
    start,
  )

export const sel = (start: Start = {}, sheet: Sheet = {}): Person =>
  person(
    'hero',
    'Sel',
    {
      level: 5,
      abilities: scores(10, 18, 12, 12, 14, 14),
      proficiencyBonus: 3,
      armorClass: 15,
      maxHp: 33,
      hitDice: { sides: 8, count: 5 },
      skills: {
        stealth: 7,
        sleightOfHand: 7,
        acrobatics: 7,
        athletics: 0,
        perception: 5,
        performance: 5,
        medicine: 2,
      },
      passivePerception: 15,
      actions: [
        weapon('Dagger', {
          kind: 'melee',
          toHit: 7,
          ability: 'dex',
          light: true,
          thrown: true,
          range: { normal: 20, long: 60 },
          damage: [{ formula: '1d4+4', type: 'piercing' }],
        }),
        weapon('Shortbow', {
          kind: 'ranged',
          toHit: 7,
          ability: 'dex',
          hands: 2,
          reach: null,
          range: { normal: 80, long: 320 },
          damage: [{ formula: '1d6+4', type: 'piercing' }],
        }),
      ],
      ...sheet,
    },
    start,
  )

export const oru = (start: Start = {}, sheet: Sheet = {}): Person =>
  person(
    'hero',
    'Oru',
    {
      level: 5,
      abilities: scores(8, 14, 14, 18, 12, 10),
      proficiencyBonus: 3,
      armorClass: 12,
      maxHp: 32,
      hitDice: { sides: 6, count: 5 },
      skills: { medicine: 4, arcana: 7 },
      passivePerception: 11,
      actions: [
        weapon(
          'Ember Dart',
          {
            kind: 'rangedSpell',
            toHit: 7,
            ability: 'int',
            reach: null,
            range: { normal: 60, long: null },
            damage: [{ formula: '2d10', type: 'fire' }],
          },
          { spellLevel: 0 },
        ),
      ],
      ...sheet,
    },
    start,
  )

const goblin: Sheet = {
  size: 'Small',
  roles: ['minion'],
  abilities: scores(8, 14, 10, 10, 8, 10),
  armorClass: 13,
  maxHp: 7,
  hitDice: { sides: 6, count: 2 },
  skills: { stealth: 6, athletics: -1, acrobatics: 2, perception: -1 },
  passivePerception: 9,
  saves: { wis: -1, con: 0 },
  actions: [
    weapon('Scimitar', {
      kind: 'melee',
      toHit: 4,
      ability: 'dex',
      light: true,
      damage: [{ formula: '1d6+2', type: 'slashing' }],
    }),
  ],
}

/** Identical goblins in one place of the order; one alone is called "Goblin", several "Goblin 1", "Goblin 2", … */
export const goblins = (count: number, start: Start = {}, sheet: Sheet = {}): Person =>
  person('foe', 'Goblin', { ...goblin, ...sheet }, start, count)

export const captain = (start: Start = {}, sheet: Sheet = {}): Person =>
  person(
    'foe',
    'Captain',
    {
      roles: ['leader'],
      abilities: scores(15, 14, 14, 10, 10, 10),
      armorClass: 17,
      maxHp: 39,
      hitDice: { sides: 8, count: 6 },
      skills: { athletics: 4, acrobatics: 2, perception: 0 },
      passivePerception: 10,
      saves: { wis: 2, con: 2 },
      actions: [
        weapon('Longsword', {
          kind: 'melee',
          toHit: 4,
          ability: 'str',
          damage: [{ formula: '1d8+2', type: 'slashing' }],
        }),
      ],
      ...sheet,
    },
    start,
  )

export const ogre = (start: Start = {}, sheet: Sheet = {}): Person =>
  person(
    'foe',
    'Ogre',
    {
      size: 'Large',
      roles: ['solo'],
      speeds: { walk: 40 },
      abilities: scores(19, 8, 16, 8, 7, 8),
      armorClass: 11,
      maxHp: 60,
      hitDice: { sides: 10, count: 7 },
      legs: 2,
      skills: { athletics: 4, acrobatics: -1, perception: -2 },
      passivePerception: 8,
      saves: { wis: -2, con: 3 },
      actions: [
        weapon('Greatclub', {
          kind: 'melee',
          toHit: 6,
          ability: 'str',
          damage: [{ formula: '2d8+4', type: 'bludgeoning' }],
        }),
      ],
      ...sheet,
    },
    start,
  )

export const wyrm = (start: Start = {}, sheet: Sheet = {}): Person =>
  person(
    'foe',
    'Wyrm',
    {
      size: 'Large',
      roles: ['solo'],
      speeds: { walk: 30, fly: 60 },
      abilities: scores(18, 10, 18, 10, 12, 10),
      proficiencyBonus: 3,
      armorClass: 15,
      maxHp: 90,
      hitDice: { sides: 10, count: 9 },
      legs: 4,
      skills: { athletics: 7, acrobatics: 0 },
      actions: [
        {
          id: 'ember-breath',
          name: 'Ember Breath',
          recharge: { kind: 'die', min: 5 },
          tell: 'its throat glows orange',
          save: {
            ability: 'dex',
            dc: 15,
            area: '30-foot cone',
            onSuccess: 'half',
            damage: [{ formula: '6d6', type: 'fire' }],
          },
        },
      ],
      ...sheet,
    },
    start,
  )
