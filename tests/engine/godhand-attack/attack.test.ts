import {
  answer,
  attack,
  brakka,
  captain,
  combatant,
  conditions,
  d10,
  d20,
  d4,
  d6,
  d8,
  dice,
  due,
  endTurn,
  events,
  given,
  goblins,
  here,
  hitPoints,
  id,
  life,
  lines,
  ogre,
  oru,
  prompt,
  put,
  refused,
  rule,
  rulesIn,
  sel,
  then,
  typed,
  undo,
  used,
  when,
} from '../support'
import { commandSchema } from '@shared/command'
import { expect } from 'vitest'

const total = () => prompt('attack').roll?.total
const outcome = () => prompt('attack').outcome
const damageOf = () => prompt('attack').damage.reduce((sum, part) => sum + part.roll.total, 0)
const change = (more: object) => ({ kind: 'changePrompt' as const, id: prompt('attack').id, ...more })
const cover = (degree: 'none' | 'half' | 'threeQuarters' | 'full') => ({ cover: degree })
const armor = (name: string, amount: number) =>
  ({ kind: 'changeArmor', id: id(name), amount, cause: 'a spell' }) as const

rule(['GH-ATK-01', 'GH-ATK-08'], 'out of range it misses without a die; long range is hard', () => {
  given([sel(), goblins(1)])
  when(attack('Sel', 'Goblin', 'shortbow', { distance: 330 }))
  then([outcome(), prompt('attack').roll]).are(['miss', null])
  when(endTurn(), endTurn())
  dice(d20(16), d20(9), d6(1))
  when(answer('attack', 'apply'), attack('Sel', 'Goblin', 'shortbow', { distance: 320 }))
  then([total(), prompt('attack').mode]).are([16, 'disadvantage'])
})

rule('GH-ATK-08', 'to 80 straight, from 85 at disadvantage, at 321 none', () => {
  given([sel(), goblins(1)])
  dice(d20(9), d6(1))
  when(attack('Sel', 'Goblin', 'shortbow', { distance: 80 }))
  then(prompt('attack').mode).is('flat')
  undo()
  dice(d20(16), d20(9), d6(1))
  when(attack('Sel', 'Goblin', 'shortbow', { distance: 85 }))
  then(rulesIn(prompt('attack'))).include('GH-ATK-08')
  undo()
  when(attack('Sel', 'Goblin', 'shortbow', { distance: 321 }))
  then(outcome()).is('miss')
})

rule(
  ['GH-ATK-08', 'GH-MISS-21'],
  'no rule makes shooting worse next to an enemy; spells have one range',
  () => {
    given([oru(), goblins(1)])
    dice(d20(9), d10(3), d10(4))
    when(attack('Oru', 'Goblin', 'ember-dart', { distance: 5 }))
    then(prompt('attack').mode).is('flat')
    undo()
    when(attack('Oru', 'Goblin', 'ember-dart', { distance: 65 }))
    then(outcome()).is('miss')
  },
)

rule('GH-ATK-09', 'reach is 5 ft unless the attack says more', () => {
  const glaive = {
    ...brakka().sheet.actions[1]!,
    id: 'glaive',
    name: 'Glaive',
    attack: { ...brakka().sheet.actions[1]!.attack!, reach: 10 },
  }
  given([brakka({}, { actions: [...brakka().sheet.actions, glaive] }), goblins(1)])
  then(refused(attack('Brakka', 'Goblin', 'longsword', { distance: 10 }))).include('GH-ATK-09')
  then(refused(attack('Brakka', 'Goblin', 'glaive', { distance: 15 }))).include('GH-ATK-09')
  dice(d20(2))
  when(attack('Brakka', 'Goblin', 'glaive', { distance: 10 }))
})

