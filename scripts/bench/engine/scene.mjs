const creature = (id, hp) => ({
  id,
  name: 'Ford Raider',
  armorClass: 14,
  maxHp: hp,
  abilities: { str: 14, dex: 12, con: 12, int: 10, wis: 10, cha: 8 },
  resistances: [],
  actions: [
    {
      id: 'spear',
      name: 'Spear',
      attack: {
        kind: 'melee',
        toHit: 4,
        ability: 'str',
        damage: [{ formula: '1d8+2', type: 'piercing' }],
      },
    },
  ],
})

const conditions = [
  { condition: 'poisoned', lasts: [{ kind: 'turn', of: 'bearer', at: 'end', turns: 900 }] },
  { condition: 'prone', lasts: [{ kind: 'seconds', seconds: 60_000 }] },
  { condition: 'deafened', lasts: [{ kind: 'hand' }] },
]

/**
 * The commands that make a running fight: so many combatants, each with a place of its own in the order and three
 * conditions of different timers. Yields one command after the other and is handed the ids of all combatants
 * after each.
 *
 * @param {number} count
 * @param {{ hp: number, party?: boolean }} how party: they stand on the party's side, so that players read numbers
 */
export function* fightCommands(count, { hp, party = false }) {
  yield { kind: 'saveCreature', creature: creature('ford-raider', hp) }
  yield { kind: 'prepareFight', encounter: null, name: 'The ford', withParty: [] }
  let ids = []
  for (let left = count; left > 0; left -= 100) {
    ids = yield {
      kind: 'addCombatants',
      creature: 'ford-raider',
      count: Math.min(100, left),
      side: party ? 'party' : 'foe',
    }
  }
  for (const [place, id] of ids.entries()) yield { kind: 'setInitiative', ids: [id], value: 900 - place }
  for (const effect of conditions) yield { kind: 'applyEffect', targets: ids, effect }
  yield { kind: 'beginFight' }
}
