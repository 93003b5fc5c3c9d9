import type { Decider } from '../rulesets/ruleset'
import { refuse } from '../work'
import { campaignOf } from '../mechanics/fight'
import { moveClockTo } from '../mechanics/timers'

type Kinds =
  | 'renameCampaign'
  | 'setOption'
  | 'setCampaignNotes'
  | 'saveRow'
  | 'deleteRow'
  | 'moveClock'
  | 'setClock'
  | 'roll'

export const campaignCommands: { readonly [K in Kinds]: Decider<K> } = {
  renameCampaign(work, { name }) {
    if (name !== campaignOf(work.state).name) work.emit({ kind: 'campaignChanged', name })
  },
  setOption(work, { key, value }) {
    const row = work.rules.options.find((option) => option.key === key)
    if (!row) refuse(`${work.rules.name} has no option called "${key}".`)
    if (row.choices.length > 0 && !row.choices.some((choice) => choice.value === value)) {
      refuse(`"${String(value)}" is not a choice of "${row.name}".`)
    }
    if (typeof value !== typeof row.default) refuse(`"${row.name}" takes another kind of value.`)
    if ((campaignOf(work.state).options[key] ?? row.default) === value) return
    work.emit({ kind: 'campaignChanged', option: { key, value } })
  },
  setCampaignNotes(work, { notes }) {
    if (notes !== campaignOf(work.state).notes) work.emit({ kind: 'campaignChanged', notes })
  },
  saveRow(work, { row }) {
    const builtIn = work.state.get('rows', row.id) === undefined && row.table === 'condition'
    if (builtIn && work.rules.conditions(work.state).some((condition) => condition.id === row.id)) {
      refuse('That is the name of a condition of the game. Choose another.')
    }
    work.emit({ kind: 'rowSaved', row })
  },
  deleteRow(work, { id }) {
    const row = work.state.get('rows', id) ?? refuse('That row is gone already.')
    for (const effect of work.state.all('effects')) {
      if (effect.condition === id) refuse(`${row.name} still sits on somebody. End it there first.`)
    }
    work.emit({ kind: 'rowDeleted', id, name: row.name })
  },
  moveClock: (work, { seconds }) =>
    moveClockTo(work, campaignOf(work.state).clock + seconds, 'moved by hand'),
  setClock: (work, { at }) => moveClockTo(work, at, 'set by hand'),
  roll(work, { formula, label, secret }) {
    work.emit({ kind: 'rolled', label, roll: work.dice.roll(formula), secret })
  },
}
