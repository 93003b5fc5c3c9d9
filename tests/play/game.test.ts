import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandSchema } from '@shared/command'
import { requests } from '@shared/ipc/contract'
import { faultyFiles, sound } from '../campaign/support/faults'
import { fighting, sampleFolder, seated } from './support/table'

const journalOf = (folder: string) => readFile(join(folder, 'journal.jsonl'), 'utf8')

describe('a command', () => {
  it('is on the disk before any window shows it', async () => {
    const folder = await sampleFolder()
    const faults = sound('journal')
    const table = await seated(folder, faultyFiles(faults))
    await table.game.gmState()
    await table.game.playerState()
    faults.syncTakes = 100
    const done = table.act({ kind: 'moveClock', seconds: 60 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(table.gm).toEqual([])
    expect(table.player).toEqual([])
    const waiting = table.game.gmState()
    await done
    expect(table.gm.map((patch) => patch.seq)).toEqual([1])
    expect(table.player.map((patch) => patch.seq)).toEqual([1])
    expect(await waiting).toMatchObject({ seq: 1, view: { clock: { time: '16:41:00' } } })
    expect(await journalOf(folder)).toContain('"clockMoved"')
    await table.game.close()
  })

  it('is refused when the disk is full, with nothing shown and nothing changed', async () => {
    const folder = await sampleFolder()
    const faults = sound('journal')
    const table = await seated(folder, faultyFiles(faults))
    await fighting(table)
    const before = await table.game.gmState()
    faults.room = 40
    const refused = await table.act({ kind: 'endTurn' })
    expect(refused.ok ? '' : refused.refusal.message).toContain('the disk is full')
    const undone = await table.game.undo()
    expect(undone.ok ? '' : undone.refusal.message).toContain('journal.jsonl')
    expect(table.gm).toEqual([])
    expect(await table.game.gmState()).toEqual(before)
    faults.room = null
    await table.must({ kind: 'endTurn' })
    await table.game.close()
    const again = await seated(folder)
    expect(again.game.campaign.notices).toEqual([])
    expect(again.game.campaign.history.done).toHaveLength(4)
    await again.game.close()
  })

  it('that is refused by the rules writes nothing', async () => {
    const folder = await sampleFolder()
    const table = await seated(folder)
    const before = await journalOf(folder)
    expect((await table.act({ kind: 'endTurn' })).ok).toBe(false)
    expect(await journalOf(folder)).toBe(before)
    await table.game.close()
  })

  it('waits for its turn: many at once become steps in the order in which they came', async () => {
    const table = await seated(await sampleFolder())
    const clock = () => table.game.campaign.store.must('campaign', 'campaign').clock
    const before = clock()
    const results = await Promise.all([
      table.act({ kind: 'moveClock', seconds: 1 }),
      table.game.undo(),
      table.act({ kind: 'moveClock', seconds: 20 }),
      table.act({ kind: 'moveClock', seconds: 300 }),
      table.game.backTo(2),
      table.game.redo(),
      table.game.redo(),
    ])
    expect(results.map((result) => (result.ok ? result.seq : null))).toEqual([1, 1, 2, 3, 3, 3, null])
    expect(clock()).toBe(before + 320)
    await table.game.close()
  })
})

describe('history', () => {
  it('leaves its line in the log, marked, until it is done again, and over a restart', async () => {
    const folder = await sampleFolder()
    const table = await seated(folder)
    await table.must({ kind: 'moveClock', seconds: 60 })
    await table.must({ kind: 'moveClock', seconds: 3600 })
    const marks = async (at: typeof table) => (await at.game.gmState()).view.log.map((entry) => entry.undone)
    await table.game.undo()
    expect(await marks(table)).toEqual([false, true])
    await table.game.redo()
    expect(await marks(table)).toEqual([false, false])
    await table.game.undo()
    await table.must({ kind: 'moveClock', seconds: 5 })
    expect(await marks(table)).toEqual([false, true, false])
    await table.game.close()
    const again = await seated(folder)
    expect((await marks(again)).slice(-1)).toEqual([false])
    await again.game.close()
  })

  it('undo, redo, back to a step and back a turn restore what was and say when there is nothing', async () => {
    const table = await seated(await sampleFolder())
    const { store } = table.game.campaign
    expect(await table.game.undo()).toMatchObject({ ok: false })
    expect(await table.game.stepBackTurn()).toMatchObject({ ok: false })
    await fighting(table)
    const first = store.toData()
    await table.must({ kind: 'endTurn' })
    const second = store.toData()
    const foe = [...store.all('combatants')].find((one) => one.side === 'foe')?.id ?? ''
    await table.must({ kind: 'damage', targets: [foe], parts: [{ formula: '3d6', type: 'slashing' }] })
    const hurt = store.toData()
    await table.game.undo()
    expect(store.toData()).toEqual(second)
    await table.game.redo()
    expect(store.toData()).toEqual(hurt)
    await table.must({ kind: 'endTurn' })
    await table.game.stepBackTurn()
    expect(store.toData()).toEqual(hurt)
    await table.game.stepBackTurn()
    expect(store.toData()).toEqual(first)
    await table.game.backTo(0)
    expect(store.size('fights')).toBe(0)
    await table.game.close()
  })

  it('X17 closing in mid-fight and opening again changes nothing, for the party and for the others', async () => {
    const folder = await sampleFolder()
    const table = await seated(folder)
    await fighting(table)
    const people = [...table.game.campaign.store.all('combatants')].map((one) => one.id)
    await table.must({ kind: 'damage', targets: people, parts: [{ formula: '4', type: 'slashing' }] })
    await table.must({
      kind: 'applyEffect',
      targets: people,
      effect: { condition: 'prone', lasts: [{ kind: 'rounds', rounds: 3 }] },
      override: true,
    })
    await table.must({ kind: 'endTurn' })
    const { view: before } = await table.game.gmState()
    const { view: shown } = await table.game.playerState()
    await table.game.close()
    const again = await seated(folder)
    expect((await again.game.gmState()).view).toEqual(before)
    expect((await again.game.playerState()).view).toEqual(shown)
    await again.game.close()
  })
})

describe('looking ahead', () => {
  it('leaves no trace in state, history or files', async () => {
    const folder = await sampleFolder()
    const table = await seated(folder)
    await fighting(table)
    const { store } = table.game.campaign
    const foe = [...store.all('combatants')].find((one) => one.side === 'foe')
    const hero = [...store.all('combatants')].find((one) => one.inParty)
    const before = [store.toData(), await journalOf(folder), (await table.game.gmState()).view]
    const damage = { kind: 'damage', targets: [hero?.id], parts: [{ formula: '2d6+3', type: 'cold' }] }
    const preview = await table.game.previewCommand(commandSchema.parse(damage), [6, 5])
    expect(preview.hp).toEqual([{ id: hero?.id, from: hero?.hp, to: (hero?.hp ?? 0) - 14, temp: 0 }])
    expect(preview.rolls[0]?.total).toBe(14)
    expect(requests['preview.command'].result.parse(preview)).toEqual(preview)
    const action = store.must('blocks', foe?.block ?? '').actions.find((one) => one.attack)
    const command = { kind: 'attack', attacker: foe?.id, action: action?.id, targets: [hero?.id] }
    const attack = await table.game.previewAttack(commandSchema.parse(command))
    expect(requests['preview.attack'].result.parse(attack)).toEqual(attack)
    expect([store.toData(), await journalOf(folder), (await table.game.gmState()).view]).toEqual(before)
    await table.game.close()
  })
})

describe('the log', () => {
  it('is read from memory and then from the journal, page by page, without a gap', async () => {
    const folder = await sampleFolder()
    const table = await seated(folder)
    for (let count = 0; count < 450; count += 1) await table.must({ kind: 'moveClock', seconds: 60 })
    await table.game.close()
    const again = await seated(folder)
    expect(again.game.campaign.history.all).toHaveLength(200)
    const seqs: number[] = []
    let before: number | null = null
    for (;;) {
      const page = await again.game.logPage({ before, undone: false, limit: 90 })
      seqs.unshift(...page.entries.map((entry) => entry.seq))
      before = page.entries[0]?.seq ?? before
      if (!page.more) break
    }
    expect(seqs).toEqual(Array.from({ length: 450 }, (_, index) => index + 1))
    await again.game.close()
  })
})

describe('the snapshot', () => {
  it('is rewritten beside the play after five hundred steps', async () => {
    const folder = await sampleFolder()
    const table = await seated(folder)
    for (let count = 0; count < 510; count += 1) await table.must({ kind: 'moveClock', seconds: 1 })
    await expect.poll(() => table.game.campaign.unsaved, { timeout: 5000 }).toBeLessThan(20)
    await table.game.close()
  })

  it('that cannot be written is told, and costs nothing', async () => {
    const folder = await sampleFolder()
    const faults = sound('campaign.json')
    const table = await seated(folder, faultyFiles(faults))
    await table.must({ kind: 'moveClock', seconds: 1 })
    faults.room = 10
    await table.game.close()
    expect(table.told[0]?.text).toContain('the disk is full')
    const again = await seated(folder)
    expect(again.game.campaign.history.done).toHaveLength(1)
    await again.game.close()
  })
})

describe('what windows are sent', () => {
  it('has the shape of the contract', async () => {
    const table = await seated(await sampleFolder())
    await fighting(table)
    for (let turn = 0; turn < 12; turn += 1) {
      const { view } = await table.game.gmState()
      expect(view).toMatchObject(requests['gm.state'].result.parse({ seq: 0, view }).view ?? {})
      const shown = await table.game.playerState()
      expect(requests['player.state'].result.parse(shown)).toEqual(shown)
      await table.must({ kind: 'endTurn' })
    }
    await table.game.close()
  })
})
