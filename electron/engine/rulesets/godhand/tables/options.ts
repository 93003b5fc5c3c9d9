import type { OptionRow } from '../../ruleset'

const yesNo = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
]

/** Decisions where the chapter is silent or at odds with itself. The default is the reading that fits it best. */
export const options = [
  {
    key: 'meetAcHits',
    name: 'Equal to the armor class',
    summary: 'Whether an attack total that only equals the armor class hits.',
    rule: 'GH-AMB-02',
    default: true,
    choices: yesNo('It hits', 'It misses'),
  },
  {
    key: 'stealthTie',
    name: 'Stealth equal to passive Perception',
    summary: 'Who wins when a Stealth total equals the observer’s passive Perception.',
    rule: 'GH-AMB-05',
    default: 'hider',
    choices: [
      { value: 'hider', label: 'The hider stays unnoticed' },
      { value: 'observer', label: 'The observer notices' },
    ],
  },
  {
    key: 'groupInitiative',
    name: 'Identical creatures',
    summary: 'Whether identical creatures share one initiative roll and act as one block.',
    rule: 'GH-AMB-06',
    default: 'block',
    choices: [
      { value: 'block', label: 'One roll, one block' },
      { value: 'single', label: 'Each rolls alone' },
    ],
  },
  {
    key: 'sprint',
    name: 'Sprint and Dash',
    summary: 'Whether the speed gained by a sprint is counted again by the Dash it comes with.',
    rule: 'GH-AMB-08',
    default: 'speed',
    choices: [
      { value: 'speed', label: 'It is speed: Dash counts it' },
      { value: 'movement', label: 'It is movement: counted once' },
    ],
  },
  {
    key: 'climbDifficult',
    name: 'Climbing and swimming in difficult terrain',
    summary: 'What each foot costs there without a climbing or swimming speed.',
    rule: 'GH-AMB-09',
    default: 4,
    choices: [
      { value: 4, label: '4 feet' },
      { value: 3, label: '3 feet' },
    ],
  },
  {
    key: 'switchCounts',
    name: 'Switching between speeds',
    summary: 'What is taken off the new speed: the feet paid or the feet covered.',
    rule: 'GH-AMB-10',
    default: 'cost',
    choices: [
      { value: 'cost', label: 'What was paid' },
      { value: 'feet', label: 'What was covered' },
    ],
  },
  {
    key: 'immobileIsSpeed0',
    name: 'Unable to move by its own will',
    summary: 'Whether a grappled or restrained creature counts as having speed 0, so that Dodge ends.',
    rule: 'GH-AMB-12',
    default: true,
    choices: yesNo('Speed 0', 'Only kept from moving'),
  },
  {
    key: 'readyExpiry',
    name: 'Readied actions',
    summary: 'How long a readied action is held.',
    rule: 'GH-AMB-16',
    default: 'none',
    choices: [
      { value: 'none', label: 'Until used or dropped' },
      { value: 'startOfTurn', label: 'Until its next turn starts' },
    ],
  },
  {
    key: 'boldFor',
    name: 'Who may act boldly',
    summary: 'Whether every creature or only the party may act boldly.',
    rule: 'GH-AMB-24',
    default: 'all',
    choices: [
      { value: 'all', label: 'Everybody' },
      { value: 'pcs', label: 'The party' },
    ],
  },
  {
    key: 'boldIfForced',
    name: 'Bold after a forced action',
    summary: 'Whether a creature whose action somebody else chose may act boldly.',
    rule: 'GH-AMB-25',
    default: false,
    choices: yesNo('It may', 'It may not'),
  },
  {
    key: 'crouchOpen',
    name: 'Crouching in the open',
    summary: 'Whether crouching without any cover counts as half cover.',
    rule: 'GH-AMB-26',
    default: true,
    choices: yesNo('Half cover', 'No cover'),
  },
  {
    key: 'speedHalving',
    name: 'Two halvings of speed',
    summary: 'Whether two conditions that halve speed make a quarter of it.',
    rule: 'GH-AMB-37',
    default: 'multiply',
    choices: [
      { value: 'multiply', label: 'A quarter' },
      { value: 'once', label: 'Still a half' },
    ],
  },
  {
    key: 'frightMove',
    name: 'Frightened: moving away',
    summary: 'Whether the duty to move away holds when the source is out of sight.',
    rule: 'GH-AMB-45',
    default: 'always',
    choices: [
      { value: 'always', label: 'Always' },
      { value: 'visible', label: 'Only while it sees the source' },
    ],
  },
  {
    key: 'instantDeath',
    name: 'Instant death',
    summary: 'How much damage above 0 hit points kills at once.',
    rule: 'GH-AMB-01',
    default: 'exceeds',
    choices: [
      { value: 'exceeds', label: 'More than current and maximum together' },
      { value: 'equals', label: 'As much as both together' },
    ],
  },
  {
    key: 'stableWake',
    name: 'Waking the stable',
    summary: 'What wakes a stable creature.',
    rule: 'GH-AMB-32',
    default: 'timer',
    choices: [
      { value: 'timer', label: 'Time, or the GM' },
      { value: 'healing', label: 'Any healing too' },
    ],
  },
  {
    key: 'hemorrhageIsDamage',
    name: 'Hemorrhage is damage',
    summary: 'Whether the blood loss counts as damage.',
    rule: 'GH-AMB-33',
    default: false,
    choices: yesNo('Damage', 'A loss of hit points'),
  },
  {
    key: 'hemorrhageBreaksStable',
    name: 'Hemorrhage and the stable',
    summary: 'Whether a hemorrhage ends being stable.',
    rule: 'GH-AMB-33',
    default: false,
    choices: yesNo('It does', 'It does not'),
  },
  {
    key: 'armorShortRest',
    name: 'Short rest in armor',
    summary: 'Whether armor prevents a short rest as it prevents a long one.',
    rule: 'GH-AMB-38',
    default: 'warn',
    choices: [
      { value: 'warn', label: 'Only said' },
      { value: 'block', label: 'No benefit' },
    ],
  },
  {
    key: 'tempHpBlocksFailure',
    name: 'Temporary hit points at 0',
    summary: 'Whether damage that temporary hit points take whole spares a failed death save.',
    rule: 'GH-AMB-40',
    default: false,
    choices: yesNo('It is spared', 'It still fails'),
  },
  {
    key: 'knockOut',
    name: 'Knocking out',
    summary: 'Which attacks may knock out instead of killing.',
    rule: 'GH-AMB-41',
    default: 'any',
    choices: [
      { value: 'any', label: 'Any attack' },
      { value: 'melee', label: 'Melee attacks' },
    ],
  },
  {
    key: 'deathSaveMods',
    name: 'Death saves and modifiers',
    summary: 'Whether modifiers of all saving throws touch death saves.',
    rule: 'GH-AMB-48',
    default: true,
    choices: yesNo('They do', 'They do not'),
  },
  {
    key: 'bleedStack',
    name: 'Several bleeds',
    summary: 'Whether only the worst bleed acts or all of them.',
    rule: 'GH-AMB-49',
    default: 'worst',
    choices: [
      { value: 'worst', label: 'The worst' },
      { value: 'sum', label: 'All of them' },
    ],
  },
  {
    key: 'shareTells',
    name: 'Tells on the players’ screen',
    summary: 'Whether the tell of a charged ability is shown to the players by itself.',
    rule: 'GH-CRE-RECH-04',
    default: true,
    choices: yesNo('Shown at once', 'Kept back until you share it'),
  },
  {
    key: 'roundSeconds',
    name: 'Length of a round',
    summary: 'Seconds of the campaign clock for each round.',
    rule: 'GH-MISS-20',
    default: 6,
    choices: [
      { value: 6, label: '6 seconds' },
      { value: 10, label: '10 seconds' },
    ],
  },
] as const satisfies readonly OptionRow[]

export type OptionKey = (typeof options)[number]['key']
