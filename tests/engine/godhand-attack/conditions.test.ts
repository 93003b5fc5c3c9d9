import {
  attack,
  brakka,
  captain,
  clock,
  combatant,
  conditions,
  d20,
  d6,
  d8,
  damage,
  dice,
  effect,
  effects,
  endTurn,
  events,
  given,
  goblins,
  here,
  hitPoints,
  id,
  ogre,
  oru,
  prompt,
  put,
  refused,
  rule,
  rulesIn,
  sel,
  then,
  undo,
  until,
  used,
  when,
  wyrm,
} from '../support'

const total = () => prompt('attack').roll?.total
const mode = () => prompt('attack').mode
const saveOf = (name: string, ability: 'str' | 'dex' | 'con' | 'int' | 'wis' | 'cha') =>
  here().rules.saveTerms(here().store, id(name), ability)
const check = (
  who: string,
  ability: 'str' | 'dex' | 'wis' | 'cha',
  skill: string | null,
  more: object = {},
) => ({ kind: 'check', what: 'check', id: id(who), ability, skill, ...more }) as const
const succeeded = () => events('checkMade')[0]?.success

rule('GH-COND-GEN-01', 'an instance knows its source, cause and end', () => {
  given([sel(), goblins(1)])
  when(put('blinded', 'Goblin', { lasts: until('end', 'Goblin') }, 'Sel', { cause: 'dirty trick' }))
  then(effect('Goblin', 'blinded')).matches({ source: id('Sel'), cause: 'dirty trick', startedRound: 1 })
  when(endTurn(), endTurn())
  then(conditions('Goblin')).are([])
})

rule(['GH-COND-GEN-02', 'GH-AMB-37'], 'the same condition twice works once and ends separately', () => {
  given([captain(), brakka()])
  when(put('unsettled', 'Captain', { lasts: until('start', 'Brakka') }), put('unsettled', 'Captain'))
  dice(d20(12))
  when(attack('Captain', 'Brakka', 'longsword'))
  then(total()).is(14)
  when(endTurn())
  then(conditions('Captain')).are(['unsettled'])
})

rule(['GH-COND-GEN-02', 'GH-COND-PARA-01'], 'an implied condition lives as long as its parent', () => {
  given([captain(), brakka()])
  when(put('paralyzed', 'Captain'))
  then(conditions('Captain')).are(['paralyzed', 'incapacitated'])
  then(effect('Captain', 'incapacitated').parent).is(effect('Captain', 'paralyzed').id)
  when({ kind: 'endEffects', ids: [effect('Captain', 'paralyzed').id] })
  then(conditions('Captain')).are([])
})

rule(['GH-COND-BLEED-02', 'GH-AMB-49'], 'a DC 15 Medicine check staunches every bleed', () => {
  given([oru(), captain()])
  when(put('bleeding', 'Captain'), put('bleeding', 'Captain', { params: { amount: '3' } }))
  const tend = check('Oru', 'wis', 'medicine', {
    dc: 15,
    pay: 'action',
    endsOnSuccess: { effect: effect('Captain', 'bleeding').id },
  })
  dice(d20(10))
  when(tend)
  then([succeeded(), used('Oru', 'action'), effects('Captain').length]).are([false, 1, 2])
  undo()
  dice(d20(11))
  when(tend)
  then(conditions('Captain')).are([])
})

rule('GH-COND-HEM-04', 'Medicine stops a hemorrhage at DC 25, with a kit at DC 20', () => {
  given([oru(), captain()])
  when(put('hemorrhage', 'Captain'))
  const stop = (dc: number) =>
    check('Oru', 'wis', 'medicine', {
      dc,
      pay: 'action',
      endsOnSuccess: { effect: effect('Captain', 'hemorrhage').id },
    })
  dice(d20(16))
  when(stop(25))
  then(conditions('Captain')).are(['hemorrhage'])
  undo()
  dice(d20(16))
  when(stop(20))
  then(conditions('Captain')).are([])
})

rule('GH-COND-BLIND-01', 'checks that need sight fail without a die', () => {
  given([sel(), captain()])
  when(put('blinded', 'Sel'), check('Sel', 'wis', 'perception', { needs: 'sight', dc: 5 }))
  then([succeeded(), events('checkMade')[0]?.roll]).are([false, null])
  then(events('checkMade').flatMap(rulesIn)).include('GH-COND-BLIND-01')
  dice(d20(10))
  when(check('Sel', 'wis', 'perception', { needs: 'hearing', dc: 5 }))
  then(succeeded()).is(true)
})

