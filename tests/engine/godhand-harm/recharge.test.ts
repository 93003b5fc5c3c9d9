import type { CommandInput } from '@shared/command'
import {
  answer,
  brakka,
  combatant,
  d6,
  dice,
  due,
  endTurn,
  events,
  foe,
  given,
  goblins,
  id,
  lines,
  prompt,
  redo,
  refused,
  rule,
  rulesIn,
  stepBack,
  then,
  undo,
  used,
  when,
  wyrm,
} from '../support'

const breathe = (more: Partial<Extract<CommandInput, { kind: 'useAction' }>> = {}): CommandInput => ({
  kind: 'useAction',
  id: id('Wyrm'),
  action: 'ember-breath',
  targets: [],
  ...more,
})
const charged = (): boolean => combatant('Wyrm').charges['ember-breath']?.charged === true
const sixDice = () => dice(d6(1), d6(1), d6(1), d6(1), d6(1), d6(1))

/** Brakka first, then the Wyrm; its first turn is over and Brakka is up in round 2. */
function afterFirstTurn(): void {
  given([wyrm(), brakka()])
  when(endTurn(), endTurn())
}

rule(
  ['GH-CRE-RECH-03', 'GH-CRE-RECH-01', 'GH-AMB-39', 'GH-INT-27'],
  'it starts empty and fills without a die at the end of the first turn',
  () => {
    given([wyrm(), brakka()])
    then(refused(breathe(), /can’t use Ember Breath/)).are(['GH-CRE-RECH-01'])
    when(endTurn())
    then(charged()).is(true)
    then(due()).are([])
    then(events('chargeChanged')[0]).matches({ tell: 'its throat glows orange', roll: null })
  },
)

rule('GH-CRE-RECH-04', 'the tell is told as the GM wrote it, with one full stop at its end', () => {
  const one = wyrm()
  const actions = one.sheet.actions.map((action) => ({ ...action, tell: 'Its throat glows.' }))
  given([{ ...one, sheet: { ...one.sheet, actions } }, brakka()])
  when(endTurn())
  then(lines()[0]).is(
    'Wyrm’s Ember Breath is charged. Players read: Its throat glows. End of the first turn.',
  )
})

rule(['GH-CRE-RECH-01', 'GH-CRE-RECH-04'], 'it is used once; then it is dark and refused', () => {
  afterFirstTurn()
  sixDice()
  when(breathe())
  then(charged()).is(false)
  then(events('chargeChanged')[0]?.tell).is('')
  refused(breathe(), /can’t use/)
  undo()
  then(charged()).is(true)
})

rule('GH-CRE-RECH-01', 'the GM may use an empty one all the same', () => {
  given([wyrm(), brakka()])
  sixDice()
  when(breathe({ override: true }))
  then([charged(), used('Wyrm', 'action')]).are([false, 1])
  then(events('noted').flatMap(rulesIn)).include('GH-CRE-RECH-01')
})

rule(
  ['GH-CRE-RECH-02', 'GH-CRE-RECH-03', 'GH-AMB-39', 'GH-INT-27'],
  'a d6 at the end of each later turn while empty, on the turn of its use too',
  () => {
    afterFirstTurn()
    sixDice()
    when(breathe())
    when(answer('area', 'skip'))
    when(endTurn())
    then(prompt('recharge')).matches({ min: 5, moment: 'end' })
    dice(d6(2))
    when(answer('recharge'))
    then(charged()).is(false)
    when(endTurn(), endTurn())
    dice(d6(6))
    when(answer('recharge'))
    then(charged()).is(true)
    when(endTurn(), endTurn())
    then(due()).are([])
  },
)

rule('GH-CRE-RECH-02', 'recharge 5: 5 charges, 4 does not', () => {
  afterFirstTurn()
  sixDice()
  when(breathe())
  when(answer('area', 'skip'), endTurn())
  dice(d6(4))
  when(answer('recharge'))
  then(charged()).is(false)
  undo()
  dice(d6(5))
  when(answer('recharge'))
  then([charged(), events('chargeChanged')[0]?.tell]).are([true, 'its throat glows orange'])
})

rule('GH-CRE-RECH-02', 'the GM may say so, or skip the roll', () => {
  afterFirstTurn()
  sixDice()
  when(breathe())
  when(answer('area', 'skip'), endTurn())
  when(answer('recharge', 'skip'))
  then(charged()).is(false)
  undo()
  when(answer('recharge', 'succeed'))
  then(charged()).is(true)
})

rule(['GH-AMB-39', 'GH-SURP-03'], 'a surprised first turn charges it too, and ends surprise', () => {
  given([wyrm(), brakka()], { fight: 'prepared' })
  when({ kind: 'setSurprised', ids: [id('Wyrm')], surprised: true })
  when({ kind: 'setInitiative', ids: [id('Wyrm')], value: 20 })
  when({ kind: 'setInitiative', ids: [id('Brakka')], value: 10 })
  when({ kind: 'beginFight' })
  when(endTurn())
  then([charged(), combatant('Wyrm').surprised]).are([true, false])
})

