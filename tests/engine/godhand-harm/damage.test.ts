import {
  attack,
  brakka,
  captain,
  d10,
  d20,
  d6,
  d8,
  damage,
  dice,
  effect,
  events,
  foe,
  given,
  goblins,
  hero,
  hitPoints,
  id,
  mark,
  oru,
  put,
  rule,
  rulesIn,
  sel,
  then,
  undo,
  when,
} from '../support'

const steps = () => events('damageTaken')[0]?.parts ?? []

rule('GH-HP-01', 'damage comes off the current hit points', () => {
  given([brakka(), captain()])
  when(damage('Brakka', '12'))
  then(hitPoints('Brakka')).is(32)
  undo()
  then(hitPoints('Brakka')).is(44)
})

rule(['GH-HP-01', 'GH-ZERO-02'], 'hit points stop at 0 and what is left over is kept in the record', () => {
  given([foe('Ogre', { maxHp: 10 }), brakka()])
  when(damage('Ogre', '14'))
  then(hitPoints('Ogre')).is(0)
  then(events('damageTaken')[0]).matches({ total: 14, fromHp: 10, overflow: 4 })
})

rule('GH-DMG-01', 'a damage roll is its dice and its modifier', () => {
  given([brakka(), captain()])
  dice(d6(6), d6(1))
  when(damage('Captain', '2d6+3', 'slashing'))
  then(hitPoints('Captain')).is(29)
})

rule('GH-DMG-03', 'a critical rolls every die twice and counts flat parts once', () => {
  given([sel(), foe('Giant', { maxHp: 60 })])
  dice(d6(3), d6(6), ...[1, 2, 3, 4, 5, 6].map((value) => d6(value)))
  when({
    kind: 'damage',
    targets: [id('Giant')],
    critical: true,
    parts: [
      { formula: '1d6+4', type: 'piercing' },
      { formula: '3d6', type: 'piercing' },
    ],
  })
  then(hitPoints('Giant')).is(26)
})

rule(['GH-DMG-04', 'GH-MISS-02'], 'a damage type that the GM made up works for resistances at once', () => {
  given([foe('Husk', { maxHp: 30, resistances: ['ash'] }), brakka()])
  when(damage('Husk', '11', 'ash'))
  then(hitPoints('Husk')).is(25)
})

rule('GH-DMG-05', 'resisted damage is halved, rounded down', () => {
  given([foe('Salamander', { maxHp: 30, resistances: ['fire'] }), brakka()])
  when(damage('Salamander', '15', 'fire'))
  then(hitPoints('Salamander')).is(23)
  then(steps().flatMap(rulesIn)).are(['GH-DMG-05'])
})

rule(
  ['GH-DMG-06', 'GH-INT-04'],
  'damage of a type one is weak to is doubled, which is not the condition',
  () => {
    given([foe('Slime', { maxHp: 60, vulnerabilities: ['cold'] }), brakka()])
    when(put('vulnerable', 'Slime'))
    when(damage('Slime', '11', 'cold'))
    then(hitPoints('Slime')).is(38)
    when(damage('Slime', '11', 'fire'))
    then(hitPoints('Slime')).is(27)
  },
)

rule('GH-DMG-07', 'other changes first, then resistance', () => {
  given([foe('Warded', { maxHp: 30, damageReduction: 5, resistances: ['bludgeoning'] }), brakka()])
  when(damage('Warded', '25', 'bludgeoning'))
  then(hitPoints('Warded')).is(20)
})

rule('GH-DMG-07', 'resistance before weakness: 17 fire, 4 less, halved, doubled', () => {
  const both = { maxHp: 60, damageReduction: 4, resistances: ['fire'], vulnerabilities: ['fire'] }
  given([foe('Torn', both), foe('Half', { ...both, vulnerabilities: [] }), brakka()])
  when(damage(['Torn', 'Half'], '17', 'fire'))
  then([hitPoints('Torn'), hitPoints('Half')]).are([48, 54])
  then(events('damageTaken')[0]?.parts[0]?.reasons.map((reason) => reason.value)).are([13, 6, 12])
})

rule('GH-DMG-07', 'a flat reduction never goes below nothing', () => {
  given([foe('Shell', { maxHp: 10, damageReduction: 5 }), brakka()])
  when(damage('Shell', '3', 'piercing'))
  then(hitPoints('Shell')).is(10)
})

rule('GH-DMG-08', 'two resistances against the same damage halve it once', () => {
  given([foe('Stone', { maxHp: 30, resistances: ['slashing'] }), brakka()])
  when(put('petrified', 'Stone'))
  when(damage('Stone', '9', 'slashing'))
  then(hitPoints('Stone')).is(26)
  then(steps().flatMap(rulesIn)).are(['GH-DMG-05', 'GH-COND-PETR-02'])
})

rule('GH-DMG-08', 'fire resistance and resistance to all count once', () => {
  given([foe('Twice', { maxHp: 30, resistances: ['fire', 'all damage'] }), brakka()])
  when(damage('Twice', '20', 'fire'))
  then(hitPoints('Twice')).is(20)
})

rule(
  ['GH-COND-PETR-02', 'GH-COND-PETR-03'],
  'petrified resists everything, and the harm stays afterwards',
  () => {
    given([oru(), captain()])
    when(put('petrified', 'Oru'))
    when(damage('Oru', '11', 'slashing'))
    then(hitPoints('Oru')).is(27)
    when({ kind: 'endEffects', ids: [effect('Oru', 'petrified').id] })
    then(hitPoints('Oru')).is(27)
  },
)

