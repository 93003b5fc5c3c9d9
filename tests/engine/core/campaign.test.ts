import { describe } from 'vitest'
import { rowSchema } from '@shared/domain/campaign'
import {
  active,
  answer,
  brakka,
  captain,
  clock,
  combatant,
  conditions,
  d6,
  dice,
  due,
  effect,
  endTurn,
  fight,
  foe,
  given,
  goblins,
  here,
  id,
  lines,
  mark,
  ogre,
  order,
  prompt,
  prompts,
  put,
  refused,
  rule,
  sel,
  then,
  when,
  wyrm,
} from '../support'

const tell = (text: string) => ({ pieces: [{ text }] })

describe('campaign, library and party', () => {
  rule('GH-AMB-06', 'an option is set to one of its choices and told by name', () => {
    given([brakka()], { fight: 'none' })
    refused({ kind: 'setOption', key: 'nonsense', value: 1 }, /has no option/)
    refused({ kind: 'setOption', key: 'groupInitiative', value: 'never' }, /not a choice/)
    const row = here().rules.options.find(({ key }) => key === 'groupInitiative')
    const other = row?.choices.find(({ value }) => value !== row.default)
    when({ kind: 'setOption', key: 'groupInitiative', value: other?.value ?? '' })
    then(here().store.must('campaign', 'campaign').options).are({ groupInitiative: other?.value ?? '' })
    then(lines()[0]).is(`House rule ${row?.name ?? ''}: ${other?.label ?? ''}.`)
  })

  rule('GH-COND-GEN-01', 'a row of the GM\u2019s own is kept while it sits on somebody', () => {
    given([brakka()])
    const row = rowSchema.parse({ id: 'cursed', table: 'condition', name: 'Cursed' })
    refused({ kind: 'saveRow', row: { ...row, id: 'prone' } }, /condition of the game/)
    when({ kind: 'saveRow', row }, put('cursed', 'Brakka'))
    then(effect('Brakka', 'cursed').name).is('Cursed')
    refused({ kind: 'deleteRow', id: 'cursed' }, /still sits on somebody/)
    when({ kind: 'endEffects', ids: [effect('Brakka', 'cursed').id] }, { kind: 'deleteRow', id: 'cursed' })
    refused(put('cursed', 'Brakka'), /does not know that condition/)
  })

  rule([], 'an import is one step and one line, however many creatures it brings', () => {
    given([], { fight: 'none' })
    const creatures = [foe('A').sheet, foe('B').sheet, foe('C').sheet]
    when({ kind: 'importCreatures', creatures, label: 'bestiary.json' })
    then(lines()).are(['3 creatures imported from bestiary.json.'])
    then(here().store.size('creatures')).is(3)
    when({ kind: 'deleteCreature', id: 'a' })
    then(here().store.size('creatures')).is(2)
    refused({ kind: 'deleteCreature', id: 'a' }, /gone already/)
  })

  rule([], 'a changed sheet changes the live numbers by the difference', () => {
    given([sel({ hp: 20 })])
    when({ kind: 'changeMaxHp', id: id('Sel'), amount: -3, cause: 'poison' })
    const sheet = { ...sel().sheet, maxHp: 38, armorClass: 16 }
    when({ kind: 'savePartySheet', id: id('Sel'), sheet })
    then(combatant('Sel')).matches({ hp: 20, maxHp: 35, armorClass: 16 })
  })

  rule('X1', 'who leaves the party leaves the fights put aside as well', () => {
    given([brakka({ initiative: 20 }), sel({ initiative: 15 }), ogre({ initiative: 10 })])
    const before = fight()
    when(
      { kind: 'pauseFight' },
      { kind: 'removePartyMember', id: id('Brakka') },
      { kind: 'resumeFight', id: before.id },
    )
    then(active()).are(['Sel'])
    then(order()).are(['Sel', 'Ogre'])
  })

  rule([], 'the clock moved by hand ends what it has passed, and can go back', () => {
    given([brakka()], { fight: 'none' })
    const begun = clock()
    when(mark('Light', 'Brakka', { lasts: [{ kind: 'seconds', seconds: 3300 }] }))
    when({ kind: 'moveClock', seconds: 3299 })
    then(conditions('Brakka')).are(['Light'])
    when({ kind: 'moveClock', seconds: 1 })
    then(conditions('Brakka')).are([])
    when({ kind: 'setClock', at: begun })
    then(lines()[0]).is('The clock goes back 55 min, to day 1, 08:00.')
  })
})

