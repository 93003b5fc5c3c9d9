import type { Sketch } from './build'

const matriarch: Sketch = {
  name: 'Kettleback Matriarch',
  publicName: 'The Kettleback',
  size: 'Huge',
  type: 'beast',
  tags: ['weir', 'river'],
  roles: ['solo'],
  challenge: 6,
  armorClass: 17,
  armorNote: 'boiler shell',
  maxHp: 148,
  hpFormula: '11d12+77',
  speeds: { walk: 30, swim: 50 },
  abilities: [21, 8, 22, 3, 13, 6],
  proficiencyBonus: 3,
  saves: { con: 9 },
  passivePerception: 11,
  resistances: ['cold', 'piercing'],
  immunities: ['fire'],
  legs: 4,
  attacksPerAction: 2,
  traits: [
    {
      name: 'Boiling blood',
      text: 'A creature that hits it with a piercing weapon from within 5 ft takes 1d6 fire damage.',
    },
    { name: 'Brood rage', text: 'It has advantage on attacks while one of its eggs lies broken in sight.' },
  ],
  actions: [
    {
      name: 'Bite',
      text: 'Holds on. Athletics DC 16 to escape.',
      attack: {
        kind: 'melee',
        toHit: 8,
        reach: 10,
        damage: [{ formula: '2d10+5', type: 'piercing' }],
        onHit: [{ condition: 'grappled', note: 'Athletics DC 16 to escape' }],
      },
    },
    {
      name: 'Tail Sweep',
      text: 'Knocks down whoever it hits.',
      attack: {
        kind: 'melee',
        toHit: 8,
        reach: 15,
        damage: [{ formula: '2d8+5', type: 'bludgeoning' }],
        onHit: [{ condition: 'prone' }],
      },
    },
    {
      name: 'Scalding Plume',
      text: 'Live steam bursts from the vents along its neck.',
      save: { ability: 'con', dc: 16, area: '60-ft cone', damage: [{ formula: '8d6', type: 'fire' }] },
      recharge: { kind: 'die', min: 5 },
      tell: 'Steam whistles from the seams of its shell.',
    },
    {
      name: 'Shell Quake',
      text: 'It drops its whole weight at once.',
      save: {
        ability: 'dex',
        dc: 16,
        area: '20 ft around it',
        damage: [{ formula: '4d10', type: 'thunder' }],
        onFail: [{ condition: 'prone' }],
      },
      recharge: { kind: 'die', min: 6 },
      tell: 'It draws in all four legs and rocks.',
    },
    {
      name: 'Snap Shut',
      cost: 'reaction',
      text: 'When hit from within 5 ft: +4 AC against that blow.',
    },
  ],
  motivation: 'Wants its eggs left alone. Flees down the mill race at a third of its health.',
}

const calf: Sketch = {
  name: 'Kettleback Calf',
  size: 'Medium',
  type: 'beast',
  tags: ['weir', 'river'],
  roles: ['minion'],
  challenge: 0.5,
  armorClass: 13,
  maxHp: 18,
  hpFormula: '3d8+5',
  speeds: { walk: 25, swim: 40 },
  abilities: [14, 10, 15, 2, 10, 5],
  immunities: ['fire'],
  legs: 4,
  actions: [
    {
      name: 'Nip',
      attack: { kind: 'melee', toHit: 4, damage: [{ formula: '1d6+2', type: 'piercing' }] },
    },
    {
      name: 'Hiss',
      text: 'A jet of hot breath at one creature beside it.',
      save: {
        ability: 'dex',
        dc: 11,
        area: 'one creature within 5 ft',
        damage: [{ formula: '2d4', type: 'fire' }],
      },
      recharge: { kind: 'die', min: 5 },
      tell: 'A lid of shell behind its head begins to rattle.',
    },
  ],
  motivation: 'Stays close to the Matriarch; alone, it runs.',
}

const reaver: Sketch = {
  name: 'Sedge Reaver',
  size: 'Medium',
  type: 'humanoid',
  tags: ['marsh', 'bandit'],
  roles: ['minion'],
  challenge: 0.5,
  armorClass: 13,
  armorNote: 'woven reed over hide',
  maxHp: 13,
  hpFormula: '3d8',
  abilities: [13, 14, 12, 9, 11, 8],
  skills: { stealth: 6 },
  passivePerception: 10,
  traits: [{ name: 'Knows the mud', text: 'It ignores difficult terrain made of water, mud or reeds.' }],
  actions: [
    {
      name: 'Gaff',
      text: 'The hook finds a strap or a sleeve.',
      attack: { kind: 'melee', toHit: 4, reach: 10, damage: [{ formula: '1d8+2', type: 'slashing' }] },
    },
    {
      name: 'Barbed Dart',
      text: 'It tears more on the way out.',
      attack: {
        kind: 'ranged',
        toHit: 4,
        reach: null,
        range: { normal: 30, long: 90 },
        damage: [{ formula: '1d4+2', type: 'piercing' }],
        onHit: [{ condition: 'bleeding', params: { amount: '1d4' } }],
      },
    },
  ],
  motivation: 'Paid by the head. Breaks when Maur falls.',
}

