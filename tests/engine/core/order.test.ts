import { describe, expect } from 'vitest'
import {
  active,
  brakka,
  captain,
  clock,
  combatant,
  d20,
  dice,
  endTurn,
  events,
  fight,
  foe,
  given,
  goblins,
  hero,
  id,
  lines,
  ogre,
  order,
  oru,
  refused,
  round,
  rule,
  sel,
  slot,
  then,
  undo,
  when,
} from '../support'
import type { CommandInput } from '@shared/command'

const at = (name: string, initiative: number) => foe(name, { maxHp: 10 }, { initiative })
const abc = () => [at('A', 20), at('B', 15), at('C', 10)]
const remove = (...names: string[]): CommandInput => ({ kind: 'removeCombatants', ids: names.map(id) })
const initiative = (value: number, ...names: string[]): CommandInput => ({
  kind: 'setInitiative',
  ids: names.map(id),
  value,
})
const add = (name: string, count = 1): CommandInput => ({ kind: 'addCombatants', creature: name, count })

describe('the order of a fight', () => {
  rule(['GH-INIT-03'], 'highest first, the same order every round', () => {
    given([
      oru({ initiative: 7 }),
      brakka({ initiative: 12 }),
      goblins(2, { initiative: 14 }),
      sel({ initiative: 21 }),
    ])
    then(order()).are(['Sel', 'Goblin 1+Goblin 2', 'Brakka', 'Oru'])
    when(endTurn(), endTurn(), endTurn(), endTurn())
    then(round()).is(2)
    then(order()).are(['Sel', 'Goblin 1+Goblin 2', 'Brakka', 'Oru'])
    then(active()).are(['Sel'])
  })

  rule(['GH-INIT-03'], 'a late arrival is inserted without moving anybody else', () => {
    given([
      oru({ initiative: 7 }),
      brakka({ initiative: 12 }),
      goblins(4, { initiative: 14 }),
      sel({ initiative: 21 }),
    ])
    when({ kind: 'saveCreature', creature: captain().sheet }, add('captain'))
    when(initiative(13, 'Captain'))
    then(order()).are(['Sel', 'Goblin 1+Goblin 2+Goblin 3+Goblin 4', 'Captain', 'Brakka', 'Oru'])
    when(endTurn(), endTurn())
    then(active()).are(['Captain'])
  })

  rule(['GH-INIT-04', 'B07'], 'tied creatures have their own turns and can be arranged by hand', () => {
    given([at('A', 15), at('B', 15), at('C', 10)])
    when(endTurn())
    then(active()).are(['B'])
    when({ kind: 'moveSlot', slot: slot('B'), before: slot('A') })
    then(order()).are(['B', 'A', 'C'])
    then(active()).are(['B'])
    then(combatant('B').initiative).is(15)
    when(endTurn())
    then(active()).are(['C'])
    when(endTurn())
    then(active()).are(['B'])
    then(round()).is(2)
  })

  rule('B01', 'a tied creature that leaves after its turn takes nobody\u2019s turn', () => {
    given([at('S1', 12), at('S2', 12), at('S3', 12), at('S4', 12)])
    when(endTurn())
    then(active()).are(['S2'])
    when(remove('S1'), endTurn())
    then(active()).are(['S3'])
    then(round()).is(1)
    when(endTurn())
    then(active()).are(['S4'])
    when(endTurn())
    then(active()).are(['S2'])
    then(round()).is(2)
  })

  rule('B02', 'the last one removed in its own turn hands over to the top of the next round', () => {
    given(abc())
    when(endTurn(), endTurn(), endTurn(), endTurn(), endTurn())
    then(active()).are(['C'])
    then(round()).is(2)
    when(remove('C'))
    then(active()).are(['A'])
    then(round()).is(3)
    const begun = events('turnUseReset').map((event) => event.id)
    expect(begun).toEqual([id('A')])
    then(order()).are(['A', 'B'])
  })

  rule('K2', 'removing the active one goes on with the next of the same round', () => {
    given([...abc(), at('D', 5)])
    when(endTurn(), endTurn())
    when(remove('C'))
    then(active()).are(['D'])
    then(round()).is(1)
  })

  rule('B04', 'changing numbers and adding people moves no marker', () => {
    given(abc())
    when(endTurn())
    for (const change of [initiative(12, 'C'), initiative(13, 'B')]) {
      when(change)
      then(active()).are(['B'])
      then(round()).is(1)
      then(events('turnBegan')).are([])
    }
    when({ kind: 'saveCreature', creature: foe('D').sheet }, add('d'))
    when(initiative(18, 'D'))
    then(active()).are(['B'])
    then(order()).are(['A', 'D', 'B', 'C'])
    when(endTurn(), endTurn())
    then(active()).are(['A'])
    when(endTurn())
    then(active()).are(['D'])
    then(round()).is(2)
  })

  rule('B05', 'an emptied list can be used again', () => {
    given([foe('A'), foe('B')], { fight: 'prepared' })
    when(remove('A'), initiative(10, 'B'), { kind: 'beginFight' })
    then(active()).are(['B'])
    then(round()).is(1)
    when(remove('B'))
    then(fight().status).is('preparing')
    then(round()).is(0)
    then(order()).are([])
    refused({ kind: 'beginFight' }, /Nobody is in the fight/)
  })

  rule('B08', 'an order made by hand stays through damage, death and removal', () => {
    given([at('A', 15), at('B', 15), at('C', 15), at('D', 5)])
    when({ kind: 'moveSlot', slot: slot('C'), before: slot('A') })
    then(order()).are(['C', 'A', 'B', 'D'])
    when({ kind: 'damage', targets: [id('A')], parts: [{ formula: '3', type: '' }] })
    then(order()).are(['C', 'A', 'B', 'D'])
    when({ kind: 'damage', targets: [id('D')], parts: [{ formula: '10', type: '' }] })
    then(order()).are(['C', 'A', 'B'])
    when(remove('D'))
    then(order()).are(['C', 'A', 'B'])
    when(initiative(15, 'B'))
    then(order()).are(['C', 'A', 'B'])
  })

  rule(['GH-INIT-02', 'B10'], 'identical creatures share one die and one place', () => {
    given([goblins(6)], { fight: 'prepared' })
    dice(d20(4))
    when({ kind: 'rollInitiative' })
    for (let number = 1; number <= 6; number += 1) then(combatant(`Goblin ${number}`).initiative).is(6)
    then(order()).are(['Goblin 1+Goblin 2+Goblin 3+Goblin 4+Goblin 5+Goblin 6'])
  })

  rule('B11', 'one more of a kind joins the place of its kind without a die', () => {
    given([foe('A', {}, { initiative: 20 }), goblins(3, { initiative: 14 }), at('Z', 3)])
    when(add('goblin'))
    then(order()).are(['A', 'Goblin 1+Goblin 2+Goblin 3+Goblin 4', 'Z'])
    then(combatant('Goblin 4').initiative).is(14)
    then(active()).are(['A'])
  })

  rule('GH-INIT-02', 'a member split off acts on its own, right after its group', () => {
    given([goblins(3, { initiative: 14 }), at('Z', 3)])
    refused({ kind: 'splitFromGroup', id: id('Goblin 2') }, /in the middle of its turn/)
    when(endTurn())
    when({ kind: 'splitFromGroup', id: id('Goblin 2') })
    then(order()).are(['Goblin 1+Goblin 3', 'Goblin 2', 'Z'])
    when(endTurn(), endTurn())
    then(active()).are(['Goblin 2'])
    when({ kind: 'moveMember', slot: slot('Goblin 1'), member: id('Goblin 3'), before: id('Goblin 1') })
    then(order()).are(['Goblin 3+Goblin 1', 'Goblin 2', 'Z'])
  })

  rule('B13', 'who delays steps in once, at the point chosen, and keeps that place', () => {
    given(abc())
    when({ kind: 'delay' })
    then(active()).are(['B'])
    then(combatant('A').turnsTaken).is(0)
    when({ kind: 'returnFromDelay', slot: slot('A') })
    then(active()).are(['B'])
    when(endTurn())
    then(active()).are(['A'])
    then(events('turnUseReset')).are([])
    when(endTurn())
    then(combatant('A').turnsTaken).is(1)
    then(active()).are(['C'])
    when(endTurn())
    then(round()).is(2)
    then(order()).are(['B', 'A', 'C'])
    then(active()).are(['B'])
    when(endTurn())
    then(active()).are(['A'])
    then(events('turnUseReset').map((event) => event.id)).are([id('A')])
  })

  rule('B13', 'stepping in before the active one interrupts its turn, which then goes on', () => {
    given(abc())
    when({ kind: 'delay' }, endTurn())
    then(active()).are(['C'])
    when({ kind: 'returnFromDelay', slot: slot('A'), before: slot('C') })
    then(active()).are(['A'])
    when(endTurn())
    then(active()).are(['C'])
    then(events('turnUseReset')).are([])
    then(round()).is(1)
  })

  rule('B13', 'two who delay and step in at one point keep their order', () => {
    given(abc())
    when({ kind: 'delay' }, { kind: 'delay' })
    then(active()).are(['C'])
    when({ kind: 'returnFromDelay', slot: slot('B') }, { kind: 'returnFromDelay', slot: slot('A') })
    then(order()).are(['C', 'A', 'B'])
    refused({ kind: 'returnFromDelay', slot: slot('A') }, /not waiting/)
  })

  rule('B13', 'who never steps in acts again next round and has acted once', () => {
    given(abc())
    when({ kind: 'delay' }, endTurn(), endTurn())
    then(round()).is(2)
    then(active()).are(['A'])
    then(combatant('A').turnsTaken).is(1)
  })

  rule('B13', 'the last of the round cannot delay', () => {
    given([at('A', 20), at('B', 10)])
    when(endTurn())
    refused({ kind: 'delay' }, /Nobody comes after/)
  })

  rule(
    ['K1', 'B14'],
    'alone in the order, every turn is a round; seven turns of three are two rounds and one',
    () => {
      given([at('A', 20)])
      when(endTurn(), endTurn())
      then(round()).is(3)
      given(abc())
      for (let turn = 0; turn < 7; turn += 1) when(endTurn())
      then(round()).is(3)
      then(active()).are(['B'])
    },
  )

  rule('X4', 'initiative reset by mistake comes back whole with one undo', () => {
    given(abc())
    when(endTurn(), endTurn())
    const before = fight()
    when(initiative(1, 'A', 'B', 'C'))
    undo()
    then(fight()).is(before)
  })

  rule('X11', 'a downed creature moved before the active one changes no turn', () => {
    given([at('A', 15), hero('Down', { maxHp: 10 }, { initiative: 15 }), at('C', 15)])
    when({ kind: 'damage', targets: [id('Down')], parts: [{ formula: '10', type: '' }] })
    when({ kind: 'moveSlot', slot: slot('Down'), before: slot('A') })
    then(active()).are(['A'])
    then(round()).is(1)
  })

  rule('X5', 'the log tells the first turn, late joiners and numbers', () => {
    given([foe('A'), foe('B')], { fight: 'prepared' })
    when(initiative(20, 'A'))
    then(lines()).are(['A has initiative 20.'])
    when(initiative(10, 'B'), { kind: 'beginFight' })
    then(lines()).are(['Fight begins.', 'Round 1.', 'A\u2019s turn.'])
    when(add('a'))
    then(lines()).are(['A 2 joins the fight.', 'A 2 has initiative 20.'])
  })

  rule('X1', 'a fight put aside comes back with round, marker, numbers and hit points', () => {
    given([brakka({ initiative: 20 }), ogre({ initiative: 10 })])
    when(endTurn(), endTurn(), endTurn())
    when({ kind: 'damage', targets: [id('Ogre')], parts: [{ formula: '5', type: '' }] })
    const before = fight()
    when({ kind: 'pauseFight' })
    then(combatant('Brakka').fight).is(null)
    when({ kind: 'prepareFight', encounter: null }, initiative(5, 'Brakka'), { kind: 'beginFight' })
    const other = fight()
    refused({ kind: 'resumeFight', id: other.id }, /on the table already/)
    when({ kind: 'endFight' }, { kind: 'resumeFight', id: before.id })
    then(fight()).matches({
      round: before.round,
      active: before.active,
      order: before.order,
      status: 'running',
    })
    then(combatant('Brakka')).matches({ initiative: 20, fight: before.id })
    then(combatant('Ogre').hp).is(55)
  })

  rule('GH-TURN-01', 'every new round moves the campaign clock by six seconds', () => {
    given(abc())
    const begun = clock()
    when(endTurn(), endTurn())
    then(clock()).is(begun)
    when(endTurn())
    then(clock()).is(begun + 6)
  })

  rule('GH-TURN-02', 'doing nothing is always legal', () => {
    given([oru(), ogre()])
    when(endTurn())
    then(active()).are(['Ogre'])
  })

  rule('X13', 'a fight cannot begin while somebody lacks a number', () => {
    given([foe('A'), foe('B')], { fight: 'prepared' })
    when(initiative(10, 'A'))
    refused({ kind: 'beginFight' }, /No initiative yet: B\./)
  })
})