describe('numbers and abilities by hand', () => {
  rule([], 'changes of armor class can be taken back one by one', () => {
    given([brakka()])
    when({ kind: 'changeArmor', id: id('Brakka'), amount: 2, cause: 'shield' })
    when({ kind: 'changeArmor', id: id('Brakka'), amount: -1, cause: 'acid' })
    then(combatant('Brakka').armorClass).is(17)
    const first = combatant('Brakka').armorChanges[0]?.id ?? ''
    when({ kind: 'dropArmorChange', id: id('Brakka'), change: first })
    then(combatant('Brakka').armorClass).is(15)
    refused({ kind: 'dropArmorChange', id: id('Brakka'), change: first }, /gone already/)
  })

  rule('GH-CRE-RECH-04', 'a tell can be kept back from the players', () => {
    given([wyrm()])
    when({ kind: 'setCharge', id: id('Wyrm'), action: 'ember-breath', charged: true })
    then(here().history.all[0]?.lines[0]).matches({ icon: 'flame', secret: false })
    when({ kind: 'setTellShared', id: id('Wyrm'), action: 'ember-breath', shared: false })
    then(combatant('Wyrm').charges['ember-breath']).is({ charged: true, tellShared: false })
    refused({ kind: 'setCharge', id: id('Wyrm'), action: 'nothing', charged: true }, /has no such action/)
  })

  rule([], 'what is told about the hidden is marked as a secret', () => {
    given([brakka(), ogre()])
    when({ kind: 'setHidden', ids: [id('Ogre')], hidden: true })
    when({ kind: 'damage', targets: [id('Ogre'), id('Brakka')], parts: [{ formula: '3', type: 'fire' }] })
    then(here().history.all[1]?.lines.map((line) => line.secret)).is([true, false])
  })

  rule([], 'a free roll is told with its arithmetic', () => {
    given([], { fight: 'none' })
    dice(d6(4), d6(5))
    when({ kind: 'roll', formula: '2d6\u22121', label: 'Rubble' })
    then(lines()).are(['Rubble: 8. 2d6-1: 4+5\u22121 = 8'])
    then(here().history.all[0]?.lines[0]?.pieces[0]).matches(tell('Rubble').pieces[0] ?? {})
    refused({ kind: 'roll', formula: '2d' }, /neither dice/)
  })
})

describe('moments of a group', () => {
  rule(['GH-INIT-02', 'GH-AMB-06'], 'all starts as the block opens, all ends as it closes', () => {
    given([captain({ initiative: 20 }), goblins(3, { initiative: 14 })])
    when(mark('Burning', 'Goblin 2', { ongoing: { at: 'start', formula: '1d4', type: 'fire' } }))
    when(
      mark('Dazed', ['Goblin 1', 'Goblin 3'], {
        lasts: [{ kind: 'turn', of: 'bearer', at: 'end', turns: 1 }],
      }),
    )
    when(endTurn())
    then(active()).are(['Goblin 1', 'Goblin 2', 'Goblin 3'])
    then(due()).are(['ongoing'])
    then(conditions('Goblin 1')).are(['Dazed'])
    when(endTurn())
    then(conditions('Goblin 1')).are([])
    then(conditions('Goblin 3')).are([])
  })

  rule('GH-AMB-07', 'what fell due at an end stands before what falls due at the next start', () => {
    given([foe('A', { maxHp: 30 }, { initiative: 20 }), foe('B', { maxHp: 30 }, { initiative: 10 })])
    when(mark('Acid', 'B', { ongoing: { at: 'start', formula: '1', type: 'acid' } }))
    when(mark('Fire', 'A', { ongoing: { at: 'end', formula: '1', type: 'fire' } }), endTurn())
    then(prompts().map((prompt) => [prompt.of, prompt.moment])).are([
      [id('A'), 'end'],
      [id('B'), 'start'],
    ])
    then(active()).are(['B'])
    when({ kind: 'removeCombatants', ids: [id('A')] })
    then(prompts().map((prompt) => prompt.of)).are([id('B')])
  })

  rule('GH-COND-GEN-01', 'effects of somebody\u2019s concentration go when it is removed', () => {
    const vines: ActionInput = {
      id: 'vines',
      name: 'Vines',
      concentration: true,
      save: { ability: 'str', dc: 12, onFail: [{ condition: 'restrained' }] },
    }
    given([foe('Druid', { maxHp: 9, actions: [vines] }, { initiative: 20 }), brakka({ initiative: 10 })])
    when({ kind: 'useAction', id: id('Druid'), action: 'vines', targets: [id('Brakka')] })
    when({ kind: 'changePrompt', id: prompt('area').id, saved: { [id('Brakka')]: false } })
    when(answer('area', 'apply'))
    then(conditions('Brakka')).are(['restrained'])
    then(combatant('Druid').concentration).matches({ on: 'Vines' })
    when({ kind: 'removeCombatants', ids: [id('Druid')] })
    then(conditions('Brakka')).are([])
    then(lines()).include('Brakka: Restrained ends, Druid is gone.')
  })
})

type ActionInput = NonNullable<NonNullable<Parameters<typeof foe>[1]>['actions']>[number]
