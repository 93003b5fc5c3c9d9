/** Counts down what hangs on turns; it goes when nothing is left. */
function counted(effect) {
  if (!effect.ends.some((rule) => rule.kind === 'turn')) return effect
  const ends = effect.ends.map((rule) => (rule.kind === 'turn' ? { ...rule, left: rule.left - 1 } : rule))
  return ends.some((rule) => rule.left === 0) ? [] : { ...effect, ends }
}

/**
 * The floor of the engine: what the same three orders cost without any rules. State of immutable records, changed by
 * spreading them; an undo record with the records before and after for every order.
 *
 * @param {readonly object[]} combatants the engine's own records
 * @param {object} fight the engine's own record
 * @param {ReadonlyMap<string, readonly object[]>} effects by bearer
 */
export function createBare(combatants, fight, effects) {
  let state = {
    combatants: Object.fromEntries(combatants.map((one) => [one.id, one])),
    effects: Object.fromEntries(effects),
    fight,
  }
  const undo = []
  let ids = 0

  const put = (table, id, after) => {
    const before = state[table][id]
    state = { ...state, [table]: { ...state[table], [id]: after } }
    return { table, id, before, after }
  }

  function damage(command) {
    const id = command.targets[0]
    const one = state.combatants[id]
    const hp = Math.max(0, one.hp - Number(command.parts[0].formula))
    const changes = [put('combatants', id, { ...one, hp })]
    const borne = state.effects[id] ?? []
    const left = borne.filter((effect) => !effect.ends.some((rule) => rule.what === 'takesDamage'))
    if (left.length < borne.length) changes.push(put('effects', id, left))
    return changes
  }

  function applyEffect(command) {
    const on = command.targets[0]
    const { lasts, ...spec } = command.effect
    const effect = { ...spec, id: `x${(ids += 1)}`, on, source: null, cause: '', parent: null, ends: lasts }
    return [put('effects', on, [...(state.effects[on] ?? []), effect])]
  }

  function endTurn() {
    const { order, active, acted, round } = state.fight
    const at = order.findIndex((slot) => slot.id === active)
    const who = order[at].members[0]
    const next = order[at + 1] ?? order[0]
    const begins = at + 1 >= order.length
    const one = state.combatants[who]
    const changes = [put('combatants', who, { ...one, turnsTaken: one.turnsTaken + 1, used: {}, tags: {} })]
    changes.push(put('effects', who, (state.effects[who] ?? []).flatMap(counted)))
    const before = state.fight
    const after = {
      ...before,
      active: next.id,
      actor: next.members[0],
      round: begins ? round + 1 : round,
      acted: begins ? [] : [...acted, active],
    }
    state = { ...state, fight: after }
    changes.push({ table: 'fight', id: before.id, before, after })
    return changes
  }

  const reducers = { damage, applyEffect, endTurn }
  return {
    undo,
    perform: (command) => undo.push({ command, changes: reducers[command.kind](command) }),
  }
}
