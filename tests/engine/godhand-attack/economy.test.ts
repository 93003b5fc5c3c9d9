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
  endTurn,
  given,
  goblins,
  here,
  hitPoints,
  id,
  move,
  ogre,
  oru,
  prompt,
  put,
  refused,
  rule,
  sel,
  then,
  universal,
  used,
  when,
} from '../support'

const bold = (name: string, override = false) => ({ kind: 'actBoldly' as const, id: id(name), override })
const spend = (name: string, what: string, count = 1) => ({
  kind: 'spend' as const,
  id: id(name),
  what,
  count,
})
const feet = (name: string) => here().rules.movement(here().store, id(name)).left
const pip = (name: string, which: string) =>
  here()
    .rules.pips(here().store, id(name))
    .find((one) => one.id === which)?.state
const ready = (name: string, trigger: string, response: string) => ({
  kind: 'ready' as const,
  id: id(name),
  trigger,
  response,
})

rule('GH-TURN-01', 'a turn holds movement, one action and the way to act boldly', () => {
  given([brakka(), captain()])
  then(feet('Brakka')).is(30)
  dice(d20(2))
  when(attack('Brakka', 'Captain', 'greatsword'), move('Brakka', 20))
  then(pip('Brakka', 'action')).is('spent')
  then(pip('Brakka', 'bold')).is('available')
  then(feet('Brakka')).is(10)
  then(refused(universal('Brakka', 'dash'))).include('GH-TURN-01')
})

rule('GH-TURN-02', 'in any order, in parts, or not at all', () => {
  given([oru(), captain()])
  when(move('Oru', 10))
  dice(d20(2))
  when(attack('Oru', 'Captain', 'ember-dart'), move('Oru', 20))
  then(feet('Oru')).is(0)
  when(endTurn(), endTurn(), endTurn())
  then(used('Oru', 'action')).is(0)
})

rule('GH-TURN-01', 'actions belong to one’s own turn', () => {
  given([brakka(), captain()])
  then(refused(attack('Captain', 'Brakka', 'longsword'))).include('GH-TURN-01')
  then(refused(move('Captain', 5))).include('GH-TURN-01')
  dice(d20(2))
  when(attack('Captain', 'Brakka', 'longsword', { override: true }))
})

rule('GH-BONUS-01', 'a bonus action only where something grants it; noticing is for everybody', () => {
  given([brakka(), captain()])
  then(pip('Brakka', 'bonus')).is('notGranted')
  when(universal('Brakka', 'notice'))
  then(pip('Brakka', 'bonus')).is('spent')
})

rule('GH-BONUS-02', 'one bonus action a turn; a bold potion is an action', () => {
  given([sel(), captain()])
  dice(d20(2), d20(3))
  when(attack('Sel', 'Captain', 'dagger'), attack('Sel', 'Captain', 'dagger', { pay: 'bonus' }))
  then(refused(universal('Sel', 'drinkPotion', { pay: 'bonus', note: '2d4+2' }))).include('GH-BONUS-02')
  when(bold('Sel'), universal('Sel', 'drinkPotion', { note: '2d4+2' }))
})

rule('GH-BONUS-03', 'without actions no bonus action', () => {
  given([sel(), captain()])
  when(put('stunned', 'Sel'))
  then(['action', 'bonus', 'bold', 'reaction'].map((which) => pip('Sel', which))).are([
    'blocked',
    'blocked',
    'blocked',
    'blocked',
  ])
  then(refused(universal('Sel', 'notice'))).include('GH-BONUS-03')
})

rule(['GH-OBJ-01', 'GH-OBJ-02'], 'one object is free, a second one takes the action', () => {
  given([sel(), captain()])
  when(universal('Sel', 'interact'))
  then(used('Sel', 'object')).is(1)
  then(refused(universal('Sel', 'interact'))).include('GH-OBJ-02')
  when(universal('Sel', 'useObject'))
  then(used('Sel', 'action')).is(1)
  then(refused(universal('Sel', 'useObject'))).include('GH-TURN-01')
  when(bold('Sel'), universal('Sel', 'useObject'))
})

