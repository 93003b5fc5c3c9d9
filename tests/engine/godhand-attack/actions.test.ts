import {
  answer,
  attack,
  brakka,
  captain,
  combatant,
  conditions,
  counter,
  d20,
  d4,
  d6,
  d8,
  dice,
  effect,
  endTurn,
  events,
  given,
  goblins,
  here,
  hitPoints,
  id,
  life,
  move,
  ogre,
  oru,
  prompt,
  put,
  refused,
  rule,
  rulesIn,
  sel,
  then,
  universal,
  used,
  when,
} from '../support'

const total = () => prompt('attack').roll?.total
const offered = (name: string, action: string) =>
  here()
    .rules.universal(here().store, id(name))
    .find((row) => row.id === action)
const check = (who: string, ability: 'str' | 'dex', skill: string | null) =>
  ({ kind: 'check', what: 'check', id: id(who), ability, skill }) as const
const targets = (...names: string[]) => ({ targets: names.map(id) })

rule(['GH-ACT-06', 'GH-MISS-10'], 'a potion with the action: every die shows its highest', () => {
  given([brakka({ hp: 20 }), captain()])
  when(universal('Brakka', 'drinkPotion', { note: '2d4+2' }))
  then([hitPoints('Brakka'), used('Brakka', 'action')]).are([30, 1])
})

rule('GH-ACT-07', 'with the bonus action the dice are rolled', () => {
  given([brakka({ hp: 20 }), captain()])
  dice(d4(1), d4(3))
  when(universal('Brakka', 'gulpPotion', { note: '2d4+2' }))
  then([hitPoints('Brakka'), used('Brakka', 'bonus'), used('Brakka', 'action')]).are([26, 1, 0])
})

rule(
  ['GH-ACT-08', 'GH-ZERO-03', 'GH-INT-20'],
  'given to somebody else: the dice are rolled, the dying wake',
  () => {
    given([sel(), oru(), captain()])
    when({ kind: 'setLife', id: id('Oru'), life: 'dying' })
    refused(universal('Sel', 'givePotion', { note: '2d4+2' }), /who/)
    dice(d4(2), d4(2))
    when(universal('Sel', 'givePotion', { note: '2d4+2', ...targets('Oru') }))
    then([hitPoints('Oru'), life('Oru'), conditions('Oru')]).are([6, 'up', ['prone']])
    then(used('Sel', 'action')).is(1)
  },
)

rule('GH-MISS-10', 'without a formula it is only told', () => {
  given([brakka({ hp: 20 }), captain()])
  when(universal('Brakka', 'drinkPotion', { note: 'the red one' }))
  then(hitPoints('Brakka')).is(20)
  then(events('noted').flatMap(rulesIn)).include('GH-ACT-06')
})

rule(['GH-ACT-09', 'GH-AMB-13'], 'disengage: a free step that costs no movement', () => {
  given([sel(), captain()])
  when(move('Sel', 30), universal('Sel', 'disengage'))
  then(events('noted').flatMap(rulesIn)).include('GH-ACT-09')
  then([used('Sel', 'movement'), used('Sel', 'action')]).are([30, 1])
})

rule(['GH-ACT-09', 'GH-INT-11'], 'no free step for who is held', () => {
  given([sel(), captain()])
  when(put('grappled', 'Sel', {}, 'Captain'), universal('Sel', 'disengage'))
  then(events('noted')).are([])
})

rule(
  ['GH-ACT-10', 'GH-INT-34', 'GH-OA-02'],
  'from then on its movement provokes nothing, until the turn ends',
  () => {
    given([sel(), captain()])
    when(universal('Sel', 'disengage'))
    then(conditions('Sel')).are(['disengaged'])
    then(
      here()
        .rules.notices(here().store, id('Sel'))
        .map(({ rule }) => rule),
    ).include('GH-ACT-10')
    when(endTurn())
    then(conditions('Sel')).are([])
  },
)

rule(
  'GH-ACT-11',
  'dodging: attacks it sees have disadvantage, Strength and Dexterity saves advantage',
  () => {
    given([brakka(), captain()])
    when(universal('Brakka', 'dodge'), endTurn())
    dice(d20(17), d20(5))
    when(attack('Captain', 'Brakka', 'longsword'))
    then([total(), prompt('attack').outcome]).are([9, 'miss'])
    dice(d20(3), d20(9))
    when({ kind: 'check', what: 'save', id: id('Brakka'), ability: 'str', dc: 14 })
    then(events('checkMade')[0]).matches({ success: true, roll: { total: 15 } })
    when(endTurn())
    then(conditions('Brakka')).are([])
  },
)

