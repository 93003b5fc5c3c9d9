import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { beginSampleFight, launch, newFolders, type Folders } from './app'

let folders: Folders

test.beforeEach(() => {
  folders = newFolders()
})
test.afterEach(() => folders.remove())

const campaign = () => join(folders.campaigns, readdirSync(folders.campaigns)[0] ?? '')

test('killed in mid-fight, the app goes on exactly where the table stopped', async () => {
  const first = await launch(folders)
  await beginSampleFight(first)
  const people = Object.keys((await first.ask('gm.state', {})).view?.combatants ?? {})
  await first.act({ kind: 'damage', targets: people, parts: [{ formula: '2d6', type: 'slashing' }] })
  for (let turn = 0; turn < 5; turn += 1) await first.act({ kind: 'endTurn' })
  const { view: before } = await first.ask('gm.state', {})
  const gone = new Promise((resolve) => first.app.process().once('exit', resolve))
  first.app.process().kill('SIGKILL')
  await gone

  const second = await launch(folders)
  try {
    const { recent } = await second.ask('app.info', {})
    expect(recent[0]).toMatchObject({ name: before?.campaign.name, missing: false })
    expect(await second.ask('campaign.openRecent', { id: recent[0]?.id ?? '' })).toEqual({ ok: true })
    const { view: after } = await second.ask('gm.state', {})
    expect(after).toEqual(before)
    for (let step = 0; step < 6; step += 1) await second.ask('history.undo', {})
    const { view: undone } = await second.ask('gm.state', {})
    expect(Object.values(undone?.combatants ?? {}).every((one) => one.hp === one.maxHp)).toBe(true)
  } finally {
    await second.app.close()
  }
})

test('a second app is told that the campaign is open, and harms nothing', async () => {
  const first = await launch(folders)
  const other = newFolders()
  try {
    await beginSampleFight(first)
    const second = await launch(other)
    const folder = campaign()
    const before = readFileSync(join(folder, 'journal.jsonl'))
    await second.app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
    }, folder)
    const refused = await second.ask('campaign.openFolder', {})
    expect(refused).toMatchObject({ ok: false, cancelled: false })
    expect(refused.ok ? '' : refused.message).toContain(folder)
    await second.app.close()
    expect(readFileSync(join(folder, 'journal.jsonl'))).toEqual(before)
    expect(await first.act({ kind: 'endTurn' })).toMatchObject({ ok: true })
  } finally {
    await first.app.close()
    other.remove()
  }
})

test('closing saves the campaign and lets go of its folder', async () => {
  const running = await launch(folders)
  await beginSampleFight(running)
  const folder = campaign()
  expect(readdirSync(folder)).toContain('lock')
  await running.app.close()
  expect(readdirSync(folder)).not.toContain('lock')
  const saved = JSON.parse(readFileSync(join(folder, 'campaign.json'), 'utf8')) as {
    content: { journal: { bytes: number } }
  }
  expect(saved.content.journal.bytes).toBe(readFileSync(join(folder, 'journal.jsonl')).byteLength)
})
