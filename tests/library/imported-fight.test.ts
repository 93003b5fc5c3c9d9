import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CommandInput } from '@shared/command'
import { readCreatures } from '../../electron/library/import'
import { createPlayerViewer } from '../../electron/play/view/player'
import { block, createTable } from '../play/view/support/table'

/** What the GM does with an imported creature: give its breath a tell, put it in an encounter, fight two rounds. */
test('GH-CRE-RECH-01 GH-CRE-RECH-04: an imported creature fights two rounds with its breath weapon', () => {
  const table = createTable((sides) => Math.ceil(sides / 2) + 1)
  const source = readFileSync(join(__dirname, 'fixtures/five-e-database.json'), 'utf8')
  let made = 0
  const outcome = readCreatures(source, () => `import-${(made += 1)}`)
  if (!outcome.ok) throw new Error(outcome.message)
  table.act({ kind: 'importCreatures', creatures: outcome.creatures, label: 'fixture' })
  const drake = outcome.creatures.find((one) => one.name === 'Scoria Drake')
  if (!drake) throw new Error('no drake')
  const tell = 'Grit rattles in its throat.'
  const actions = drake.actions.map((one) => (one.recharge ? { ...one, tell } : one))
  table.act({ kind: 'saveCreature', creature: { ...drake, actions } })

  const hero = block('Dagny', { maxHp: 60, deathSaves: true, level: 5 })
  table.act({ kind: 'addPartyMember', sheet: hero })
  table.act({
    kind: 'saveEncounter',
    encounter: { id: 'lair', name: 'Lair', entries: [{ id: 'e', creature: drake.id, count: 1 }] },
  })
  table.act({ kind: 'prepareFight', encounter: 'lair' })
  const beast = table.id('Scoria Drake')
  const dagny = table.id('Dagny')
  table.act({ kind: 'setInitiative', ids: [beast], value: 15 })
  table.act({ kind: 'setInitiative', ids: [dagny], value: 10 })
  table.act({ kind: 'beginFight' })

  const breath: CommandInput = { kind: 'useAction', id: beast, action: 'cinder-breath', targets: [dagny] }
  expect(table.tryIt(breath), 'it starts without its breath').toBeNull()
  table.act({ kind: 'attack', attacker: beast, action: 'jaws', targets: [dagny], apply: true })
  const hurt = table.store.must('combatants', dagny).hp
  expect(hurt).toBeLessThan(60)
  table.act({ kind: 'endTurn' })
  const tells = () =>
    createPlayerViewer()
      .full({
        state: table.store,
        rules: table.rules,
        screen: { blackout: false, layout: 'list', theme: 'dark' },
        settings: { partyNumbers: true, shareTells: true },
      })
      .tells.map((one) => one.text)
  expect(tells()).toEqual([tell])
  table.act({ kind: 'endTurn' })

  expect(table.store.must('fights', table.store.must('campaign', 'campaign').fight ?? '').round).toBe(2)
  table.act(breath)
  expect(tells()).toEqual([])
  const area = [...table.store.all('prompts')].find((prompt) => prompt.kind === 'area')
  if (!area) throw new Error('the breath proposes no damage')
  table.act({ kind: 'changePrompt', id: area.id, rollSaves: [dagny] })
  table.act({ kind: 'answerPrompt', id: area.id, how: 'apply' })
  expect(table.store.must('combatants', dagny).hp).toBeLessThan(hurt)
  table.act({ kind: 'endTurn' })
  expect([...table.store.all('prompts')].map((prompt) => prompt.kind)).toContain('recharge')
  table.act({ kind: 'answerAllPrompts' })
  table.act({ kind: 'endTurn' })
  expect(table.store.must('fights', table.store.must('campaign', 'campaign').fight ?? '').round).toBe(3)
})
