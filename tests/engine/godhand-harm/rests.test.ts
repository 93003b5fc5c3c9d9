import type { CommandInput } from '@shared/command'
import {
  brakka,
  clock,
  combatant,
  counter,
  d10,
  d6,
  damage,
  dice,
  events,
  given,
  giveTemp,
  hero,
  hitPoints,
  id,
  life,
  maxHitPoints,
  oru,
  refused,
  rule,
  rulesIn,
  sel,
  temporary,
  then,
  when,
  captain,
  endTurn,
  d4,
} from '../support'

type Rest = Extract<CommandInput, { kind: 'rest' }>
const HOUR = 3600

const shortRest = (who: readonly string[], more: Partial<Rest> = {}): CommandInput => ({
  kind: 'rest',
  rest: 'short',
  who: who.map(id),
  minutes: 60,
  ...more,
})
const longRest = (who: readonly string[], more: Partial<Rest> = {}): CommandInput => ({
  kind: 'rest',
  rest: 'long',
  who: who.map(id),
  minutes: 480,
  asleepMinutes: 360,
  ...more,
})
const hitDie = (name: string, override = false): CommandInput => ({
  kind: 'spendHitDie',
  id: id(name),
  override,
})
const spent = (name: string, value: number): CommandInput => ({
  kind: 'setNumber',
  id: id(name),
  what: 'hitDiceSpent',
  value,
})
const without = () => events('rested')[0]?.without.flatMap(rulesIn)

rule('GH-REST-01', 'a long rest may begin at any hour', () => {
  given([oru()], { fight: 'none' })
  when({ kind: 'setClock', at: 10 * HOUR })
  when(longRest(['Oru']))
  then(clock()).is(18 * HOUR)
})

rule('GH-REST-02', 'a short rest takes an hour: 45 minutes are refused, 60 are not', () => {
  given([brakka({ hp: 15 })], { fight: 'none' })
  then(refused(shortRest(['Brakka'], { minutes: 45 }), /at least 1 hour/)).are(['GH-REST-02'])
  when({ kind: 'setClock', at: 0 }, shortRest(['Brakka']))
  then(clock()).is(HOUR)
  dice(d10(6))
  when(hitDie('Brakka'))
  then(hitPoints('Brakka')).is(23)
})

rule('GH-REST-03', 'hit dice one at a time: die and Constitution modifier', () => {
  given([brakka({ hp: 15 })], { fight: 'none' })
  when(shortRest(['Brakka']))
  dice(d10(6))
  when(hitDie('Brakka'))
  then([hitPoints('Brakka'), counter('Brakka', 'hitDiceSpent')]).are([23, 1])
  dice(d10(9))
  when(hitDie('Brakka'))
  then([hitPoints('Brakka'), counter('Brakka', 'hitDiceSpent')]).are([34, 2])
})

rule(
  'GH-REST-03',
  'only at the end of a short rest, unless the GM says otherwise; never more than there are',
  () => {
    given([brakka({ hp: 15 })], { fight: 'none' })
    then(refused(hitDie('Brakka'), /end of a short rest/)).are(['GH-REST-03'])
    dice(d10(1))
    when(hitDie('Brakka', true))
    then(hitPoints('Brakka')).is(18)
    when(shortRest(['Brakka']), { kind: 'moveClock', seconds: 60 })
    refused(hitDie('Brakka'), /end of a short rest/)
    when(spent('Brakka', 5))
    refused(hitDie('Brakka', true), /no hit dice left/)
  },
)

rule('B41', 'a hit die never heals a negative amount', () => {
  const frail = {
    abilities: { str: 10, dex: 10, con: 6, int: 10, wis: 10, cha: 10 },
    hitDice: { sides: 6, count: 3 },
  }
  given([hero('Wisp', { maxHp: 12, ...frail }, { hp: 5 })], { fight: 'none' })
  when(shortRest(['Wisp']))
  dice(d6(1))
  when(hitDie('Wisp'))
  then([hitPoints('Wisp'), counter('Wisp', 'hitDiceSpent')]).are([5, 1])
  then(events('hitDieSpent')[0]?.roll.formula).is('1d6-2')
})

