import {
  answer,
  brakka,
  captain,
  conditions,
  d20,
  d6,
  dice,
  due,
  endTurn,
  events,
  foe,
  given,
  goblins,
  heal,
  hitPoints,
  id,
  life,
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
  wyrm,
  damage,
} from '../support'

const sixes = (...values: number[]) => values.map((value) => d6(value))
const breath = (...targets: string[]) => ({
  kind: 'useAction' as const,
  id: id('Wyrm'),
  action: 'ember-breath',
  targets: targets.map(id),
})
const charge = () => when({ kind: 'setCharge', id: id('Wyrm'), action: 'ember-breath', charged: true })

rule(
  'GH-AOE-01',
  'one damage roll; the saves of the others at once, the party’s when they are rolled',
  () => {
    given([wyrm(), sel(), brakka(), goblins(2)])
    charge()
    dice(...sixes(5, 5, 5, 5, 4, 5), d20(18), d20(2))
    when(breath('Sel', 'Brakka', 'Goblin 1', 'Goblin 2'))
    const area = prompt('area')
    then(area.targets.map((target) => target.saved)).are([null, null, true, false])
    then(area.damage[0]?.roll.total).is(29)
    then([used('Wyrm', 'action'), hitPoints('Sel')]).are([1, 33])
    typed(11)
    when({ kind: 'changePrompt', id: area.id, rollSaves: [id('Sel')] })
    then(prompt('area').targets[0]).matches({ saved: true, roll: { total: 15 } })
    when({ kind: 'changePrompt', id: area.id, saved: { [id('Brakka')]: false } })
    when(answer('area', 'apply'))
    then([hitPoints('Sel'), hitPoints('Brakka'), life('Goblin 1'), life('Goblin 2')]).are([
      19,
      15,
      'dead',
      'dead',
    ])
    undo()
    then([hitPoints('Sel'), hitPoints('Brakka'), life('Goblin 1')]).are([33, 44, 'up'])
  },
)

rule('GH-AOE-01', 'whoever has not rolled yet is rolled for when it is applied', () => {
  given([wyrm(), sel()])
  charge()
  dice(...sixes(1, 1, 1, 1, 1, 5))
  when(breath('Sel'))
  dice(d20(10))
  when(answer('area', 'apply'))
  then(hitPoints('Sel')).is(23)
  then(events('checkMade')[0]).matches({ dc: 15, success: false })
})

rule('GH-AMB-04', 'a save that equals the DC succeeds', () => {
  given([wyrm(), sel()])
  charge()
  dice(...sixes(1, 1, 1, 1, 1, 5))
  when(breath('Sel'))
  dice(d20(11))
  when(answer('area', 'apply'))
  then(hitPoints('Sel')).is(28)
})

rule(
  ['GH-COND-PARA-01', 'GH-COND-STUN-01', 'GH-COND-UNCON-01'],
  'the paralyzed, stunned and unconscious fail Dexterity saves without a die',
  () => {
    given([wyrm(), captain(), ogre(), foe('Sleeper', { maxHp: 30 })])
    charge()
    when(put('paralyzed', 'Captain'), put('stunned', 'Ogre'), put('unconscious', 'Sleeper'))
    dice(...sixes(2, 2, 2, 2, 2, 2))
    when(breath('Captain', 'Ogre', 'Sleeper'))
    then(prompt('area').targets.map((target) => [target.saved, target.roll])).are([
      [false, null],
      [false, null],
      [false, null],
    ])
    then(prompt('area').targets.flatMap(rulesIn)).are([
      'GH-COND-PARA-01',
      'GH-COND-STUN-01',
      'GH-COND-UNCON-01',
    ])
  },
)

rule(
  ['GH-COND-RESTR-01', 'GH-COND-UNSET-01'],
  'restrained: Dexterity saves with disadvantage; unsettled: 2 less',
  () => {
    given([wyrm(), foe('Snared', { abilities: sharp }), foe('Shaken', { abilities: sharp })])
    charge()
    when(put('restrained', 'Snared'), put('unsettled', 'Shaken'))
    dice(...sixes(2, 2, 2, 2, 2, 2), d20(15), d20(4), d20(9))
    when(breath('Snared', 'Shaken'))
    then(prompt('area').targets.map((target) => target.roll?.total)).are([8, 11])
  },
)
const sharp = { str: 10, dex: 18, con: 10, int: 10, wis: 10, cha: 10 }

rule('GH-INT-02', 'an area does not use up Vulnerable and is never critical', () => {
  given([wyrm(), brakka()])
  charge()
  when(put('vulnerable', 'Brakka'))
  dice(...sixes(2, 2, 2, 2, 2, 2))
  when(breath('Brakka'))
  when(answer('area', 'fail'))
  then(hitPoints('Brakka')).is(32)
  then(conditions('Brakka')).are(['vulnerable'])
})

rule('GH-AOE-01', 'targets can be added, taken out and changed by hand before it is applied', () => {
  given([wyrm(), captain(), ogre()])
  charge()
  dice(...sixes(2, 2, 2, 2, 2, 2), d20(1))
  when(breath('Captain'))
  const { id: area } = prompt('area')
  dice(d20(3))
  when({ kind: 'changePrompt', id: area, addTargets: [id('Ogre')], out: { [id('Captain')]: true } })
  when({ kind: 'changePrompt', id: area, totals: { '0': 20 } })
  when(answer('area', 'apply'))
  then([hitPoints('Captain'), hitPoints('Ogre')]).are([39, 40])
})

