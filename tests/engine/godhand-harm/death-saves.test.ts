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
  endTurn,
  events,
  given,
  goblins,
  heal,
  hitPoints,
  id,
  life,
  lines,
  oru,
  prompt,
  put,
  refused,
  rule,
  rulesIn,
  sel,
  then,
  undo,
  used,
  when,
} from '../support'

/** Sel dying, with her turn begun. */
function selDying(): void {
  given([brakka(), sel()])
  when(damage('Sel', '40'))
  when(endTurn())
}

/** Goes round to Sel's next turn and rolls her death save. */
function save(die: number): void {
  dice(d20(die))
  when(answer('deathSave'))
}
const nextTurn = (): void => void when(endTurn(), endTurn())
const track = () => [counter('Sel', 'deathSuccesses'), counter('Sel', 'deathFailures')]

rule('GH-ZERO-05', '10 is a success, 9 a failure', () => {
  selDying()
  then(due()).are(['deathSave'])
  save(10)
  then(track()).are([1, 0])
  nextTurn()
  save(9)
  then(track()).are([1, 1])
})

rule('GH-ZERO-05', 'whoever drops during its own turn, or is stable or dead, makes none', () => {
  given([sel(), brakka()])
  when(damage('Sel', '40'))
  then(due()).are([])
  dice(d4(1))
  when({ kind: 'stabilise', helper: null, target: id('Sel') })
  when(endTurn(), endTurn())
  then(due()).are([])
})

rule('GH-ZERO-06', 'three successes, in whatever order, are stable; the counts go back to nothing', () => {
  selDying()
  for (const die of [12, 5, 14, 8]) {
    save(die)
    nextTurn()
  }
  then(track()).are([2, 2])
  dice(d20(11), d4(2))
  when(answer('deathSave'))
  then([life('Sel'), hitPoints('Sel'), ...track()]).are(['stable', 0, 0, 0])
  then(conditions('Sel')).include('unconscious')
})

rule(['GH-ZERO-06', 'B32'], 'after the third success there are no more prompts and nobody wakes', () => {
  selDying()
  for (const die of [12, 13]) {
    save(die)
    nextTurn()
  }
  dice(d20(14), d4(4))
  when(answer('deathSave'))
  nextTurn()
  then([life('Sel'), hitPoints('Sel'), ...due()]).are(['stable', 0])
})

rule(
  ['GH-ZERO-06', 'GH-ZERO-07', 'B32'],
  'two failures and a natural 1 are dead, once, with the count at three',
  () => {
    selDying()
    for (const die of [5, 6]) {
      save(die)
      nextTurn()
    }
    save(1)
    then([life('Sel'), ...track()]).are(['dead', 0, 3])
    then(events('lifeChanged').length).is(1)
  },
)

rule('GH-ZERO-07', 'a natural 1 is two failures', () => {
  selDying()
  save(9)
  nextTurn()
  save(1)
  then([life('Sel'), counter('Sel', 'deathFailures')]).are(['dead', 3])
})

rule(['GH-ZERO-08', 'B32', 'GH-INT-30'], 'a natural 20 gives 1 hit point and the turn', () => {
  selDying()
  for (const die of [5, 6]) {
    save(die)
    nextTurn()
  }
  save(20)
  then([life('Sel'), hitPoints('Sel'), ...track()]).are(['up', 1, 0, 0])
  then(conditions('Sel')).are(['prone'])
})

rule(
  ['GH-AMB-48', 'GH-INT-29'],
  'Unsettled takes 2 off a death save; the natural numbers are read from the die',
  () => {
    given([brakka(), sel()])
    when(put('unsettled', 'Sel'))
    when(damage('Sel', '40'), endTurn())
    then([prompt('deathSave').modifier, ...rulesIn(prompt('deathSave'))]).are([-2, 'GH-COND-UNSET-01'])
    save(11)
    then(track()).are([0, 1])
    nextTurn()
    save(20)
    then(life('Sel')).is('up')
  },
)

rule('GH-AMB-48', 'with the other reading, nothing touches death saves', () => {
  given([brakka(), sel()], { options: { deathSaveMods: false } })
  when(put('unsettled', 'Sel'))
  when(damage('Sel', '40'), endTurn())
  save(11)
  then(track()).are([1, 0])
})

rule('GH-INT-29', 'poisoned and frightened do not touch death saves', () => {
  given([brakka(), sel()])
  when(put('poisoned', 'Sel'), put('frightened', 'Sel'))
  when(damage('Sel', '40'), endTurn())
  then([prompt('deathSave').modifier, prompt('deathSave').mode]).are([0, 'flat'])
})

rule('GH-ZERO-05', 'a death save can be typed, given by hand, or skipped', () => {
  selDying()
  when(answer('deathSave', 'succeed'))
  then(track()).are([1, 0])
  nextTurn()
  when(answer('deathSave', 'skip'))
  then(track()).are([1, 0])
})

rule('GH-ZERO-05', 'healing takes a death save that is due off the table', () => {
  selDying()
  when(heal('Sel', '3'))
  then(due()).are([])
})

rule('GH-ZERO-12', 'first aid: an action and a Medicine check against 10', () => {
  given([sel(), oru(), captain()])
  when(damage('Oru', '40'))
  dice(d20(7))
  when({ kind: 'stabilise', helper: id('Sel'), target: id('Oru') })
  then([life('Oru'), used('Sel', 'action')]).are(['dying', 1])
  undo()
  dice(d20(8), d4(1))
  when({ kind: 'stabilise', helper: id('Sel'), target: id('Oru') })
  then([life('Oru'), used('Sel', 'action')]).are(['stable', 1])
  then(lines().length > 0).is(true)
})

rule('GH-ZERO-12', 'only the dying are stabilised, and only with an action left', () => {
  given([sel(), oru(), brakka()])
  refused({ kind: 'stabilise', helper: id('Sel'), target: id('Oru') }, /not dying/)
  when(damage('Oru', '40'))
  refused({ kind: 'stabilise', helper: id('Brakka'), target: id('Oru') })
})

rule(
  ['GH-ZERO-10', 'GH-INT-07', 'GH-INT-01', 'GH-COND-UNCON-02'],
  'a melee hit on the dying is critical: two failures',
  () => {
    given([goblins(1), sel()])
    when(damage('Sel', '40'))
    dice(d20(8), d20(14), d6(2), d6(3))
    when(attack('Goblin', 'Sel', 'scimitar', { apply: true }))
    then([hitPoints('Sel'), counter('Sel', 'deathFailures')]).are([0, 2])
  },
)

rule(['GH-ZERO-09', 'GH-INT-06'], 'an arrow at her flies straight and is one failure', () => {
  given([goblins(1, {}, { actions: [arrow] }), sel()])
  when(damage('Sel', '40'))
  dice(d20(15), d6(3))
  when(attack('Goblin', 'Sel', 'shortbow', { apply: true }))
  then(counter('Sel', 'deathFailures')).is(1)
})

const arrow = {
  id: 'shortbow',
  name: 'Shortbow',
  attack: {
    kind: 'ranged' as const,
    toHit: 4,
    reach: null,
    range: { normal: 80, long: 320 },
    damage: [{ formula: '1d6+2', type: 'piercing' }],
  },
}