rule(['B41', 'GH-REST-03'], 'healing in a rest goes up to a raised maximum and stays there', () => {
  given([hero('A', { maxHp: 20 }, { hp: 12 })], { fight: 'none' })
  when({ kind: 'changeMaxHp', id: id('A'), amount: 5, cause: 'aid' })
  when(shortRest(['A']), { kind: 'heal', targets: [id('A')], formula: '20' })
  then([hitPoints('A'), maxHitPoints('A')]).are([25, 25])
})

rule('GH-REST-04', 'a long rest needs 8 hours with 6 of sleep', () => {
  given([oru({ hp: 7 })], { fight: 'none' })
  refused(longRest(['Oru'], { minutes: 420 }), /at least 8 hours/)
  const before = clock()
  when(longRest(['Oru'], { asleepMinutes: 300 }))
  then([hitPoints('Oru'), clock() - before]).are([7, 8 * HOUR])
  then(without()).are(['GH-REST-04'])
  when(longRest(['Oru']))
  then(hitPoints('Oru')).is(32)
})

rule(['GH-REST-04', 'GH-AMB-50'], 'the GM may grant the benefit all the same', () => {
  given([oru({ hp: 7 })], { fight: 'none' })
  const before = clock()
  when(longRest(['Oru'], { minutes: 420, asleepMinutes: 300, override: true }))
  then([hitPoints('Oru'), clock() - before]).are([32, 7 * HOUR])
})

rule('GH-REST-05', 'an hour of interruption is borne, 61 minutes are not', () => {
  given([oru({ hp: 7 })], { fight: 'none' })
  when(longRest(['Oru'], { interruptedMinutes: 61 }))
  then([hitPoints('Oru'), ...(without() ?? [])]).are([7, 'GH-REST-05'])
  when(longRest(['Oru'], { interruptedMinutes: 60 }))
  then(hitPoints('Oru')).is(32)
})

rule(
  ['GH-REST-06', 'GH-THP-04', 'GH-INT-15'],
  'all hit points back, temporary ones gone; a short rest leaves those',
  () => {
    given([oru({ hp: 7 })], { fight: 'none' })
    when(giveTemp('Oru', '4'))
    when(shortRest(['Oru']))
    then([hitPoints('Oru'), temporary('Oru')]).are([7, 4])
    when(longRest(['Oru']))
    then([hitPoints('Oru'), temporary('Oru')]).are([32, 0])
  },
)

rule('GH-REST-06', 'all means up to the maximum as it is now', () => {
  given([sel({ hp: 20 })], { fight: 'none' })
  when({ kind: 'changeMaxHp', id: id('Sel'), amount: -4, cause: 'poison' })
  when(longRest(['Sel']))
  then(hitPoints('Sel')).is(29)
})

rule('GH-REST-07', 'half of all hit dice come back, rounded up', () => {
  const of = (count: number) => ({ maxHp: 9, hitDice: { sides: 6, count } })
  given([hero('A', of(5)), hero('B', of(5)), hero('C', of(4))], { fight: 'none' })
  when(spent('A', 5), spent('B', 1), spent('C', 4))
  when(longRest(['A', 'B', 'C']))
  then(['A', 'B', 'C'].map((name) => counter(name, 'hitDiceSpent'))).are([2, 0, 2])
})

rule(['GH-REST-08', 'GH-AMB-38'], 'one long rest in 24 hours, from the end of the last that helped', () => {
  given([oru()], { fight: 'none' })
  when({ kind: 'setClock', at: 22 * HOUR })
  when(longRest(['Oru']))
  when({ kind: 'setNumber', id: id('Oru'), what: 'hp', value: 7 })
  when({ kind: 'setClock', at: (24 + 21) * HOUR })
  when(longRest(['Oru']))
  then([hitPoints('Oru'), ...(without() ?? [])]).are([7, 'GH-REST-08'])
  when({ kind: 'setClock', at: (24 + 22) * HOUR })
  when(longRest(['Oru']))
  then(hitPoints('Oru')).is(32)
})

