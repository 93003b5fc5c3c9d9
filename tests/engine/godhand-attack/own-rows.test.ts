import { expect, test } from 'vitest'
import { rowSchema } from '@shared/domain/campaign'
import { createStore, emptyState } from '../../../electron/engine/store'
import { godhand } from '../../../electron/engine/rulesets/godhand/index'
import { builtIn } from '../../../electron/engine/rulesets/godhand/tables/conditions'
import { ownRow } from '../../../electron/engine/rulesets/godhand/tables/own-row'
import {
  attack,
  brakka,
  captain,
  conditions,
  d20,
  d6,
  d8,
  damage,
  dice,
  effect,
  given,
  here,
  hitPoints,
  id,
  move,
  prompt,
  put,
  refused,
  rule,
  rulesIn,
  sel,
  then,
  universal,
  when,
} from '../support'

const own = (name: string, data: Record<string, unknown>) =>
  ({ kind: 'saveRow', row: { id: name, table: 'condition', name, data } }) as const

rule(['GH-COND-GEN-01', 'GH-ATK-11'], 'a condition of the GM’s own works like a built-in one', () => {
  given([brakka(), captain()])
  when(
    own('hexed', {
      phrase: 'is hexed',
      ownAttacks: [{ mode: 'disadvantage', kind: 'melee' }],
      attacksAgainst: [{ mode: 'advantage' }],
      ownAttackModifier: [{ value: -3 }],
      checks: { mode: 'disadvantage', modifier: -1 },
      saves: { modifier: -1, modes: [{ abilities: ['wis'], mode: 'autoFail' }] },
      movement: { multiplier: 0.5 },
    }),
    put('hexed', 'Brakka'),
  )
  dice(d20(15), d20(9))
  when(attack('Brakka', 'Captain', 'longsword'))
  then(prompt('attack').roll?.total).is(12)
  then(prompt('attack').reasons.map(({ text }) => text)).include('attacker is hexed')
  then(rulesIn(prompt('attack'))).are([])
  const { rules, store } = here()
  then(rules.saveTerms(store, id('Brakka'), 'wis').autoFail).is(true)
  then(rules.saveTerms(store, id('Brakka'), 'con').modifier).is(4)
  then(rules.speed(store, id('Brakka')).value).is(15)
})

rule('GH-BONUS-03', 'one that blocks actions blocks bonus and bold actions with them', () => {
  given([brakka(), captain()])
  when(own('dreaming', { blocks: ['action', 'move'] }), put('dreaming', 'Brakka'))
  refused(attack('Brakka', 'Captain', 'longsword'))
  refused(universal('Brakka', 'notice'))
  refused(move('Brakka', 5))
})

rule(['GH-COND-VULN-01', 'GH-COND-VULN-02'], 'one that makes the next hit critical is used up by it', () => {
  given([brakka(), captain()])
  when(own('marked', { criticalWhenHit: 'any', usedUpBy: 'hit' }), put('marked', 'Captain'))
  dice(d20(12), d8(1), d8(2))
  when(attack('Brakka', 'Captain', 'longsword', { apply: true }))
  then([hitPoints('Captain'), conditions('Captain').length]).are([33, 0])
})

rule(['GH-COND-GEN-02', 'GH-COND-PETR-02'], 'one that implies others, resists and forbids', () => {
  given([brakka(), sel()])
  when(own('stone-skin', { resistAll: true, immune: ['poisoned'], implies: ['deafened'], coverSteps: 1 }))
  when(put('stone-skin', 'Sel'), damage('Sel', '9', 'fire'), put('poisoned', 'Sel'))
  then([hitPoints('Sel'), conditions('Sel')]).are([29, ['stone-skin', 'deafened']])
  dice(d20(10))
  when(attack('Brakka', 'Sel', 'longsword'))
  then(prompt('attack').armorClass).is(17)
  when({ kind: 'endEffects', ids: [effect('Sel', 'stone-skin').id] })
  then(conditions('Sel')).are([])
})

rule('GH-COND-FRACT-02', 'one that hurts after each action', () => {
  given([brakka(), captain()])
  when(own('thorns', { afterAction: 2 }), put('thorns', 'Brakka'), universal('Brakka', 'dash'))
  then(hitPoints('Brakka')).is(42)
})

