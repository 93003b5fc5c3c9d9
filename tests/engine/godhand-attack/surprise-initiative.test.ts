import {
  active,
  answer,
  attack,
  brakka,
  captain,
  combatant,
  conditions,
  d20,
  d6,
  dice,
  due,
  endTurn,
  events,
  fight,
  given,
  goblins,
  here,
  hitPoints,
  id,
  move,
  order,
  oru,
  prompt,
  put,
  refused,
  rule,
  rulesIn,
  sel,
  then,
  undo,
  universal,
  when,
} from '../support'

const stealth = (...names: string[]) => ({ kind: 'rollStealth' as const, hiders: names.map(id) })
const initiative = (...names: string[]) => ({ kind: 'rollInitiative' as const, ids: names.map(id) })
const number = (name: string) => combatant(name).initiative

rule('GH-SURP-01', 'whoever notices no enemy at all is proposed as surprised', () => {
  given([sel(), oru(), captain()], { fight: 'prepared' })
  dice(d20(9), d20(3))
  when(stealth('Sel', 'Oru'))
  then(due()).are([])
  given([sel(), captain()], { fight: 'prepared' })
  dice(d20(9))
  when(stealth('Sel'))
  then(prompt('surprise').targets).are([id('Captain')])
  then(rulesIn(prompt('surprise'))).include('GH-SURP-01')
  when(answer('surprise', 'apply'))
  then(combatant('Captain').surprised).is(true)
  undo()
  then(combatant('Captain').surprised).is(false)
})

rule('GH-SURP-01', 'one enemy in the open is threat enough', () => {
  given([sel(), brakka(), captain()], { fight: 'prepared' })
  dice(d20(20))
  when(stealth('Sel'))
  then(due()).are([])
})

rule(['GH-AMB-05', 'GH-SURP-01'], 'Stealth equal to passive Perception: by default unnoticed', () => {
  given([sel(), captain()], { fight: 'prepared' })
  dice(d20(3))
  when(stealth('Sel'))
  then(due()).are(['surprise'])
  given([sel(), captain()], { fight: 'prepared', options: { stealthTie: 'observer' } })
  dice(d20(3))
  when(stealth('Sel'))
  then(due()).are([])
})

rule(['GH-SURP-01', 'GH-MISS-09'], 'without a passive score on the sheet it is 10 + Perception', () => {
  given([sel(), captain({}, { passivePerception: null, skills: { perception: 4 } })], { fight: 'prepared' })
  dice(d20(7))
  when(stealth('Sel'))
  then(due()).are(['surprise'])
  dice(d20(6))
  when(stealth('Sel'))
  then(due()).are([])
  then(conditions('Sel')).are(['hidden'])
})

rule('GH-SURP-02', 'an opening attack out of hiding proposes its target only', () => {
  given([sel(), goblins(4)])
  when(put('hidden', 'Sel'))
  dice(d20(9), d20(12), d6(2))
  when(attack('Sel', 'Goblin 1', 'shortbow'))
  then(prompt('surprise').targets).are([id('Goblin 1')])
  when(answer('surprise', 'apply'))
  then(combatant('Goblin 1').surprised).is(true)
  then(combatant('Goblin 2').surprised).is(false)
})

rule(['GH-SURP-03', 'GH-BONUS-03'], 'a surprised creature neither moves nor acts on its first turn', () => {
  given([goblins(1), brakka()], { fight: 'prepared' })
  when({ kind: 'setInitiative', ids: [id('Goblin')], value: 18 })
  when({ kind: 'setInitiative', ids: [id('Brakka')], value: 12 })
  when({ kind: 'setSurprised', ids: [id('Goblin')], surprised: true }, { kind: 'beginFight' })
  then(refused(move('Goblin', 5))).include('GH-SURP-03')
  then(refused(attack('Goblin', 'Brakka', 'scimitar'))).include('GH-SURP-03')
  then(refused(universal('Goblin', 'notice'))).include('GH-BONUS-03')
  then(
    here()
      .rules.notices(here().store, id('Goblin'))
      .map(({ rule }) => rule),
  ).include('GH-SURP-03')
  when(endTurn())
  then(combatant('Goblin').surprised).is(false)
  when(endTurn(), move('Goblin', 30))
})

rule(['GH-SURP-04', 'GH-INT-16'], 'no reaction before its first turn has ended', () => {
  given([brakka(), goblins(1)])
  when({ kind: 'setSurprised', ids: [id('Goblin')], surprised: true })
  then(refused(attack('Goblin', 'Brakka', 'scimitar', { pay: 'reaction' }))).include('GH-SURP-04')
  when(endTurn(), endTurn())
  dice(d20(2))
  when(attack('Goblin', 'Brakka', 'scimitar', { pay: 'reaction' }))
})

