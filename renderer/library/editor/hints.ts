import type { Action, Creature } from '@shared/domain/creature'
import type { Id } from '@shared/domain/base'
import { average, readable } from './average'
import type { SectionId } from './section-list'

/** Something worth a look. A hint never stands in the way of saving. */
export interface Hint {
  readonly section: SectionId
  readonly text: string
  readonly action: Id | null
}

/** Whether it is a recharge ability whose sign for the table is not written yet. */
export const lacksTell = (action: Action): boolean =>
  action.recharge?.kind === 'die' && action.tell.trim() === ''

const formulasOf = (action: Action): string[] => [
  ...(action.attack?.damage ?? []).map((part) => part.formula),
  ...(action.save?.damage ?? []).map((part) => part.formula),
  ...(action.healing === null ? [] : [action.healing]),
]

function actionHints(action: Action): Hint[] {
  const name = action.name.trim() || 'An action without a name'
  const hint = (text: string): Hint => ({ section: 'actions', text, action: action.id })
  const broken = formulasOf(action).find((formula) => formula.trim() !== '' && !readable(formula))
  const { attack } = action
  return [
    ...(action.name.trim() === '' ? [hint('An action has no name.')] : []),
    ...(broken === undefined ? [] : [hint(`${name}: “${broken}” is not dice the app can roll.`)]),
    ...(attack && attack.damage.every((part) => part.formula.trim() === '')
      ? [hint(`${name} hits without damage.`)]
      : []),
    ...(attack && attack.reach === null && attack.range === null
      ? [hint(`${name} has neither reach nor range.`)]
      : []),
    ...(action.save && action.save.area.trim() === '' && action.save.damage.length > 0
      ? [hint(`${name} does not say where its area is or whom it takes.`)]
      : []),
    ...(action.recharge && action.uses ? [hint(`${name} has both a recharge and a number of uses.`)] : []),
  ]
}

/** What the editor would look at again, most telling first. `sheet`: a party member's. */
export function hintsFor(creature: Creature, sheet: boolean): Hint[] {
  const hint = (section: SectionId, text: string): Hint => ({ section, text, action: null })
  const missing = creature.actions.filter(lacksTell)
  const mean = creature.hpFormula === null ? null : average(creature.hpFormula)
  const names = creature.actions.map((action) => action.name.trim().toLowerCase()).filter(Boolean)
  const twice = creature.actions.find(
    (action, n) => action.name.trim() !== '' && names.indexOf(action.name.trim().toLowerCase()) !== n,
  )
  const unheld = creature.actions
    .flatMap((action) => action.roles.map((role) => ({ action, role })))
    .find(({ role }) => creature.roles.length > 0 && !creature.roles.includes(role))
  return [
    ...missing.map((action): Hint => ({
      section: 'tells',
      text: `${action.name.trim() || 'An action'} recharges without a tell: the players get no warning.`,
      action: action.id,
    })),
    ...(creature.name.trim() === '' ? [hint('who', 'It has no name yet.')] : []),
    ...creature.actions.flatMap(actionHints),
    ...(twice ? [hint('actions', `Two actions are called ${twice.name.trim()}.`)] : []),
    ...(mean !== null && mean !== creature.maxHp
      ? [hint('numbers', `${creature.hpFormula} comes to ${mean} on average, not ${creature.maxHp}.`)]
      : []),
    ...(creature.hpFormula !== null && !readable(creature.hpFormula)
      ? [hint('numbers', `“${creature.hpFormula}” is not dice the app can roll.`)]
      : []),
    ...(unheld ? [hint('roles', `${unheld.action.name} is for a ${unheld.role}, which it never is.`)] : []),
    ...(!sheet && creature.actions.length === 0 ? [hint('actions', 'It can do nothing yet.')] : []),
    ...(!sheet && creature.challenge === null
      ? [hint('who', 'Without a Challenge Factor it does not count in an encounter’s sum.')]
      : []),
  ]
}
