import {
  brakka,
  captain,
  combatant,
  conditions,
  d20,
  dice,
  effect,
  endTurn,
  given,
  here,
  id,
  move,
  ogre,
  oru,
  put,
  refused,
  rule,
  sel,
  then,
  universal,
  used,
  when,
  wyrm,
} from '../support'

const feet = (name: string) => here().rules.movement(here().store, id(name)).left
const total = (name: string) => here().rules.movement(here().store, id(name)).total
const speed = (name: string) => here().rules.speed(here().store, id(name)).value
const bold = (name: string) => ({ kind: 'actBoldly' as const, id: id(name) })
const spend = (name: string, what: string) => ({ kind: 'spend' as const, id: id(name), what })
const climber = (more: object = {}) => brakka({}, { speeds: { walk: 30, climb: 20 }, ...more })
const ownRow = (name: string, data: Record<string, unknown>) =>
  ({ kind: 'saveRow', row: { id: name, table: 'condition', name, data } }) as const

rule(
  ['GH-TURN-03', 'GH-AMB-37', 'GH-AMB-12'],
  'speed: additions first, then every halving, rounded once',
  () => {
    given([brakka(), captain()])
    when(ownRow('quickened', { movement: { bonus: 10 } }), put('quickened', 'Brakka'))
    then(speed('Brakka')).is(40)
    when(put('fracture', 'Brakka'))
    then(speed('Brakka')).is(20)
    when(put('break', 'Brakka'))
    then(speed('Brakka')).is(10)
    when(put('restrained', 'Brakka'))
    then(speed('Brakka')).is(0)
  },
)

rule(['GH-AMB-37', 'GH-INT-23'], 'two halvings make a quarter, or by the option still a half', () => {
  given([brakka(), captain()], { options: { speedHalving: 'once' } })
  when(put('fracture', 'Brakka'), put('break', 'Brakka'))
  then(speed('Brakka')).is(15)
  when({ kind: 'setOption', key: 'speedHalving', value: 'multiply' })
  then(speed('Brakka')).is(7)
})

rule('GH-MOVE-01', 'a budget in steps of 5 ft', () => {
  given([brakka(), captain()])
  when(move('Brakka', 20))
  then(feet('Brakka')).is(10)
  then(refused(move('Brakka', 15))).include('GH-MOVE-01')
  then(refused(move('Brakka', 7))).include('GH-MOVE-01')
  when(move('Brakka', -5))
  then(feet('Brakka')).is(15)
  when(move('Brakka', 25, { override: true }))
})

rule('GH-MOVE-01', 'what is left below a step is lost', () => {
  given([brakka({}, { speeds: { walk: 25 } }), captain()])
  when(put('fracture', 'Brakka'), move('Brakka', 10))
  then(feet('Brakka')).is(2)
  then(refused(move('Brakka', 5))).include('GH-MOVE-01')
})

rule(['GH-MOVE-03', 'GH-MOVE-06'], 'walking and climbing share one budget', () => {
  given([brakka(), captain()])
  when(move('Brakka', 10), move('Brakka', 5, { mode: 'climb' }), move('Brakka', 10))
  then(feet('Brakka')).is(0)
  then(used('Brakka', 'feet')).is(25)
})

rule('GH-MOVE-04', 'a move may be broken up around attacks', () => {
  given([brakka({}, { attacksPerAction: 2 }), captain()])
  const strike = {
    kind: 'attack' as const,
    attacker: id('Brakka'),
    action: 'longsword',
    targets: [id('Captain')],
  }
  dice(d20(2), d20(2))
  when(move('Brakka', 10), strike, move('Brakka', 10), strike, move('Brakka', 10))
  then(feet('Brakka')).is(0)
})

