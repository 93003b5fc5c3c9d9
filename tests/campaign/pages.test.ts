import { describe, expect, it } from 'vitest'
import { freshCampaign } from './support/folder'
import { opened, redo, tick, undo } from './support/play'

async function campaignOf(steps: number) {
  const folder = await freshCampaign()
  const campaign = await opened(folder)
  for (let count = 0; count < steps; count += 1) await tick(campaign)
  return campaign
}

const page = (before: number | null, limit: number, undone = false) => ({ before, limit, undone })

describe('old pages of the log', () => {
  it('are read from the journal, newest page first, oldest entry first', async () => {
    const campaign = await campaignOf(25)
    const first = await campaign.logPage(page(null, 10))
    expect(first.entries.map((entry) => entry.seq)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25])
    expect(first.more).toBe(true)
    const second = await campaign.logPage(page(16, 10))
    expect(second.entries.map((entry) => entry.seq)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    const last = await campaign.logPage(page(6, 10))
    expect(last.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5])
    expect(last.more).toBe(false)
    await campaign.close()
  })

  it('leave out what was undone unless it is asked for, and know what was redone', async () => {
    const campaign = await campaignOf(6)
    await undo(campaign, 4)
    await redo(campaign, 1)
    await tick(campaign)
    const shown = await campaign.logPage(page(null, 10))
    expect(shown.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 7])
    const all = await campaign.logPage(page(null, 10, true))
    expect(all.entries.filter((entry) => entry.undone).map((entry) => entry.seq)).toEqual([4, 5, 6])
    const older = await campaign.logPage(page(6, 2, true))
    expect(older.entries.map(({ seq, undone }) => [seq, undone])).toEqual([
      [4, true],
      [5, true],
    ])
    await undo(campaign, 2)
    const after = await campaign.logPage(page(4, 2, true))
    expect(after.entries.map(({ seq, undone }) => [seq, undone])).toEqual([
      [2, false],
      [3, true],
    ])
    await campaign.close()
  })
})
