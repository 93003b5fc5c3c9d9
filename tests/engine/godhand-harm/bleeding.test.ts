import {
  answer,
  brakka,
  captain,
  conditions,
  counter,
  d20,
  d6,
  d8,
  damage,
  dice,
  due,
  effect,
  endTurn,
  events,
  foe,
  given,
  giveTemp,
  heal,
  hero,
  hitPoints,
  id,
  life,
  lines,
  mark,
  order,
  prompt,
  prompts,
  put,
  rule,
  rulesIn,
  sel,
  stepBack,
  temporary,
  then,
  undo,
  until,
  when,
  oru,
  d4,
  redo,
} from '../support'

rule('GH-COND-BLEED-01', 'bleeding rolls 1d6 at the start of the turn, or deals what its cause says', () => {
  given([brakka(), captain()])
  when(put('bleeding', 'Captain'))
  when(endTurn())
  then(due()).are(['ongoing'])
  dice(d6(4))
  when(answer('ongoing'))
  then(hitPoints('Captain')).is(35)
})

rule('GH-COND-BLEED-01', 'a bleed of 3 takes 3 without a die', () => {
  given([brakka(), captain()])
  when(put('bleeding', 'Captain', { params: { amount: 3 } }))
  when(endTurn())
  when(answer('ongoing'))
  then(hitPoints('Captain')).is(36)
})

rule('GH-AMB-49', 'of several bleeds only the worst acts', () => {
  given([brakka(), captain()])
  when(put('bleeding', 'Captain', { params: { amount: '3' } }))
  when(put('bleeding', 'Captain', { params: { amount: '2d4' } }))
  when(put('bleeding', 'Captain'))
  when(endTurn())
  then(due()).are(['ongoing'])
  then(prompt('ongoing').formula).is('2d4')
  dice(d4(1), d4(2))
  when(answer('ongoing'))
  then(hitPoints('Captain')).is(36)
})

rule('GH-AMB-49', 'with the other reading all of them act', () => {
  given([brakka(), captain()], { options: { bleedStack: 'sum' } })
  when(put('bleeding', 'Captain', { params: { amount: '3' } }))
  when(put('bleeding', 'Captain', { params: { amount: '2' } }))
  when(endTurn(), { kind: 'answerAllPrompts' })
  then(hitPoints('Captain')).is(34)
})

rule('GH-COND-BLEED-02', 'healing does not end a bleed; a Medicine check of 15 does', () => {
  given([oru(), captain()])
  when(put('bleeding', 'Captain'))
  when(heal('Captain', '5'))
  then(conditions('Captain')).are(['bleeding'])
  const staunch = {
    kind: 'check' as const,
    id: id('Oru'),
    what: 'check' as const,
    ability: 'wis' as const,
    skill: 'medicine',
    dc: 15,
    endsOnSuccess: { effect: effect('Captain', 'bleeding').id },
    pay: 'action' as const,
  }
  dice(d20(10))
  when(staunch)
  then(conditions('Captain')).are(['bleeding'])
  undo()
  dice(d20(11))
  when(staunch)
  then(conditions('Captain')).are([])
})

rule(
  ['GH-INT-09', 'GH-AMB-07', 'GH-TURN-04'],
  'bleeding at 0 is damage: a failure, and then the death save',
  () => {
    given([brakka(), sel()])
    when(put('bleeding', 'Sel'))
    when(damage('Sel', '40'), endTurn())
    then(due()).are(['ongoing', 'deathSave'])
    dice(d6(2), d20(12))
    when({ kind: 'answerAllPrompts' })
    then([counter('Sel', 'deathSuccesses'), counter('Sel', 'deathFailures')]).are([1, 1])
  },
)

rule('GH-INT-09', 'that failure may kill before the save is rolled', () => {
  given([brakka(), sel()])
  when(put('bleeding', 'Sel'))
  when(damage('Sel', '40'))
  when({ kind: 'setNumber', id: id('Sel'), what: 'deathFailures', value: 2 })
  when(endTurn())
  dice(d6(2))
  when({ kind: 'answerAllPrompts' })
  then([life('Sel'), ...due()]).are(['dead'])
})

