import {
  answer,
  attack,
  brakka,
  captain,
  conditions,
  counter,
  d20,
  d4,
  d6,
  damage,
  dice,
  due,
  events,
  given,
  goblins,
  gone,
  heal,
  hero,
  hitPoints,
  id,
  life,
  oru,
  order,
  put,
  refused,
  rule,
  rulesIn,
  sel,
  then,
  undo,
  when,
  active,
  round,
} from '../support'

const nim = (hp: number) => hero('Nim', { maxHp: 12 }, { hp })

rule(
  ['GH-ZERO-01', 'GH-ZERO-03', 'GH-COND-UNCON-01', 'GH-INT-06'],
  'at 0 a hero lies unconscious, prone and dying',
  () => {
    given([sel({ hp: 9 }), captain()])
    when(damage('Sel', '12'))
    then([hitPoints('Sel'), life('Sel')]).are([0, 'dying'])
    then(conditions('Sel')).include('unconscious')
    then(conditions('Sel')).include('prone')
    then(conditions('Sel')).include('incapacitated')
    then([counter('Sel', 'deathSuccesses'), counter('Sel', 'deathFailures')]).are([0, 0])
  },
)

rule(['GH-ZERO-02', 'GH-AMB-01'], 'only more than current and maximum together kills outright', () => {
  given([nim(6), captain()])
  when(damage('Nim', '18'))
  then(life('Nim')).is('dying')
  undo()
  when(damage('Nim', '19'))
  then(life('Nim')).is('dead')
  then(events('lifeChanged').flatMap(rulesIn)).include('GH-ZERO-02')
})

rule('GH-AMB-01', 'with the other reading, as much as both together kills outright', () => {
  given([nim(6), captain()], { options: { instantDeath: 'equals' } })
  when(damage('Nim', '17'))
  then(life('Nim')).is('dying')
  undo()
  when(damage('Nim', '18'))
  then(life('Nim')).is('dead')
})

rule(['GH-ZERO-03', 'GH-INT-06'], 'any healing wakes the dying; Prone stays', () => {
  given([sel({ hp: 9 }), captain()])
  when(damage('Sel', '12'))
  when({ kind: 'setNumber', id: id('Sel'), what: 'deathSuccesses', value: 1 })
  when({ kind: 'setNumber', id: id('Sel'), what: 'deathFailures', value: 2 })
  when(heal('Sel', '1'))
  then([hitPoints('Sel'), life('Sel')]).are([1, 'up'])
  then([counter('Sel', 'deathSuccesses'), counter('Sel', 'deathFailures')]).are([0, 0])
  then(conditions('Sel')).are(['prone'])
})

rule(['X14', 'GH-ZERO-03'], 'healing from 0 ends being down and nothing else', () => {
  given([sel(), captain()])
  when(put('poisoned', 'Sel'), put('unconscious', 'Sel', { note: 'a sleeping draught' }))
  when(damage('Sel', '40'))
  when(heal('Sel', '5'))
  then(life('Sel')).is('up')
  then(conditions('Sel')).include('poisoned')
  then(conditions('Sel').filter((one) => one === 'unconscious').length).is(1)
})

rule(['B28', 'GH-HP-01'], 'healing counts up from 0, never from below', () => {
  given([hero('A', { maxHp: 20 }, { hp: 5 }), hero('B', { maxHp: 20 }, { hp: 18 }), captain()])
  when(damage('A', '12'))
  then(hitPoints('A')).is(0)
  then(events('damageTaken')[0]?.overflow).is(7)
  when(heal('A', '1'))
  then(hitPoints('A')).is(1)
  when(heal('B', '9'))
  then(hitPoints('B')).is(20)
  then(events('healed')[0]).matches({ amount: 2, wasted: 7 })
})