rule('GH-MISS-14', 'immunity, where a stat block has it, leaves nothing', () => {
  given([foe('Cinder', { maxHp: 30, immunities: ['fire'] }), brakka()])
  when(damage('Cinder', '29', 'fire'))
  then(hitPoints('Cinder')).is(30)
  then(steps().flatMap(rulesIn)).are(['GH-MISS-14'])
})

rule('GH-DMG-05', 'one line of a stat block may name several types', () => {
  given([foe('Frost', { maxHp: 40, resistances: ['cold, lightning and thunder'] }), brakka()])
  when(damage('Frost', '10', 'thunder'))
  then(hitPoints('Frost')).is(35)
})

rule('GH-DMG-05', 'a resistance under a condition is only noted, for the GM to judge', () => {
  const line = 'bludgeoning, piercing, and slashing from nonmagical attacks'
  given([foe('Werewolf', { maxHp: 40, resistances: [line] }), brakka()])
  when(damage('Werewolf', '10', 'slashing'))
  then(hitPoints('Werewolf')).is(30)
  then(steps()[0]?.reasons[0]).matches({ kind: 'note', rule: 'GH-DMG-05' })
  when(damage('Werewolf', '10', 'slashing', { share: { [id('Werewolf')]: 'half' } }))
  then(hitPoints('Werewolf')).is(25)
})

rule('GH-DMG-05', 'plain damage leaves protections out of it', () => {
  given([foe('Salamander', { maxHp: 30, resistances: ['fire'] }), brakka()])
  when(damage('Salamander', '15', 'fire', { plain: true }))
  then(hitPoints('Salamander')).is(15)
})

rule(['K5', 'GH-AMB-03'], 'half of 1 is nothing', () => {
  given([foe('Salamander', { maxHp: 30, resistances: ['fire'] }), brakka()])
  when(damage('Salamander', '1', 'fire'))
  then(hitPoints('Salamander')).is(30)
})

rule('GH-AMB-03', 'half of a dealing of two kinds is rounded down once', () => {
  given([foe('Ogre', { maxHp: 60 }), brakka()])
  when({
    kind: 'damage',
    targets: [id('Ogre')],
    share: { [id('Ogre')]: 'half' },
    parts: [
      { formula: '7', type: 'fire' },
      { formula: '7', type: 'cold' },
    ],
  })
  then(hitPoints('Ogre')).is(53)
})

rule('GH-DMG-07', 'each kind of damage goes through its own steps', () => {
  given([foe('Salamander', { maxHp: 60, immunities: ['fire'] }), brakka()])
  when({
    kind: 'damage',
    targets: [id('Salamander')],
    parts: [
      { formula: '8', type: 'fire' },
      { formula: '6', type: 'slashing' },
    ],
  })
  then(hitPoints('Salamander')).is(54)
})

rule('B29', 'one roll for many, a share for each, one step and one undo', () => {
  given([
    foe('A', { maxHp: 60 }),
    foe('B', { maxHp: 60 }),
    foe('C', { maxHp: 60, resistances: ['fire'] }),
    foe('D', { maxHp: 60, immunities: ['fire'] }),
    hero('E', { maxHp: 60 }),
  ])
  when({ kind: 'giveTemp', targets: [id('E')], formula: '10', source: 'ward' })
  dice(d8(5))
  when(
    damage(['A', 'B', 'C', 'D', 'E'], '1d8+24', 'fire', { share: { [id('B')]: 'half', [id('C')]: 'half' } }),
  )
  then(['A', 'B', 'C', 'D', 'E'].map(hitPoints)).are([31, 46, 53, 60, 41])
  undo()
  then(['A', 'B', 'C', 'D', 'E'].map(hitPoints)).are([60, 60, 60, 60, 60])
})

rule('GH-INT-02', 'damage without an attack does not use up Vulnerable', () => {
  given([brakka(), goblins(1)])
  when(put('vulnerable', 'Brakka'))
  when(damage('Brakka', '5', 'fire'))
  then(hitPoints('Brakka')).is(39)
})

rule('GH-COND-GEN-01', 'an effect that ends when its bearer takes damage ends by it', () => {
  given([brakka(), captain()])
  when(mark('Asleep on its feet', 'Captain', { lasts: [{ kind: 'happening', what: 'takesDamage' }] }))
  when(damage('Captain', '0'))
  then(events('effectEnded')).are([])
  when(damage('Captain', '1'))
  then(events('effectEnded').length).is(1)
})

rule(['GH-INT-24', 'B29'], 'a half share comes before resistance: 9, 4, 2', () => {
  given([foe('Stone', { maxHp: 30, resistances: ['slashing'] }), brakka()])
  when(damage('Stone', '9', 'slashing', { share: { [id('Stone')]: 'half' } }))
  then(hitPoints('Stone')).is(28)
})

rule('GH-DMG-02', 'a spell adds no ability modifier', () => {
  given([oru(), foe('Ogre', { maxHp: 60 })])
  dice(d20(15), d10(7), d10(2))
  when(attack('Oru', 'Ogre', 'ember-dart', { apply: true }))
  then(hitPoints('Ogre')).is(51)
})

rule(['GH-DMG-07', 'K5'], 'a share of twice or nothing is taken before the other steps', () => {
  given([foe('Twice', { maxHp: 60, damageReduction: 5 }), foe('Spared', { maxHp: 60 }), brakka()])
  when(
    damage(['Twice', 'Spared'], '10', 'fire', { share: { [id('Twice')]: 'double', [id('Spared')]: 'none' } }),
  )
  then([hitPoints('Twice'), hitPoints('Spared')]).are([45, 60])
})
