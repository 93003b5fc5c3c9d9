import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SCHEMA_VERSION } from '@shared/domain/campaign'
import { checksum } from '../../electron/campaign/journal-line'
import { migrations, type Migration } from '../../electron/campaign/migrations'
import { edit, fingerprint, freshCampaign } from './support/folder'
import { clock, opened, refusal, tick, undo } from './support/play'

/** An older form made up for this test: its clock counted minutes and was called `minutes`. */
const fromMinutes: Migration = {
  from: 0,
  says: 'The clock now counts seconds.',
  snapshot(data) {
    const base = data['base'] as { campaign: { campaign: Record<string, unknown> } }
    const { minutes, ...campaign } = base.campaign.campaign
    const clock = (minutes as number) * 60
    return { ...data, base: { ...base, campaign: { campaign: { ...campaign, clock } } } }
  },
  entry(entry) {
    const old = entry as { kind: string; step?: { events: { from: number; to: number }[] } }
    if (!old.step) return entry
    const events = old.step.events.map((event) => ({ ...event, from: event.from * 60, to: event.to * 60 }))
    return { ...old, step: { ...old.step, events } }
  },
}

interface Envelope {
  checksum: string
  schema: number
  content: { base: { campaign: { campaign: Record<string, unknown> } } }
}

/** A campaign as version 0 would have left it: saved at 480 minutes, one step of 30 minutes after that. */
async function oldCampaign(): Promise<string> {
  const folder = await freshCampaign()
  const campaign = await opened(folder)
  await tick(campaign, 30)
  await campaign.close()
  await edit(join(folder, 'campaign.json'), (text) => {
    const envelope = JSON.parse(text) as Envelope
    const record = envelope.content.base.campaign.campaign
    delete record['clock']
    record['minutes'] = 480
    envelope.schema = 0
    envelope.checksum = checksum(JSON.stringify(envelope.content))
    return JSON.stringify(envelope)
  })
  await edit(join(folder, 'journal.jsonl'), (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { line: body } = JSON.parse(line) as { line: object }
        const old = JSON.stringify({ ...body, v: 0 })
          .replace('"from":28800', '"from":480')
          .replace('"to":28830', '"to":510')
        return `{"sum":"${checksum(old)}","line":${old}}\n`
      })
      .join(''),
  )
  // The header kept its length, so the place in the journal that the save names is still right.
  return folder
}

describe('migrations', () => {
  it('are numbered without a gap up to this version', () => {
    expect(migrations.map((migration) => migration.from)).toEqual(
      Array.from({ length: migrations.length }, (_, index) => SCHEMA_VERSION - migrations.length + index),
    )
  })

  it('K13 an older campaign opens after a backup copy, with a note, and stays as new', async () => {
    const folder = await oldCampaign()
    const before = await readFile(join(folder, 'campaign.json'), 'utf8')
    const campaign = await opened(folder, { migrations: [fromMinutes] })
    expect(clock(campaign)).toBe(510 * 60)
    expect(campaign.notices).toHaveLength(1)
    expect(campaign.notices[0]?.text).toContain('The clock now counts seconds.')
    expect(campaign.notices[0]?.text).toContain('campaign.v0.json')
    expect(await readFile(join(folder, 'campaign.v0.json'), 'utf8')).toBe(before)
    await tick(campaign, 5)
    await campaign.close()
    const again = await opened(folder, { migrations: [fromMinutes] })
    expect(again.notices).toEqual([])
    expect(clock(again)).toBe(510 * 60 + 5)
    expect(await undo(again, 9)).toBe(2)
    expect(clock(again)).toBe(480 * 60)
    await again.close()
  })

  it('a form that nothing leads from is refused, unharmed', async () => {
    const folder = await oldCampaign()
    const before = await fingerprint(folder)
    expect(await refusal(folder)).toContain('nothing leads from its version 0')
    expect(await fingerprint(folder)).toEqual(before)
  })
})
