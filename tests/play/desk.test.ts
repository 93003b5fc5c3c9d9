import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Patch } from '@shared/ipc/contract'
import { commandSchema } from '@shared/command'
import { diskFiles } from '../../electron/campaign/files'
import { writeSnapshot, type SnapshotContent } from '../../electron/campaign/snapshot'
import { openRecentList } from '../../electron/campaign/recent'
import { createDesk, type Desk } from '../../electron/play/desk'
import { importCreatures } from '../../electron/play/import'
import { createPatchStream } from '../../electron/play/stream'
import { edit, temporaryFolder } from '../campaign/support/folder'

const open: Desk[] = []

afterEach(async () => {
  for (const desk of open.splice(0)) await desk.close()
})

async function deskIn(folder: string) {
  const player: Patch[] = []
  const stream = createPatchStream((patch) => player.push(patch))
  const resets: boolean[] = []
  const desk = createDesk({
    files: diskFiles,
    recent: await openRecentList(diskFiles, join(folder, 'recent.json')),
    campaigns: join(folder, 'campaigns'),
    app: '0.0.1',
    around: {
      gm: createPatchStream(() => undefined),
      player: stream,
      screen: () => ({ blackout: false, layout: 'list', theme: 'dark' }),
      settings: () => ({ partyNumbers: true, shareTells: true }),
      now: () => 1000,
      tell: () => undefined,
    },
    changed(isOpen) {
      stream.restart()
      resets.push(isOpen)
    },
  })
  open.push(desk)
  return { desk, player, stream, resets }
}

describe('the desk', () => {
  it('makes, closes and reopens campaigns, and tells the windows each time', async () => {
    const { desk, resets } = await deskIn(await temporaryFolder())
    expect(await desk.create('The Road', 'godhand')).toEqual({ ok: true })
    await desk.game?.perform(commandSchema.parse({ kind: 'moveClock', seconds: 3600 }), [])
    await desk.close()
    expect(desk.game).toBeNull()
    const [entry] = await desk.recent()
    expect(entry).toMatchObject({
      name: 'The Road',
      standing: 'Between fights, day 1, 09:00',
      missing: false,
    })
    expect(await desk.openRecent(entry?.id ?? '')).toEqual({ ok: true })
    expect(resets).toEqual([true, false, true])
  })

  it('keeps the open campaign when another cannot be opened', async () => {
    const { desk } = await deskIn(await temporaryFolder())
    await desk.create('The Road', 'godhand')
    const game = desk.game
    const refused = await desk.openFolder(await temporaryFolder())
    expect(refused).toMatchObject({ ok: false, cancelled: false })
    expect(desk.game).toBe(game)
    expect(await desk.openFolder(game?.campaign.folder ?? '')).toEqual({ ok: true })
    expect(desk.game).toBe(game)
  })

  it('refuses a campaign whose rules it does not have, and lets go of it', async () => {
    const folder = await temporaryFolder()
    const { desk } = await deskIn(folder)
    expect(await desk.create('The Road', 'chess')).toMatchObject({ ok: false })
    await desk.create('The Road', 'godhand')
    const campaign = desk.game?.campaign.folder ?? ''
    await desk.close()
    await edit(join(campaign, 'campaign.json'), (text) => {
      const { content } = JSON.parse(text) as { content: SnapshotContent }
      return writeSnapshot({ ...content, ruleset: 'chess' })
    })
    const refused = await desk.openFolder(campaign)
    expect(refused.ok ? '' : refused.message).toContain('chess')
    expect(desk.game).toBeNull()
    expect(await diskFiles.list(campaign)).not.toContain('lock')
  })

  it('opens a fresh copy of the sample each time, with nothing to undo', async () => {
    const { desk } = await deskIn(await temporaryFolder())
    await desk.openSample()
    const first = desk.game?.campaign
    expect(first?.store.size('creatures')).toBeGreaterThanOrEqual(10)
    expect([...(first?.store.all('combatants') ?? [])].filter((one) => one.inParty)).toHaveLength(4)
    expect(await desk.game?.undo()).toMatchObject({ ok: false })
    await desk.openSample()
    expect(desk.game?.campaign.folder).toBe(`${first?.folder} 2`)
  })

  it('duplicates the open campaign and closed ones under a name of their own', async () => {
    const { desk } = await deskIn(await temporaryFolder())
    await desk.create('The Road', 'godhand')
    const [entry] = await desk.recent()
    const id = entry?.id ?? ''
    await desk.game?.perform(commandSchema.parse({ kind: 'moveClock', seconds: 3600 }), [])
    expect(await desk.duplicate(id)).toEqual({ ok: true })
    await desk.close()
    expect(await desk.duplicate(id)).toEqual({ ok: true })
    const copies = (await desk.recent()).map(({ name, folder, standing }) => [name, folder, standing])
    expect(copies).toContainEqual(['The Road copy', 'The Road copy', 'Between fights, day 1, 09:00'])
    expect(copies).toContainEqual(['The Road copy', 'The Road copy 2', 'Between fights, day 1, 09:00'])
    expect(copies).toContainEqual(['The Road', 'The Road', 'Between fights, day 1, 09:00'])
  })

  it('lets the players’ window ask anew when a campaign is opened or closed', async () => {
    const { desk, player, stream } = await deskIn(await temporaryFolder())
    const before = stream.full()
    await desk.openSample()
    expect(player.map((patch) => patch.seq)).toEqual([before + 2])
    const state = await desk.game?.playerState()
    expect(state?.view.rows).toHaveLength(4)
    await desk.close()
    expect(player.at(-1)?.seq).toBe((state?.seq ?? 0) + 2)
  })
})

describe('importing', () => {
  it('adds what a file holds in one step and reports it', async () => {
    const { desk } = await deskIn(await temporaryFolder())
    expect(await importCreatures(null, '[]', 'x')).toMatchObject({ ok: false, title: 'No campaign is open' })
    await desk.create('The Road', 'godhand')
    expect(await importCreatures(desk.game, 'not a creature', 'x')).toMatchObject({ ok: false })
    const fixtures = (await diskFiles.list('tests/library/fixtures')).filter((name) => name.endsWith('.json'))
    const text = await readFile(join('tests/library/fixtures', fixtures[0] ?? ''), 'utf8')
    const result = await importCreatures(desk.game, text, fixtures[0] ?? '')
    if (!result.ok) throw new Error(result.message)
    const { store, history } = desk.game?.campaign ?? {}
    expect(store?.size('creatures')).toBe(result.report.imported)
    expect(history?.done).toHaveLength(1)
    expect(result.report.ids.every((id) => store?.get('creatures', id))).toBe(true)
  })
})
