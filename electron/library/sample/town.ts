import type { Sketch } from './build'

const boilerSaint: Sketch = {
  name: 'Boiler Saint',
  publicName: 'The brass figure',
  size: 'Large',
  type: 'construct',
  tags: ['chapel'],
  roles: ['leader', 'solo'],
  challenge: 5,
  armorClass: 18,
  armorNote: 'riveted brass',
  maxHp: 112,
  hpFormula: '15d10+30',
  speeds: { walk: 25 },
  abilities: [20, 8, 15, 10, 14, 16],
  proficiencyBonus: 3,
  saves: { wis: 5 },
  passivePerception: 12,
  resistances: ['fire', 'bludgeoning, piercing and slashing from nonmagical attacks'],
  vulnerabilities: ['cold'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned', 'charmed', 'frightened', 'exhaustion'],
  damageReduction: 3,
  attacksPerAction: 2,
  traits: [
    {
      name: 'Warm congregation',
      text: 'Constructs within 10 ft of it lose 3 damage from every blow, as it does.',
    },
  ],
  actions: [
    {
      name: 'Censer Flail',
      attack: {
        kind: 'melee',
        toHit: 8,
        reach: 10,
        damage: [
          { formula: '2d6+5', type: 'bludgeoning' },
          { formula: '1d6', type: 'fire' },
        ],
      },
    },
    {
      name: 'Benediction of Steam',
      text: 'White heat rolls out of the censer and fills the nave.',
      save: {
        ability: 'con',
        dc: 15,
        area: '20-ft radius within 60 ft',
        damage: [{ formula: '6d6', type: 'fire' }],
        onFail: [{ condition: 'blinded', lasts: [{ kind: 'turn', of: 'bearer', at: 'end', turns: 1 }] }],
      },
      recharge: { kind: 'die', min: 5 },
      tell: 'Its censer hisses and steam runs along the floor.',
    },
    {
      name: 'Stoke the Faithful',
      cost: 'bonus',
      text: 'One construct it can see within 30 ft.',
      healing: '2d8+2',
      uses: { max: 3, per: 'fight' },
    },
    {
      name: 'Last Rites',
      text: 'It lays a gauntlet on one creature and prays very loudly.',
      save: {
        ability: 'wis',
        dc: 14,
        area: 'one creature within 5 ft',
        onSuccess: 'none',
        onFail: [{ condition: 'stunned', lasts: [{ kind: 'turn', of: 'source', at: 'start', turns: 1 }] }],
      },
      recharge: { kind: 'die', min: 6 },
      tell: 'Its visor lifts and there is a light behind it.',
    },
  ],
  motivation: 'Guards the drowned chapel for a congregation that left a century ago.',
}

const rustEater: Sketch = {
  name: 'Rust-Eater',
  size: 'Medium',
  type: 'construct',
  tags: ['foundry', 'chapel'],
  roles: ['minion'],
  challenge: 0.5,
  armorClass: 15,
  maxHp: 22,
  hpFormula: '4d8+4',
  speeds: { walk: 30, climb: 20 },
  abilities: [13, 12, 13, 2, 10, 3],
  resistances: ['slashing'],
  vulnerabilities: ['lightning'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned', 'exhaustion', 'charmed'],
  legs: 6,
  traits: [{ name: 'Exhaust', text: 'Where it falls, steam gives half cover for a round.' }],
  actions: [
    {
      name: 'Grind',
      text: 'It leaves a bright line on steel and a worse one on bone.',
      attack: {
        kind: 'melee',
        toHit: 3,
        damage: [{ formula: '1d8+1', type: 'slashing' }],
        onHit: [{ condition: 'bleeding', params: { amount: '1d4' } }],
      },
    },
  ],
  motivation: 'Follows the smell of iron.',
}

const lantern: Sketch = {
  name: 'Fright Lantern',
  size: 'Tiny',
  type: 'undead',
  tags: ['marsh', 'chapel'],
  roles: ['minion'],
  challenge: 0.5,
  armorClass: 14,
  maxHp: 9,
  hpFormula: '2d4+4',
  speeds: { walk: 0, fly: 30 },
  abilities: [3, 18, 14, 8, 12, 14],
  resistances: ['cold', 'necrotic'],
  immunities: ['poison'],
  conditionImmunities: ['prone', 'grappled', 'restrained', 'poisoned'],
  legs: 0,
  actions: [
    {
      name: 'Cold Touch',
      attack: { kind: 'meleeSpell', toHit: 4, damage: [{ formula: '1d6+2', type: 'necrotic' }] },
    },
    {
      name: 'Show Them',
      text: 'Each sees in its light how they will be found.',
      save: {
        ability: 'wis',
        dc: 12,
        area: '15 ft around it',
        onSuccess: 'none',
        onFail: [{ condition: 'frightened', lasts: [{ kind: 'turn', of: 'bearer', at: 'end', turns: 2 }] }],
      },
      recharge: { kind: 'die', min: 6 },
      tell: 'The flame inside goes small and blue.',
    },
  ],
  motivation: 'Drifts toward the most frightened person in the room.',
}

const hound: Sketch = {
  name: 'Bell Hound',
  size: 'Medium',
  type: 'beast',
  tags: ['tithe', 'town'],
  challenge: 1,
  armorClass: 14,
  maxHp: 30,
  hpFormula: '4d8+12',
  speeds: { walk: 50 },
  abilities: [16, 15, 16, 3, 14, 7],
  skills: { perception: 4 },
  passivePerception: 14,
  conditionImmunities: ['deafened'],
  legs: 4,
  traits: [
    {
      name: 'Pack hunter',
      text: 'Advantage on attacks against a creature beside which an ally of it stands.',
    },
  ],
  actions: [
    {
      name: 'Haul Down',
      attack: {
        kind: 'melee',
        toHit: 5,
        damage: [{ formula: '2d6+3', type: 'piercing' }],
        onHit: [{ condition: 'prone' }],
      },
    },
    {
      name: 'Bell Howl',
      text: 'The bells in its mane answer each other.',
      save: {
        ability: 'wis',
        dc: 12,
        area: '30 ft around it',
        onSuccess: 'none',
        onFail: [{ condition: 'frightened', lasts: [{ kind: 'save', at: 'end', ability: 'wis', dc: 12 }] }],
      },
      recharge: { kind: 'die', min: 5 },
      tell: 'The brass bells in its mane begin to tremble.',
    },
  ],
  motivation: 'Trained to bring debtors back alive.',
}

const mudSinger: Sketch = {
  name: 'Mud-Singer',
  size: 'Medium',
  type: 'humanoid',
  tags: ['marsh', 'caster'],
  roles: ['leader'],
  challenge: 2,
  armorClass: 12,
  maxHp: 40,
  hpFormula: '9d8',
  abilities: [9, 14, 11, 12, 16, 14],
  saves: { wis: 5, con: 2 },
  skills: { nature: 5, performance: 6 },
  passivePerception: 13,
  actions: [
    {
      name: 'Spit of Silt',
      attack: {
        kind: 'rangedSpell',
        toHit: 5,
        reach: null,
        range: { normal: 60, long: null },
        damage: [{ formula: '2d8', type: 'poison' }],
      },
      spellLevel: 0,
    },
    {
      name: 'Drowning Hymn',
      text: 'Mud climbs the legs of everyone near the point it sings at and holds them while it goes on singing.',
      save: {
        ability: 'str',
        dc: 13,
        area: '10-ft radius within 60 ft',
        onSuccess: 'none',
        onFail: [{ condition: 'restrained', lasts: [{ kind: 'save', at: 'end', ability: 'str', dc: 13 }] }],
      },
      spellLevel: 2,
      concentration: true,
      uses: { max: 2, per: 'day' },
    },
    {
      name: 'Close the Wound',
      cost: 'bonus',
      text: 'One ally within 30 ft.',
      healing: '1d8+3',
      spellLevel: 1,
      uses: { max: 3, per: 'day' },
    },
  ],
  motivation: 'Thinks the river is a god and the tithe its prayer.',
}

const wight: Sketch = {
  name: 'Tannery Wight',
  size: 'Medium',
  type: 'undead',
  tags: ['town'],
  challenge: 3,
  armorClass: 15,
  maxHp: 60,
  hpFormula: '8d8+24',
  abilities: [16, 14, 16, 10, 12, 13],
  saves: { con: 5 },
  skills: { stealth: 4 },
  passivePerception: 11,
  resistances: ['necrotic'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned', 'exhaustion', 'bleeding', 'hemorrhage'],
  attacksPerAction: 2,
  traits: [
    {
      name: 'Vat steam',
      text: 'The reek around it is half cover against attacks from more than 10 ft away.',
    },
  ],
  actions: [
    {
      name: 'Flensing Knife',
      text: 'It knows where to cut.',
      attack: {
        kind: 'melee',
        toHit: 5,
        damage: [{ formula: '1d6+3', type: 'slashing' }],
        onHit: [{ condition: 'bleeding', params: { amount: '1d6' } }],
      },
    },
    {
      name: 'Open the Hide',
      text: 'A long pull of the blade at a creature that is down.',
      save: {
        ability: 'con',
        dc: 13,
        area: 'one prone creature within 5 ft',
        damage: [{ formula: '3d6', type: 'slashing' }],
        onFail: [{ condition: 'hemorrhage' }],
      },
      recharge: { kind: 'die', min: 6 },
      tell: 'It wipes the knife twice on its apron.',
    },
  ],
  motivation: 'Still owes the guild forty hides.',
}

const widow: Sketch = {
  name: 'Sluice Widow',
  publicName: 'A lady in grey',
  size: 'Medium',
  type: 'humanoid',
  tags: ['town', 'poison'],
  roles: ['leader'],
  challenge: 3,
  armorClass: 15,
  maxHp: 45,
  hpFormula: '10d8',
  abilities: [10, 17, 11, 14, 13, 15],
  saves: { dex: 5, int: 4 },
  skills: { stealth: 7, deception: 6 },
  passivePerception: 13,
  resistances: ['poison'],
  attacksPerAction: 2,
  actions: [
    {
      name: 'Hatpin',
      text: 'Widow’s grace on the point.',
      attack: {
        kind: 'melee',
        toHit: 5,
        light: true,
        damage: [
          { formula: '1d4+3', type: 'piercing' },
          { formula: '2d6', type: 'poison' },
        ],
      },
    },
    {
      name: 'Widow’s Grace',
      text: 'A kiss, a cup or a scratch: the hands go first.',
      save: {
        ability: 'con',
        dc: 13,
        area: 'one creature within 5 ft',
        onSuccess: 'none',
        onFail: [
          {
            condition: 'paralyzed',
            lasts: [
              { kind: 'save', at: 'end', ability: 'con', dc: 13 },
              { kind: 'seconds', seconds: 60 },
            ],
          },
        ],
      },
      recharge: { kind: 'die', min: 6 },
      tell: 'She has taken one glove off.',
    },
    {
      name: 'Step Behind Him',
      cost: 'reaction',
      text: 'When attacked: she swaps places with an ally beside her, who becomes the target.',
    },
  ],
  motivation: 'Sells the same debt three times and buries the difference.',
}

const toad: Sketch = {
  name: 'Fumarole Toad',
  size: 'Small',
  type: 'beast',
  tags: ['caldera', 'river'],
  roles: ['minion'],
  challenge: 0.5,
  armorClass: 12,
  maxHp: 16,
  hpFormula: '3d6+6',
  speeds: { walk: 20, swim: 30 },
  abilities: [10, 13, 14, 2, 10, 4],
  resistances: ['fire'],
  vulnerabilities: ['cold'],
  legs: 4,
  actions: [
    {
      name: 'Tongue Lash',
      attack: { kind: 'melee', toHit: 3, reach: 15, damage: [{ formula: '1d6+1', type: 'bludgeoning' }] },
    },
    {
      name: 'Cinder Spit',
      save: { ability: 'dex', dc: 12, area: '15-ft line', damage: [{ formula: '3d6', type: 'fire' }] },
      recharge: { kind: 'die', min: 5 },
      tell: 'Its throat swells and glows like a coal.',
    },
  ],
  motivation: 'Likes warm stones. Dislikes being stepped on.',
}

/** Creatures of the town, the chapel and the road. */
export const town: readonly Sketch[] = [boilerSaint, rustEater, lantern, hound, mudSinger, wight, widow, toad]