rule('GH-COND-BLIND-02', 'blinded: easier to hit, harder to hit with', () => {
  given([goblins(1), brakka()])
  when(put('blinded', 'Goblin'))
  dice(d20(16), d20(7))
  when(attack('Goblin', 'Brakka', 'scimitar'))
  then(total()).is(11)
  when(endTurn())
  dice(d20(5), d20(9), d6(1), d6(1))
  when(attack('Brakka', 'Goblin', 'greatsword'))
  then(events('attackRolled')[0]?.roll?.total).is(15)
})

rule(
  ['GH-COND-BLIND-03', 'GH-INT-22', 'GH-AMB-44'],
  'blinded: one check by hearing before the ranged attacks of a turn',
  () => {
    given([sel({}, { attacksPerAction: 2 }), ogre()])
    when(put('blinded', 'Sel'))
    dice(d20(15), d20(9), d20(8), d6(1), d20(9), d20(8), d6(1))
    when(attack('Sel', 'Ogre', 'shortbow'), attack('Sel', 'Ogre', 'shortbow'))
    then(mode()).is('disadvantage')
    given([sel({}, { attacksPerAction: 2 }), ogre()])
    when(put('blinded', 'Sel'))
    dice(d20(14))
    when(attack('Sel', 'Ogre', 'shortbow'), attack('Sel', 'Ogre', 'shortbow'))
    then([used('Sel', 'action'), used('Sel', 'attacks'), events('attackRolled').length]).are([1, 2, 0])
    given([sel(), ogre()])
    when(put('blinded', 'Sel'))
    dice(d20(9), d20(2))
    when(attack('Sel', 'Ogre', 'dagger'))
  },
)

rule(
  ['GH-COND-DEAF-01', 'GH-COND-BLIND-03'],
  'deafened: checks by hearing fail, so does aiming by it',
  () => {
    given([sel(), ogre()])
    when(put('deafened', 'Sel'), check('Sel', 'wis', 'perception', { needs: 'hearing', dc: 5 }))
    then([succeeded(), events('checkMade')[0]?.roll]).are([false, null])
    when(put('blinded', 'Sel'), attack('Sel', 'Ogre', 'shortbow'))
    then(events('attackRolled')).are([])
    then(events('checkMade')[0]?.success).is(false)
  },
)

rule(
  ['GH-COND-BLIND-04', 'GH-COND-DEAF-02'],
  'what works by sight or hearing alone does nothing to the blind or the deaf',
  () => {
    given([brakka(), ogre()])
    when(put('blinded', 'Brakka'), put('frightened', 'Brakka', { params: { needsSight: true } }))
    then(events('refusedEffect').flatMap(rulesIn)).are(['GH-COND-BLIND-04'])
    when(put('deafened', 'Ogre'), put('charmed', 'Ogre', { params: { needsHearing: true } }))
    then(events('refusedEffect').flatMap(rulesIn)).are(['GH-COND-DEAF-02'])
    then(conditions('Ogre')).are(['deafened'])
  },
)

rule('GH-COND-BREAK-01', 'a broken bone: half speed, disadvantage on attacks', () => {
  given([captain(), brakka()])
  when(put('break', 'Brakka'))
  then(here().rules.speed(here().store, id('Brakka')).value).is(15)
  dice(d20(13), d20(8))
  when(attack('Brakka', 'Captain', 'longsword', { pay: 'reaction' }))
  then(total()).is(14)
})

rule(
  ['GH-COND-BREAK-03', 'GH-MISS-20'],
  'setting the bone takes a minute and leaves the lesser injury for a month',
  () => {
    given([oru(), brakka()], { fight: 'none' })
    when(put('break', 'Brakka', { params: { limb: 'leg' } }))
    const before = clock()
    dice(d20(11))
    when(check('Oru', 'wis', 'medicine', { dc: 15, endsOnSuccess: { effect: effect('Brakka', 'break').id } }))
    then(conditions('Brakka')).are(['break_set_leg'])
    then(clock() - before).is(60)
    then(here().rules.speed(here().store, id('Brakka')).value).is(15)
    when({ kind: 'moveClock', seconds: 30 * 24 * 3600 })
    then(conditions('Brakka')).are([])
  },
)