rule(['GH-OBJ-03', 'GH-OBJ-04', 'GH-ACT-24'], 'some objects take the action and leave the free one', () => {
  given([oru(), captain()])
  when(universal('Oru', 'useObject', { note: 'lights the oil' }))
  then(used('Oru', 'action')).is(1)
  then(used('Oru', 'object')).is(0)
})

rule(['GH-REACT-01', 'GH-TURN-04'], 'one reaction, back when its next turn starts', () => {
  given([goblins(2), brakka()])
  dice(d20(2))
  when(attack('Brakka', 'Goblin 1', 'longsword', { pay: 'reaction' }))
  then(refused(attack('Brakka', 'Goblin 2', 'longsword', { pay: 'reaction' }))).include('GH-REACT-01')
  when(endTurn())
  then(pip('Brakka', 'reaction')).is('available')
})

rule('GH-REACT-02', 'the interrupted creature goes on with what it has left', () => {
  given([goblins(1), brakka()])
  when(move('Goblin', 10))
  dice(d20(2))
  when(attack('Brakka', 'Goblin', 'longsword', { pay: 'reaction' }))
  then(prompt('attack').outcome).is('miss')
  then(feet('Goblin')).is(20)
  then(pip('Goblin', 'action')).is('available')
})

rule('GH-TURN-01', 'the GM spends and gives back by hand', () => {
  given([brakka(), captain()])
  when(spend('Brakka', 'action'))
  then(pip('Brakka', 'action')).is('spent')
  refused(spend('Brakka', 'action'))
  when(spend('Brakka', 'action', -1))
  then(pip('Brakka', 'action')).is('available')
  refused(spend('Brakka', 'luck'), /luck/)
})

rule(['GH-BOLD-01', 'GH-INT-03'], 'a second action, and vulnerable when the turn ends', () => {
  given([brakka(), captain()])
  then(refused(bold('Brakka'))).include('GH-BOLD-01')
  dice(d20(2))
  when(attack('Brakka', 'Captain', 'greatsword'), bold('Brakka'))
  then(
    here()
      .rules.notices(here().store, id('Brakka'))
      .map(({ rule }) => rule),
  ).include('GH-BOLD-01')
  when(universal('Brakka', 'disengage'))
  then(conditions('Brakka')).excludes('vulnerable')
  then(refused(bold('Brakka'))).include('GH-BOLD-01')
  when(endTurn())
  then(conditions('Brakka')).include('vulnerable')
  when(endTurn(), endTurn())
  then(conditions('Brakka')).include('vulnerable')
})

rule('GH-BOLD-02', 'no bold spell with a level, and a cantrip only when the action was none', () => {
  const spark = { id: 'spark', name: 'Spark', spellLevel: 1, text: 'a spell' }
  given([oru({}, { actions: [...oru().sheet.actions, spark] }), captain()])
  when(universal('Oru', 'dash'), bold('Oru'))
  then(refused({ kind: 'useAction', id: id('Oru'), action: 'spark' })).include('GH-BOLD-02')
  dice(d20(2))
  when(attack('Oru', 'Captain', 'ember-dart'))
  when(endTurn(), endTurn())
  dice(d20(2))
  when(attack('Oru', 'Captain', 'ember-dart'), bold('Oru'))
  then(refused(attack('Oru', 'Captain', 'ember-dart'))).include('GH-BOLD-02')
})

rule(['GH-BOLD-03', 'GH-ACT-02'], 'two attacks with the action, one with the bold action', () => {
  given([brakka({}, { attacksPerAction: 2 }), ogre(), captain()])
  dice(d20(2), d20(2))
  when(attack('Brakka', 'Ogre', 'longsword'), attack('Brakka', 'Ogre', 'longsword'))
  then(refused(attack('Brakka', 'Ogre', 'longsword'))).include('GH-TURN-01')
  when(bold('Brakka'))
  then(refused(attack('Brakka', ['Ogre', 'Captain'], 'longsword'))).include('GH-BOLD-03')
  dice(d20(2))
  when(attack('Brakka', 'Ogre', 'longsword'))
  then(refused(attack('Brakka', 'Ogre', 'longsword'))).include('GH-TURN-01')
})