rule('GH-ATK-09', 'a held distance counts like a stated one', () => {
  given([brakka(), goblins(1)])
  when({ kind: 'setDistance', a: id('Brakka'), b: id('Goblin'), feet: 15 })
  then(lines()).are(['Brakka is 15 ft from Goblin.'])
  then(refused(attack('Brakka', 'Goblin', 'longsword'))).include('GH-ATK-09')
  dice(d20(2))
  when(attack('Brakka', 'Goblin', 'longsword', { override: true }))
})

rule(['GH-ATK-02', 'GH-COND-UNSET-01'], 'd20 + bonus + what else bears on it', () => {
  given([brakka(), goblins(1)])
  when(put('unsettled', 'Brakka'))
  dice(d20(10), d8(1))
  when(attack('Brakka', 'Goblin', 'longsword'))
  then([total(), outcome()]).are([14, 'hit'])
})

rule(['GH-ATK-03', 'GH-AMB-02'], 'a total equal to the armor class hits, or by the option misses', () => {
  given([brakka(), captain()])
  dice(d20(11), d8(1))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(outcome()).is('hit')
  undo()
  dice(d20(10))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(outcome()).is('miss')
  given([brakka(), captain()], { options: { meetAcHits: false } })
  dice(d20(11))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(outcome()).is('miss')
})

rule(
  ['GH-ATK-04', 'GH-ATK-05', 'GH-DMG-01'],
  'the bonus of the attack, the damage of the weapon, extra dice as riders',
  () => {
    given([sel(), ogre()])
    dice(d20(9), d6(5), d6(2), d6(6), d6(1))
    when(attack('Sel', 'Ogre', 'shortbow', { extraDamage: [{ formula: '3d6', type: 'piercing' }] }))
    then(total()).is(16)
    then(damageOf()).is(18)
  },
)

rule('GH-ATK-04', 'without its proficiency an unfamiliar weapon has the bare modifier', () => {
  const clumsy = {
    ...brakka().sheet.actions[1]!,
    attack: { ...brakka().sheet.actions[1]!.attack!, toHit: -1 },
  }
  given([oru({}, { actions: [clumsy] }), ogre()])
  dice(d20(9))
  when(attack('Oru', 'Ogre', 'longsword'))
  then(total()).is(8)
})

rule('GH-CRIT-01', 'a natural 20 hits whatever the armor class and doubles the dice', () => {
  given([goblins(1), brakka({}, { armorClass: 25 })])
  dice(d20(20), d6(3), d6(5))
  when(attack('Goblin', 'Brakka', 'scimitar'))
  then(outcome()).is('critical')
  then(damageOf()).is(10)
  then(rulesIn(prompt('attack'))).include('GH-CRIT-01')
})

rule(['GH-CRIT-02', 'GH-INT-30'], 'a natural 1 misses whatever the bonus', () => {
  given([brakka(), ogre()])
  dice(d20(1))
  when(attack('Brakka', 'Ogre', 'longsword', { bonus: 9 }))
  then([total(), outcome()]).are([16, 'criticalMiss'])
  then(rulesIn(prompt('attack'))).include('GH-CRIT-02')
})

rule(['GH-CRIT-03', 'GH-AMB-47', 'GH-AMB-04'], 'natural 20 and 1 mean nothing on checks and saves', () => {
  given([oru({}, { skills: { athletics: -1 }, saves: { wis: 11 } }), captain()])
  const check = (what: 'check' | 'save', ability: 'str' | 'wis', skill: string | null, dc: number) =>
    ({ kind: 'check', what, id: id('Oru'), ability, skill, dc }) as const
  dice(d20(20))
  when(check('check', 'str', 'athletics', 20))
  then(events('checkMade')[0]?.success).is(false)
  dice(d20(1))
  when(check('save', 'wis', null, 12))
  then(events('checkMade')[0]?.success).is(true)
})

rule(
  ['GH-ATK-06', 'GH-ATK-07'],
  'unseen: advantage, and the attack gives the place away, hit or miss',
  () => {
    given([sel(), goblins(1), brakka()])
    when(put('hidden', 'Sel'))
    dice(d20(2), d20(3))
    when(attack('Sel', 'Goblin', 'shortbow'))
    then([total(), outcome()]).are([10, 'miss'])
    then(rulesIn(prompt('attack'))).include('GH-ATK-06')
    then(conditions('Sel')).are([])
  },
)