rule(
  ['GH-AMB-07', 'GH-TURN-04'],
  'whoever bleeds down to 0 at its start makes no death save in that turn',
  () => {
    given([brakka(), sel({ hp: 3 })])
    when(put('bleeding', 'Sel'))
    when(endTurn())
    dice(d6(5))
    when({ kind: 'answerAllPrompts' })
    then([life('Sel'), counter('Sel', 'deathFailures'), ...due()]).are(['dying', 0])
    when(endTurn(), endTurn())
    then(due()).are(['ongoing', 'deathSave'])
  },
)

rule(
  ['GH-COND-HEM-01', 'GH-AMB-33'],
  'hemorrhage: one hit die and 5 are lost, past temporary hit points and without a die spent',
  () => {
    given([brakka(), captain({ hp: 29 })])
    when(put('hemorrhage', 'Captain'), giveTemp('Captain', '4'))
    when(endTurn())
    then(due()).are(['ongoing', 'save'])
    dice(d8(3))
    when(answer('ongoing'))
    then([hitPoints('Captain'), temporary('Captain'), counter('Captain', 'hitDiceSpent')]).are([21, 4, 0])
  },
)

rule(
  ['GH-AMB-33', 'GH-MISS-08'],
  'the loss asks for no concentration, is halved by nothing and never kills outright',
  () => {
    given([brakka(), sel({ hp: 2 })])
    when({ kind: 'concentrate', id: id('Sel'), on: 'a song' })
    when(put('petrified', 'Brakka'))
    when(put('hemorrhage', 'Sel'), endTurn())
    dice(d8(8))
    when(answer('ongoing'))
    then(life('Sel')).is('dying')
    then(events('hitPointsLost')[0]?.amount).is(2)
  },
)

rule('GH-AMB-33', 'with the other reading, it is damage', () => {
  given([brakka(), captain({ hp: 29 })], { options: { hemorrhageIsDamage: true } })
  when(put('hemorrhage', 'Captain'), giveTemp('Captain', '4'))
  when(endTurn())
  dice(d8(3))
  when(answer('ongoing'))
  then([hitPoints('Captain'), temporary('Captain')]).are([25, 0])
})

rule(
  ['GH-COND-HEM-02', 'GH-INT-08'],
  'hemorrhage replaces the death save by a failure; no natural 20 can help',
  () => {
    given([brakka(), sel()])
    when(put('hemorrhage', 'Sel'))
    when(damage('Sel', '40'))
    when({ kind: 'setNumber', id: id('Sel'), what: 'deathFailures', value: 1 })
    when(endTurn())
    then(due()).are(['save', 'deathFailure'])
    dice(d20(20))
    when({ kind: 'answerAllPrompts' })
    then([counter('Sel', 'deathFailures'), life('Sel')]).are([2, 'dying'])
  },
)

rule('GH-COND-HEM-02', 'once the bleeding is stopped, death saves go on', () => {
  given([brakka(), sel()])
  when(put('hemorrhage', 'Sel'))
  when(damage('Sel', '40'))
  when({ kind: 'setNumber', id: id('Sel'), what: 'deathFailures', value: 2 })
  when({ kind: 'endEffects', ids: [effect('Sel', 'hemorrhage').id] })
  when(endTurn())
  dice(d20(13))
  when(answer('deathSave'))
  then([counter('Sel', 'deathSuccesses'), counter('Sel', 'deathFailures')]).are([1, 2])
})

rule(
  ['GH-COND-HEM-02', 'GH-AMB-33'],
  'a stable creature keeps its stability; its save against exhaustion goes on',
  () => {
    given([brakka(), sel()])
    when(put('hemorrhage', 'Sel'))
    when(damage('Sel', '40'))
    dice(d4(2))
    when({ kind: 'stabilise', helper: null, target: id('Sel') })
    when(endTurn())
    then(due()).are(['save'])
    then(life('Sel')).is('stable')
  },
)

