import { mkdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyCampaign, createCampaign } from '../../electron/campaign/create'
import { diskFiles } from '../../electron/campaign/files'
import { makeCampaignFolder, safeFolderName } from '../../electron/campaign/folder'
import { openRecentList } from '../../electron/campaign/recent'
import { fingerprint, freshCampaign, temporaryFolder } from './support/folder'
import { clock, creature, opened, step, tick } from './support/play'

describe('names of folders', () => {
  it.each([
    ['The Tithe Road', 'The Tithe Road'],
    ['A/B: C?', 'A-B- C-'],
    ['..\\..\\etc', '-..-etc'],
    ['CON', 'CON campaign'],
    ['aux.old', 'aux-old campaign'],
    ['Näme.', 'Näme'],
    ['  spaced\tout \n', 'spaced out'],
    ['...', 'Campaign'],
    ['', 'Campaign'],
    ['霧の街道', '霧の街道'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('X3 %j becomes %j', (name, folder) => {
    expect(safeFolderName(name)).toBe(folder)
  })

  it('X3 names that differ only by case or Unicode form get folders of their own', async () => {
    const parent = await temporaryFolder()
    const folders: string[] = []
    for (const name of ['Näme', 'näme', 'Na\u0308me', 'NÄME.']) {
      folders.push(basename(await makeCampaignFolder(diskFiles, parent, name)))
    }
    expect(folders).toEqual(['Näme', 'näme 2', 'Näme 3', 'NÄME 4'])
  })

  it('never takes an existing folder', async () => {
    const parent = await temporaryFolder()
    await mkdir(join(parent, 'The Road'))
    const made = { name: 'The Road', ruleset: 'godhand', app: '0', now: 0 }
    const created = await createCampaign(diskFiles, parent, made)
    expect(created.ok && basename(created.value)).toBe('The Road 2')
  })
})

describe('names inside a campaign', () => {
  it('X3 come back exactly, and none takes the place of another', async () => {
    const folder = await freshCampaign('CON')
    const names = ['A/B: C?', 'CON', 'Näme.', 'Na\u0308me.', 'näme.', '__proto__']
    const campaign = await opened(folder)
    for (const name of names)
      await step(campaign, { kind: 'saveCreature', creature: creature(`id ${name}`, name) })
    await step(campaign, { kind: 'saveCreature', creature: creature('__proto__', 'odd id') })
    await campaign.save()
    await tick(campaign)
    await campaign.close()
    const again = await opened(folder)
    expect([...again.store.all('creatures')].map((one) => one.name)).toEqual([...names, 'odd id'])
    expect(again.store.must('campaign', 'campaign').name).toBe('CON')
    await again.close()
  })
})

describe('a copy of a campaign', () => {
  it('stands beside it, goes its own way and leaves the first one as it was', async () => {
    const folder = await freshCampaign()
    const campaign = await opened(folder)
    await tick(campaign, 5)
    await campaign.close()
    const before = await fingerprint(folder)
    const copied = await copyCampaign(diskFiles, folder, false)
    expect(copied.ok && basename(copied.value)).toBe('The Test Road copy')
    if (!copied.ok) return
    const copy = await opened(copied.value, { newId: 'another' })
    expect(clock(copy)).toBe(8 * 3600 + 5)
    expect(copy.id).toBe('another')
    await tick(copy)
    await copy.close()
    expect(await fingerprint(folder)).toEqual(before)
    const again = await opened(copied.value)
    expect(again.id).toBe('another')
    await again.close()
  })

  it('is refused while another app has the campaign', async () => {
    const folder = await freshCampaign()
    const campaign = await opened(folder)
    const copied = await copyCampaign(diskFiles, folder, false)
    expect(copied.ok ? '' : copied.problem.title).toContain('already open')
    await campaign.close()
  })
})

describe('the folder itself', () => {
  it('says what it is to a person who finds it', async () => {
    const folder = await freshCampaign('Zum Löwen')
    expect(await readFile(join(folder, 'README.txt'), 'utf8')).toContain(
      'the Roundkeeper campaign "Zum Löwen"',
    )
  })
})

describe('recent campaigns', () => {
  const entry = (path: string, openedAt: number) => ({
    path,
    name: basename(path),
    ruleset: 'godhand',
    openedAt,
    standing: '',
    party: [],
    lastLines: [],
  })

  it('are kept newest first under opaque ids, and know which folder has gone', async () => {
    const kept = join(await temporaryFolder(), 'recent.json')
    const [first, second] = [await freshCampaign('First'), await freshCampaign('Second')]
    const list = await openRecentList(diskFiles, kept)
    await list.note(entry(first, 1))
    await list.note(entry(second, 2))
    await list.note(entry(first, 3))
    await rm(second, { recursive: true })
    const shown = await (await openRecentList(diskFiles, kept)).list()
    expect(shown.map(({ name, missing }) => [name, missing])).toEqual([
      ['First', false],
      ['Second', true],
    ])
    expect(JSON.stringify(shown)).not.toContain(first)
    expect(list.pathOf(shown[0]?.id ?? '')).toBe(first)
    expect(list.pathOf('../../etc')).toBeNull()
    await list.forget(shown[1]?.id ?? '')
    expect(await list.list()).toHaveLength(1)
  })

  it('start empty when their file cannot be read', async () => {
    const folder = await temporaryFolder()
    await diskFiles.open(join(folder, 'recent.json'), 'wx').then((file) => file.close())
    expect(await (await openRecentList(diskFiles, join(folder, 'recent.json'))).list()).toEqual([])
  })
})
