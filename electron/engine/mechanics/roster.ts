import type { Id, Side } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Creature, Role } from '@shared/domain/creature'
import type { Work } from '../work'
import { endEffect } from './effects'
import { groupSlot, joinSlot, leaveOrder } from './order'
import { nameNewcomers } from './numbering'
import { forgetInPrompts } from './prompts'

/** What belongs to one fight only; back to nothing when somebody leaves it. */
export const outOfFight = {
  fight: null,
  initiative: null,
  group: null,
  surprised: false,
  turnsTaken: 0,
  used: {},
  tags: {},
  readied: null,
  distances: {},
  gone: null,
} as const satisfies Partial<Combatant>

type Who = Pick<Combatant, 'id' | 'side' | 'name' | 'baseName' | 'number' | 'inParty' | 'creature' | 'hidden'>

/** Live numbers for a stat block that enters play: unhurt, nothing used. */
export function freshCombatant(work: Work, block: Creature, who: Who): Combatant {
  return {
    ...outOfFight,
    block: block.id,
    publicName: block.publicName,
    note: '',
    hp: block.maxHp,
    maxHp: block.maxHp,
    maxHpChanges: [],
    temp: null,
    life: 'up',
    deathSaves: block.deathSaves,
    armorClass: block.armorClass,
    armorChanges: [],
    counters: {},
    charges: {},
    usesSpent: {},
    concentration: null,
    ...work.rules.newcomer(block),
    ...who,
  }
}

export interface Reinforcement {
  readonly creature: Creature
  readonly count: number
  readonly side: Side
  readonly hidden: boolean
  /** Own name instead of the creature's. */
  readonly name: string | null
  readonly role: Role | null
}

/** Brings creatures into a fight, numbered; late ones join the place of their kind without a roll. */
export function addToFight(work: Work, fightId: Id, group: Reinforcement): Id[] {
  const block = blockFor(work, fightId, group.creature, group.role)
  const baseName = group.name ?? group.creature.name
  const ids = nameNewcomers(work, fightId, baseName, group.count).map((naming) => {
    const { creature, side, hidden } = group
    const who = { id: work.newId(), creature: creature.id, inParty: false, side, hidden, baseName, ...naming }
    const combatant = { ...freshCombatant(work, block, who), fight: fightId }
    work.emit({ kind: 'combatantAdded', combatant, quiet: false })
    return who.id
  })
  enter(work, fightId, ids)
  return ids
}

/** Party members (or others that exist already) come into a fight. */
export function enter(work: Work, fightId: Id, ids: readonly Id[]): void {
  for (const id of ids) {
    const combatant = work.state.must('combatants', id)
    const patch = { fight: fightId, group: work.rules.groupKey(work.state, combatant) }
    if (combatant.fight !== fightId || combatant.group !== patch.group) {
      work.emit({ kind: 'combatantChanged', id, patch, why: '' })
    }
    work.rules.entersFight(work, id)
  }
  joinKind(work, fightId, ids)
}

function joinKind(work: Work, fightId: Id, ids: readonly Id[]): void {
  const byGroup = new Map<string, Id[]>()
  for (const id of ids) {
    const { group } = work.state.must('combatants', id)
    if (group !== null) byGroup.set(group, [...(byGroup.get(group) ?? []), id])
  }
  for (const [group, members] of byGroup) {
    const fight = work.state.must('fights', fightId)
    const slot = groupSlot(work, fight, group)
    if (!slot) continue
    work.emit({ kind: 'initiativeSet', ids: members, value: slot.initiative })
    joinSlot(work, fight, slot, members)
  }
}

/** A copy of the stat block as it is now, shared with identical ones of the same fight. */
function blockFor(work: Work, fightId: Id, creature: Creature, role: Role | null): Creature {
  const wanted: Creature = role
    ? {
        ...creature,
        roles: [role],
        actions: creature.actions.filter(({ roles }) => roles.length === 0 || roles.includes(role)),
      }
    : creature
  const text = JSON.stringify({ ...wanted, id: '' })
  const seen = new Set<Id>()
  for (const other of work.state.all('combatants')) {
    if (other.fight !== fightId || other.creature !== creature.id || seen.has(other.block)) continue
    seen.add(other.block)
    const block = work.state.must('blocks', other.block)
    if (JSON.stringify({ ...block, id: '' }) === text) return block
  }
  const block = { ...wanted, id: work.newId() }
  work.emit({ kind: 'blockAdded', block })
  return block
}

/** Takes a combatant and everything that sits on it out of the records. */
export function removeForGood(work: Work, id: Id): void {
  const combatant = work.state.must('combatants', id)
  if (combatant.fight !== null) work.rules.leavesFight(work, id)
  const why = `${combatant.name} is gone`
  for (const held of combatant.concentration?.effects ?? []) endEffect(work, held, why)
  for (const effect of [...work.state.effectsOn(id)]) {
    if (!work.state.get('effects', effect.id)) continue
    const elsewhere = work.state.effectsUnder(effect.id).filter((child) => child.on !== id)
    work.emit({ kind: 'effectEnded', id: effect.id, on: id, name: effect.name, why: '' })
    for (const child of elsewhere) endEffect(work, child.id, why)
  }
  forgetInPrompts(work, id)
  leaveOrder(work, id)
  work.emit({ kind: 'combatantRemoved', id, name: combatant.name })
  for (const other of work.state.all('combatants')) if (other.block === combatant.block) return
  work.emit({ kind: 'blockDropped', id: combatant.block })
}

/** Takes a party member out of its fight; it stays in the party. */
export function sendOut(work: Work, id: Id): void {
  work.rules.leavesFight(work, id)
  forgetInPrompts(work, id)
  leaveOrder(work, id)
  work.emit({ kind: 'combatantChanged', id, patch: outOfFight, why: '' })
}
