import type { Ability, Id } from '@shared/domain/base'
import type { Action, Creature } from '@shared/domain/creature'
import type { ActionView, TurnView } from '@shared/view/gm'
import { chargeViews, type Scene } from './combatant'

const abilities: readonly Ability[] = ['str', 'dex', 'con', 'int', 'wis', 'cha']

function usesLeft(scene: Scene, id: Id, action: Action): number | null {
  if (!action.uses) return null
  const spent = scene.state.must('combatants', id).usesSpent[action.id] ?? 0
  return Math.max(0, action.uses.max - spent)
}

function actionViews(scene: Scene, id: Id, block: Creature): ActionView[] {
  const charges = chargeViews(scene.state.must('combatants', id), block)
  return block.actions.map((action) => {
    const { available, reasons } = scene.rules.actionReasons(scene.state, id, action.id)
    return {
      action,
      available,
      reasons: [...reasons],
      charge: charges.find((charge) => charge.action === action.id) ?? null,
      usesLeft: usesLeft(scene, id, action),
    }
  })
}

function saveViews(scene: Scene, id: Id, block: Creature): TurnView['saves'] {
  return abilities.map((ability) => ({
    ability,
    score: block.abilities[ability],
    modifier: scene.rules.checkTerms(scene.state, id, ability, null, null).modifier,
    save: scene.rules.saveTerms(scene.state, id, ability).modifier,
  }))
}

/** What one creature can do now, each with its reasons. Null when its stat block is missing. */
export function turnView(scene: Scene, id: Id): TurnView | null {
  const { state, rules } = scene
  const combatant = state.get('combatants', id)
  const block = combatant && state.get('blocks', combatant.block)
  if (!block) return null
  const movement = rules.movement(state, id)
  return {
    id,
    onTurn: scene.active.has(id),
    movement: { left: movement.left, total: movement.total, reasons: [...movement.reasons] },
    pips: [...rules.pips(state, id)],
    notices: [...rules.notices(state, id)],
    actions: actionViews(scene, id, block),
    universal: [...rules.universal(state, id)],
    saves: saveViews(scene, id, block),
    upcoming: [...rules.upcoming(state, id)],
  }
}
