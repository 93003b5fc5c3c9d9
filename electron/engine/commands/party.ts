import type { Combatant } from '@shared/domain/combatant'
import type { Creature } from '@shared/domain/creature'
import { campaignOf, fightOnTable, needCombatant } from '../mechanics/fight'
import { enter, freshCombatant, removeForGood } from '../mechanics/roster'
import type { Decider } from '../rulesets/ruleset'
import { refuse, type Work } from '../work'

type Kinds = 'addPartyMember' | 'savePartySheet' | 'removePartyMember' | 'addPartyToFight'

export const partyCommands: { readonly [K in Kinds]: Decider<K> } = {
  addPartyMember(work, { sheet }) {
    const block = { ...sheet, id: work.newId() }
    work.emit({ kind: 'blockAdded', block })
    const naming = { name: block.name, baseName: block.name, number: null }
    const who = {
      id: work.newId(),
      creature: null,
      inParty: true,
      side: 'party' as const,
      hidden: false,
      ...naming,
    }
    work.emit({ kind: 'combatantAdded', combatant: freshCombatant(work, block, who), quiet: false })
  },
  savePartySheet(work, { id, sheet }) {
    const member = needMember(work, id)
    const before = work.state.must('blocks', member.block)
    work.emit({ kind: 'blockAdded', block: { ...sheet, id: before.id } })
    const patch = sheetPatch(member, before, sheet)
    work.emit({ kind: 'combatantChanged', id, patch, why: 'has a changed sheet' })
  },
  removePartyMember(work, { id }) {
    needMember(work, id)
    for (const fight of work.state.all('fights')) {
      if (fight.status === 'paused' && id in fight.parked) {
        const order = fight.order.flatMap((slot) => {
          const members = slot.members.filter((member) => member !== id)
          return members.length > 0
            ? [{ ...slot, members }]
            : slot.id === fight.active
              ? [{ ...slot, ghost: true }]
              : []
        })
        const parked = Object.fromEntries(Object.entries(fight.parked).filter(([member]) => member !== id))
        work.emit({ kind: 'fightChanged', id: fight.id, patch: { order, parked }, why: '' })
      }
    }
    removeForGood(work, id)
  },
  addPartyToFight(work, { ids }) {
    const fight = fightOnTable(work.state) ?? refuse('No fight is on the table.')
    const coming = ids.filter((id) => needMember(work, id).fight !== fight.id)
    for (const id of coming) {
      work.emit({ kind: 'combatantChanged', id, patch: { fight: fight.id }, why: 'joins the fight' })
    }
    enter(work, fight.id, coming)
  },
}

function needMember(work: Work, id: string): Combatant {
  const member = needCombatant(work.state, id)
  return member.inParty ? member : refuse(`${member.name} is not in the party.`)
}

/** What a changed sheet changes in the live numbers: the differences, so that running changes stay. */
function sheetPatch(member: Combatant, before: Creature, sheet: Creature): Partial<Combatant> {
  const maxHp = Math.max(0, member.maxHp + sheet.maxHp - before.maxHp)
  return {
    name: sheet.name,
    baseName: sheet.name,
    publicName: sheet.publicName,
    maxHp,
    hp: Math.min(maxHp, member.hp === member.maxHp && member.life === 'up' ? maxHp : member.hp),
    armorClass: member.armorClass + sheet.armorClass - before.armorClass,
    deathSaves: sheet.deathSaves,
  }
}

/** Party members that are free to join a fight. */
export function freeMembers(work: Work): string[] {
  return [...work.state.all('combatants')]
    .filter(
      ({ inParty, fight, life }) =>
        inParty && life !== 'dead' && (fight === null || fight === campaignOf(work.state).fight),
    )
    .map(({ id }) => id)
}
