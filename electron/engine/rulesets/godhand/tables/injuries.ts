import type { ConditionRow } from './row'

/** Lasting injuries. They end only by hand, or after a month for a set bone. */
export const injuries: readonly ConditionRow[] = [
  {
    id: 'lost_arm',
    name: 'Lost arm',
    phrase: 'has lost an arm',
    summary:
      'Strength score −4 for each arm lost, disadvantage with melee weapons, nothing that needs two hands. Handling any object costs the action.',
    tone: 'harmful',
    rules: ['GH-DIS-04'],
    seenBy: 'all',
    params: [{ key: 'count', kind: 'number', default: '1' }],
    ownAttacks: [{ mode: 'disadvantage', kind: 'meleeWeapon', rule: 'GH-DIS-04' }],
    scores: [{ ability: 'str', delta: -4, min: 0, countParam: 'count', rule: 'GH-DIS-04' }],
    objectsCostAction: { rule: 'GH-DIS-04' },
    forbids: { actions: ['twoHanded'], rule: 'GH-DIS-04' },
  },
  {
    id: 'lost_leg',
    name: 'Lost leg',
    phrase: 'has lost a leg',
    summary:
      'Falls prone and only crawls, 5 ft a round. Standing takes all movement and the action, and it cannot travel then. No Dash and no Sprint.',
    tone: 'harmful',
    rules: ['GH-DIS-05'],
    seenBy: 'all',
    brings: ['prone'],
    movement: { crawlOnly: true, stand: 'everything', maxFeet: 5, rule: 'GH-DIS-05' },
    forbids: { actions: ['dash', 'sprint'], rule: 'GH-DIS-05' },
  },
  {
    id: 'break_set_leg',
    name: 'Broken leg, set',
    phrase: 'has a set broken leg',
    summary: 'Speed halved until a month has passed or a spell cures it.',
    tone: 'harmful',
    rules: ['GH-COND-BREAK-03'],
    seenBy: 'all',
    movement: { multiplier: 0.5, rule: 'GH-COND-BREAK-03' },
  },
  {
    id: 'break_set_arm',
    name: 'Broken arm, set',
    phrase: 'has a set broken arm',
    summary: 'Disadvantage on attack rolls until a month has passed or a spell cures it.',
    tone: 'harmful',
    rules: ['GH-COND-BREAK-03'],
    seenBy: 'all',
    ownAttacks: [{ mode: 'disadvantage', kind: 'any', rule: 'GH-COND-BREAK-03' }],
  },
]