rule('GH-CRE-RECH-03', 'a late arrival fills at the end of its own first turn', () => {
  given([brakka(), foe('Harpy', { maxHp: 9 })], {})
  when({ kind: 'saveCreature', creature: { ...wyrm().sheet, id: 'late', name: 'Late Wyrm' } })
  when(endTurn(), endTurn(), endTurn())
  when({ kind: 'addCombatants', creature: 'late', count: 1 })
  when({ kind: 'setInitiative', ids: [id('Late Wyrm')], value: 1 })
  when(endTurn())
  const charge = () => combatant('Late Wyrm').charges['ember-breath']?.charged
  then(charge()).is(false)
  when(endTurn())
  then(charge()).is(true)
})

rule(['GH-CRE-RECH-04', 'B38'], 'one die a round, the tell with it, and undo takes both back', () => {
  afterFirstTurn()
  sixDice()
  when(breathe())
  when(answer('area', 'skip'), endTurn())
  dice(d6(6))
  when(answer('recharge'))
  then(combatant('Wyrm').charges['ember-breath']).are({ charged: true, tellShared: true })
  undo()
  then([charged(), ...due()]).are([false, 'recharge'])
  redo()
  then(charged()).is(true)
  when(endTurn())
  then(due()).are([])
})

rule(['B38', 'GH-CRE-RECH-04'], 'the GM may keep a tell back', () => {
  afterFirstTurn()
  when({ kind: 'setTellShared', id: id('Wyrm'), action: 'ember-breath', shared: false })
  then(combatant('Wyrm').charges['ember-breath']).are({ charged: true, tellShared: false })
})

rule('B38', 'with the option off, a tell waits for the GM', () => {
  given([wyrm(), brakka()], { options: { shareTells: false } })
  when(endTurn())
  then(combatant('Wyrm').charges['ember-breath']).are({ charged: true, tellShared: false })
})

const gale = {
  maxHp: 30,
  actions: [{ id: 'gale', name: 'Gale', recharge: { kind: 'die' as const, min: 5 }, tell: 'the air hums' }],
}

rule('B37', 'no die while it is charged; spent, then a die a turn until it is back', () => {
  given([foe('Harpy', gale), brakka()])
  when(endTurn(), endTurn(), endTurn(), endTurn())
  then(due()).are([])
  when({ kind: 'useAction', id: id('Harpy'), action: 'gale' }, endTurn())
  dice(d6(4))
  when(answer('recharge'), endTurn(), endTurn())
  dice(d6(5))
  when(answer('recharge'))
  then(combatant('Harpy').charges['gale']?.charged).is(true)
})

rule('K11', 'stepping back a turn rolls nothing again', () => {
  given([brakka(), foe('Harpy', gale)])
  when(endTurn(), endTurn(), endTurn())
  when({ kind: 'useAction', id: id('Harpy'), action: 'gale' }, endTurn())
  dice(d6(2))
  when(answer('recharge'))
  then(combatant('Harpy').charges['gale']?.charged).is(false)
  when(endTurn())
  stepBack()
  then([combatant('Harpy').charges['gale']?.charged, ...due()]).are([false])
})

rule('GH-INT-32', 'members of a group recharge one by one', () => {
  const spit = { id: 'spit', name: 'Spit', recharge: { kind: 'die' as const, min: 6 }, tell: 'green foam' }
  given([goblins(2, {}, { actions: [spit] }), brakka()])
  when(endTurn(), endTurn())
  when({ kind: 'useAction', id: id('Goblin 1'), action: 'spit' })
  when(endTurn())
  then(due()).are(['recharge'])
  then(prompt('recharge').of).is(id('Goblin 1'))
})

const tail = {
  id: 'tail',
  name: 'Tail Sweep',
  cost: 'legendary' as const,
  uses: { max: 3, per: 'turn' as const },
}

rule('B40', 'uses per turn come back at the start of one’s own turn only', () => {
  given([brakka(), foe('L1', { maxHp: 9, actions: [tail] }), foe('L2', { maxHp: 9, actions: [tail] })])
  const sweep = (name: string): CommandInput => ({ kind: 'useAction', id: id(name), action: 'tail' })
  when(sweep('L1'), sweep('L1'), sweep('L1'), sweep('L2'))
  refused(sweep('L1'), /can’t use Tail Sweep/)
  when(endTurn())
  then([combatant('L1').usesSpent['tail'], combatant('L2').usesSpent['tail']]).are([0, 1])
  when(sweep('L1'), endTurn())
  then([combatant('L1').usesSpent['tail'], combatant('L2').usesSpent['tail']]).are([1, 0])
})