rule(['GH-SURP-05', 'GH-INT-32'], 'surprise is each one’s own, also within a group', () => {
  given([goblins(4), brakka()])
  when({ kind: 'setSurprised', ids: [id('Goblin 1'), id('Goblin 2')], surprised: true })
  then(refused(move('Goblin 1', 5))).include('GH-SURP-03')
  when(move('Goblin 3', 5))
  when(endTurn())
  for (const name of ['Goblin 1', 'Goblin 4']) {
    dice(d20(2))
    when(attack(name, 'Brakka', 'scimitar', { pay: 'reaction' }))
  }
})

rule(['GH-INIT-01', 'GH-INT-29'], 'a Dexterity check with what bears on ability checks', () => {
  given([sel(), brakka(), oru()], { fight: 'prepared' })
  when(put('unsettled', 'Brakka'), put('poisoned', 'Oru'))
  dice(d20(11))
  when(initiative('Sel'))
  dice(d20(15))
  when(initiative('Brakka'))
  dice(d20(18), d20(6))
  when(initiative('Oru'))
  then(events('initiativeRolled').flatMap(rulesIn)).include('GH-COND-POIS-01')
  then([number('Sel'), number('Brakka'), number('Oru')]).are([15, 14, 8])
  then(order()).are(['Sel', 'Brakka', 'Oru'])
})

rule(['GH-INIT-02', 'B10'], 'identical creatures share one die and one place', () => {
  given([goblins(4), brakka()], { fight: 'prepared' })
  dice(d20(7), d20(12))
  when({ kind: 'rollInitiative' })
  then(number('Goblin 1')).is(14)
  then(number('Goblin 4')).is(14)
  then(order()).are(['Goblin 1+Goblin 2+Goblin 3+Goblin 4', 'Brakka'])
})

rule('GH-INIT-02', 'one hampered member does not hamper the group’s roll', () => {
  given([goblins(2)], { fight: 'prepared' })
  when(put('poisoned', 'Goblin 1'))
  dice(d20(12))
  when({ kind: 'rollInitiative' })
  then(number('Goblin 2')).is(14)
})

rule(['GH-AMB-06', 'GH-INIT-02'], 'where the option says so, identical creatures roll alone', () => {
  given([goblins(2)], { fight: 'prepared', options: { groupInitiative: 'single' } })
  dice(d20(12), d20(3))
  when({ kind: 'rollInitiative' })
  then(order()).are(['Goblin 1', 'Goblin 2'])
})

rule(['GH-INIT-02', 'B11'], 'a late one of the kind takes the group’s number without a die', () => {
  given([goblins(3, { initiative: 14 }), brakka({ initiative: 20 })])
  when({ kind: 'addCombatants', creature: 'goblin', count: 1, side: 'foe' })
  then(order()).are(['Brakka', 'Goblin 1+Goblin 2+Goblin 3+Goblin 4'])
  then(active()).are(['Brakka'])
})

rule('GH-INIT-03', 'highest first, the same every round; late arrivals go where they belong', () => {
  given([
    brakka({ initiative: 12 }),
    sel({ initiative: 21 }),
    oru({ initiative: 7 }),
    goblins(4, { initiative: 14 }),
  ])
  const group = 'Goblin 1+Goblin 2+Goblin 3+Goblin 4'
  then(order()).are(['Sel', group, 'Brakka', 'Oru'])
  when(endTurn(), endTurn(), endTurn(), endTurn())
  then(fight().round).is(2)
  when({ kind: 'saveCreature', creature: captain().sheet })
  when({ kind: 'addCombatants', creature: 'captain', count: 1, side: 'foe' })
  dice(d20(11))
  when({ kind: 'rollInitiative' })
  then(order()).are(['Sel', group, 'Captain', 'Brakka', 'Oru'])
  then(active()).are(['Sel'])
})

rule('GH-INIT-04', 'ties: a plain d20 each, again while still tied', () => {
  given([brakka(), captain()], { fight: 'prepared' })
  dice(d20(13), d20(12))
  when({ kind: 'rollInitiative' })
  then(due()).are(['tie'])
  dice(d20(7), d20(16))
  when(answer('tie'))
  then(order()).are(['Captain', 'Brakka'])
  undo()
  dice(d20(9), d20(9), d20(3), d20(2))
  when(answer('tie'))
  then(order()).are(['Brakka', 'Captain'])
})

rule('GH-INIT-04', 'or the tied stay as they stand', () => {
  given([brakka(), captain()], { fight: 'prepared' })
  dice(d20(13), d20(12))
  when({ kind: 'rollInitiative' })
  when(answer('tie', 'skip'))
  then(order()).are(['Brakka', 'Captain'])
  then(due()).are([])
})

rule(['GH-CRIT-03', 'GH-INIT-01'], 'a natural 20 means nothing for initiative', () => {
  given([brakka()], { fight: 'prepared' })
  dice(d20(20))
  when({ kind: 'rollInitiative' })
  then(number('Brakka')).is(21)
  then(hitPoints('Brakka')).is(44)
  then(conditions('Brakka')).are([])
})