rule('GH-COND-BREAK-03', 'not within a turn; an arm keeps the disadvantage', () => {
  given([oru(), brakka(), captain()])
  when(put('break', 'Brakka', { params: { limb: 'arm' } }))
  const set = check('Oru', 'wis', 'medicine', {
    dc: 15,
    endsOnSuccess: { effect: effect('Brakka', 'break').id },
  })
  then(refused(set)).include('GH-COND-BREAK-03')
  when({ kind: 'endFight' })
  dice(d20(11))
  when(set)
  then(conditions('Brakka')).are(['break_set_arm'])
  dice(d20(13), d20(8), d8(1))
  when(attack('Brakka', 'Oru', 'longsword'))
  then([total(), here().rules.speed(here().store, id('Brakka')).value]).are([14, 30])
})

rule('GH-COND-CHARM-01', 'charmed: the charmer can’t be attacked, others can', () => {
  given([brakka(), captain(), goblins(1)])
  when(put('charmed', 'Brakka', { params: { charmerId: id('Captain') } }))
  then(refused(attack('Brakka', 'Captain', 'longsword'))).include('GH-COND-CHARM-01')
  dice(d20(2))
  when(attack('Brakka', 'Goblin', 'longsword'))
})

rule('GH-COND-CHARM-02', 'the charmer’s Charisma checks towards it have advantage', () => {
  given([sel(), captain()])
  when(put('charmed', 'Captain', {}, 'Sel'))
  dice(d20(3), d20(12))
  when(check('Sel', 'cha', 'performance', { against: id('Captain') }))
  then(events('checkMade')[0]?.roll?.total).is(17)
  dice(d20(3))
  when(check('Sel', 'cha', 'performance'))
})

rule('GH-COND-CROUCH-01', 'crouching: worse in melee both ways, −2 with ranged attacks', () => {
  given([sel(), goblins(1)])
  when(put('crouching', 'Sel'))
  dice(d20(8), d6(1))
  when(attack('Sel', 'Goblin', 'shortbow'))
  then([total(), prompt('attack').outcome]).are([13, 'hit'])
  undo()
  dice(d20(11), d20(4))
  when(attack('Sel', 'Goblin', 'dagger'))
  then([total(), prompt('attack').outcome]).are([11, 'miss'])
  undo()
  when(endTurn())
  dice(d20(6), d20(13), d6(1))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then([total(), prompt('attack').outcome, prompt('attack').armorClass]).are([17, 'hit', 17])
  undo()
  dice(d20(6), d20(12))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then(prompt('attack').outcome).is('miss')
})

rule(['GH-COND-EXH-01', 'GH-MISS-01'], 'exhaustion has no effects of its own', () => {
  given([captain(), brakka()])
  when({ kind: 'setNumber', id: id('Captain'), what: 'exhaustion', value: 2 }, put('exhaustion', 'Captain'))
  dice(d20(10))
  when(attack('Captain', 'Brakka', 'longsword'))
  then([total(), mode()]).are([14, 'flat'])
})

rule('GH-COND-FRACT-01', 'a fracture: half speed, −2 on attacks', () => {
  given([captain(), brakka()])
  when(put('fracture', 'Brakka'))
  dice(d20(10))
  when(attack('Brakka', 'Captain', 'longsword', { pay: 'reaction' }))
  then(total()).is(14)
  then(here().rules.speed(here().store, id('Brakka')).value).is(15)
})

rule(
  ['GH-COND-FRIGHT-01', 'GH-INT-29'],
  'frightened: worse attacks and checks while the source is in view, saves not',
  () => {
    given([sel(), wyrm()])
    when(put('frightened', 'Sel', { params: { sourceId: id('Wyrm') } }))
    dice(d20(14), d20(3))
    when(attack('Sel', 'Wyrm', 'shortbow'))
    then(total()).is(10)
    then(saveOf('Sel', 'wis').mode).is('flat')
    then(here().rules.checkTerms(here().store, id('Sel'), 'dex', 'stealth', null).mode).is('disadvantage')
    undo()
    when({ kind: 'changeEffect', id: effect('Sel', 'frightened').id, params: { sourceVisible: false } })
    dice(d20(14), d6(1))
    when(attack('Sel', 'Wyrm', 'shortbow'))
    then(total()).is(21)
  },
)