rule(['GH-REST-09', 'GH-AMB-38'], 'nobody rests long in armor; the others do', () => {
  given([brakka({ hp: 10 }), sel({ hp: 10 })], { fight: 'none' })
  when(longRest(['Brakka', 'Sel'], { inArmor: [id('Brakka')] }))
  then([hitPoints('Brakka'), hitPoints('Sel')]).are([10, 33])
  then(without()).are(['GH-REST-09'])
})

rule(['GH-REST-09', 'GH-AMB-38'], 'a short rest in armor is only remarked on, or prevented by option', () => {
  given([brakka({ hp: 10 })], { fight: 'none' })
  when(shortRest(['Brakka'], { inArmor: [id('Brakka')] }))
  then([events('rested')[0]?.who.length, ...events('noted').flatMap(rulesIn)]).are([1, 'GH-REST-09'])
})

rule('GH-AMB-38', 'with the other reading, armor prevents a short rest', () => {
  given([brakka({ hp: 10 })], { fight: 'none', options: { armorShortRest: 'block' } })
  when(shortRest(['Brakka'], { inArmor: [id('Brakka')] }))
  then(without()).are(['GH-REST-09'])
})

rule('GH-REST-01', 'nobody rests in the middle of a fight', () => {
  given([brakka(), captain()])
  refused(shortRest(['Brakka']), /fight/)
})

rule(
  ['GH-REST-01', 'GH-ZERO-14'],
  'the clock moves on: effects by the clock end and the stable wake before the rest is counted',
  () => {
    given([oru(), sel()], { fight: 'none' })
    when({
      kind: 'applyEffect',
      targets: [id('Sel')],
      effect: { name: 'Torch', lasts: [{ kind: 'seconds', seconds: 1800 }] },
    })
    when(damage('Oru', '40'))
    dice(d4(2))
    when({ kind: 'stabilise', helper: null, target: id('Oru') })
    when(longRest(['Oru', 'Sel']))
    then([life('Oru'), hitPoints('Oru')]).are(['up', 32])
    then(events('effectEnded').some((event) => event.name === 'Torch')).is(true)
  },
)

rule('GH-REST-06', 'the dead and the dying get nothing from a rest', () => {
  given([oru(), sel(), brakka({ hp: 9 })], { fight: 'none' })
  when(damage('Oru', '90'), damage('Sel', '40'))
  when(longRest(['Oru', 'Sel', 'Brakka']))
  then([life('Oru'), life('Sel'), hitPoints('Brakka')]).are(['dead', 'dying', 44])
})

rule('GH-CRE-RECH-01', 'abilities that a rest recharges come back with the right rest', () => {
  const surge = { id: 'surge', name: 'Surge', recharge: { kind: 'rest' as const, rest: 'short' as const } }
  const oath = {
    id: 'oath',
    name: 'Oath',
    recharge: { kind: 'rest' as const, rest: 'long' as const },
    uses: { max: 2, per: 'long' as const },
  }
  given([hero('A', { maxHp: 9, actions: [surge, oath] }), captain()])
  when({ kind: 'useAction', id: id('A'), action: 'surge' })
  when(endTurn(), endTurn())
  when({ kind: 'useAction', id: id('A'), action: 'oath' })
  when({ kind: 'endFight' })
  const charged = () => [combatant('A').charges['surge']?.charged, combatant('A').charges['oath']?.charged]
  then(charged()).are([false, false])
  when(shortRest(['A']))
  then([...charged(), combatant('A').usesSpent['oath']]).are([true, false, 1])
  when(longRest(['A']))
  then([...charged(), combatant('A').usesSpent['oath']]).are([true, true, 0])
})