rule('GH-AMB-33', 'with the other reading, a hemorrhage ends being stable', () => {
  given([brakka(), sel()], { options: { hemorrhageBreaksStable: true } })
  when(put('hemorrhage', 'Sel'))
  when(damage('Sel', '40'))
  dice(d4(2))
  when({ kind: 'stabilise', helper: null, target: id('Sel') })
  when(endTurn())
  then([life('Sel'), ...due()]).are(['dying', 'save', 'deathFailure'])
})

rule('GH-COND-HEM-02', 'the turn on which the loss itself brings it to 0 holds no failure', () => {
  given([brakka(), sel({ hp: 4 })])
  when(put('hemorrhage', 'Sel'), endTurn())
  then(due()).are(['ongoing', 'save'])
  dice(d8(1), d20(16))
  when({ kind: 'answerAllPrompts' })
  then([life('Sel'), counter('Sel', 'deathFailures')]).are(['dying', 0])
})

rule(
  ['GH-COND-HEM-03', 'GH-COND-EXH-01', 'GH-MISS-01', 'GH-MISS-19'],
  'a failed save of 15 adds a level of exhaustion, which does nothing by itself',
  () => {
    given([brakka(), captain()])
    when(put('hemorrhage', 'Captain'))
    when(endTurn())
    then(rulesIn(prompt('save'))).include('GH-COND-HEM-03')
    dice(d8(1), d20(12))
    when({ kind: 'answerAllPrompts' })
    then(counter('Captain', 'exhaustion')).is(1)
    when(endTurn(), endTurn())
    dice(d8(1), d20(12))
    when({ kind: 'answerAllPrompts' })
    then(counter('Captain', 'exhaustion')).is(2)
    when(endTurn(), endTurn())
    dice(d8(1), d20(13))
    when({ kind: 'answerAllPrompts' })
    then(counter('Captain', 'exhaustion')).is(2)
  },
)

rule('GH-MISS-15', 'without a hit die in the block a d8 is proposed and the GM may type the amount', () => {
  given([brakka(), foe('Thing', { maxHp: 30 })])
  when(put('hemorrhage', 'Thing'), endTurn())
  then([prompt('ongoing').formula, ...rulesIn(prompt('ongoing'))]).are([
    '1d8+5',
    'GH-COND-HEM-01',
    'GH-MISS-15',
  ])
  when(answer('ongoing', 'apply', 'Thing', { amount: 11 }))
  then(hitPoints('Thing')).is(19)
})

rule('GH-COND-HEM-01', 'two hemorrhages bleed once', () => {
  given([brakka(), captain()])
  when(put('hemorrhage', 'Captain'), put('hemorrhage', 'Captain'))
  when(endTurn())
  then(due()).are(['ongoing', 'save'])
})

rule(['GH-TURN-04', 'GH-AMB-07'], 'at the start: bleeding, blood loss, its save, then the death save', () => {
  given([brakka(), sel({ hp: 20 })])
  when(put('hemorrhage', 'Sel'), put('bleeding', 'Sel'))
  when(endTurn())
  then(prompts().map((one) => one.order)).are([3, 4, 4.5])
})

rule('B22', 'stepping back and forward deals the damage of a turn once', () => {
  given([hero('A', { maxHp: 10 }), foe('B', { maxHp: 68 })])
  when(put('bleeding', 'B', { params: { amount: '3' } }))
  when(endTurn())
  when(answer('ongoing'))
  then(hitPoints('B')).is(65)
  stepBack()
  then(hitPoints('B')).is(68)
  when(endTurn())
  when(answer('ongoing'))
  then(hitPoints('B')).is(65)
})

