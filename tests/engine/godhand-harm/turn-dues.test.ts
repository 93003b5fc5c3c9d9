import {
  attack,
  brakka,
  captain,
  combatant,
  conditions,
  d20,
  d6,
  damage,
  dice,
  due,
  effect,
  endTurn,
  events,
  given,
  goblins,
  hitPoints,
  id,
  maxHitPoints,
  move,
  prompt,
  put,
  rule,
  rulesIn,
  sel,
  then,
  undo,
  until,
  used,
  when,
  wyrm,
  here,
} from '../support'

const upcoming = (name: string) => here().rules.upcoming(here().store, id(name))

rule(['GH-BOLD-01', 'GH-INT-03'], 'acting boldly makes one Vulnerable when the turn ends, not before', () => {
  given([brakka(), goblins(1), captain()])
  when({ kind: 'spend', id: id('Brakka'), what: 'action' })
  when({ kind: 'actBoldly', id: id('Brakka') })
  then(conditions('Brakka')).are([])
  then(upcoming('Brakka')).are(['becomes Vulnerable for acting boldly'])
  when(endTurn())
  then(conditions('Brakka')).are(['vulnerable'])
  when(endTurn(), endTurn(), endTurn())
  then(conditions('Brakka')).are(['vulnerable'])
})

rule(
  ['GH-INT-03', 'GH-COND-VULN-01', 'GH-COND-VULN-02'],
  'the first hit after that turn is critical and uses it up',
  () => {
    given([brakka(), goblins(1)])
    when({ kind: 'spend', id: id('Brakka'), what: 'action' }, { kind: 'actBoldly', id: id('Brakka') })
    when(endTurn())
    dice(d20(12), d6(2), d6(5))
    when(attack('Goblin', 'Brakka', 'scimitar', { apply: true }))
    then([hitPoints('Brakka'), ...conditions('Brakka')]).are([35])
  },
)

rule(
  ['GH-TURN-04', 'GH-INT-16'],
  'until the end of its next turn: this round if it has yet to act, else the next',
  () => {
    given([sel(), goblins(1), brakka()])
    when(put('dazed', 'Goblin', { lasts: until('end', 'Goblin') }))
    then(upcoming('Goblin')).are(['Dazed ends'])
    when(endTurn())
    then(conditions('Goblin')).are(['dazed'])
    when(endTurn())
    then(conditions('Goblin')).are([])
  },
)

rule(['GH-TURN-04', 'GH-INT-16'], 'if the goblins had acted, it lasts through their next turn', () => {
  given([goblins(1), sel()])
  when(endTurn())
  when(put('dazed', 'Goblin', { lasts: until('end', 'Goblin') }))
  when(endTurn())
  then(conditions('Goblin')).are(['dazed'])
  when(endTurn())
  then(conditions('Goblin')).are([])
})

rule('GH-TURN-04', 'in its own turn, the end of its next turn is not the end of this one', () => {
  given([goblins(1), sel()])
  when(put('dazed', 'Goblin', { lasts: until('end', 'Goblin') }))
  when(endTurn())
  then(conditions('Goblin')).are(['dazed'])
  when(endTurn(), endTurn())
  then(conditions('Goblin')).are([])
})

rule(['GH-TURN-04', 'GH-REACT-01'], 'the start of a turn gives back what the last one used', () => {
  given([brakka(), captain()])
  when(
    { kind: 'spend', id: id('Brakka'), what: 'action' },
    { kind: 'spend', id: id('Brakka'), what: 'reaction' },
  )
  when(endTurn())
  then(used('Brakka', 'reaction')).is(1)
  when(endTurn())
  then([used('Brakka', 'action'), used('Brakka', 'reaction')]).are([0, 0])
})

rule(
  ['GH-SURP-03', 'GH-INT-16'],
  'surprise ends with the first turn; what is due at its start and end is done',
  () => {
    given([captain(), brakka()], { fight: 'prepared' })
    when({ kind: 'setSurprised', ids: [id('Captain')], surprised: true })
    when(
      { kind: 'setInitiative', ids: [id('Captain')], value: 20 },
      { kind: 'setInitiative', ids: [id('Brakka')], value: 9 },
    )
    when(put('bleeding', 'Captain', { params: { amount: '2' } }))
    when({ kind: 'beginFight' })
    then(due()).are(['ongoing'])
    then(upcoming('Captain')).are(['no longer surprised'])
    when({ kind: 'answerAllPrompts' }, endTurn())
    then([hitPoints('Captain'), combatant('Captain').surprised]).are([37, false])
  },
)