rule(
  ['GH-ZERO-04', 'GH-ZERO-14', 'GH-AMB-32'],
  'the stable sleep on when healed, and wake when their hours are over',
  () => {
    given([oru(), captain()])
    when(damage('Oru', '40'))
    dice(d4(3))
    when({ kind: 'stabilise', helper: null, target: id('Oru') })
    when(heal('Oru', '8'))
    then([hitPoints('Oru'), life('Oru')]).are([8, 'stable'])
    then(conditions('Oru')).include('unconscious')
    when({ kind: 'moveClock', seconds: 3 * 3600 })
    then([hitPoints('Oru'), life('Oru')]).are([8, 'up'])
    then(conditions('Oru')).are(['prone'])
  },
)

rule('GH-AMB-32', 'with the other reading, healing wakes the stable too', () => {
  given([oru(), captain()], { options: { stableWake: 'healing' } })
  when(damage('Oru', '40'))
  dice(d4(3))
  when({ kind: 'stabilise', helper: null, target: id('Oru') })
  when(heal('Oru', '8'))
  then([hitPoints('Oru'), life('Oru')]).are([8, 'up'])
})

rule('GH-AMB-32', 'hurting a stable sleeper with hit points ends being stable; waking is for the GM', () => {
  given([oru(), captain()])
  when(damage('Oru', '40'))
  dice(d4(3))
  when({ kind: 'stabilise', helper: null, target: id('Oru') })
  when(heal('Oru', '8'))
  when(damage('Oru', '3'))
  then([hitPoints('Oru'), life('Oru'), ...due()]).are([5, 'up', 'reminder'])
  then(conditions('Oru')).include('unconscious')
})

rule('GH-ZERO-14', 'after 1d4 hours a stable creature has 1 hit point and is awake', () => {
  given([oru(), captain()])
  when(damage('Oru', '40'))
  dice(d4(3))
  when({ kind: 'setLife', id: id('Oru'), life: 'stable' })
  when({ kind: 'moveClock', seconds: 2 * 3600 })
  then([hitPoints('Oru'), life('Oru')]).are([0, 'stable'])
  when({ kind: 'moveClock', seconds: 3600 })
  then([hitPoints('Oru'), life('Oru')]).are([1, 'up'])
})

rule(['GH-ZERO-09', 'GH-ZERO-13'], 'damage at 0 is a failure, and ends being stable', () => {
  given([sel(), oru(), captain()])
  when(damage(['Sel', 'Oru'], '40'))
  when(damage('Sel', '6'))
  then([hitPoints('Sel'), counter('Sel', 'deathFailures')]).are([0, 1])
  dice(d4(2))
  when({ kind: 'stabilise', helper: null, target: id('Oru') })
  when(damage('Oru', '3'))
  then([life('Oru'), counter('Oru', 'deathFailures')]).are(['dying', 1])
})

rule(['GH-ZERO-10', 'GH-ZERO-13'], 'a critical at 0 counts as two failures', () => {
  given([sel(), captain()])
  when(damage('Sel', '40'))
  when(damage('Sel', '7', 'slashing', { critical: true }))
  then(counter('Sel', 'deathFailures')).is(2)
})

rule('GH-ZERO-11', 'at 0, damage as high as the maximum kills at once', () => {
  given([sel(), captain()])
  when(damage('Sel', '40'))
  when(damage('Sel', '32'))
  then([life('Sel'), counter('Sel', 'deathFailures')]).are(['dying', 1])
  undo()
  when(damage('Sel', '33'))
  then(life('Sel')).is('dead')
})

rule(['GH-ZERO-11', 'GH-AMB-40'], 'there the damage counts before temporary hit points', () => {
  given([sel(), captain()])
  when(damage('Sel', '40'))
  when({ kind: 'giveTemp', targets: [id('Sel')], formula: '10' })
  when(damage('Sel', '33'))
  then(life('Sel')).is('dead')
})

rule('GH-ZERO-15', 'an NPC at 0 is dead, out of the order, and kept in the list', () => {
  given([brakka(), goblins(2), captain()])
  when(damage('Goblin 1', '9'))
  then([life('Goblin 1'), gone('Goblin 1'), hitPoints('Goblin 1')]).are(['dead', 'fallen', 0])
  then(order()).are(['Brakka', 'Goblin 2', 'Captain'])
  undo()
  then(order()).are(['Brakka', 'Goblin 1+Goblin 2', 'Captain'])
})