rule('GH-ATK-06', 'an unseen target is hard to hit; both unseen cancel', () => {
  given([brakka(), goblins(1)])
  when(put('hidden', 'Goblin'))
  dice(d20(15), d20(4))
  when(attack('Brakka', 'Goblin', 'longsword'))
  then([total(), prompt('attack').mode]).are([10, 'disadvantage'])
  undo()
  when(put('hidden', 'Brakka'))
  dice(d20(9), d8(1))
  when(attack('Brakka', 'Goblin', 'longsword'))
  then(prompt('attack').mode).is('flat')
})

rule('GH-ATK-07', 'whether players see it now is the GM’s to say', () => {
  given([goblins(1), brakka()])
  when(put('hidden', 'Goblin'), { kind: 'setHidden', ids: [id('Goblin')], hidden: true })
  dice(d20(2), d20(3))
  when(attack('Goblin', 'Brakka', 'scimitar'))
  then(due()).include('reminder')
  then(combatant('Goblin').hidden).is(true)
})

rule('GH-ATK-10', 'fists: 1 + Strength, no dice, so a critical adds nothing', () => {
  given([brakka(), ogre(), goblins(1)])
  dice(d20(20))
  when(attack('Brakka', 'Ogre', null))
  then([outcome(), damageOf()]).are(['critical', 4])
  when(answer('attack', 'apply'))
  then(hitPoints('Ogre')).is(56)
  when(endTurn(), endTurn())
  dice(d20(15))
  when(attack('Goblin', 'Ogre', null))
  then(damageOf()).is(0)
})

rule('GH-ATK-11', 'any advantage and any disadvantage make a straight roll, however many', () => {
  given([brakka(), goblins(1)])
  when(put('restrained', 'Brakka'), put('prone', 'Goblin'), put('stunned', 'Goblin'))
  dice(d20(10), d8(1))
  when(attack('Brakka', 'Goblin', 'longsword'))
  then([total(), prompt('attack').mode]).are([16, 'flat'])
  for (const id of ['GH-COND-RESTR-01', 'GH-COND-PRONE-02', 'GH-COND-STUN-01'])
    then(rulesIn(prompt('attack'))).include(id)
})

rule('GH-ATK-12', 'armor class: the number, with its listed changes', () => {
  given([goblins(1), sel()])
  when(armor('Sel', 2))
  dice(d20(12))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then([total(), outcome(), prompt('attack').armorClass]).are([16, 'miss', 17])
  undo()
  const reading = here().rules.armorClass(here().store, id('Sel'))
  then([reading.value, reading.reasons[0]?.text]).are([17, 'a spell'])
  undo()
  dice(d20(12), d6(1))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then(outcome()).is('hit')
})

rule(['GH-COV-01', 'GH-COV-02'], 'half cover +2, three quarters +5', () => {
  given([sel(), goblins(1), captain()])
  dice(d20(7))
  when(attack('Sel', 'Goblin', 'shortbow', cover('half')))
  then([outcome(), prompt('attack').armorClass]).are(['miss', 15])
  undo()
  dice(d20(14))
  when(attack('Sel', 'Captain', 'shortbow', cover('threeQuarters')))
  then([total(), outcome(), prompt('attack').armorClass]).are([21, 'miss', 22])
})

rule(['GH-COV-03', 'GH-INT-14'], 'full cover can’t be aimed at, and nothing is spent', () => {
  given([sel(), goblins(1)])
  then(refused(attack('Sel', 'Goblin', 'shortbow', cover('full')))).include('GH-COV-03')
  then(used('Sel', 'action')).is(0)
})