rule(['GH-ACT-11', 'GH-COND-INVIS-02'], 'an attack it can’t see coming is not dodged', () => {
  given([brakka(), captain()])
  when(universal('Brakka', 'dodge'), endTurn(), put('invisible', 'Captain'))
  dice(d20(17), d20(5), d8(1))
  when(attack('Captain', 'Brakka', 'longsword'))
  then([total(), prompt('attack').mode]).are([21, 'advantage'])
})

rule('GH-ACT-11', 'the GM may say that it does not see it coming', () => {
  given([brakka(), captain()])
  when(universal('Brakka', 'dodge'), endTurn())
  when({ kind: 'changeEffect', id: effect('Brakka', 'dodging').id, params: { seesAttack: false } })
  dice(d20(2))
  when(attack('Captain', 'Brakka', 'longsword'))
  then(prompt('attack').mode).is('flat')
})

rule(
  ['GH-ACT-12', 'GH-INT-10', 'GH-INT-11', 'GH-AMB-12'],
  'Dodge ends when it is held or incapacitated, and does not come back',
  () => {
    given([brakka(), ogre()])
    when(universal('Brakka', 'dodge'), put('grappled', 'Brakka', {}, 'Ogre'))
    then(conditions('Brakka')).are(['grappled'])
    when({ kind: 'endEffects', ids: [effect('Brakka', 'grappled').id] })
    then(conditions('Brakka')).are([])
    when(endTurn(), endTurn(), universal('Brakka', 'dodge'), put('incapacitated', 'Brakka'))
    then(conditions('Brakka')).are(['incapacitated'])
  },
)

rule('GH-ACT-12', 'nobody dodges who can’t move', () => {
  given([brakka(), ogre()])
  when(put('restrained', 'Brakka'))
  then(refused(universal('Brakka', 'dodge'))).include('GH-ACT-12')
  then(offered('Brakka', 'dodge')?.available).is(false)
})

rule('GH-AMB-12', 'by the option being held is not speed 0: Dodge stays', () => {
  given([brakka(), ogre()], { options: { immobileIsSpeed0: false } })
  when(universal('Brakka', 'dodge'), put('grappled', 'Brakka', {}, 'Ogre'))
  then(conditions('Brakka')).are(['dodging', 'grappled'])
  then(refused(move('Brakka', 5))).include('GH-COND-GRAP-01')
})

rule('GH-ACT-13', 'help with a task: the next check for it has advantage, once', () => {
  given([oru(), sel(), captain()])
  when(universal('Oru', 'helpTask', { note: 'dex', ...targets('Sel') }))
  dice(d20(9))
  when(check('Sel', 'str', null))
  then(conditions('Sel')).are(['helped_check'])
  dice(d20(6), d20(15))
  when(check('Sel', 'dex', null))
  then(events('checkMade')[0]?.roll?.total).is(19)
  dice(d20(6))
  when(check('Sel', 'dex', null))
})

rule(['GH-ACT-13', 'GH-INT-16'], 'it runs out when the helper’s next turn starts', () => {
  given([oru(), sel(), captain()])
  when(universal('Oru', 'helpTask', targets('Sel')), endTurn(), endTurn())
  then(conditions('Sel')).are(['helped_check'])
  when(endTurn())
  then(conditions('Sel')).are([])
})

rule('GH-ACT-14', 'a helper is proficient or better at it', () => {
  given([oru(), brakka(), sel(), captain()])
  then(refused(universal('Oru', 'helpTask', { note: 'stealth', ...targets('Sel') }))).include('GH-ACT-14')
  when(universal('Oru', 'helpTask', { note: 'stealth', ...targets('Brakka') }))
  then(conditions('Brakka')).are(['helped_check'])
})

rule('GH-ACT-15', 'help with an attack: the first roll on that target has advantage', () => {
  given([oru(), brakka({}, { attacksPerAction: 2 }), ogre(), captain()])
  refused(universal('Oru', 'helpAttack', targets('Ogre')), /ally/)
  when(universal('Oru', 'helpAttack', targets('Brakka', 'Ogre')), endTurn())
  dice(d20(4), d20(13), d8(1), d20(5), d8(1))
  when(attack('Brakka', 'Ogre', 'longsword'))
  then(total()).is(19)
  then(rulesIn(prompt('attack'))).include('GH-ACT-15')
  when(attack('Brakka', 'Ogre', 'longsword'))
  then(events('attackRolled')[0]).matches({ mode: 'flat', roll: { total: 11 } })
})