rule(['GH-MOVE-05', 'GH-AMB-10'], 'switching speeds takes off what was spent', () => {
  given([wyrm(), brakka()])
  when(move('Wyrm', 20))
  then(feet('Wyrm')).is(10)
  then(refused(move('Wyrm', 45, { mode: 'fly' }))).include('GH-MOVE-01')
  when(move('Wyrm', 30, { mode: 'fly' }))
  then(feet('Wyrm')).is(0)
  when(move('Wyrm', 10, { mode: 'fly' }))
})

rule('GH-AMB-10', 'by the option the feet covered count, not the feet paid', () => {
  given([wyrm(), brakka()], { options: { switchCounts: 'feet' } })
  when(move('Wyrm', 15, { difficult: true }))
  then(refused(move('Wyrm', 50, { mode: 'fly' }))).include('GH-MOVE-01')
  when(move('Wyrm', 45, { mode: 'fly' }))
})

rule('GH-MOVE-05', 'without a flying speed nobody flies', () => {
  given([brakka(), captain()])
  then(refused(move('Brakka', 5, { mode: 'fly' }))).include('GH-MOVE-05')
})

rule(
  ['GH-MOVE-06', 'GH-AMB-09'],
  'climbing and swimming cost double, four times in difficult terrain',
  () => {
    given([brakka(), captain()])
    when(move('Brakka', 10, { mode: 'climb' }))
    then(feet('Brakka')).is(10)
    then(refused(move('Brakka', 5, { mode: 'swim', difficult: true }))).include('GH-MOVE-01')
    given([brakka(), captain()])
    when(move('Brakka', 5, { mode: 'climb', difficult: true }))
    then(feet('Brakka')).is(10)
    given([brakka(), captain()], { options: { climbDifficult: 3 } })
    when(move('Brakka', 5, { mode: 'climb', difficult: true }))
    then(feet('Brakka')).is(15)
  },
)

rule('GH-MOVE-07', 'a climbing speed waives the extra cost, not the terrain', () => {
  given([climber(), captain()])
  when(move('Brakka', 20, { mode: 'climb' }))
  then(used('Brakka', 'movement')).is(20)
  given([climber(), captain()])
  when(move('Brakka', 10, { mode: 'climb', difficult: true }))
  then(used('Brakka', 'movement')).is(20)
})

rule('GH-MOVE-08', 'difficult terrain doubles the cost', () => {
  given([brakka(), captain()])
  when(move('Brakka', 15, { difficult: true }))
  then(feet('Brakka')).is(0)
})

rule(['GH-MOVE-09', 'GH-MOVE-17', 'GH-INT-18'], 'prone in mud: four feet for one', () => {
  given([oru(), captain()])
  when(put('prone', 'Oru'), move('Oru', 5, { difficult: true }))
  then(feet('Oru')).is(10)
  then(refused(move('Oru', 5, { difficult: true }))).include('GH-MOVE-01')
})

rule(['GH-MOVE-17', 'GH-COND-PRONE-01'], 'prone movement is crawling at double cost', () => {
  given([oru(), captain()])
  when(put('prone', 'Oru'), move('Oru', 15))
  then(feet('Oru')).is(0)
})

rule('GH-MOVE-10', 'a long jump: Strength score with a run-up, half of it standing', () => {
  given([brakka(), captain()])
  then(refused(move('Brakka', 9, { mode: 'jump' }))).include('GH-MOVE-10')
  when(move('Brakka', 10))
  then(refused(move('Brakka', 17, { mode: 'jump' }))).include('GH-MOVE-10')
  when(move('Brakka', 16, { mode: 'jump' }))
  then(feet('Brakka')).is(4)
  when(endTurn(), endTurn(), move('Brakka', 8, { mode: 'jump' }))
})

rule('GH-MOVE-12', 'a high jump: half the score, a quarter standing', () => {
  given([brakka(), captain()])
  then(refused(move('Brakka', 5, { mode: 'highJump' }))).include('GH-MOVE-12')
  when(move('Brakka', 4, { mode: 'highJump' }), move('Brakka', 10))
  then(refused(move('Brakka', 9, { mode: 'highJump' }))).include('GH-MOVE-12')
  when(move('Brakka', 8, { mode: 'highJump' }))
})