rule(['GH-COV-05', 'GH-INT-13'], 'crouching raises cover by one step', () => {
  given([goblins(1), sel()])
  when(put('crouching', 'Sel'))
  dice(d20(9), d20(3))
  when(attack('Goblin', 'Sel', 'scimitar', cover('half')))
  then(prompt('attack').armorClass).is(20)
  undo()
  then(refused(attack('Goblin', 'Sel', 'scimitar', cover('threeQuarters')))).include('GH-COV-03')
})

rule(['GH-COND-CROUCH-02', 'GH-AMB-26'], 'crouching in the open is half cover, or by the option none', () => {
  given([
    captain(
      {},
      { actions: sel().sheet.actions.map((one) => ({ ...one, attack: { ...one.attack!, toHit: 4 } })) },
    ),
    sel(),
  ])
  when(put('crouching', 'Sel'))
  dice(d20(12))
  when(attack('Captain', 'Sel', 'shortbow'))
  then([outcome(), prompt('attack').armorClass]).are(['miss', 17])
  undo()
  when({ kind: 'setOption', key: 'crouchOpen', value: false })
  dice(d20(12), d6(1))
  when(attack('Captain', 'Sel', 'shortbow'))
  then(prompt('attack').armorClass).is(15)
})

rule('GH-ACT-02', 'an attack action holds the attacks of the stat block', () => {
  given([brakka({}, { attacksPerAction: 2 }), goblins(2)])
  dice(d20(9), d8(1), d20(4))
  when(attack('Brakka', ['Goblin 1', 'Goblin 2'], 'longsword'))
  then(events('attackRolled').map((roll) => roll.outcome)).are(['hit', 'miss'])
  then([used('Brakka', 'action'), used('Brakka', 'attacks')]).are([1, 2])
  given([brakka(), goblins(2)])
  then(refused(attack('Brakka', ['Goblin 1', 'Goblin 2'], 'longsword'))).include('GH-ACT-02')
})

rule(['GH-OA-01', 'GH-REACT-01'], 'an opportunity attack is one attack with the reaction', () => {
  given([goblins(2), brakka()])
  then(refused(attack('Brakka', ['Goblin 1', 'Goblin 2'], 'longsword', { pay: 'reaction' }))).include(
    'GH-OA-01',
  )
  dice(d20(7), d8(4))
  when(attack('Brakka', 'Goblin 1', 'longsword', { pay: 'reaction', apply: true }))
  then([hitPoints('Goblin 1'), used('Brakka', 'reaction'), used('Brakka', 'action')]).are([0, 1, 0])
})

rule(
  ['GH-DMG-03', 'GH-INT-02', 'GH-COND-VULN-01', 'GH-COND-VULN-02'],
  'several reasons double the dice once',
  () => {
    given([sel(), captain()])
    when(put('vulnerable', 'Captain'))
    dice(d20(20), d4(2), d4(3))
    when(attack('Sel', 'Captain', 'dagger'))
    then(damageOf()).is(9)
    when(answer('attack', 'apply'))
    then(hitPoints('Captain')).is(30)
    then(conditions('Captain')).are([])
  },
)

rule(['GH-COND-VULN-01', 'GH-INT-02'], 'the next hit of any kind is critical', () => {
  given([
    goblins(
      1,
      {},
      {
        actions: sel().sheet.actions.map((one) => ({
          ...one,
          attack: { ...one.attack!, toHit: 4, damage: [{ formula: '1d6+2', type: 'piercing' }] },
        })),
      },
    ),
    brakka(),
  ])
  when(put('vulnerable', 'Brakka'))
  dice(d20(12), d6(2), d6(5))
  when(attack('Goblin', 'Brakka', 'shortbow'))
  then([outcome(), damageOf()]).are(['critical', 9])
})