rule('GH-ACT-15', 'not against another target, and only within 5 ft of the helper', () => {
  given([oru(), brakka(), ogre(), captain()])
  when({ kind: 'setDistance', a: id('Oru'), b: id('Ogre'), feet: 10 })
  then(refused(universal('Oru', 'helpAttack', targets('Brakka', 'Ogre')))).include('GH-ACT-15')
  when(universal('Oru', 'helpAttack', targets('Brakka', 'Captain')), endTurn())
  dice(d20(2))
  when(attack('Brakka', 'Ogre', 'longsword'))
  then(prompt('attack').mode).is('flat')
  then(conditions('Brakka')).are(['helped_attack'])
})

rule(['GH-ACT-16', 'GH-MISS-04'], 'hiding: unseen by those whose passive Perception does not beat it', () => {
  given([sel(), goblins(1), captain({}, { passivePerception: 13 })])
  dice(d20(5))
  when(universal('Sel', 'hide'))
  then(effect('Sel', 'hidden').params).are({ stealth: 12 })
  when(endTurn())
  dice(d20(10), d20(2))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then(prompt('attack').mode).is('disadvantage')
  when(endTurn())
  dice(d20(2))
  when(attack('Captain', 'Sel', 'longsword'))
  then(events('attackRolled')[0]?.mode).is('flat')
})

rule('GH-ACT-16', 'the GM may name who has noticed it', () => {
  given([sel(), goblins(1)])
  dice(d20(5))
  when(universal('Sel', 'hide'))
  const params = { stealth: 12, noticedBy: id('Goblin') }
  when({ kind: 'changeEffect', id: effect('Sel', 'hidden').id, params }, endTurn())
  dice(d20(2))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then(prompt('attack').mode).is('flat')
})

rule('GH-ACT-18', 'readying is among the universal actions too', () => {
  given([sel(), goblins(1)])
  when(universal('Sel', 'ready', { note: 'shoot whoever comes out' }))
  then(combatant('Sel').readied?.response).is('shoot whoever comes out')
  then(used('Sel', 'action')).is(1)
})

rule(['GH-ACT-22', 'GH-ACT-04'], 'what is offered says what it costs and why not', () => {
  given([brakka(), captain()])
  then(offered('Brakka', 'dash')).matches({ available: true, cost: 'action', rule: 'GH-ACT-04' })
  then(offered('Brakka', 'standUp')).is(undefined)
  then(offered('Brakka', 'sprint')?.reasons.map(({ rule }) => rule)).are(['GH-ACT-22'])
  when(put('prone', 'Brakka'), universal('Brakka', 'dash'), universal('Brakka', 'sprint'))
  then(offered('Brakka', 'standUp')?.available).is(true)
  then(offered('Brakka', 'dropProne')).is(undefined)
  then(counter('Brakka', 'hitDiceSpent')).is(1)
})

rule(
  ['GH-COND-VULN-02', 'GH-BOLD-01', 'GH-INT-03'],
  'vulnerable from boldness meets the first hit after the turn',
  () => {
    given([brakka(), goblins(1)])
    dice(d20(2))
    when(attack('Brakka', 'Goblin', 'longsword'), { kind: 'actBoldly', id: id('Brakka') })
    dice(d20(13), d6(4))
    when(attack('Goblin', 'Brakka', 'scimitar', { pay: 'reaction', apply: true }))
    then(hitPoints('Brakka')).is(38)
    when(endTurn())
    dice(d20(13), d6(4), d6(1))
    when(attack('Goblin', 'Brakka', 'scimitar', { apply: true }))
    then(hitPoints('Brakka')).is(31)
    then(conditions('Brakka')).are([])
  },
)

rule('GH-MAN-14', 'a feint’s opening is used up by the next attack on the one fooled', () => {
  given([sel(), captain(), ogre()])
  when(put('feint_advantage', 'Sel', { params: { targetId: id('Captain') } }))
  when(put('feint_disadvantage', 'Captain', { params: { userId: id('Sel') } }))
  dice(d20(4), d20(12), d4(1))
  when(attack('Sel', 'Captain', 'dagger'))
  then(conditions('Sel')).are([])
  when(answer('attack', 'apply'), endTurn())
  dice(d20(15), d20(3))
  when(attack('Captain', 'Sel', 'longsword'))
  then(conditions('Captain')).are([])
})
