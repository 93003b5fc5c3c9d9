import type { Command } from '@shared/command'
import type { Roll } from '@shared/domain/base'
import type { Event } from '@shared/event'
import type { RequestResult } from '@shared/ipc/contract'
import type { Preview } from '@shared/view/gm'
import { execute, type Context } from '../engine/execute'
import { describeStep } from '../engine/journal/describe'
import type { Ruleset } from '../engine/rulesets/ruleset'
import type { RecordChange, Store } from '../engine/store'
import { Refused } from '../engine/work'

function rollsOf(events: readonly Event[]): Roll[] {
  const rolls: Roll[] = []
  for (const event of events) {
    if ('roll' in event && event.roll) rolls.push(event.roll)
    if (event.kind === 'damageTaken') rolls.push(...event.rolls)
    if (event.kind === 'tieRolled') rolls.push(...event.rolls.map(({ roll }) => roll))
  }
  return rolls
}

function hitPointsOf(changes: readonly RecordChange[]): Preview['hp'] {
  const moved: Preview['hp'] = []
  for (const change of changes) {
    if (change.table !== 'combatants') continue
    const { before, after } = change as RecordChange<'combatants'>
    if (!before || !after || (before.hp === after.hp && before.temp?.amount === after.temp?.amount)) continue
    moved.push({ id: after.id, from: before.hp, to: after.hp, temp: after.temp?.amount ?? 0 })
  }
  return moved
}

/** What a command would do: it is carried out with dice of its own and taken back at once. */
export function previewOf(store: Store, rules: Ruleset, command: Command, context: Context): Preview {
  const outcome = execute(store, rules, command, context)
  if (!outcome.ok) return { refusal: outcome.refusal.message, lines: [], hp: [], rolls: [] }
  const { events, changes } = outcome
  try {
    const lines = describeStep(events, store, changes, rules)
    return { refusal: null, lines, hp: hitPointsOf(changes), rolls: rollsOf(events) }
  } finally {
    store.revert(changes)
  }
}

/** How an attack would be rolled against each target. */
export function previewAttackOf(
  store: Store,
  rules: Ruleset,
  command: Command,
): RequestResult<'preview.attack'> {
  try {
    return { ok: true, targets: [...rules.previewAttack(store, command)] }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}