rule('GH-COND-VULN-02', 'misses do not use it up; the hit that takes it leaves none for the next', () => {
  given([brakka({}, { attacksPerAction: 3 }), captain()])
  when(put('vulnerable', 'Captain'))
  dice(d20(2))
  when(attack('Brakka', 'Captain', 'longsword', { apply: true }))
  then(conditions('Captain')).are(['vulnerable'])
  dice(d20(12), d8(1), d8(1))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(outcome()).is('critical')
  dice(d20(12), d8(1))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(events('attackRolled')[0]?.outcome).is('hit')
  when(answer('attack', 'apply'))
  then(conditions('Captain')).are([])
  when(answer('attack', 'apply'))
  then(hitPoints('Captain')).is(39 - 5 - 4)
})

rule(['GH-INT-01', 'GH-COND-PARA-02'], 'melee decides, not the distance', () => {
  given([brakka(), sel(), captain()])
  when(put('paralyzed', 'Captain'))
  dice(d20(6), d20(11), d6(1), d6(2), d6(3), d6(4))
  when(attack('Brakka', 'Captain', 'greatsword'))
  then([total(), outcome(), damageOf()]).are([17, 'critical', 13])
  then(rulesIn(prompt('attack'))).include('GH-COND-PARA-02')
  undo()
  when(endTurn())
  dice(d20(10), d20(3), d6(5))
  when(attack('Sel', 'Captain', 'shortbow', { distance: 5 }))
  then([outcome(), damageOf()]).are(['hit', 9])
})

rule(
  ['GH-COND-UNCON-02', 'GH-INT-07', 'GH-ZERO-10'],
  'a melee hit on the dying is critical: two failures',
  () => {
    given([goblins(1), sel()])
    when({ kind: 'setLife', id: id('Sel'), life: 'dying' })
    dice(d20(4), d20(12), d6(1), d6(1))
    when(attack('Goblin', 'Sel', 'scimitar', { apply: true }))
    then(combatant('Sel').counters.deathFailures).is(2)
    then(life('Sel')).is('dying')
  },
)

rule('GH-COND-UNCON-02', 'the die still has to hit', () => {
  given([sel(), captain()])
  when(put('unconscious', 'Captain'))
  dice(d20(4), d20(9))
  when(attack('Sel', 'Captain', 'dagger'))
  then(outcome()).is('miss')
  undo()
  dice(d20(4), d20(10), d4(2), d4(3))
  when(attack('Sel', 'Captain', 'dagger'))
  then([outcome(), damageOf()]).are(['critical', 9])
})

rule('GH-ATK-02', 'effects of a hit come with applying it, those of a miss never', () => {
  const fang = {
    id: 'fang',
    name: 'Fang',
    attack: {
      ...captain().sheet.actions[0]!.attack!,
      damage: [{ formula: '1d4', type: 'piercing' }],
      onHit: [{ condition: 'poisoned' as const }],
    },
  }
  given([captain({}, { actions: [fang] as never }), brakka()])
  dice(d20(12), d4(2))
  when(attack('Captain', 'Brakka', 'fang'))
  then(conditions('Brakka')).are([])
  when(answer('attack', 'apply'))
  then(conditions('Brakka')).are(['poisoned'])
  undo()
  when(change({ outcome: 'miss' }), answer('attack', 'apply'))
  then([hitPoints('Brakka'), conditions('Brakka').length]).are([44, 0])
})

rule('GH-ATK-11', 'the GM changes the mode: fallen dice stay, a second one falls only once', () => {
  given([brakka(), captain()])
  dice(d20(8))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(outcome()).is('miss')
  dice(d20(14), d8(2))
  when(change({ mode: 'advantage' }))
  then([total(), outcome(), damageOf()]).are([20, 'hit', 5])
  when(change({ mode: 'disadvantage' }))
  then([total(), outcome()]).are([14, 'miss'])
  when(change({ mode: 'advantage' }))
  then([total(), damageOf()]).are([20, 5])
  when(change({ mode: 'flat' }))
  then([total(), prompt('attack').roll?.dice.length]).are([14, 2])
})