rule('GH-MOVE-14', 'no jump is longer than the speed', () => {
  const strong = brakka({}, { abilities: { ...brakka().sheet.abilities, str: 20 } })
  given([strong, captain()])
  when(put('fracture', 'Brakka'), move('Brakka', 10, { mode: 'jump' }))
  given([strong, captain()])
  when(put('fracture', 'Brakka'), universal('Brakka', 'dash'), move('Brakka', 10))
  then(refused(move('Brakka', 16, { mode: 'jump' }))).include('GH-MOVE-14')
  when(move('Brakka', 15, { mode: 'jump' }))
})

rule('GH-MOVE-15', 'dropping prone costs nothing', () => {
  given([sel(), captain()])
  when(move('Sel', 30), universal('Sel', 'dropProne'))
  then(conditions('Sel')).are(['prone'])
})

rule(['GH-MOVE-16', 'GH-COND-PRONE-01'], 'standing up costs half the speed there is now', () => {
  given([brakka(), ogre()])
  when(put('prone', ['Brakka', 'Ogre']), universal('Brakka', 'standUp'))
  then(feet('Brakka')).is(15)
  then(conditions('Brakka')).are([])
  when(endTurn(), universal('Ogre', 'standUp'))
  then(feet('Ogre')).is(20)
})

rule(['GH-MOVE-16', 'GH-INT-17'], 'half of a halved speed, and Dash does not change it', () => {
  given([brakka(), captain()])
  when(put('fracture', 'Brakka'), put('prone', 'Brakka'), universal('Brakka', 'dash'))
  when(universal('Brakka', 'standUp'))
  then(used('Brakka', 'movement')).is(7)
  then(feet('Brakka')).is(23)
})

rule(['GH-MOVE-16', 'GH-INT-11'], 'no standing up while held, or without the movement', () => {
  given([brakka(), captain()])
  when(put('prone', 'Brakka'), put('grappled', 'Brakka', {}, 'Captain'))
  then(refused(universal('Brakka', 'standUp'))).include('GH-MOVE-16')
  given([sel(), captain()])
  when(move('Sel', 20), put('prone', 'Sel'))
  then(refused(universal('Sel', 'standUp'))).include('GH-MOVE-16')
})

rule(['GH-SIZE-04', 'GH-AMB-11'], 'squeezing counts as difficult terrain, once', () => {
  given([ogre(), brakka()])
  when(universal('Ogre', 'squeeze'), move('Ogre', 20))
  then(feet('Ogre')).is(0)
  given([ogre(), brakka()])
  when(universal('Ogre', 'squeeze'), move('Ogre', 20, { difficult: true }))
  then(feet('Ogre')).is(0)
  when(universal('Ogre', 'leaveSqueeze'))
  then(conditions('Ogre')).are([])
})

rule('GH-ACT-04', 'Dash adds the current speed, a bold Dash once more', () => {
  given([brakka(), captain()])
  when(move('Brakka', 10), universal('Brakka', 'dash'))
  then([total('Brakka'), feet('Brakka')]).are([60, 50])
  when(bold('Brakka'), universal('Brakka', 'dash'))
  then([total('Brakka'), feet('Brakka')]).are([90, 80])
})

rule(['GH-ACT-05', 'GH-INT-17'], 'the Dash follows the speed', () => {
  given([brakka(), captain()])
  when(universal('Brakka', 'dash'), move('Brakka', 25), put('fracture', 'Brakka'))
  then([total('Brakka'), feet('Brakka')]).are([30, 5])
  given([brakka(), captain()])
  when(universal('Brakka', 'dash'), move('Brakka', 40), put('fracture', 'Brakka'))
  then(feet('Brakka')).is(0)
})

