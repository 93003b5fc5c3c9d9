import type { Decider } from '../rulesets/ruleset'
import { needCombatant, needFight } from '../mechanics/fight'
import { leaveOrder, returnToOrder } from '../mechanics/order'
import { forgetInPrompts } from '../mechanics/prompts'
import { addToFight, removeForGood, sendOut } from '../mechanics/roster'
import { refuse, type Work } from '../work'
import type { Combatant } from '@shared/domain/combatant'

type Kinds =
  | 'addCombatants'
  | 'removeCombatants'
  | 'setHidden'
  | 'renameCombatant'
  | 'setPublicName'
  | 'setNote'
  | 'setSide'
  | 'setGone'
  | 'setDistance'

const goneWords = { fled: 'flees', fallen: 'has fallen', left: 'leaves the fight' } as const

/** Changes plain fields of several at once, leaving out those for whom nothing changes. */
function changeAll(work: Work, ids: readonly string[], patch: Partial<Combatant>, why: string): void {
  for (const id of ids) {
    const combatant = needCombatant(work.state, id)
    const keys = Object.keys(patch) as (keyof Combatant)[]
    if (keys.some((key) => combatant[key] !== patch[key]))
      work.emit({ kind: 'combatantChanged', id, patch, why })
  }
}

export const peopleCommands: { readonly [K in Kinds]: Decider<K> } = {
  addCombatants(work, { creature: id, ...group }) {
    const fight = needFight(work.state)
    const creature =
      work.state.get('creatures', id) ?? refuse('The library does not have that creature any more.')
    addToFight(work, fight.id, { ...group, creature })
  },
  removeCombatants(work, { ids }) {
    for (const id of ids) {
      const combatant = needCombatant(work.state, id)
      if (!combatant.inParty) removeForGood(work, id)
      else if (combatant.fight === null) refuse(`${combatant.name} is not in a fight.`)
      else sendOut(work, id)
    }
  },
  setHidden: (work, { ids, hidden }) =>
    changeAll(work, ids, { hidden }, hidden ? 'is hidden' : 'is in the open'),
  renameCombatant(work, { id, name }) {
    const before = needCombatant(work.state, id)
    if (name === before.name) return
    const patch = { name, baseName: name, number: null }
    work.emit({ kind: 'combatantChanged', id, patch, why: `was called ${before.name}` })
  },
  setPublicName: (work, { ids, publicName }) =>
    changeAll(
      work,
      ids,
      { publicName },
      publicName === null ? 'goes by its true name' : `is shown to players as ${publicName}`,
    ),
  setNote: (work, { id, note }) => changeAll(work, [id], { note }, 'has a changed note'),
  setSide: (work, { ids, side }) => changeAll(work, ids, { side }, `is on the side of ${sideWords[side]}`),
  setGone(work, { ids, gone }) {
    for (const id of ids) {
      const combatant = needCombatant(work.state, id)
      if (combatant.fight === null) refuse(`${combatant.name} is not in a fight.`)
      if (combatant.gone === gone) continue
      if (gone === null) {
        work.emit({ kind: 'combatantChanged', id, patch: { gone }, why: 'is back in the fight' })
        returnToOrder(work, id)
      } else {
        work.emit({ kind: 'combatantChanged', id, patch: { gone }, why: goneWords[gone] })
        if (combatant.gone === null) {
          work.rules.leavesFight(work, id)
          forgetInPrompts(work, id)
          leaveOrder(work, id)
        }
      }
    }
  },
  setDistance(work, { a, b, feet }) {
    const { name } = needCombatant(work.state, b)
    // Both sides hold it; it is told of the first.
    const told = feet === null ? `has no distance to ${name} any more` : `is ${feet} ft from ${name}`
    for (const [id, other, why] of [[a, b, told] as const, [b, a, ''] as const]) {
      const { [other]: before, ...rest } = needCombatant(work.state, id).distances
      if ((before ?? null) === feet) continue
      const distances = feet === null ? rest : { ...rest, [other]: feet }
      work.emit({ kind: 'combatantChanged', id, patch: { distances }, why })
    }
  },
}

const sideWords = { party: 'the party', foe: 'the foes', ally: 'the allies' } as const