rule('GH-BOLD-04', 'the bold action is no Dodge, readied neither; Dodge first is fine', () => {
  given([sel(), captain()])
  dice(d20(2))
  when(attack('Sel', 'Captain', 'shortbow'), bold('Sel'))
  then(refused(universal('Sel', 'dodge'))).include('GH-BOLD-04')
  then(refused(ready('Sel', 'it comes closer', 'I dodge'))).include('GH-BOLD-04')
  when(endTurn(), endTurn(), universal('Sel', 'dodge'), bold('Sel'))
  dice(d20(2))
  when(attack('Sel', 'Captain', 'shortbow'))
  then(conditions('Sel')).include('dodging')
})

rule(['GH-BOLD-05', 'GH-AMB-25'], 'only in command of oneself; forced actions by the option', () => {
  given([brakka(), captain()])
  when(spend('Brakka', 'action'), put('action_forced', 'Brakka'))
  then(refused(bold('Brakka'))).include('GH-BOLD-05')
  when({ kind: 'setOption', key: 'boldIfForced', value: true }, bold('Brakka'))
})

rule(['GH-BOLD-05', 'GH-AMB-24'], 'who may act boldly is the GM’s to limit', () => {
  given([captain(), brakka()], { options: { boldFor: 'pcs' } })
  when(spend('Captain', 'action'))
  then(refused(bold('Captain'))).include('GH-AMB-24')
  when({ kind: 'setOption', key: 'boldFor', value: 'all' }, bold('Captain'))
})

rule(['GH-BOLD-06', 'GH-INT-20', 'GH-ACT-06'], 'otherwise it is an action like any other', () => {
  given([brakka({ hp: 20 }), captain()])
  dice(d20(2))
  when(attack('Brakka', 'Captain', 'greatsword'), bold('Brakka'))
  when(universal('Brakka', 'drinkPotion', { note: '2d4+2' }))
  then(hitPoints('Brakka')).is(30)
  when(endTurn())
  then(conditions('Brakka')).include('vulnerable')
})

rule('GH-BOLD-01', 'paying with the bold action opens it', () => {
  given([brakka(), captain()])
  dice(d20(2), d20(2))
  when(attack('Brakka', 'Captain', 'greatsword'), attack('Brakka', 'Captain', 'greatsword', { pay: 'bold' }))
  then(pip('Brakka', 'bold')).is('spent')
  when(endTurn())
  then(conditions('Brakka')).include('vulnerable')
})

rule(
  ['GH-COND-BREAK-02', 'GH-AMB-34'],
  'a broken bone: a save before each action, its hit die afterwards',
  () => {
    given([brakka(), captain()])
    when(put('break', 'Brakka'))
    dice(d20(9))
    when(attack('Brakka', 'Captain', 'greatsword'))
    then(hitPoints('Brakka')).is(44)
    then(pip('Brakka', 'action')).is('spent')
    then(pip('Brakka', 'bonus')).is('notGranted')
    when(endTurn(), endTurn())
    dice(d20(10), d20(13), d20(11), d6(1), d6(1), d10(7))
    when(attack('Brakka', 'Captain', 'greatsword'))
    then(prompt('attack').roll?.total).is(17)
    then(hitPoints('Brakka')).is(37)
  },
)

rule(
  ['GH-COND-FRACT-02', 'GH-INT-23', 'GH-AMB-35'],
  'a fracture hurts with every action, the bold one too',
  () => {
    given([brakka(), captain()])
    when(put('fracture', 'Brakka'))
    dice(d20(2))
    when(attack('Brakka', 'Captain', 'longsword'))
    then(hitPoints('Brakka')).is(43)
    when(bold('Brakka'), universal('Brakka', 'dash'))
    then(hitPoints('Brakka')).is(42)
    when(universal('Brakka', 'notice'))
    then(hitPoints('Brakka')).is(42)
  },
)

