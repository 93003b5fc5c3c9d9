import { expect, test } from 'vitest'
import { sampleCommands } from '../../electron/library/sample'
import { createTable } from '../play/view/support/table'

/** The sample must be playable: every encounter launches, and ten turns of whatever falls due can be answered. */
test('every encounter of the sample campaign can be played', () => {
  const table = createTable()
  let made = 0
  for (const command of sampleCommands(() => `s${(made += 1)}`)) table.act(command)
  expect(table.store.must('campaign', 'campaign').name).toBe('The Tithe Road')
  for (const encounter of [...table.store.all('encounters')]) {
    table.act({ kind: 'prepareFight', encounter: encounter.id })
    table.act({ kind: 'rollInitiative' })
    table.act({ kind: 'beginFight' })
    for (let turn = 0; turn < 10; turn += 1) {
      table.tryIt({ kind: 'answerAllPrompts' })
      table.act({ kind: 'endTurn' })
    }
    const fight = table.store.must('campaign', 'campaign').fight
    expect(table.store.must('fights', fight ?? '').round).toBeGreaterThanOrEqual(2)
    table.act({ kind: 'endFight' })
  }
})

test('every ability of the sample does something when it is used', () => {
  const table = createTable()
  let made = 0
  for (const command of sampleCommands(() => `s${(made += 1)}`)) table.act(command)
  table.act({ kind: 'prepareFight', encounter: null })
  for (const creature of [...table.store.all('creatures')]) {
    table.act({ kind: 'addCombatants', creature: creature.id, count: 1 })
  }
  table.act({ kind: 'rollInitiative' })
  table.act({ kind: 'beginFight' })
  const target = table.id('Dagny Holt')
  const refused: string[] = []
  for (const combatant of [...table.store.all('combatants')]) {
    for (const action of table.store.must('blocks', combatant.block).actions) {
      const done = action.attack
        ? table.tryIt({
            kind: 'attack',
            attacker: combatant.id,
            action: action.id,
            targets: [target],
            override: true,
          })
        : table.tryIt({
            kind: 'useAction',
            id: combatant.id,
            action: action.id,
            targets: [target],
            override: true,
          })
      if (!done) refused.push(`${combatant.name}: ${action.name}`)
      for (const prompt of [...table.store.all('prompts')]) {
        table.tryIt({ kind: 'answerPrompt', id: prompt.id, how: 'skip' })
      }
    }
  }
  expect(refused).toEqual([])
})