rule(
  'B23',
  'ongoing damage comes at the end of the turn, named by its source, and stops with the effect',
  () => {
    given([hero('A', { maxHp: 10 }), foe('B', { maxHp: 30 })])
    when(damage('B', '5'))
    when(mark('Clinging Fire', 'B', { ongoing: { at: 'end', formula: '4', type: 'fire' } }, 'A'))
    then(hitPoints('B')).is(25)
    when(endTurn())
    then(due()).are([])
    when(endTurn())
    when(answer('ongoing'))
    then(hitPoints('B')).is(21)
    then(events('damageTaken')[0]).matches({ source: id('A'), cause: 'Clinging Fire' })
    then(lines().some((line) => line.includes('Clinging Fire'))).is(true)
    when({ kind: 'endEffects', ids: [effect('B', 'Clinging Fire').id] })
    when(endTurn(), endTurn())
    then([hitPoints('B'), ...due()]).are([21])
  },
)

rule('B23', 'nothing ticks on the defeated', () => {
  given([hero('A', { maxHp: 10 }), foe('B', { maxHp: 5 }), foe('C', { maxHp: 5 })])
  when(put('bleeding', ['B', 'C'], { params: { amount: '9' } }))
  when(endTurn())
  when(answer('ongoing'))
  then(order()).are(['A', 'C'])
  when(damage('B', '3'))
  then(due().filter((kind) => kind === 'ongoing').length).is(1)
})

rule('GH-COND-GEN-01', 'a save at the end of the turn ends an effect', () => {
  given([brakka(), captain()])
  when(put('blinded', 'Captain', { lasts: [{ kind: 'save', at: 'end', ability: 'con', dc: 13 }] }))
  when(endTurn())
  then(due()).are([])
  when(endTurn())
  then(prompt('save')).matches({ dc: 13, modifier: 2, moment: 'end' })
  dice(d20(10))
  when(answer('save'))
  then(conditions('Captain')).are(['blinded'])
  when(endTurn(), endTurn())
  dice(d20(11))
  when(answer('save'))
  then(conditions('Captain')).are([])
})

rule('GH-COND-GEN-01', 'an effect that ran out can be put back', () => {
  given([brakka(), captain()])
  when(put('dazed', 'Captain', { lasts: until('end', 'Captain') }))
  when(endTurn(), endTurn())
  then(conditions('Captain')).are([])
  when(answer('ended', 'undoIt'))
  then(conditions('Captain')).are(['dazed'])
  undo()
  redo()
  then(conditions('Captain')).are(['dazed'])
})

rule('GH-COND-HEM-02', 'when it stops while its failure is due, the death save takes its place again', () => {
  given([brakka(), sel()])
  when(put('hemorrhage', 'Sel'))
  when(damage('Sel', '40'), endTurn())
  then(due()).are(['save', 'deathFailure'])
  when({ kind: 'endEffects', ids: [effect('Sel', 'hemorrhage').id] })
  then(due()).are(['deathSave'])
})

rule('GH-COND-HEM-04', 'a Medicine check of 25 stops a hemorrhage, healing does not', () => {
  given([oru(), captain({ hp: 20 })])
  when(put('hemorrhage', 'Captain'))
  when(heal('Captain', '5'))
  const stop = (dc: number) => ({
    kind: 'check' as const,
    id: id('Oru'),
    what: 'check' as const,
    ability: 'wis' as const,
    skill: 'medicine',
    dc,
    endsOnSuccess: { effect: effect('Captain', 'hemorrhage').id },
    pay: 'action' as const,
  })
  dice(d20(16))
  when(stop(25))
  then(conditions('Captain')).are(['hemorrhage'])
  undo()
  dice(d20(16))
  when(stop(20))
  then(conditions('Captain')).are([])
})

rule('GH-COND-BLEED-01', 'an effect that ends takes what it asked for off the table', () => {
  given([brakka(), captain()])
  when(put('bleeding', 'Captain'), endTurn())
  when({ kind: 'endEffects', ids: [effect('Captain', 'bleeding').id] })
  then(due()).are([])
})

rule('GH-COND-BLEED-01', 'a bleed can be skipped, or its amount typed', () => {
  given([brakka(), captain()])
  when(put('bleeding', 'Captain'), endTurn())
  when(answer('ongoing', 'apply', 'Captain', { amount: 6 }))
  then(hitPoints('Captain')).is(33)
  undo()
  when(answer('ongoing', 'skip'))
  then(hitPoints('Captain')).is(39)
})