rule(['GH-COND-FRIGHT-01', 'GH-COND-BLIND-02'], 'who cannot see the source is not hampered by it', () => {
  given([sel(), wyrm(), captain()])
  when(put('frightened', 'Sel', { params: { sourceId: id('Wyrm') } }), put('invisible', 'Wyrm'))
  dice(d20(2))
  when(attack('Sel', 'Captain', 'dagger'))
  then(mode()).is('flat')
})

rule(['GH-COND-CROUCH-02', 'GH-COV-01'], 'the cover of a crouch counts for Dexterity saves', () => {
  given([sel(), captain()])
  then(saveOf('Sel', 'dex').modifier).is(4)
  when(put('crouching', 'Sel'))
  then([saveOf('Sel', 'dex').modifier, saveOf('Sel', 'wis').modifier]).are([6, 2])
  when({ kind: 'setOption', key: 'crouchOpen', value: false })
  then(saveOf('Sel', 'dex').modifier).is(4)
})

rule('GH-COND-GRAP-01', 'grappled: own attacks are not hampered', () => {
  given([goblins(1), brakka(), sel()])
  when(put('grappled', 'Goblin', {}, 'Brakka'))
  dice(d20(10))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then(mode()).is('flat')
})

rule(
  ['GH-COND-GRAP-02', 'GH-INT-10', 'GH-COND-INCAP-01'],
  'a hold ends when the holder is incapacitated',
  () => {
    given([goblins(1), brakka()])
    when(put('grappled', 'Goblin', {}, 'Brakka'), put('grappling', 'Brakka'))
    when(put('paralyzed', 'Brakka'))
    then(conditions('Goblin')).are([])
    then(conditions('Brakka')).are(['paralyzed', 'incapacitated'])
  },
)

rule(['GH-COND-GRAP-02', 'GH-GRAP-05'], 'with the holder’s hold goes the pin and what it implies', () => {
  given([captain(), brakka()])
  when(put('pinned_side', 'Captain', {}, 'Brakka'))
  then(conditions('Captain')).are(['pinned_side', 'restrained'])
  then(refused(attack('Captain', 'Brakka', 'longsword'))).include('GH-MAN-18')
  when(put('stunned', 'Brakka'))
  then(conditions('Captain')).are([])
})

rule(
  ['GH-COND-INVIS-01', 'GH-COND-INVIS-02', 'GH-ATK-06'],
  'invisible: hard to hit, easy to hit with, counted once',
  () => {
    given([goblins(1), sel(), brakka()])
    when(put('invisible', 'Goblin'))
    dice(d20(3), d20(11), d6(1))
    when(attack('Goblin', 'Sel', 'scimitar'))
    then([total(), prompt('attack').outcome]).are([15, 'hit'])
    dice(d20(12), d20(6))
    when(attack('Brakka', 'Goblin', 'longsword', { pay: 'reaction' }))
    then(events('attackRolled')[0]?.roll?.total).is(12)
  },
)

rule(
  ['GH-COND-PARA-01', 'GH-COND-STUN-01', 'GH-COND-PETR-01', 'GH-COND-UNCON-01'],
  'Strength and Dexterity saves fail without a die',
  () => {
    for (const condition of ['paralyzed', 'stunned', 'petrified', 'unconscious']) {
      given([captain(), brakka()])
      when(put(condition, 'Captain'))
      then([saveOf('Captain', 'dex').autoFail, saveOf('Captain', 'str').autoFail]).are([true, true])
      then(saveOf('Captain', 'con').autoFail).is(false)
      when({ kind: 'check', what: 'save', id: id('Captain'), ability: 'dex', dc: 12 })
      then([succeeded(), events('checkMade')[0]?.roll]).are([false, null])
      then(refused({ kind: 'move', id: id('Captain'), feet: 5 }).length > 0).is(true)
    }
  },
)

rule('GH-COND-PETR-01', 'petrified: advantage, no automatic critical', () => {
  given([goblins(1), sel()])
  when(put('petrified', 'Sel'))
  dice(d20(4), d20(12), d6(1))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then([total(), prompt('attack').outcome]).are([16, 'hit'])
})