rule('GH-COND-GEN-01', 'a suspended effect has no part', () => {
  given([brakka(), captain()])
  when(put('poisoned', 'Brakka'))
  when({ kind: 'changeEffect', id: effect('Brakka', 'poisoned').id, suspended: true })
  dice(d20(12), d6(1), d6(1))
  when(attack('Brakka', 'Captain', 'greatsword'))
  then(prompt('attack').mode).is('flat')
})

test('GH-COND-GEN-01: what a row of the GM’s says wrongly is left out', () => {
  const row = ownRow(
    rowSchema.parse({
      id: 'odd',
      table: 'condition',
      name: 'Odd',
      data: {
        tone: 7,
        phrase: null,
        attacksAgainst: [{ mode: 'sideways' }, 'x', { mode: 'advantage', kind: 'thrown' }],
        ownAttackModifier: [{ value: 'two' }],
        saves: { modes: [{ mode: 'autoFail', abilities: ['luck'] }], modifier: Number.NaN },
        checks: [],
        movement: { multiplier: -2, immobile: 'yes' },
        blocks: ['breathing', 'reaction'],
        coverSteps: 'many',
        afterAction: -4,
      },
    }),
  )
  expect(row.tone).toBe('harmful')
  expect(row.phrase).toBe('has Odd')
  expect(row.attacksAgainst).toEqual([{ mode: 'advantage', kind: 'any', rule: null }])
  expect(row.ownAttackModifier).toEqual([])
  expect(row.saves?.modes?.[0]?.abilities).toHaveLength(6)
  expect(row.saves?.modifier).toBe(0)
  expect(row.checks).toBeUndefined()
  expect(row.movement).toMatchObject({ multiplier: 0, immobile: false })
  expect(row.blocks).toEqual([{ what: ['reaction'], rule: null }])
  expect(row.coverSteps).toBeUndefined()
  expect(row.afterAction).toBeUndefined()
})

test('GH-COND-GEN-02: every condition, injury and state of the chapter has its row, each with its ledger ids', () => {
  const ids = new Set(builtIn.map((row) => row.id))
  const conditionIds =
    'bleeding blinded break charmed concussed crouching dazed deafened exhaustion fracture frightened grappled hemorrhage incapacitated invisible paralyzed petrified poisoned prone restrained stunned unconscious unsettled vulnerable'
  const injuryIds = 'lost_arm lost_leg break_set_leg break_set_arm'
  const stateIds =
    'dodging disengaged sprinting squeezing hidden helped_check helped_attack distracted_reactions distracted_move feint_advantage feint_disadvantage grappling pinned_side pinned_hands fleeing no_flee morale_broken'
  for (const one of `${conditionIds} ${injuryIds} ${stateIds}`.split(' ')) expect(ids).toContain(one)
  expect(ids.size).toBe(builtIn.length)
  for (const row of builtIn) {
    expect(row.rules.length).toBeGreaterThan(0)
    for (const other of [...(row.implies ?? []), ...(row.brings ?? []), ...(row.ends ?? [])])
      expect(ids).toContain(other)
  }
})

test('GH-COND-GEN-02: the table that windows read holds built-in rows and the GM’s own', () => {
  const data = emptyState()
  data.rows.hexed = rowSchema.parse({ id: 'hexed', table: 'condition', name: 'Hexed' })
  const rows = godhand.conditions(createStore(data))
  expect(rows[0]).toMatchObject({ id: 'hexed', name: 'Hexed', ownRow: true })
  expect(rows.find((row) => row.id === 'break')?.params[0]).toMatchObject({
    kind: 'choice',
    default: 'other',
  })
})

test('GH-CRE-CF-01: a Challenge Factor in words', () => {
  expect(godhand.challengeWords(5, 0, null)).toBe('fair for 4 characters of level 5')
  expect(godhand.challengeWords(7, 4, 5)).toContain('4 of level 5')
})

test('GH-MISS-02 GH-MISS-03 GH-SIZE-03: the usual damage types and six sizes in order, as a default', () => {
  expect(godhand.damageTypes).toHaveLength(13)
  expect(godhand.sizes).toEqual(['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'])
})
