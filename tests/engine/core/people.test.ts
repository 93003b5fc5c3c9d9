import { describe } from 'vitest'
import { encounterSchema } from '@shared/domain/encounter'
import {
  brakka,
  combatant,
  conditions,
  effects,
  fight,
  foe,
  given,
  goblins,
  here,
  hitPoints,
  id,
  lines,
  mark,
  ogre,
  put,
  redo,
  refused,
  rule,
  sel,
  then,
  undo,
  when,
} from '../support'
import type { CommandInput } from '@shared/command'

const skulk = () => foe('Skulk', { maxHp: 5 })
const add = (name: string | null = null): CommandInput => ({
  kind: 'addCombatants',
  creature: 'skulk',
  count: 1,
  name,
})
const names = () => [...here().store.all('combatants')].map(({ name }) => name).sort()

describe('who is there', () => {
  rule('B53', 'numbers are given with the second of a kind and never used again', () => {
    given([], { fight: 'prepared' })
    when({ kind: 'saveCreature', creature: skulk().sheet }, add())
    then(names()).are(['Skulk'])
    when(add())
    then(names()).are(['Skulk 1', 'Skulk 2'])
    when(add('Old Tooth'))
    then(names()).are(['Old Tooth', 'Skulk 1', 'Skulk 2'])
    when({ kind: 'removeCombatants', ids: [id('Skulk 1')] }, add())
    then(names()).are(['Old Tooth', 'Skulk 2', 'Skulk 3'])
  })

  rule('B53', 'a name that is taken by hand is passed over', () => {
    given([goblins(2)], { fight: 'prepared' })
    when({ kind: 'renameCombatant', id: id('Goblin 1'), name: 'Goblin 3' })
    when({ kind: 'addCombatants', creature: 'goblin', count: 1 })
    then(names()).are(['Goblin 2', 'Goblin 3', 'Goblin 4'])
  })

  rule('X8', 'one condition on three creatures makes three independent ones', () => {
    given([goblins(3)])
    when(put('poisoned', ['Goblin 1', 'Goblin 2', 'Goblin 3']))
    const [first] = effects('Goblin 1')
    when({ kind: 'endEffects', ids: [first?.id ?? ''] })
    then(conditions('Goblin 1')).are([])
    then(conditions('Goblin 2')).are(['poisoned'])
    then(conditions('Goblin 3')).are(['poisoned'])
  })

  rule('X14', 'healing from 0 leaves other conditions', () => {
    given([brakka(), ogre()])
    when(put('poisoned', 'Brakka'))
    when({ kind: 'damage', targets: [id('Brakka')], parts: [{ formula: '44', type: '' }] })
    when({ kind: 'heal', targets: [id('Brakka')], formula: '5' })
    then(hitPoints('Brakka')).is(5)
    then(combatant('Brakka').life).is('up')
    then(conditions('Brakka')).include('poisoned')
  })

  rule('B55', 'undo restores the saved state and redo the same result', () => {
    given([foe('Salamander', { maxHp: 20, resistances: ['fire'] }, { hp: 10 })])
    when({ kind: 'giveTemp', targets: [id('Salamander')], formula: '2' })
    when({ kind: 'damage', targets: [id('Salamander')], parts: [{ formula: '6', type: 'fire' }] })
    then(hitPoints('Salamander')).is(9)
    undo()
    then(combatant('Salamander')).matches({ hp: 10, temp: { amount: 2 } })
    redo()
    then(combatant('Salamander')).matches({ hp: 9, temp: null })
  })

  rule('GH-INIT-02', 'identical creatures share one stat block, which goes with the last of them', () => {
    given([goblins(3), brakka()])
    then(here().store.size('blocks')).is(2)
    when({ kind: 'removeCombatants', ids: [id('Goblin 1'), id('Goblin 2')] })
    then(here().store.size('blocks')).is(2)
    when({ kind: 'removeCombatants', ids: [id('Goblin 3')] })
    then(here().store.size('blocks')).is(1)
  })

  rule([], 'the end of a fight takes the foes and leaves the party as it is', () => {
    given([brakka({ hp: 12 }), goblins(2)])
    when(
      put('poisoned', ['Brakka', 'Goblin 1']),
      mark('This fight only', 'Brakka', { lasts: [{ kind: 'scene' }] }),
    )
    when({ kind: 'endFight' })
    then(names()).are(['Brakka'])
    then(conditions('Brakka')).are(['poisoned'])
    then(here().store.size('effects')).is(1)
    then(here().store.size('fights')).is(0)
    then(here().store.size('blocks')).is(1)
    then(combatant('Brakka')).matches({ hp: 12, fight: null, initiative: null, used: {} })
    then(lines().at(-1)).is('Fight is over after 1 round.')
  })

  rule('GH-INIT-03', 'a fled creature leaves the order, and comes back to it', () => {
    given([brakka(), sel(), ogre()])
    when({ kind: 'setGone', ids: [id('Ogre')], gone: 'fled' })
    then(fight().order.length).is(2)
    then(combatant('Ogre').gone).is('fled')
    when({ kind: 'setGone', ids: [id('Ogre')], gone: null })
    then(fight().order.map((slot) => slot.members[0])).are([id('Brakka'), id('Sel'), id('Ogre')])
  })

  rule('GH-COND-POIS-02', 'reductions of the maximum add up and cap hit points', () => {
    given([sel({ hp: 20 })])
    const change = (amount: number): CommandInput => ({
      kind: 'changeMaxHp',
      id: id('Sel'),
      amount,
      cause: 'poison',
    })
    when(change(-4), change(-3))
    then(combatant('Sel')).matches({ hp: 20, maxHp: 26 })
    when(change(-10))
    then(combatant('Sel')).matches({ hp: 16, maxHp: 16 })
    const first = combatant('Sel').maxHpChanges[0]
    when({ kind: 'dropMaxHpChange', id: id('Sel'), change: first?.id ?? '' })
    then(combatant('Sel')).matches({ hp: 16, maxHp: 20 })
    refused(change(-21), /cannot fall below 0/)
  })

  rule([], 'an encounter is launched with its creatures, names and the party', () => {
    given([brakka()], { fight: 'none' })
    when({ kind: 'saveCreature', creature: { ...skulk().sheet, challenge: 0.5 } })
    const encounter = encounterSchema.parse({
      id: 'weir',
      name: 'The weir',
      entries: [
        { id: 'one', creature: 'skulk', count: 3, hidden: true },
        { id: 'two', creature: 'skulk', count: 1, name: 'Old Tooth' },
      ],
    })
    when({ kind: 'saveEncounter', encounter }, { kind: 'prepareFight', encounter: 'weir' })
    then(names()).are(['Brakka', 'Old Tooth', 'Skulk 1', 'Skulk 2', 'Skulk 3'])
    then(fight()).matches({ name: 'The weir', challenge: 2, status: 'preparing' })
    then(combatant('Skulk 1').hidden).is(true)
    refused({ kind: 'deleteCreature', id: 'skulk' }, /part of the encounter "The weir"/)
  })

  rule(
    'X1',
    'an encounter launched during a fight puts that one aside, in one step; it goes on where it stood',
    () => {
      given([brakka({ initiative: 20 }), ogre({ initiative: 10 })])
      when({ kind: 'endTurn' })
      const before = fight()
      when({ kind: 'prepareFight', encounter: null })
      then(fight().id === before.id).is(false)
      then(combatant('Brakka').fight).is(fight().id)
      then(combatant('Ogre').fight).is(before.id)
      undo()
      then(fight()).is(before)
      when({ kind: 'prepareFight', encounter: null })
      when({ kind: 'setInitiative', ids: [id('Brakka')], value: 5 }, { kind: 'beginFight' })
      when({ kind: 'resumeFight', id: before.id })
      then(fight()).matches({ active: before.active, order: before.order, round: before.round })
      then(combatant('Brakka')).matches({ initiative: 20, fight: before.id })
    },
  )
})
