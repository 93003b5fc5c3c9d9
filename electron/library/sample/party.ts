import type { Sketch } from './build'

const hero = { size: 'Medium', type: 'humanoid', level: 5, proficiencyBonus: 3, deathSaves: true } as const

const dagny: Sketch = {
  ...hero,
  name: 'Dagny Holt',
  tags: ['fighter'],
  armorClass: 16,
  armorNote: 'ring mail and a ferry-chain',
  maxHp: 58,
  hitDice: { sides: 12, count: 5 },
  abilities: [18, 12, 18, 8, 12, 10],
  saves: { str: 7, con: 7 },
  skills: { athletics: 7, intimidation: 3 },
  passivePerception: 11,
  languages: 'Trade, River cant',
  attacksPerAction: 2,
  traits: [{ name: 'Ferry-born', text: 'Shallow water and mud are not difficult terrain for her.' }],
  actions: [
    {
      name: 'Boat Axe',
      text: 'Two hands.',
      attack: {
        kind: 'melee',
        toHit: 7,
        ability: 'str',
        hands: 2,
        damage: [{ formula: '1d12+4', type: 'slashing' }],
      },
    },
    {
      name: 'Hand Axe',
      attack: {
        kind: 'melee',
        toHit: 7,
        ability: 'str',
        thrown: true,
        light: true,
        range: { normal: 20, long: 60 },
        damage: [{ formula: '1d6+4', type: 'slashing' }],
      },
    },
    {
      name: 'Second Wind',
      cost: 'bonus',
      text: 'She spits, laughs and straightens up.',
      healing: '1d10+5',
      uses: { max: 1, per: 'short' },
    },
  ],
  motivation: 'Her brother was taken as tithe. She has the ledger page with his name.',
}

const anselm: Sketch = {
  ...hero,
  name: 'Brother Anselm Quay',
  tags: ['priest'],
  armorClass: 16,
  armorNote: 'chain shirt and shield',
  maxHp: 44,
  hitDice: { sides: 8, count: 5 },
  abilities: [12, 10, 16, 12, 18, 12],
  saves: { wis: 7, cha: 4 },
  skills: { medicine: 7, religion: 4 },
  passivePerception: 14,
  languages: 'Trade, Old liturgy',
  resistances: ['cold'],
  traits: [
    {
      name: 'Drowned once',
      text: 'He can hold his breath for ten minutes and dislikes being asked about it.',
    },
  ],
  actions: [
    {
      name: 'Harbor Mace',
      attack: {
        kind: 'melee',
        toHit: 4,
        ability: 'str',
        damage: [{ formula: '1d6+1', type: 'bludgeoning' }],
      },
    },
    {
      name: 'Breaking Wave',
      text: 'A wall of cold water rises from nothing and falls on everyone before him.',
      save: {
        ability: 'con',
        dc: 15,
        area: '15-ft cone',
        damage: [{ formula: '3d8', type: 'bludgeoning' }],
        onFail: [{ condition: 'prone' }],
      },
      spellLevel: 2,
      uses: { max: 2, per: 'long' },
    },
    {
      name: 'Tide of Mending',
      cost: 'bonus',
      text: 'One creature he can see within 60 ft.',
      healing: '1d8+4',
      spellLevel: 1,
      uses: { max: 4, per: 'long' },
    },
    {
      name: 'Ward of Tides',
      text: 'For ten minutes a ring of standing water keeps missiles off one ally: ranged attacks against it are flat at best.',
      spellLevel: 2,
      concentration: true,
      uses: { max: 1, per: 'long' },
    },
  ],
  motivation: 'Believes the river owes him a second death and means to choose when.',
}

const wren: Sketch = {
  ...hero,
  name: 'Wren Adeyo',
  tags: ['scout'],
  armorClass: 15,
  armorNote: 'oiled leather',
  maxHp: 41,
  hitDice: { sides: 10, count: 5 },
  abilities: [11, 18, 14, 12, 16, 8],
  saves: { str: 3, dex: 7 },
  skills: { perception: 6, stealth: 7, survival: 6 },
  passivePerception: 16,
  languages: 'Trade, Marsh signs',
  attacksPerAction: 2,
  actions: [
    {
      name: 'Longbow',
      attack: {
        kind: 'ranged',
        toHit: 7,
        ability: 'dex',
        reach: null,
        hands: 2,
        range: { normal: 150, long: 600 },
        damage: [{ formula: '1d8+4', type: 'piercing' }],
      },
    },
    {
      name: 'Barbed Arrow',
      text: 'The head stays in. One of three that she made herself.',
      attack: {
        kind: 'ranged',
        toHit: 7,
        ability: 'dex',
        reach: null,
        hands: 2,
        range: { normal: 80, long: 200 },
        damage: [{ formula: '1d8+4', type: 'piercing' }],
        onHit: [{ condition: 'bleeding', params: { amount: '1d6' } }],
      },
      uses: { max: 3, per: 'long' },
    },
    {
      name: 'Reed Knife',
      attack: {
        kind: 'melee',
        toHit: 7,
        ability: 'dex',
        light: true,
        damage: [{ formula: '1d6+4', type: 'piercing' }],
      },
    },
  ],
  motivation: 'Maps the marsh so that nobody has to pay a toll to cross it.',
}

const isaura: Sketch = {
  ...hero,
  name: 'Isaura Vant',
  tags: ['duelist'],
  armorClass: 17,
  armorNote: 'breastplate, once her father’s',
  maxHp: 52,
  hitDice: { sides: 10, count: 5 },
  abilities: [14, 18, 16, 12, 10, 16],
  saves: { dex: 7, cha: 6 },
  skills: { acrobatics: 7, deception: 6, persuasion: 6 },
  passivePerception: 10,
  languages: 'Trade, Court',
  attacksPerAction: 2,
  actions: [
    {
      name: 'Longsword',
      attack: { kind: 'melee', toHit: 7, ability: 'dex', damage: [{ formula: '1d8+4', type: 'slashing' }] },
    },
    {
      name: 'Parrying Dagger',
      cost: 'bonus',
      attack: {
        kind: 'melee',
        toHit: 7,
        ability: 'dex',
        light: true,
        damage: [{ formula: '1d4+4', type: 'piercing' }],
      },
    },
    {
      name: 'Name Your Second',
      text: 'She calls one foe out by whatever name it answers to. It had better look at her.',
      save: {
        ability: 'wis',
        dc: 14,
        area: 'one creature within 30 ft',
        onSuccess: 'none',
        onFail: [{ condition: 'unsettled', lasts: [{ kind: 'turn', of: 'source', at: 'end', turns: 1 }] }],
      },
      uses: { max: 2, per: 'short' },
    },
  ],
  motivation: 'Signed the treaty that made the tithe lawful. Nobody at the table knows yet.',
}

/** The four heroes of the sample campaign, level 5. */
export const party: readonly Sketch[] = [wren, dagny, anselm, isaura]
