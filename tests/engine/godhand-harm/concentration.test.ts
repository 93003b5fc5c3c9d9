import type { CommandInput } from '@shared/command'
import {
  answer,
  captain,
  combatant,
  conditions,
  d20,
  damage,
  dice,
  due,
  events,
  foe,
  given,
  giveTemp,
  goblins,
  hero,
  id,
  mark,
  oru,
  prompt,
  put,
  refused,
  rule,
  rulesIn,
  then,
  undo,
  when,
} from '../support'

const concentrate = (name: string, on = 'Veil'): CommandInput => ({ kind: 'concentrate', id: id(name), on })
const holds = (name: string): boolean => combatant(name).concentration !== null

rule(['B31', 'GH-MISS-08'], 'the DC is half the damage before temporary hit points, at least 10', () => {
  given([hero('A', { maxHp: 40 }, { hp: 20 }), hero('B', { maxHp: 40 }), captain()])
  when(concentrate('A'), giveTemp('A', '30'))
  when(damage('A', '30'))
  then(prompt('concentration')).matches({ dc: 15, damage: 30 })
  then(rulesIn(prompt('concentration'))).include('GH-MISS-08')
  when(concentrate('B'), giveTemp('B', '8'))
  when(damage('B', '30'))
  then(prompt('concentration', 'B').dc).is(15)
})

rule('B31', 'little damage asks for 10; none asks for nothing', () => {
  given([hero('A', { maxHp: 40, immunities: ['fire'] }), captain()])
  when(concentrate('A'))
  when(damage('A', '9'))
  then(prompt('concentration').dc).is(10)
  undo()
  when(damage('A', '30', 'fire'))
  then(due()).are([])
})

rule('B31', 'temporary hit points that end ask for nothing', () => {
  given([hero('A', { maxHp: 40 }), captain()])
  when(concentrate('A'), giveTemp('A', '5'))
  when({ kind: 'setNumber', id: id('A'), what: 'temp', value: 0 })
  then(due()).are([])
})

rule(['B31', 'GH-COND-UNCON-01'], 'at 0 hit points concentration ends without a question', () => {
  given([hero('A', { maxHp: 40 }), captain()])
  when(concentrate('A'))
  when(damage('A', '41'))
  then([holds('A'), ...due()]).are([false])
  then(events('concentrationEnded')[0]?.on).is('Veil')
})

rule(
  ['GH-MISS-08', 'GH-COND-INCAP-01'],
  'whoever is incapacitated stops concentrating, and cannot begin',
  () => {
    given([oru(), captain()])
    when(concentrate('Oru'))
    when(put('stunned', 'Oru'))
    then(holds('Oru')).is(false)
    then(refused(concentrate('Oru'), /can’t concentrate/)).are(['GH-COND-INCAP-01'])
  },
)

rule('GH-MISS-08', 'a failed save ends it with its effects; a success keeps both', () => {
  given([oru(), captain(), goblins(1)])
  when(mark('Web', ['Captain', 'Goblin'], {}, 'Oru'))
  when(mark('Veil', 'Oru', {}, 'Oru'))
  when({
    kind: 'applyEffect',
    targets: [id('Captain')],
    effect: { condition: 'restrained' },
    source: id('Oru'),
    cause: 'Veil',
  })
  when(concentrate('Oru'))
  when(damage('Oru', '12'))
  then(prompt('concentration')).matches({ dc: 10, modifier: 2, mode: 'flat' })
  dice(d20(8))
  when(answer('concentration'))
  then([holds('Oru'), conditions('Captain').includes('restrained')]).are([true, true])
  undo()
  dice(d20(7))
  when(answer('concentration'))
  then([holds('Oru'), conditions('Captain').includes('restrained')]).are([false, false])
  then(conditions('Captain')).are(['Web'])
})

rule('GH-MISS-08', 'the GM may change the roll to advantage, decide it, or skip it', () => {
  given([oru(), captain()])
  when(concentrate('Oru'))
  when(damage('Oru', '12'))
  when({ kind: 'changePrompt', id: prompt('concentration').id, mode: 'advantage' })
  dice(d20(3), d20(9))
  when(answer('concentration'))
  then(holds('Oru')).is(true)
  undo()
  when(answer('concentration', 'skip'))
  then(holds('Oru')).is(true)
  undo()
  when(answer('concentration', 'fail'))
  then(holds('Oru')).is(false)
})

rule('GH-MISS-08', 'a new concentration ends the one before', () => {
  given([oru(), captain()])
  when(concentrate('Oru', 'Veil'))
  when(concentrate('Oru', 'Storm'))
  then(combatant('Oru').concentration?.on).is('Storm')
  then(events('concentrationEnded')[0]?.on).is('Veil')
  when({ kind: 'dropConcentration', id: id('Oru') })
  then(holds('Oru')).is(false)
  refused({ kind: 'dropConcentration', id: id('Oru') }, /not concentrating/)
})

const webs = {
  maxHp: 30,
  actions: [
    {
      id: 'web',
      name: 'Web',
      concentration: true,
      save: {
        ability: 'dex' as const,
        dc: 12,
        onSuccess: 'none' as const,
        onFail: [{ condition: 'restrained' }],
      },
    },
  ],
}

rule('GH-MISS-08', 'effects of an ability that needs concentration hang on it', () => {
  given([foe('Weaver', webs), goblins(2), oru()])
  dice(d20(2), d20(3))
  when({ kind: 'useAction', id: id('Weaver'), action: 'web', targets: [id('Goblin 1'), id('Goblin 2')] })
  when(answer('area', 'apply'))
  then([conditions('Goblin 1'), conditions('Goblin 2')]).are([['restrained'], ['restrained']])
  when({ kind: 'dropConcentration', id: id('Weaver') })
  then([conditions('Goblin 1'), conditions('Goblin 2')]).are([[], []])
})

rule('GH-MISS-08', 'each dealing of damage asks anew', () => {
  given([oru(), captain()])
  when(concentrate('Oru'))
  when(damage('Oru', '4'))
  when(damage('Oru', '4'))
  then(due()).are(['concentration', 'concentration'])
  dice(d20(1))
  when(answer('concentration'))
  then(due()).are([])
})
