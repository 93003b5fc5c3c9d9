import { describe, expect, it } from 'vitest'
import { commandSchema, type Command, type CommandOf } from '@shared/command'
import type { Creature } from '@shared/domain/creature'
import { parseDice } from '../../electron/engine/dice/parse'
import { sampleCommands } from '../../electron/library/sample'

function commands(): Command[] {
  let made = 0
  return sampleCommands(() => `s${(made += 1)}`).map((command) => commandSchema.parse(command))
}

const of = <K extends Command['kind']>(kind: K) =>
  commands().filter((command): command is CommandOf<K> => command.kind === kind)

const party = () => of('addPartyMember').map((command) => command.sheet)
const foes = () => of('importCreatures').flatMap((command) => command.creatures)

function formulas(creature: Creature): string[] {
  return creature.actions.flatMap((action) => [
    ...(action.attack?.damage ?? []).map((part) => part.formula),
    ...(action.save?.damage ?? []).map((part) => part.formula),
    ...(action.healing ? [action.healing] : []),
  ])
}

describe('the sample campaign', () => {
  it('has a party of four and at least ten creatures, each with its own name', () => {
    expect(party()).toHaveLength(4)
    expect(foes().length).toBeGreaterThanOrEqual(10)
    const names = [...party(), ...foes()].map((creature) => creature.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('uses the roles minion, leader and solo', () => {
    const roles = new Set(foes().flatMap((creature) => creature.roles))
    expect([...roles].sort()).toEqual(['leader', 'minion', 'solo'])
  })

  it('GH-CRE-RECH-04: gives every recharge ability a tell', () => {
    const recharges = foes().flatMap((creature) => creature.actions.filter((action) => action.recharge))
    expect(recharges.length).toBeGreaterThanOrEqual(6)
    expect(recharges.filter((action) => action.tell === '')).toEqual([])
  })

  it('writes its dice in notation that the roller reads', () => {
    const all = [...party(), ...foes()].flatMap((creature) => [
      ...formulas(creature),
      ...(creature.hpFormula === null ? [] : [creature.hpFormula]),
    ])
    expect(all.filter((formula) => !parseDice(formula).ok)).toEqual([])
  })

  it('has creatures that resist, are immune, lose damage and put conditions on others', () => {
    expect(foes().some((creature) => creature.resistances.length > 0)).toBe(true)
    expect(foes().some((creature) => creature.immunities.length > 0)).toBe(true)
    expect(foes().some((creature) => creature.damageReduction > 0)).toBe(true)
    const conditions = foes().flatMap((creature) =>
      creature.actions.flatMap((action) => [...(action.attack?.onHit ?? []), ...(action.save?.onFail ?? [])]),
    )
    const kinds = new Set(conditions.map((effect) => effect.condition))
    for (const kind of ['bleeding', 'frightened', 'poisoned', 'prone', 'grappled', 'restrained']) {
      expect(kinds).toContain(kind)
    }
  })

  it('prepares three encounters from its own creatures, with somebody hidden', () => {
    const ids = new Set(foes().map((creature) => creature.id))
    const encounters = of('saveEncounter').map((command) => command.encounter)
    expect(encounters).toHaveLength(3)
    const entries = encounters.flatMap((encounter) => encounter.entries)
    expect(entries.filter((entry) => !ids.has(entry.creature))).toEqual([])
    expect(entries.some((entry) => entry.hidden)).toBe(true)
  })
})