rule(['GH-COND-CONC-01', 'GH-AMB-43', 'GH-INT-12'], 'concussed: one of move, action, bonus', () => {
  given([captain(), brakka()])
  when(put('concussed', 'Captain'))
  dice(d20(2))
  when(attack('Captain', 'Brakka', 'longsword'))
  then(refused(move('Captain', 5))).include('GH-COND-CONC-01')
  then(refused(universal('Captain', 'notice'))).include('GH-COND-CONC-01')
  then(refused(bold('Captain'))).include('GH-COND-CONC-01')
  when(universal('Captain', 'dropProne'))
  when(endTurn(), endTurn(), move('Captain', 5), move('Captain', 5))
  then(refused(attack('Captain', 'Brakka', 'longsword'))).include('GH-COND-CONC-01')
})

rule(
  ['GH-COND-CONC-01', 'GH-COND-DAZE-01', 'GH-INT-21', 'GH-OA-01'],
  'no reactions: dazed, concussed, distracted',
  () => {
    for (const condition of ['concussed', 'dazed', 'distracted_reactions', 'incapacitated']) {
      given([sel(), captain()])
      when(put(condition, 'Captain'))
      const reasons = refused(attack('Captain', 'Sel', 'longsword', { pay: 'reaction' }))
      const rules: Record<string, string> = {
        concussed: 'GH-COND-CONC-01',
        dazed: 'GH-COND-DAZE-01',
        distracted_reactions: 'GH-MAN-07',
        incapacitated: 'GH-COND-INCAP-01',
      }
      then(reasons).include(rules[condition])
    }
  },
)

rule(
  ['GH-ACT-18', 'GH-ACT-19', 'GH-ACT-20', 'GH-AMB-16'],
  'readied: the action now, the reaction when it happens, without end',
  () => {
    given([sel(), goblins(1)])
    when(ready('Sel', 'the door opens', 'I shoot'))
    then(used('Sel', 'action')).is(1)
    when(endTurn(), endTurn(), universal('Sel', 'dash'), endTurn(), endTurn(), endTurn())
    then(combatant('Sel').readied?.round).is(1)
    when({ kind: 'useReadied', id: id('Sel') })
    then(used('Sel', 'reaction')).is(1)
    then(combatant('Sel').readied).is(null)
    refused({ kind: 'useReadied', id: id('Sel') }, /nothing readied/)
  },
)

rule(
  ['GH-ACT-20', 'GH-AMB-16'],
  'given up without the reaction, replaced by a new one, or run out by the option',
  () => {
    given([sel(), goblins(1)])
    when(ready('Sel', 'it moves', 'I shoot'), { kind: 'dropReadied', id: id('Sel') })
    then(used('Sel', 'reaction')).is(0)
    when(
      endTurn(),
      endTurn(),
      ready('Sel', 'one', 'I shoot'),
      endTurn(),
      endTurn(),
      ready('Sel', 'two', 'I run'),
    )
    then(combatant('Sel').readied?.trigger).is('two')
    given([sel(), goblins(1)], { options: { readyExpiry: 'startOfTurn' } })
    when(ready('Sel', 'it moves', 'I shoot'), endTurn(), endTurn())
    then(combatant('Sel').readied).is(null)
  },
)

rule(['GH-INT-12', 'GH-ACT-19'], 'no reaction, no readied response', () => {
  given([sel(), goblins(1)])
  when(ready('Sel', 'it moves', 'I shoot'), endTurn(), put('dazed', 'Sel'))
  then(refused({ kind: 'useReadied', id: id('Sel') })).include('GH-COND-DAZE-01')
})

rule(
  ['GH-TWF-01', 'GH-TWF-02', 'GH-AMB-46'],
  'a light weapon in each hand: the off hand’s damage is dice alone',
  () => {
    given([sel(), goblins(2), ogre()])
    then(refused(attack('Sel', 'Ogre', 'dagger', { pay: 'bonus' }))).include('GH-TWF-01')
    dice(d20(6), d4(1))
    when(attack('Sel', 'Goblin 1', 'dagger'))
    when(answer('attack', 'apply'))
    dice(d20(20), d4(3), d4(2))
    when(attack('Sel', 'Ogre', 'dagger', { pay: 'bonus' }))
    then(prompt('attack').damage[0]?.roll.total).is(5)
    then(used('Sel', 'bonus')).is(1)
  },
)