rule('GH-COND-PETR-02', 'petrified: resists everything; poison stands still and goes on afterwards', () => {
  given([brakka(), captain()])
  when(put('poisoned', 'Brakka', { lasts: until('end', 'Brakka', 3) }))
  when(put('petrified', 'Brakka'))
  then(effect('Brakka', 'poisoned').suspended).is(true)
  const left = effect('Brakka', 'poisoned').ends
  when(damage('Brakka', '11', 'slashing'))
  then(hitPoints('Brakka')).is(39)
  when(endTurn(), endTurn(), endTurn(), endTurn())
  when(put('poisoned', 'Brakka'))
  then(events('refusedEffect').flatMap(rulesIn)).are(['GH-COND-PETR-02'])
  when({ kind: 'endEffects', ids: [effect('Brakka', 'petrified').id] })
  then(effect('Brakka', 'poisoned')).matches({ suspended: false, ends: left })
})

rule('GH-COND-PETR-02', 'a timer by the clock stands still as well', () => {
  given([brakka()], { fight: 'none' })
  when(put('poisoned', 'Brakka', { lasts: [{ kind: 'seconds', seconds: 600 }] }), put('petrified', 'Brakka'))
  when({ kind: 'moveClock', seconds: 3600 })
  when({ kind: 'endEffects', ids: [effect('Brakka', 'petrified').id] })
  then(effect('Brakka', 'poisoned').ends).are([{ kind: 'clock', at: clock() + 600 }])
})

rule(['GH-COND-PETR-03', 'GH-AMB-36'], 'what breaks in stone stays broken', () => {
  given([oru(), captain()])
  when(put('petrified', 'Oru'), damage('Oru', '10', 'slashing'), put('lost_arm', 'Oru'))
  when({ kind: 'endEffects', ids: [effect('Oru', 'petrified').id] })
  then([hitPoints('Oru'), conditions('Oru')]).are([27, ['lost_arm']])
  then(events('noted').flatMap(rulesIn)).include('GH-COND-PETR-03')
})

rule(['GH-COND-POIS-01', 'GH-INT-29'], 'poisoned: worse attacks and checks, saves straight', () => {
  given([brakka(), captain()])
  when(put('poisoned', 'Brakka'))
  dice(d20(17), d20(6))
  when(check('Brakka', 'str', 'athletics'))
  then(events('checkMade')[0]?.roll?.total).is(12)
  dice(d20(9))
  when({ kind: 'check', what: 'save', id: id('Brakka'), ability: 'con', dc: 10 })
  then(events('checkMade')[0]?.roll?.total).is(14)
})

rule('GH-COND-PRONE-02', 'prone: melee easier, ranged harder, own attacks not hampered', () => {
  given([brakka(), captain(), sel()])
  when(put('prone', 'Brakka'))
  dice(d20(11), d8(1))
  when(attack('Brakka', 'Captain', 'longsword'))
  then([total(), mode()]).are([17, 'flat'])
  when(endTurn())
  dice(d20(5), d20(13), d8(1))
  when(attack('Captain', 'Brakka', 'longsword'))
  then(events('attackRolled')[0]?.roll?.total).is(17)
  when(endTurn())
  dice(d20(15), d20(5))
  when(attack('Sel', 'Brakka', 'shortbow'))
  then(events('attackRolled')[0]?.roll?.total).is(12)
})

rule(
  ['GH-COND-PRONE-02', 'GH-INT-06'],
  'a ranged attack on the unconscious is straight: prone cancels',
  () => {
    given([sel(), captain()])
    when(put('unconscious', 'Captain'))
    then(conditions('Captain')).are(['unconscious', 'incapacitated', 'prone'])
    dice(d20(10), d6(1))
    when(attack('Sel', 'Captain', 'shortbow'))
    then([mode(), prompt('attack').outcome]).are(['flat', 'hit'])
    when({ kind: 'endEffects', ids: [effect('Captain', 'unconscious').id] })
    then(conditions('Captain')).are(['prone'])
  },
)

