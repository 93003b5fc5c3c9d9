import type { Id } from '@shared/domain/base'
import type { Fight, Slot } from '@shared/domain/fight'
import { needCombatant, needFight, slotById, slotOf } from '../mechanics/fight'
import { placeAt, splitOff } from '../mechanics/order'
import { askAboutTies } from '../mechanics/ties'
import type { Decider } from '../rulesets/ruleset'
import { refuse } from '../work'

type Kinds = 'setSurprised' | 'setInitiative' | 'moveSlot' | 'moveMember' | 'splitFromGroup' | 'chooseActor'

/** A group in the middle of its turn stays together: its members have begun it together. */
function midTurn(fight: Fight, slot: Slot | null, leaving: readonly Id[]): void {
  if (!slot || slot.members.every((id) => leaving.includes(id))) return
  if (!fight.begun.includes(slot.id) || fight.acted.includes(slot.id)) return
  refuse('The group is in the middle of its turn. Split it before or after.')
}

/** Takes a thing out of a list and puts it before another; null = last. */
function moved<T>(list: readonly T[], thing: T, before: T | null): T[] {
  const rest = list.filter((one) => one !== thing)
  const at = before === null ? rest.length : rest.indexOf(before)
  return at === -1 ? [...rest, thing] : [...rest.slice(0, at), thing, ...rest.slice(at)]
}

export const orderCommands: { readonly [K in Kinds]: Decider<K> } = {
  setSurprised(work, { ids, surprised }) {
    const why = surprised ? 'is surprised' : 'is not surprised'
    for (const id of ids) {
      if (needCombatant(work.state, id).surprised === surprised) continue
      work.emit({ kind: 'combatantChanged', id, patch: { surprised }, why })
    }
  },
  setInitiative(work, { ids, value }) {
    const fight = needFight(work.state)
    for (const id of ids) {
      const combatant = needCombatant(work.state, id)
      if (combatant.fight !== fight.id) refuse(`${combatant.name} is not in the fight.`)
      if (combatant.gone !== null) refuse(`${combatant.name} has left the fight.`)
      midTurn(fight, slotOf(fight, id), ids)
    }
    work.emit({ kind: 'initiativeSet', ids, value })
    placeAt(work, fight.id, ids, value)
    askAboutTies(work, fight.id)
  },
  moveSlot(work, { slot: id, before }) {
    const fight = needFight(work.state)
    const slot = slotById(fight, id) ?? refuse('That place is gone from the order.')
    const order = moved(fight.order, slot, before === null ? null : slotById(fight, before))
    if (order.every((one, index) => one === fight.order[index])) return
    work.emit({ kind: 'orderChanged', fight: fight.id, order, why: 'moved by hand' })
  },
  moveMember(work, { slot: id, member, before }) {
    const fight = needFight(work.state)
    const slot = slotById(fight, id) ?? refuse('That place is gone from the order.')
    if (!slot.members.includes(member)) refuse('That combatant does not stand in this place.')
    const members: Id[] = moved(slot.members, member, before)
    if (members.every((one, index) => one === slot.members[index])) return
    work.emit({ kind: 'slotChanged', fight: fight.id, slot: { ...slot, members } })
  },
  splitFromGroup(work, { id }) {
    const fight = needFight(work.state)
    const { name } = needCombatant(work.state, id)
    const slot = slotOf(fight, id)
    if (!slot || slot.members.length < 2) refuse(`${name} does not stand in a group.`)
    midTurn(fight, slot, [id])
    work.emit({ kind: 'combatantChanged', id, patch: { group: null }, why: 'acts on its own from now on' })
    splitOff(work, fight, slot, id)
  },
  chooseActor(work, { id }) {
    const fight = needFight(work.state)
    const slot = fight.active === null ? null : slotById(fight, fight.active)
    if (!slot?.members.includes(id)) refuse('Only somebody whose turn it is can act.')
    if (fight.actor !== id) work.emit({ kind: 'fightChanged', id: fight.id, patch: { actor: id }, why: '' })
  },
}