rule(
  ['GH-COND-FRIGHT-02', 'GH-AMB-45'],
  'the frightened are reminded to move away, where a distance is known',
  () => {
    given([sel(), wyrm()])
    when(put('frightened', 'Sel', {}, 'Wyrm'))
    when({ kind: 'setDistance', a: id('Sel'), b: id('Wyrm'), feet: 20 })
    when(endTurn(), endTurn())
    when(endTurn())
    then(due()).are(['reminder'])
    undo()
    when({ kind: 'setDistance', a: id('Sel'), b: id('Wyrm'), feet: 25 })
    when(endTurn())
    then(due()).are([])
  },
)

rule('GH-COND-FRIGHT-02', 'without a known distance any 5 feet of movement count', () => {
  given([sel(), wyrm()])
  when(put('frightened', 'Sel', {}, 'Wyrm'))
  when(move('Sel', 5), endTurn())
  then(due()).are([])
  when(endTurn(), endTurn())
  then(rulesIn(prompt('reminder'))).are(['GH-COND-FRIGHT-02'])
})

rule('GH-COND-FRIGHT-02', 'no duty for whoever cannot move', () => {
  given([sel(), wyrm()])
  when(put('frightened', 'Sel', {}, 'Wyrm'), put('restrained', 'Sel'))
  when(endTurn())
  then(due()).are([])
})

rule('GH-AMB-45', 'out of sight the duty holds, unless the option says otherwise', () => {
  given([sel(), wyrm()])
  when(put('frightened', 'Sel', { params: { sourceVisible: false } }, 'Wyrm'))
  when(endTurn())
  then(due()).are(['reminder'])
})

rule('GH-AMB-45', 'with the other reading, only while the source is in view', () => {
  given([sel(), wyrm()], { options: { frightMove: 'visible' } })
  when(put('frightened', 'Sel', { params: { sourceVisible: false } }, 'Wyrm'))
  when(endTurn())
  then(due()).are([])
})

rule(['GH-COND-POIS-02'], 'losses of the maximum add up, and hit points never stand above it', () => {
  given([sel(), captain()])
  const lose = (amount: number) => ({ kind: 'changeMaxHp' as const, id: id('Sel'), amount, cause: 'poison' })
  when(lose(-4), lose(-3))
  then([hitPoints('Sel'), maxHitPoints('Sel')]).are([26, 26])
  undo()
  undo()
  when(damage('Sel', '13'), lose(-4), lose(-3))
  then([hitPoints('Sel'), maxHitPoints('Sel')]).are([20, 26])
})

rule(
  ['GH-INIT-02', 'GH-AMB-06', 'GH-INT-32'],
  'a block’s starts come when it opens, its ends when it closes',
  () => {
    given([brakka(), goblins(2), captain()])
    when(put('bleeding', 'Goblin 2', { params: { amount: '1' } }))
    when(
      put('dazed', ['Goblin 1', 'Goblin 2'], {
        lasts: [{ kind: 'turn', of: 'bearer', at: 'end', turns: 1 }],
      }),
    )
    when(endTurn())
    then([prompt('ongoing').of, ...due()]).are([id('Goblin 2'), 'ongoing'])
    when({ kind: 'answerAllPrompts' })
    when(endTurn())
    then([conditions('Goblin 1'), conditions('Goblin 2')]).are([[], ['bleeding']])
  },
)

rule('GH-COND-GEN-02', 'the same condition twice ends one by one', () => {
  given([brakka(), captain()])
  when(put('blinded', 'Captain', { lasts: until('end', 'Captain', 1) }))
  when(put('blinded', 'Captain', { lasts: until('end', 'Captain', 2) }))
  when(endTurn(), endTurn())
  then(conditions('Captain')).are(['blinded'])
  when(endTurn(), endTurn())
  then(conditions('Captain')).are([])
})

rule(
  ['GH-COND-UNCON-01', 'GH-COND-GEN-02'],
  'what unconsciousness implies goes with it, and Prone stays',
  () => {
    given([brakka(), captain()])
    when(put('unconscious', 'Captain'))
    then([...conditions('Captain')].sort()).are(['incapacitated', 'prone', 'unconscious'])
    when({ kind: 'endEffects', ids: [effect('Captain', 'unconscious').id] })
    then(conditions('Captain')).are(['prone'])
    then(events('effectEnded').length).is(2)
  },
)

rule(
  ['GH-INT-03', 'GH-BOLD-01'],
  'a reaction that hits during the bold turn itself is an ordinary hit',
  () => {
    given([brakka(), goblins(1)])
    when({ kind: 'spend', id: id('Brakka'), what: 'action' }, { kind: 'actBoldly', id: id('Brakka') })
    dice(d20(12), d6(2))
    when(attack('Goblin', 'Brakka', 'scimitar', { apply: true, pay: 'reaction' }))
    then(hitPoints('Brakka')).is(40)
    when(endTurn())
    then(conditions('Brakka')).are(['vulnerable'])
  },
)