rule('GH-AOE-01', 'damage can be rolled anew, or the whole thing dropped', () => {
  given([wyrm(), captain()])
  charge()
  dice(...sixes(2, 2, 2, 2, 2, 2), d20(1))
  when(breath('Captain'))
  dice(...sixes(3, 3, 3, 3, 3, 3))
  when({ kind: 'changePrompt', id: prompt('area').id, rerollDamage: true })
  then(prompt('area').damage[0]?.roll.total).is(18)
  when(answer('area', 'skip'))
  then([hitPoints('Captain'), ...due()]).are([39])
})

rule('GH-AOE-01', 'damage typed by the GM asks for saves in the same way', () => {
  given([brakka(), captain(), goblins(1)])
  dice(d6(4), d6(4), d20(13), d20(2))
  when({
    kind: 'proposeArea',
    label: 'Falling rocks',
    parts: [{ formula: '2d6', type: 'bludgeoning' }],
    save: { ability: 'dex', dc: 15, onSuccess: 'none' },
    targets: [id('Captain'), id('Goblin')],
  })
  when(answer('area', 'apply'))
  then([hitPoints('Captain'), life('Goblin')]).are([39, 'dead'])
  then(events('damageTaken')[0]).matches({ source: null, cause: 'Falling rocks' })
})

rule('GH-AOE-01', 'without a save everybody takes all of it', () => {
  given([brakka(), captain()])
  when({ kind: 'proposeArea', parts: [{ formula: '5', type: 'cold' }], save: null, targets: [id('Captain')] })
  when(answer('area', 'apply'))
  then(hitPoints('Captain')).is(34)
})

const gaze = {
  id: 'gaze',
  name: 'Gaze',
  save: {
    ability: 'wis' as const,
    dc: 12,
    onSuccess: 'none' as const,
    onFail: [
      {
        condition: 'frightened',
        lasts: [{ kind: 'save' as const, at: 'end' as const, ability: 'wis' as const, dc: 12 }],
      },
    ],
  },
}

rule('GH-COND-GEN-01', 'a failed save brings the effects, with who caused them; a success does not', () => {
  given([foe('Basilisk', { actions: [gaze] }), captain(), ogre()])
  dice(d20(12), d20(9))
  when({ kind: 'useAction', id: id('Basilisk'), action: 'gaze', targets: [id('Captain'), id('Ogre')] })
  when(answer('area', 'apply'))
  then([conditions('Captain'), conditions('Ogre')]).are([[], ['frightened']])
  then(events('effectStarted')[0]?.effect).matches({ source: id('Basilisk'), cause: 'Gaze' })
})

rule(
  'GH-COND-CHARM-01',
  'an area with the charmer in it says so; whether it counts is the GM’s to say',
  () => {
    given([foe('Basilisk', { actions: [gaze] }), captain(), ogre()])
    when(put('charmed', 'Basilisk', { params: { charmerId: id('Ogre') } }))
    dice(d20(12), d20(9))
    when({ kind: 'useAction', id: id('Basilisk'), action: 'gaze', targets: [id('Captain'), id('Ogre')] })
    then(rulesIn(prompt('area'))).include('GH-COND-CHARM-01')
  },
)

rule('GH-ZERO-15', 'the dead are left out', () => {
  given([wyrm(), goblins(2), sel()])
  charge()
  when(damage('Goblin 1', '10'))
  dice(...sixes(2, 2, 2, 2, 2, 2), d20(1))
  when(breath('Goblin 1', 'Goblin 2'))
  then(prompt('area').targets.map((target) => target.out)).are([true, false])
})

const hands = {
  id: 'hands',
  name: 'Mending Hands',
  cost: 'bonus' as const,
  healing: '2d6+2',
  uses: { max: 1, per: 'long' as const },
}

rule('GH-ZERO-03', 'an ability that heals rolls once and heals its targets', () => {
  given([oru({}, { actions: [hands] }), sel({ hp: 3 }), captain()])
  dice(d6(3), d6(4))
  when({ kind: 'useAction', id: id('Oru'), action: 'hands', targets: [id('Sel')] })
  then([hitPoints('Sel'), used('Oru', 'bonus'), used('Oru', 'action')]).are([12, 1, 0])
  refused(
    { kind: 'useAction', id: id('Oru'), action: 'hands', targets: [id('Sel')] },
    /can’t use Mending Hands/,
  )
})

rule('GH-TURN-01', 'an ability takes the action once, and an attack is made as an attack', () => {
  given([foe('Piper', { actions: [{ id: 'tune', name: 'Tune' }, club] }), brakka()])
  when({ kind: 'useAction', id: id('Piper'), action: 'tune' })
  then(used('Piper', 'action')).is(1)
  refused({ kind: 'useAction', id: id('Piper'), action: 'tune' })
  refused({ kind: 'useAction', id: id('Piper'), action: 'club' }, /attack/)
  when(endTurn())
  when(heal('Brakka', '1'))
})
const club = { id: 'club', name: 'Club', attack: { kind: 'melee' as const, toHit: 2 } }
