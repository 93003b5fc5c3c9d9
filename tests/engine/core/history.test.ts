import { describe, expect } from 'vitest'
import { createHistory } from '../../../electron/engine/history'
import { pageOf } from '../../../electron/engine/journal/entries'
import { historyView } from '../../../electron/engine/journal/labels'
import { createStore } from '../../../electron/engine/store'
import {
  active,
  brakka,
  combatant,
  d6,
  damage,
  dice,
  endTurn,
  fight,
  given,
  goblins,
  heal,
  here,
  hitPoints,
  id,
  lines,
  ogre,
  redo,
  refused,
  rule,
  sel,
  stepBack,
  then,
  typed,
  undo,
  when,
} from '../support'

const duel = () => given([brakka({ initiative: 20 }), ogre({ initiative: 10 })])

describe('history', () => {
  rule('B55', 'redo repeats the same dice; a new command drops what could be redone', () => {
    duel()
    dice(d6(4), d6(1))
    when(damage('Ogre', '1d6'))
    undo()
    redo()
    then(hitPoints('Ogre')).is(56)
    undo()
    when(damage('Ogre', '1d6'))
    then(hitPoints('Ogre')).is(59)
    then(here().history.undone).are([])
    then(here().history.redo()).is(null)
  })

  rule('B55', 'numbers of steps are never used again', () => {
    duel()
    when(heal('Ogre', '1'), damage('Ogre', '5'))
    undo()
    when(damage('Ogre', '7'))
    then(here().history.done.map(({ step }) => step.seq)).are([1, 3])
    then(here().history.all.map(({ seq }) => seq)).are([1, 2, 3])
    then(here().history.stands(2)).is(false)
  })

  rule('K11', 'going back a turn is undoing: down to and with the end of the turn before', () => {
    duel()
    when(damage('Ogre', '5'), endTurn(), damage('Brakka', '3'), heal('Brakka', '1'))
    then(here().history.stepsOfTurn()).is(3)
    stepBack()
    then(active()).are(['Brakka'])
    then(hitPoints('Ogre')).is(55)
    then(hitPoints('Brakka')).is(44)
    then(historyView(here().history).canStepBack).is(false)
  })

  rule('B55', 'going back to a step undoes everything after it', () => {
    duel()
    when(damage('Ogre', '1'), damage('Ogre', '2'), damage('Ogre', '3'))
    then(here().history.stepsAfter(1)).is(2)
    then(here().history.stepsAfter(0)).is(3)
    then(here().history.stepsAfter(3)).is(0)
  })

  rule('B55', 'undo and redo are named by what they undo and redo', () => {
    duel()
    when(damage('Ogre', '14', 'fire'), endTurn())
    then(historyView(here().history)).is({
      canUndo: true,
      canRedo: false,
      undo: 'Ogre\u2019s turn',
      redo: '',
      canStepBack: true,
    })
    undo()
    then(historyView(here().history)).matches({ undo: 'Ogre takes 14 fire damage', redo: 'Ogre\u2019s turn' })
    when({ kind: 'chooseActor', id: id('Brakka') })
    then(historyView(here().history).undo).is('Ogre takes 14 fire damage')
  })

  rule('B55', 'a command that finds nothing to do makes no step and keeps what can be redone', () => {
    duel()
    when(damage('Ogre', '1'))
    undo()
    when({ kind: 'setHidden', ids: [id('Ogre')], hidden: false })
    then(here().history.done.length).is(0)
    redo()
    then(hitPoints('Ogre')).is(59)
  })

  rule('B55', 'a step that could not be kept goes without a trace', () => {
    duel()
    when(damage('Ogre', '1'), damage('Ogre', '2'))
    undo()
    const before = here().store.toData()
    when(damage('Ogre', '9'))
    here().history.forget()
    then(here().store.toData()).is(before)
    then(here().history.all.map(({ seq }) => seq)).are([1, 2])
    redo()
    then(hitPoints('Ogre')).is(57)
  })

  rule('B55', 'a snapshot\u2019s trail undoes as far back as it reaches', () => {
    duel()
    when(damage('Ogre', '1'), damage('Ogre', '2'), damage('Ogre', '3'), damage('Ogre', '4'))
    undo()
    const trail = here().history.trail(2)
    then(trail.done.map(({ seq }) => seq)).are([2, 3])
    then(trail.undone.map(({ seq }) => seq)).are([4])
    const store = createStore(trail.base)
    const opened = createHistory(store, trail, 9)
    const ogreId = id('Ogre')
    then(store.must('combatants', ogreId).hp).is(54)
    opened.redo()
    then(store.must('combatants', ogreId).hp).is(50)
    while (opened.undo());
    then(store.must('combatants', ogreId).hp).is(59)
  })

  rule('X5', 'the log is read in pages, newest page first, undone steps on request', () => {
    duel()
    for (let amount = 1; amount <= 5; amount += 1) when(damage('Ogre', String(amount)))
    undo()
    const { history } = here()
    const page = (before: number | null, undone: boolean, limit: number) =>
      pageOf(history.all, (seq) => history.stands(seq), { before, undone, limit })
    then(page(null, false, 2)).matches({ more: true, entries: [{ seq: 3 }, { seq: 4 }] })
    then(page(3, false, 2)).matches({ more: false, entries: [{ seq: 1 }, { seq: 2 }] })
    then(page(null, true, 1)).matches({ more: true, entries: [{ seq: 5, undone: true, round: 1 }] })
    then(page(1, true, 5)).is({ entries: [], more: false })
  })

  rule('B49', 'typed dice are checked and must fit the command', () => {
    duel()
    typed(7)
    refused(damage('Ogre', '1d6'), /A d6 shows 1 to 6, not 7/)
    typed(1, 2, 3)
    refused(damage('Ogre', '2d6'), /3 dice typed, 2 needed/)
    typed(6, null)
    dice(d6(2))
    when(damage('Ogre', '2d6'))
    then(hitPoints('Ogre')).is(52)
  })

  rule('X5', 'sentences stay right when names change or go', () => {
    given([brakka(), goblins(2)])
    when({ kind: 'removeCombatants', ids: [id('Goblin 2')] })
    then(lines()).are(['Goblin 2 is taken out of the fight.'])
    when(damage('Goblin 1', '3'), { kind: 'renameCombatant', id: id('Goblin 1'), name: 'Snag' })
    then(lines()).are(['Snag was called Goblin 1.'])
    const told = here().history.all[1]?.lines[0]?.pieces[0]
    expect(told).toEqual({ text: 'Goblin 1', kind: 'name' })
  })

  rule([], 'hit points set by hand take life along', () => {
    given([sel(), brakka(), goblins(1)])
    when({ kind: 'setNumber', id: id('Sel'), what: 'hp', value: 0 })
    then(combatant('Sel').life).is('dying')
    when({ kind: 'setNumber', id: id('Sel'), what: 'hp', value: 5 })
    then(combatant('Sel')).matches({ hp: 5, life: 'up' })
    when({ kind: 'setNumber', id: id('Goblin'), what: 'hp', value: 0 })
    then(combatant('Goblin')).matches({ life: 'dead', gone: 'fallen' })
    then(fight().order.length).is(2)
    refused({ kind: 'setNumber', id: id('Brakka'), what: 'hp', value: 45 }, /at most 44/)
  })

  rule('X1', 'a fight that is only prepared can be put aside as well', () => {
    given([brakka(), ogre()], { fight: 'prepared' })
    const before = fight()
    when({ kind: 'pauseFight' }, { kind: 'prepareFight', encounter: null, name: 'Other' })
    when({ kind: 'discardFight', id: fight().id }, { kind: 'resumeFight', id: before.id })
    then(fight()).matches({ status: 'preparing', name: before.name })
    then(combatant('Brakka').fight).is(before.id)
  })
})