rule(['GH-ACT-22', 'GH-AMB-08'], 'a sprint after the Dash: a hit die for speed', () => {
  given([brakka(), captain()])
  then(refused(universal('Brakka', 'sprint'))).include('GH-ACT-22')
  when(universal('Brakka', 'dash'), universal('Brakka', 'sprint'))
  then([speed('Brakka'), total('Brakka')]).are([45, 90])
  then(combatant('Brakka').counters.hitDiceSpent).is(1)
  when(endTurn())
  then(conditions('Brakka')).are([])
  when(endTurn())
  then(total('Brakka')).is(30)
})

rule('GH-AMB-08', 'by the option a sprint is movement, counted once', () => {
  given([brakka(), captain()], { options: { sprint: 'movement' } })
  when(universal('Brakka', 'dash'), universal('Brakka', 'sprint'))
  then([speed('Brakka'), total('Brakka')]).are([30, 75])
})

rule(['GH-ACT-23', 'GH-INT-11'], 'no sprint when slowed or held, nor without a hit die', () => {
  given([brakka(), captain()])
  when(put('fracture', 'Brakka'), universal('Brakka', 'dash'))
  then(refused(universal('Brakka', 'sprint'))).include('GH-ACT-23')
  given([brakka(), captain()])
  when(universal('Brakka', 'dash'), put('grappled', 'Brakka', {}, 'Captain'))
  then(refused(universal('Brakka', 'sprint'))).include('GH-ACT-23')
  given([brakka(), captain()])
  when({ kind: 'setNumber', id: id('Brakka'), what: 'hitDiceSpent', value: 5 }, universal('Brakka', 'dash'))
  then(refused(universal('Brakka', 'sprint'))).include('GH-ACT-22')
})

rule('GH-ACT-23', 'lying down or mud raise the cost, they do not forbid the sprint', () => {
  given([brakka(), captain()])
  when(put('prone', 'Brakka'), universal('Brakka', 'dash'), universal('Brakka', 'sprint'))
  then(speed('Brakka')).is(45)
})

rule(['GH-COND-GRAP-01', 'GH-INT-33'], 'grappled: no movement of its own, but it can be dragged', () => {
  given([sel(), captain()])
  when(put('grappled', 'Sel', {}, 'Captain'))
  then(refused(move('Sel', 5))).include('GH-COND-GRAP-01')
  when(move('Sel', 15, { mode: 'forced' }))
  then(used('Sel', 'movement')).is(0)
})

rule(['GH-COND-CROUCH-03', 'GH-AMB-26'], 'crouching is free, standing again 10 ft, prone ends it', () => {
  given([sel(), captain()])
  when(universal('Sel', 'crouch'), universal('Sel', 'standFromCrouch'))
  then(feet('Sel')).is(20)
  when(universal('Sel', 'crouch'), move('Sel', 15))
  then(refused(universal('Sel', 'standFromCrouch'))).include('GH-COND-CROUCH-03')
  when(put('prone', 'Sel'))
  then(conditions('Sel')).are(['prone'])
})

rule('GH-COND-INCAP-01', 'incapacitated: no pips, but it walks', () => {
  given([sel(), captain()])
  when(put('incapacitated', 'Sel'), move('Sel', 30))
  then(feet('Sel')).is(0)
  then(effect('Sel', 'incapacitated').parent).is(null)
})

rule('GH-DIS-05', 'a lost leg: crawling 5 ft a round, no Dash, and standing takes everything', () => {
  given([brakka(), captain()])
  when(put('lost_leg', 'Brakka'))
  then(conditions('Brakka')).are(['lost_leg', 'prone'])
  then(refused(universal('Brakka', 'dash'))).include('GH-DIS-05')
  when(move('Brakka', 5))
  then(refused(move('Brakka', 5))).include('GH-DIS-05')
  when(endTurn(), endTurn(), universal('Brakka', 'standUp'))
  then([used('Brakka', 'action'), feet('Brakka')]).are([1, 0])
  when(endTurn(), endTurn())
  then(refused(move('Brakka', 5))).include('GH-DIS-05')
  then(refused(spend('Brakka', 'feathers'))).are([])
})
