import { commandSchema } from '@shared/command'
import type { StateData } from '@shared/domain/state'
import { newCampaign } from '../engine/campaign'
import { execute } from '../engine/execute'
import { rulesets } from '../engine/rulesets'
import { createStore } from '../engine/store'
import { sampleCommands, sampleName } from '../library/sample'
import { newId, rollDie } from './chance'

const ruleset = 'godhand'

/** The sample campaign, made by its own commands; it begins without a history, so nobody can undo its creatures away. */
export function sampleState(): { name: string; ruleset: string; base: StateData } {
  const rules = rulesets[ruleset]
  if (!rules) throw new Error(`the sample needs the rules ${ruleset}`)
  const store = createStore(newCampaign(sampleName, ruleset))
  for (const command of sampleCommands(newId)) {
    const outcome = execute(store, rules, commandSchema.parse(command), { random: rollDie, newId })
    if (!outcome.ok) throw new Error(`${command.kind}: ${outcome.refusal.message}`)
  }
  return { name: sampleName, ruleset, base: store.toData() }
}
