import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createCampaign } from '../../electron/campaign/create'
import { diskFiles } from '../../electron/campaign/files'
import { faultyFiles, sound } from './support/faults'
import { copyOf, freshCampaign, temporaryFolder } from './support/folder'
import { clock, opened, tick } from './support/play'

const MORNING = 8 * 3600

describe('a disk that fails', () => {
  it('full: the step is refused by name with advice, nothing changes, and the next one works', async () => {
    const folder = await freshCampaign()
    const faults = sound('journal')
    const campaign = await opened(folder, { files: faultyFiles(faults) })
    await tick(campaign)
    const before = await readFile(join(folder, 'journal.jsonl'))
    faults.room = 70
    const refused = await tick(campaign)
    expect(refused.ok).toBe(false)
    if (refused.ok) return
    expect(refused.problem.message).toContain('the disk is full')
    expect(refused.problem.message).toContain(join(folder, 'journal.jsonl'))
    expect(refused.problem.advice).toContain('Free some space')
    expect(clock(campaign)).toBe(MORNING + 1)
    expect(await readFile(join(folder, 'journal.jsonl'))).toEqual(before)
    faults.room = null
    expect((await tick(campaign)).ok).toBe(true)
    await campaign.close()
    const again = await opened(folder)
    expect(clock(again)).toBe(MORNING + 2)
    expect(again.notices).toEqual([])
    await again.close()
  })

  it('full and not even able to cut off: what was half written is cut off before the next step', async () => {
    const folder = await freshCampaign()
    const faults = sound('journal')
    const campaign = await opened(folder, { files: faultyFiles(faults) })
    faults.room = 70
    faults.truncateFails = true
    expect((await tick(campaign)).ok).toBe(false)
    const crashed = await opened(await copyOf(folder))
    expect(clock(crashed)).toBe(MORNING)
    await crashed.close()
    expect((await tick(campaign)).ok).toBe(false)
    Object.assign(faults, sound('journal'))
    expect((await tick(campaign)).ok).toBe(true)
    await campaign.close()
    const again = await opened(folder)
    expect(clock(again)).toBe(MORNING + 1)
    expect(again.notices).toEqual([])
    await again.close()
  })

  it('a folder deleted while it is open refuses the next step; put back, play goes on', async () => {
    const folder = await freshCampaign()
    const campaign = await opened(folder)
    await tick(campaign)
    const kept = await copyOf(folder)
    await rm(folder, { recursive: true })
    for (const attempt of [1, 2]) {
      const refused = await tick(campaign)
      expect(refused.ok, `attempt ${attempt}`).toBe(false)
      if (!refused.ok) expect(refused.problem.message).toContain('the folder is no longer there')
    }
    expect(clock(campaign)).toBe(MORNING + 1)
    await cp(kept, folder, { recursive: true })
    expect((await tick(campaign)).ok).toBe(true)
    await campaign.close()
    const again = await opened(folder)
    expect(clock(again)).toBe(MORNING + 2)
    await again.close()
  })

  it('an older copy put in the place of an open campaign is refused and left as it is', async () => {
    const folder = await freshCampaign()
    const older = await copyOf(folder)
    const campaign = await opened(folder)
    await tick(campaign)
    await rm(folder, { recursive: true })
    await cp(older, folder, { recursive: true })
    for (const attempt of [1, 2]) {
      const refused = await tick(campaign)
      expect(refused.ok, `attempt ${attempt}`).toBe(false)
    }
    expect(await readFile(join(folder, 'journal.jsonl'))).toEqual(
      await readFile(join(older, 'journal.jsonl')),
    )
    await campaign.close()
  })

  it('an error while syncing refuses the step, even if the bytes were taken', async () => {
    const folder = await freshCampaign()
    const faults = sound('journal')
    const campaign = await opened(folder, { files: faultyFiles(faults) })
    faults.syncFails = 'EIO'
    expect((await tick(campaign)).ok).toBe(false)
    expect(clock(campaign)).toBe(MORNING)
    faults.syncFails = null
    await tick(campaign)
    await campaign.close()
    const again = await opened(folder)
    expect(clock(again)).toBe(MORNING + 1)
    await again.close()
  })

  it('a slow disk makes a step wait until it is written', async () => {
    const faults = sound('journal')
    const campaign = await opened(await freshCampaign(), { files: faultyFiles(faults) })
    faults.syncTakes = 120
    const began = performance.now()
    await tick(campaign)
    expect(performance.now() - began).toBeGreaterThan(115)
    await campaign.close()
  })

  it('a save that fails leaves the old one whole, and no half file beside it', async () => {
    const folder = await freshCampaign()
    const faults = sound('campaign.json')
    const campaign = await opened(folder, { files: faultyFiles(faults) })
    await tick(campaign)
    const before = await readFile(join(folder, 'campaign.json'))
    faults.room = 100
    const saved = await campaign.save()
    expect(saved.ok).toBe(false)
    expect(await readFile(join(folder, 'campaign.json'))).toEqual(before)
    expect((await diskFiles.list(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
    expect((await tick(campaign)).ok).toBe(true)
    await campaign.close()
  })

  it('a campaign that cannot be made leaves no folder behind', async () => {
    const parent = await temporaryFolder()
    const faults = sound('campaign.json')
    faults.room = 50
    const made = { name: 'Too large', ruleset: 'godhand', app: '0', now: 0 }
    const created = await createCampaign(faultyFiles(faults), parent, made)
    expect(created.ok).toBe(false)
    expect(await diskFiles.list(parent)).toEqual([])
  })
})