rule('GH-COND-RESTR-01', 'restrained: held, easier to hit, worse attacks and Dexterity saves', () => {
  given([sel(), goblins(1)])
  when(put('restrained', 'Sel'))
  then(refused({ kind: 'move', id: id('Sel'), feet: 5 })).include('GH-COND-RESTR-01')
  dice(d20(15), d20(4))
  when({ kind: 'check', what: 'save', id: id('Sel'), ability: 'dex', dc: 10 })
  then(events('checkMade')[0]?.roll?.total).is(8)
  dice(d20(10), d20(12), d6(1))
  when(attack('Sel', 'Goblin', 'shortbow'))
  then(total()).is(17)
  when(endTurn())
  dice(d20(2), d20(12), d6(1))
  when(attack('Goblin', 'Sel', 'scimitar'))
  then(events('attackRolled')[0]?.roll?.total).is(16)
})

rule(['GH-COND-STUN-01', 'GH-INT-01'], 'stunned: advantage and normal damage', () => {
  given([brakka(), captain()])
  when(put('stunned', 'Captain'))
  dice(d20(3), d20(12), d6(4), d6(4))
  when(attack('Brakka', 'Captain', 'greatsword'))
  then([total(), prompt('attack').outcome, prompt('attack').damage[0]?.roll.total]).are([18, 'hit', 11])
})

rule('GH-COND-UNSET-01', 'unsettled: −2 on attacks, checks and saves, next to advantage', () => {
  given([oru(), captain()])
  when(put('unsettled', 'Oru'))
  dice(d20(9))
  when({ kind: 'check', what: 'save', id: id('Oru'), ability: 'con', dc: 10 })
  then([events('checkMade')[0]?.roll?.total, succeeded()]).are([9, false])
  dice(d20(8))
  when(attack('Oru', 'Captain', 'ember-dart'))
  then(total()).is(13)
})

rule(
  ['GH-COND-UNCON-01', 'GH-INT-06', 'GH-MISS-08'],
  'unconscious: prone stays after waking, concentration is gone',
  () => {
    given([sel(), captain()])
    when({ kind: 'concentrate', id: id('Sel'), on: 'Web' }, put('unconscious', 'Sel'))
    then(combatant('Sel').concentration).is(null)
    when({ kind: 'endEffects', ids: [effect('Sel', 'unconscious').id] })
    then(conditions('Sel')).are(['prone'])
  },
)

rule(['GH-SIZE-05', 'GH-SIZE-04'], 'squeezing: worse attacks and Dexterity saves, easier to hit', () => {
  given([ogre(), brakka(), sel()])
  when(put('squeezing', 'Ogre'))
  dice(d20(15), d20(4))
  when(attack('Ogre', 'Brakka', 'greatclub'))
  then([total(), prompt('attack').outcome]).are([10, 'miss'])
  then(saveOf('Ogre', 'dex').mode).is('disadvantage')
  dice(d20(3), d20(12), d6(1))
  when(attack('Sel', 'Ogre', 'shortbow', { pay: 'reaction' }))
  then(events('attackRolled')[0]?.roll?.total).is(19)
})

rule(['GH-DIS-04', 'GH-INT-28'], 'a lost arm lowers Strength, with all that hangs on it', () => {
  given([brakka(), captain()])
  when(put('lost_arm', 'Brakka'))
  then(refused(attack('Brakka', 'Captain', 'greatsword'))).include('GH-DIS-04')
  then(saveOf('Brakka', 'str').modifier).is(4)
  then(refused({ kind: 'universalAction', id: id('Brakka'), action: 'interact' })).include('GH-DIS-04')
  dice(d20(15), d20(14), d8(2))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(total()).is(18)
  then(prompt('attack').damage[0]?.roll.total).is(3)
})

rule('GH-MISS-14', 'a stat block’s own immunity refuses a condition, the GM may overrule it', () => {
  given([ogre({}, { conditionImmunities: ['Frightened', 'poisoned'] }), brakka()])
  when(put('frightened', 'Ogre'))
  then(events('refusedEffect').flatMap(rulesIn)).are(['GH-MISS-14'])
  then(conditions('Ogre')).are([])
  when(put('poisoned', 'Ogre', {}, null, { override: true }))
  then(conditions('Ogre')).are(['poisoned'])
})

rule('GH-INT-04', 'the condition Vulnerable has no say in damage types', () => {
  given([brakka(), ogre()])
  when(put('vulnerable', 'Ogre'), damage('Ogre', '10', 'fire'))
  then([hitPoints('Ogre'), conditions('Ogre')]).are([50, ['vulnerable']])
})