rule('GH-DMG-03', 'the GM makes it critical: only the missing dice are rolled, and set aside again', () => {
  given([brakka(), captain()])
  dice(d20(12), d6(3), d6(4))
  when(attack('Brakka', 'Captain', 'greatsword'))
  then(damageOf()).is(10)
  dice(d6(6), d6(1))
  when(change({ outcome: 'critical' }))
  then([damageOf(), prompt('attack').damage[0]?.roll.formula]).are([17, '4d6+3'])
  when(change({ outcome: 'hit' }))
  then(damageOf()).is(10)
  when(change({ outcome: 'critical' }))
  then(damageOf()).is(17)
  when(change({ totals: { 0: 12 } }), answer('attack', 'apply'))
  then(hitPoints('Captain')).is(27)
})

rule('GH-DMG-03', 'a critical of mixed dice falls back to each kind’s own half', () => {
  given([brakka(), captain()])
  dice(d20(20), d8(5), d8(6), d6(1), d6(2))
  when(attack('Brakka', 'Captain', 'longsword', { extraDamage: [{ formula: '1d6', type: 'fire' }] }))
  then(damageOf()).is(17)
  when(change({ outcome: 'hit' }))
  then(damageOf()).is(9)
  dice(d8(1), d6(1))
  when(change({ rerollDamage: true }))
  then(damageOf()).is(5)
})

rule('GH-ATK-02', 'a miss has no damage to set; a dieless one no mode', () => {
  given([sel(), captain()])
  dice(d20(2))
  when(attack('Sel', 'Captain', 'shortbow'))
  refused(change({ totals: { 0: 3 } }), /miss/)
  when(
    answer('attack', 'skip'),
    endTurn(),
    endTurn(),
    attack('Sel', 'Captain', 'shortbow', { distance: 999 }),
  )
  refused(change({ mode: 'advantage' }), /die/)
  dice(d6(3))
  when(change({ outcome: 'hit' }), answer('attack', 'apply'))
  then(hitPoints('Captain')).is(32)
})

rule('GH-ATK-02', 'dice the GM types are taken first, in the order asked', () => {
  given([brakka(), captain()])
  typed(15, 3)
  when(attack('Brakka', 'Captain', 'longsword', { apply: true }))
  then(hitPoints('Captain')).is(33)
})

rule('GH-ATK-11', 'the GM’s mode overrules the reasons and is told', () => {
  given([brakka(), captain()])
  when(put('poisoned', 'Brakka'))
  dice(d20(11), d8(1))
  when(attack('Brakka', 'Captain', 'longsword', { mode: 'flat' }))
  then([prompt('attack').mode, rulesIn(prompt('attack'))]).are(['flat', ['GH-COND-POIS-01']])
})

rule(
  ['GH-ATK-11', 'GH-COV-01'],
  'a preview names mode, bonus, armor class and every reason, and rolls nothing',
  () => {
    given([brakka(), captain()])
    when(put('poisoned', 'Brakka'), put('paralyzed', 'Captain'))
    const preview = here().rules.previewAttack(
      here().store,
      commandSchema.parse(attack('Brakka', 'Captain', 'longsword', cover('half'))),
    )
    expect(preview).toHaveLength(1)
    expect(preview[0]).toMatchObject({ mode: 'flat', toHit: 6, armorClass: 19, refusal: null })
    for (const one of ['GH-COND-POIS-01', 'GH-COND-PARA-01', 'GH-COND-PARA-02', 'GH-COV-01'])
      expect(preview[0]?.reasons.map((reason) => reason.rule)).toContain(one)
  },
)

rule(['GH-CRE-RECH-01', 'GH-ATK-01'], 'an attack that has to recharge is refused while empty', () => {
  const spit = {
    ...brakka().sheet.actions[1]!,
    id: 'spit',
    name: 'Spit',
    recharge: { kind: 'die' as const, min: 5 },
  }
  given([captain({}, { actions: [spit] }), brakka()])
  then(refused(attack('Captain', 'Brakka', 'spit'))).include('GH-CRE-RECH-01')
  then(here().rules.actionReasons(here().store, id('Captain'), 'spit').available).is(false)
})