rule('GH-TWF-01', 'a weapon that is not light opens nothing', () => {
  given([brakka({}, { actions: [...brakka().sheet.actions, ...sel().sheet.actions] }), captain()])
  dice(d20(2))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(refused(attack('Brakka', 'Captain', 'dagger', { pay: 'bonus' }))).include('GH-TWF-01')
})

rule(['GH-TWF-03', 'GH-TWF-02'], 'the off-hand weapon may be thrown', () => {
  given([sel(), goblins(2)])
  dice(d20(2))
  when(attack('Sel', 'Goblin 1', 'dagger'))
  when(answer('attack', 'apply'))
  dice(d20(9), d4(4))
  when(attack('Sel', 'Goblin 2', 'dagger', { pay: 'bonus', distance: 15 }))
  then(prompt('attack').attackKind).is('ranged')
  when(answer('attack', 'apply'))
  then(hitPoints('Goblin 2')).is(3)
})

rule(
  ['GH-ACT-03', 'GH-MISS-21'],
  'a spell costs what its casting time says, and a bonus spell forbids no other',
  () => {
    const quick = { id: 'quick', name: 'Quick Word', cost: 'bonus' as const, spellLevel: 1 }
    given([oru({}, { actions: [...oru().sheet.actions, quick] }), captain()])
    when({ kind: 'useAction', id: id('Oru'), action: 'quick' })
    dice(d20(2))
    when(attack('Oru', 'Captain', 'ember-dart'))
    then([used('Oru', 'bonus'), used('Oru', 'action')]).are([1, 1])
  },
)

rule('GH-COMM-01', 'talk costs nothing; who cannot speak is told', () => {
  given([brakka(), captain()])
  when(put('paralyzed', 'Brakka'))
  then(
    here()
      .rules.notices(here().store, id('Brakka'))
      .map(({ rule }) => rule),
  ).include('GH-COMM-01')
})

rule('GH-COMM-02', 'talking them down takes the action', () => {
  given([oru(), captain()])
  when(universal('Oru', 'talkDown'))
  then(used('Oru', 'action')).is(1)
})

rule('GH-ACT-25', 'knowing is free, noticing a bonus action, doing the action', () => {
  given([oru(), sel(), captain()])
  const check = (
    who: string,
    skill: string,
    pay: 'free' | 'bonus' | 'action',
    ability: 'int' | 'wis' | 'cha',
  ) => ({ kind: 'check', what: 'check', id: id(who), ability, skill, pay }) as const
  dice(d20(10))
  when(check('Oru', 'arcana', 'free', 'int'))
  then(used('Oru', 'action')).is(0)
  when(endTurn())
  dice(d20(8))
  when(check('Sel', 'perception', 'bonus', 'wis'))
  then(used('Sel', 'bonus')).is(1)
  dice(d20(8))
  when(check('Sel', 'persuasion', 'action', 'cha'))
  then(used('Sel', 'action')).is(1)
  then(refused(check('Sel', 'persuasion', 'action', 'cha'))).include('GH-TURN-01')
})

rule('GH-ACT-01', 'anything else is improvised with the action', () => {
  given([oru(), captain()])
  when(universal('Oru', 'improvise', { note: 'kicks the brazier over' }))
  then(used('Oru', 'action')).is(1)
  refused(universal('Oru', 'somersault'), /somersault/)
})

rule('GH-INT-16', 'a bold turn that strikes down an enemy leaves the striker vulnerable all the same', () => {
  given([sel(), goblins(1), captain()])
  dice(d20(20), d6(6), d6(6))
  when(attack('Sel', 'Goblin', 'shortbow', { apply: true }), bold('Sel'), universal('Sel', 'dash'), endTurn())
  then(conditions('Sel')).include('vulnerable')
  dice(d20(11), d8(1), d8(1))
  when(attack('Captain', 'Sel', 'longsword', { apply: true }))
  then(conditions('Sel')).excludes('vulnerable')
})
