import type { Action, Creature } from '@shared/domain/creature'
import type { DamagePart } from '@shared/domain/base'
import type { EffectSpec } from '@shared/domain/effect'

const named = (name: string, fallback: string) => name.trim().slice(0, 120) || fallback

const parts = (damage: readonly DamagePart[]): DamagePart[] =>
  damage
    .map((part) => ({ formula: part.formula.trim().slice(0, 60), type: part.type.trim().slice(0, 40) }))
    .filter((part) => part.formula !== '')

/** A free effect without a name says nothing; one with a condition needs none. */
const effects = (list: readonly EffectSpec[]): EffectSpec[] =>
  list
    .filter((effect) => effect.condition !== null || effect.name.trim() !== '')
    .map((effect) => ({
      ...effect,
      ongoing: effect.ongoing && effect.ongoing.formula.trim() !== '' ? effect.ongoing : null,
    }))

function action(one: Action): Action {
  const healing = one.healing?.trim().slice(0, 60)
  return {
    ...one,
    name: named(one.name, 'Unnamed action'),
    healing: healing ? healing : null,
    tell: one.tell.trim().slice(0, 400),
    attack: one.attack && {
      ...one.attack,
      damage: parts(one.attack.damage),
      onHit: effects(one.attack.onHit),
    },
    save: one.save && { ...one.save, damage: parts(one.save.damage), onFail: effects(one.save.onFail) },
  }
}

const list = (values: readonly string[], length: number): string[] =>
  values.map((value) => value.trim().slice(0, length)).filter(Boolean)

/**
 * A draft as it can be saved: empty names get one, empty rows go, texts keep to their limits. A half-written creature
 * is never refused.
 */
export function readyToSave(creature: Creature): Creature {
  const publicName = creature.publicName?.trim().slice(0, 120)
  return {
    ...creature,
    name: named(creature.name, 'Unnamed'),
    publicName: publicName ? publicName : null,
    type: creature.type.trim(),
    tags: list(creature.tags, 40),
    resistances: list(creature.resistances, 120),
    vulnerabilities: list(creature.vulnerabilities, 120),
    immunities: list(creature.immunities, 120),
    conditionImmunities: list(creature.conditionImmunities, 120),
    hpFormula: creature.hpFormula?.trim() ? creature.hpFormula.trim() : null,
    traits: creature.traits
      .filter((trait) => trait.name.trim() !== '' || trait.text.trim() !== '')
      .map((trait) => ({ ...trait, name: named(trait.name, 'Trait') })),
    actions: creature.actions.map(action),
  }
}