rule('GH-ZERO-15', 'an NPC that the GM lets make death saves falls like a hero', () => {
  given([brakka(), captain({}, { deathSaves: true })])
  when(damage('Captain', '40'))
  then([life('Captain'), gone('Captain')]).are(['dying', null])
})

rule(['GH-ZERO-16', 'GH-AMB-41'], 'a knock-out makes the fallen unconscious and stable', () => {
  given([brakka(), captain({ hp: 5 })])
  when(damage('Captain', '11', 'slashing'))
  then([life('Captain'), ...due()]).are(['dead', 'knockOut'])
  dice(d4(2))
  when(answer('knockOut', 'apply'))
  then([life('Captain'), hitPoints('Captain'), gone('Captain')]).are(['stable', 0, 'fallen'])
  then(conditions('Captain')).include('unconscious')
  then(conditions('Captain')).include('prone')
  when({ kind: 'moveClock', seconds: 2 * 3600 })
  then([hitPoints('Captain'), life('Captain')]).are([1, 'up'])
})

rule('GH-ZERO-16', 'the offer of a knock-out stands in nobody’s way and can be skipped', () => {
  given([brakka(), captain({ hp: 5 }), goblins(1)])
  when(damage('Captain', '11'))
  when({ kind: 'endTurn' })
  then(active()).are(['Goblin'])
  when({ kind: 'answerAllPrompts' })
  then(due()).are(['knockOut'])
  when(answer('knockOut', 'skip'))
  then([life('Captain'), ...due()]).are(['dead'])
})

rule('GH-ZERO-15', 'an NPC that falls in its own turn passes the turn on', () => {
  given([captain(), brakka()])
  when(damage('Captain', '50'))
  then([...active(), round()]).are(['Brakka', 1])
})

rule('GH-ZERO-15', 'a knocked-out NPC that is hurt again dies', () => {
  given([brakka(), captain({ hp: 5 })])
  when(damage('Captain', '11'))
  dice(d4(2))
  when(answer('knockOut', 'apply'))
  when(damage('Captain', '1'))
  then(life('Captain')).is('dead')
})

rule('GH-ZERO-03', 'the dead are not healed', () => {
  given([sel(), captain()])
  when(damage('Sel', '90'))
  then(life('Sel')).is('dead')
  refused(heal('Sel', '5'), /dead/)
})

rule('GH-ZERO-03', 'the GM may set how alive somebody is, and hit points follow', () => {
  given([sel(), captain(), goblins(1)])
  when({ kind: 'setLife', id: id('Sel'), life: 'dying' })
  then([hitPoints('Sel'), life('Sel')]).are([0, 'dying'])
  when({ kind: 'setLife', id: id('Sel'), life: 'up' })
  then([hitPoints('Sel'), life('Sel')]).are([1, 'up'])
  when({ kind: 'setLife', id: id('Goblin'), life: 'dead' })
  then([gone('Goblin'), hitPoints('Goblin')]).are(['fallen', 0])
  when({ kind: 'setLife', id: id('Goblin'), life: 'up' })
  then([gone('Goblin'), hitPoints('Goblin'), life('Goblin')]).are([null, 1, 'up'])
  then(order()).are(['Sel', 'Captain', 'Goblin'])
  refused({ kind: 'setLife', id: id('Sel'), life: 'up' }, /already/)
})

const bow = (hp: number) => {
  given([sel(), captain({ hp })], { options: { knockOut: 'melee' } })
  dice(d20(15), d6(3))
  when(attack('Sel', 'Captain', 'shortbow', { apply: true }))
}

rule('GH-AMB-41', 'with the other reading, a ranged attack offers no knock-out', () => {
  bow(5)
  then([life('Captain'), ...due()]).are(['dead'])
})

rule('GH-AMB-41', 'but a melee attack still does', () => {
  given([sel(), captain({ hp: 5 })], { options: { knockOut: 'melee' } })
  dice(d20(15), d4(3))
  when(attack('Sel', 'Captain', 'dagger', { apply: true }))
  then([life('Captain'), ...due()]).are(['dead', 'knockOut'])
})
