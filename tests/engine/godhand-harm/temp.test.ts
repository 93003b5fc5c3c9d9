import {
  answer,
  brakka,
  captain,
  d20,
  damage,
  dice,
  due,
  endTurn,
  foe,
  given,
  giveTemp,
  heal,
  hero,
  counter,
  hitPoints,
  life,
  rule,
  sel,
  temporary,
  then,
  undo,
  when,
} from '../support'

rule('GH-THP-01', 'temporary hit points take damage first', () => {
  given([brakka(), captain()])
  when(giveTemp('Brakka', '8', 'Song'))
  when(damage('Brakka', '11'))
  then([temporary('Brakka'), hitPoints('Brakka')]).are([0, 41])
})

rule(['B26', 'GH-THP-01'], 'small hits come off temporary hit points only, each once', () => {
  given([hero('A', { maxHp: 20 }, { hp: 6 }), hero('B', { maxHp: 30 }), captain()])
  when(giveTemp('A', '7'), giveTemp('B', '9'))
  when(damage('A', '4'))
  then([hitPoints('A'), temporary('A')]).are([6, 3])
  when(damage('A', '5'))
  then([hitPoints('A'), temporary('A')]).are([4, 0])
  when(damage('B', '8'))
  then([hitPoints('B'), temporary('B')]).are([30, 1])
  when(damage('B', '8'))
  then([hitPoints('B'), temporary('B')]).are([23, 0])
})

rule('K4', 'undoing damage gives soaked temporary hit points back', () => {
  given([hero('A', { maxHp: 20 }), captain()])
  when(giveTemp('A', '5'))
  when(damage('A', '5'))
  then([hitPoints('A'), temporary('A')]).are([20, 0])
  undo()
  then([hitPoints('A'), temporary('A')]).are([20, 5])
})

rule('GH-THP-02', 'of two sources the holder takes the new one or keeps the old, never both', () => {
  given([brakka(), captain()])
  when(giveTemp('Brakka', '5', 'Song'))
  when(giveTemp('Brakka', '8', 'Ward'))
  then([temporary('Brakka'), ...due()]).are([5, 'tempChoice'])
  when(answer('tempChoice', 'apply'))
  then(temporary('Brakka')).is(8)
  undo()
  when(answer('tempChoice', 'skip'))
  then(temporary('Brakka')).is(5)
})

rule('GH-THP-02', 'the smaller one may be taken', () => {
  given([brakka(), captain()])
  when(giveTemp('Brakka', '8', 'Ward'), giveTemp('Brakka', '3', 'Song'))
  when(answer('tempChoice', 'apply'))
  then(temporary('Brakka')).is(3)
})

rule(
  ['GH-THP-03', 'GH-INT-15', 'GH-AMB-40'],
  'temporary hit points neither wake nor spare a failed death save',
  () => {
    given([sel(), captain()])
    when(damage('Sel', '40'))
    when(giveTemp('Sel', '10', 'Ward'))
    then([hitPoints('Sel'), temporary('Sel'), life('Sel')]).are([0, 10, 'dying'])
    when(endTurn(), endTurn())
    dice(d20(6))
    when(answer('deathSave'))
    then(counter('Sel', 'deathFailures')).is(1)
    when(damage('Sel', '6'))
    then([temporary('Sel'), counter('Sel', 'deathFailures')]).are([4, 2])
  },
)

rule('GH-AMB-40', 'with the other reading, damage that is soaked whole is no failure', () => {
  given([sel(), captain()], { options: { tempHpBlocksFailure: true } })
  when(damage('Sel', '40'), giveTemp('Sel', '10', 'Ward'))
  when(damage('Sel', '6'))
  then(counter('Sel', 'deathFailures')).is(0)
  when(damage('Sel', '6'))
  then(counter('Sel', 'deathFailures')).is(1)
})

rule('GH-THP-03', 'they may be had at full hit points, and healing leaves them alone', () => {
  given([brakka(), captain()])
  when(giveTemp('Brakka', '6'))
  when(damage('Brakka', '7'), heal('Brakka', '9'))
  then([hitPoints('Brakka'), temporary('Brakka')]).are([44, 0])
})

rule(['GH-AMB-40', 'GH-ZERO-02'], 'above 0 they are taken off before instant death is measured', () => {
  given([hero('Nim', { maxHp: 12 }, { hp: 6 }), captain()])
  when(giveTemp('Nim', '1'))
  when(damage('Nim', '19'))
  then(life('Nim')).is('dying')
})

rule('GH-INT-15', 'they absorb what is left after resistance', () => {
  given([foe('Salamander', { maxHp: 30, resistances: ['fire'] }), brakka()])
  when(giveTemp('Salamander', '5'))
  when(damage('Salamander', '12', 'fire'))
  then([hitPoints('Salamander'), temporary('Salamander')]).are([29, 0])
})