const maur: Sketch = {
  name: 'Toll-Warden Maur',
  publicName: 'A masked warden',
  size: 'Medium',
  type: 'humanoid',
  tags: ['tithe', 'bandit'],
  roles: ['leader'],
  challenge: 3,
  armorClass: 17,
  armorNote: 'lacquered plate, the toll bell on his back',
  maxHp: 78,
  hpFormula: '12d8+24',
  abilities: [18, 12, 15, 12, 13, 16],
  proficiencyBonus: 2,
  saves: { wis: 3, cha: 5 },
  skills: { intimidation: 5, insight: 3 },
  passivePerception: 11,
  attacksPerAction: 2,
  traits: [
    {
      name: 'All dues to me',
      text: 'Tithe Guards within 10 ft of him stand so close that each blow against them loses 2 more damage.',
    },
  ],
  actions: [
    {
      name: 'Toll Hammer',
      attack: {
        kind: 'melee',
        toHit: 6,
        damage: [{ formula: '1d10+4', type: 'bludgeoning' }],
        onHit: [{ condition: 'unsettled', lasts: [{ kind: 'turn', of: 'bearer', at: 'end', turns: 1 }] }],
      },
    },
    {
      name: 'Heavy Crossbow',
      attack: {
        kind: 'ranged',
        toHit: 6,
        reach: null,
        range: { normal: 100, long: 400 },
        damage: [{ formula: '2d8+4', type: 'piercing' }],
      },
    },
    {
      name: 'Ring the Dead Bell',
      text: 'One stroke. Everyone who owes anything hears it.',
      save: {
        ability: 'wis',
        dc: 13,
        area: 'enemies within 30 ft',
        onSuccess: 'none',
        onFail: [
          {
            condition: 'frightened',
            lasts: [
              { kind: 'save', at: 'end', ability: 'wis', dc: 13 },
              { kind: 'rounds', rounds: 3 },
            ],
          },
        ],
      },
      recharge: { kind: 'die', min: 5 },
      tell: 'The bell on his back begins to hum by itself.',
    },
    {
      name: 'Collect',
      cost: 'bonus',
      text: 'One ally within 30 ft that hears him may move up to half its speed at once.',
    },
  ],
  motivation: 'Keeps the ninth egg in his saddlebag and means to sell it before the snow.',
}

const guard: Sketch = {
  name: 'Tithe Guard',
  size: 'Medium',
  type: 'humanoid',
  tags: ['tithe', 'bandit'],
  roles: ['minion'],
  challenge: 1,
  armorClass: 16,
  armorNote: 'tower shield',
  maxHp: 27,
  hpFormula: '5d8+5',
  abilities: [15, 10, 13, 9, 10, 9],
  damageReduction: 2,
  traits: [
    {
      name: 'Shield row',
      text: 'Its great shield takes 2 from every blow; the number is in its damage reduction.',
    },
  ],
  actions: [
    { name: 'Spear', attack: { kind: 'melee', toHit: 4, damage: [{ formula: '1d8+2', type: 'piercing' }] } },
    {
      name: 'Shield Slam',
      cost: 'bonus',
      text: 'A creature no larger than it, beside it.',
      save: {
        ability: 'str',
        dc: 12,
        area: 'one creature within 5 ft',
        onSuccess: 'none',
        onFail: [{ condition: 'prone' }],
      },
    },
  ],
  motivation: 'Holds the line because the others do.',
}

const lurker: Sketch = {
  name: 'Silt Lurker',
  publicName: 'Something in the silt',
  size: 'Medium',
  type: 'monstrosity',
  tags: ['marsh', 'river', 'poison'],
  challenge: 1,
  armorClass: 14,
  maxHp: 38,
  hpFormula: '7d8+7',
  speeds: { walk: 20, swim: 40 },
  abilities: [15, 15, 12, 4, 13, 5],
  skills: { stealth: 6, perception: 3 },
  passivePerception: 13,
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  legs: 6,
  actions: [
    {
      name: 'Silt Fangs',
      text: 'The wound goes grey.',
      attack: {
        kind: 'melee',
        toHit: 4,
        damage: [
          { formula: '1d8+2', type: 'piercing' },
          { formula: '1d6', type: 'poison' },
        ],
        onHit: [
          {
            condition: 'poisoned',
            lasts: [
              { kind: 'save', at: 'end', ability: 'con', dc: 12 },
              { kind: 'seconds', seconds: 600 },
            ],
          },
        ],
      },
    },
    {
      name: 'Drag Under',
      cost: 'bonus',
      text: 'A creature it poisoned and stands beside.',
      save: {
        ability: 'str',
        dc: 13,
        area: 'one creature within 5 ft',
        onSuccess: 'none',
        onFail: [{ condition: 'grappled', note: 'Athletics DC 13 to escape' }],
      },
    },
  ],
  motivation: 'Waits under the pier for whoever falls in.',
}

/** Creatures of the weir and the marsh. */
export const river: readonly Sketch[] = [matriarch, calf, reaver, maur, guard, lurker]
