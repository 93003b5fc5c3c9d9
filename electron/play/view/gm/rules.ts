import type { RulesView } from '@shared/view/gm'
import type { Ruleset } from '../../../engine/rulesets/ruleset'
import type { ViewState } from './input'

/** The ruleset's tables with the GM's own rows among them, and its options with their values in this campaign. */
export function rulesView(state: ViewState, rules: Ruleset): RulesView {
  const { options } = state.must('campaign', 'campaign')
  const rows = [...state.all('rows')]
  const ownTypes = rows.filter((row) => row.table === 'damageType').map((row) => row.name)
  return {
    id: rules.id,
    name: rules.name,
    conditions: [...rules.conditions(state)],
    damageTypes: [...rules.damageTypes, ...ownTypes.filter((name) => !rules.damageTypes.includes(name))],
    sizes: [...rules.sizes],
    skills: rules.skills.map((skill) => ({ ...skill })),
    options: rules.options.map((row) => ({
      key: row.key,
      name: row.name,
      summary: row.summary,
      rule: row.rule,
      value: options[row.key] ?? row.default,
      choices: row.choices.map((choice) => ({ ...choice })),
    })),
    rows,
  }
}
