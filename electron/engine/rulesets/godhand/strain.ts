import type { Id } from '@shared/domain/base'
import type { Work } from '../../work'
import { dealDamage } from './damage'
import { distinctRows } from './modifiers'
import { note } from './reasons'
import { blockOf, saveTerms } from './sheet'

/** Sides taken where a stat block names no hit die (GH-MISS-15). */
const USUAL_HIT_DIE = 8

/**
 * The save that a broken bone asks for before an action (GH-COND-BREAK-02).
 * @returns `failed`: the action is lost; `withstood`: its harm comes afterwards; `none`: nothing was asked
 */
export function beforeAction(work: Work, id: Id): 'failed' | 'withstood' | 'none' {
  const row = distinctRows(work.state, id).find((active) => active.row.beforeAction)?.row
  if (!row?.beforeAction) return 'none'
  const { ability, dc, rule } = row.beforeAction
  const terms = saveTerms(work.state, id, ability)
  const roll = terms.autoFail ? null : work.dice.d20(terms.mode, terms.modifier)
  const success = roll !== null && roll.total >= dc
  work.emit({
    kind: 'checkMade',
    id,
    what: 'save',
    ability,
    skill: null,
    roll,
    mode: terms.mode,
    dc,
    success,
    reasons: [note(`${row.phrase}: or the action is lost`, rule), ...terms.reasons],
    label: row.name,
  })
  return success ? 'withstood' : 'failed'
}

/** Harm that conditions do to whoever has acted. Hit dice are rolled, not spent (GH-COND-BREAK-02, GH-AMB-34). */
export function afterAction(work: Work, id: Id, strained: boolean): void {
  for (const { row } of distinctRows(work.state, id)) {
    if (!row.afterAction || (row.beforeAction && !strained)) continue
    const sides = blockOf(work.state, id).hitDice?.sides ?? USUAL_HIT_DIE
    const { damage } = row.afterAction
    const roll = work.dice.roll(damage === 'hitDie' ? `1d${sides}` : String(damage))
    dealDamage(work, id, [{ type: 'untyped', roll }], { source: null, cause: row.name, critical: false })
  }
}
