import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeSnapshot, type SnapshotContent } from '../../electron/campaign/snapshot'
import { copyOf, edit, fingerprint, freshCampaign, temporaryFolder } from './support/folder'
import { clock, creature, opened, refusal, tick } from './support/play'

const MORNING = 8 * 3600

async function played(steps: number, savedAfter = 0): Promise<string> {
  const folder = await freshCampaign()
  const campaign = await opened(folder)
  for (let count = 1; count <= steps; count += 1) {
    await tick(campaign)
    if (count === savedAfter) await campaign.save()
  }
  await campaign.close()
  return folder
}

async function rewrite(folder: string, change: (content: SnapshotContent) => void): Promise<void> {
  await edit(join(folder, 'campaign.json'), (text) => {
    const { content } = JSON.parse(text) as { content: SnapshotContent }
    change(content)
    return writeSnapshot(content)
  })
}

describe('opening a campaign', () => {
  it('goes on where the journal ends, with nothing to tell', async () => {
    const campaign = await opened(await played(5))
    expect(clock(campaign)).toBe(MORNING + 5)
    expect(campaign.notices).toEqual([])
    await campaign.close()
  })

  it('drops a torn last line and says so', async () => {
    const folder = await played(5)
    await edit(join(folder, 'journal.jsonl'), (text) => text.slice(0, -20))
    const campaign = await opened(folder)
    expect(clock(campaign)).toBe(MORNING + 4)
    expect(campaign.notices.map((notice) => notice.title)).toEqual([
      'The last step had not been written in full',
    ])
    await tick(campaign)
    await campaign.close()
    const again = await opened(folder)
    expect(clock(again)).toBe(MORNING + 5)
    expect(again.notices).toEqual([])
    await again.close()
  })

  it('stops before a damaged line in the middle and keeps the rest beside it', async () => {
    const folder = await played(6)
    await edit(join(folder, 'journal.jsonl'), (text) =>
      text.replace(`"to":${MORNING + 4}`, `"to":${MORNING + 9}`),
    )
    const damaged = (await readFile(join(folder, 'journal.jsonl'), 'utf8')).split('\n').slice(4).join('\n')
    const campaign = await opened(folder)
    expect(clock(campaign)).toBe(MORNING + 3)
    const kept = 'journal.damaged-2026-11-30-120000.jsonl'
    expect(campaign.notices[0]?.text).toContain(kept)
    expect(await readFile(join(folder, kept), 'utf8')).toBe(damaged)
    await tick(campaign)
    await campaign.close()
    const again = await opened(folder)
    expect(clock(again)).toBe(MORNING + 4)
    await again.close()
  })

  it('notices a line that was taken out of the middle', async () => {
    const folder = await played(6)
    await edit(join(folder, 'journal.jsonl'), (text) => text.split('\n').toSpliced(3, 1).join('\n'))
    const campaign = await opened(folder)
    expect(clock(campaign)).toBe(MORNING + 2)
    expect(campaign.notices).toHaveLength(1)
    await campaign.close()
  })

  it('falls back to the previous snapshot, follows the journal from there and says so', async () => {
    const folder = await played(8, 6)
    await edit(join(folder, 'campaign.json'), (text) => text.slice(0, 300))
    const campaign = await opened(folder)
    expect(clock(campaign)).toBe(MORNING + 8)
    expect(campaign.notices.map((notice) => notice.title)).toEqual(['The newest save could not be read'])
    await campaign.close()
    expect(await readdir(folder)).toContain('campaign.damaged-2026-11-30-120000.json')
    const again = await opened(folder)
    expect(clock(again)).toBe(MORNING + 8)
    expect(again.notices).toEqual([])
    await again.close()
  })

  it('falls back when one character of the snapshot has changed', async () => {
    const folder = await played(8, 6)
    await edit(join(folder, 'campaign.json'), (text) => text.replace('The Test Road', 'The Best Road'))
    const campaign = await opened(folder)
    expect(campaign.store.must('campaign', 'campaign').name).toBe('The Test Road')
    expect(clock(campaign)).toBe(MORNING + 8)
    await campaign.close()
  })

  it('opens when a crash came between the two renames of a save', async () => {
    const folder = await played(8, 6)
    await rm(join(folder, 'campaign.previous.json'))
    await edit(join(folder, 'campaign.json'), (text) => text)
    const text = await readFile(join(folder, 'campaign.json'))
    await rm(join(folder, 'campaign.json'))
    await writeFile(join(folder, 'campaign.previous.json'), text)
    await writeFile(join(folder, 'campaign.json.0a1b2c.tmp'), '{"half')
    const campaign = await opened(folder)
    expect(clock(campaign)).toBe(MORNING + 8)
    await campaign.close()
    expect(await readdir(folder)).not.toContain('campaign.json.0a1b2c.tmp')
  })

  it('refuses when both snapshots are damaged, names them and touches nothing', async () => {
    const folder = await played(8, 6)
    for (const name of ['campaign.json', 'campaign.previous.json']) {
      await edit(join(folder, name), (text) => text.slice(0, 200))
    }
    const before = await fingerprint(folder)
    const said = await refusal(folder)
    expect(said).toContain(join(folder, 'campaign.json'))
    expect(said).toContain(join(folder, 'campaign.previous.json'))
    expect(said).toContain('backup')
    expect(await fingerprint(folder)).toEqual(before)
  })

  it('refuses a campaign of a newer version and leaves every byte as it was', async () => {
    const folder = await played(8, 6)
    await edit(join(folder, 'campaign.json'), (text) => text.replace('"schema":1', '"schema":2'))
    const before = await fingerprint(folder)
    expect(await refusal(folder)).toContain('newer Roundkeeper')
    expect(await fingerprint(folder)).toEqual(before)
  })

  it('refuses a folder that is not a campaign without writing into it', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'recipes.txt'), 'soup')
    const before = await fingerprint(folder)
    expect(await refusal(folder)).toContain('is not a campaign')
    expect(await fingerprint(folder)).toEqual(before)
  })

  it('opens at the last save when the journal is another one, and keeps that one', async () => {
    const folder = await played(8, 6)
    const other = await played(3)
    await writeFile(join(folder, 'journal.jsonl'), await readFile(join(other, 'journal.jsonl')))
    const campaign = await opened(folder)
    expect(clock(campaign)).toBe(MORNING + 6)
    expect(campaign.notices[0]?.title).toBe('The journal was not used')
    await tick(campaign)
    await campaign.close()
    const again = await opened(folder)
    expect(clock(again)).toBe(MORNING + 7)
    expect(again.notices).toEqual([])
    await again.close()
  })

  it('opens as it was wherever a crash cut the journal off', async () => {
    const folder = await played(4)
    const journal = await readFile(join(folder, 'journal.jsonl'))
    const breaks = [...journal.keys()].filter((index) => journal[index] === 0x0a)
    const header = breaks[0] ?? 0
    for (let length = header + 1; length <= journal.byteLength; length += 97) {
      const copy = await copyOf(folder)
      await writeFile(join(copy, 'journal.jsonl'), journal.subarray(0, length))
      const campaign = await opened(copy)
      const whole = breaks.filter((index) => index < length).length - 1
      expect(clock(campaign)).toBe(MORNING + whole)
      await campaign.close()
    }
  })

  it('B56 lists damaged records of the library and loads the others', async () => {
    const folder = await freshCampaign()
    await rewrite(folder, (content) => {
      for (let number = 1; number <= 20; number += 1) {
        const name = number === 7 ? '100% of an 🐙' : `Creature ${number}`
        content.base.creatures[`c${number}`] = creature(`c${number}`, name)
      }
      content.base.creatures['c3'] = { ...creature('c3', 'x'), name: null as never }
      content.base.creatures['c4'] = { id: 'c4' } as never
    })
    const again = await opened(folder)
    expect(again.store.size('creatures')).toBe(18)
    expect(again.store.must('creatures', 'c7').name).toBe('100% of an 🐙')
    expect(again.notices[0]?.text).toContain('creatures/c3, creatures/c4')
    const kept = (await readdir(folder)).find((name) => name.startsWith('records.damaged'))
    expect(await readFile(join(folder, kept ?? ''), 'utf8')).toContain('"id": "c4"')
    await again.close()
  })
})
