import { basename, join } from 'node:path'
import { SCHEMA_VERSION } from '@shared/domain/campaign'
import { openedCampaign, type Campaign } from './campaign'
import { errorCode } from './files'
import { names } from './folder'
import { openJournal } from './journal'
import { takeLock, type Lock } from './lock'
import { look, mustBeCampaign, type OpenHow } from './look'
import { adviceFor, CampaignProblem, causeOf, type Outcome } from './problem'
import { historyOf } from './replay'
import { settle } from './settle'

async function openLocked(how: OpenHow, folder: string, lock: Lock): Promise<Campaign> {
  const found = await look(how, folder)
  const { notices, end } = await settle(how, folder, found)
  const { content, schema, damaged } = found.snapshot
  const journal = await openJournal(how.files, join(folder, names.journal), end)
  const campaign = openedCampaign({
    files: how.files,
    folder,
    id: how.newId ?? content.id,
    ruleset: content.ruleset,
    app: how.app,
    now: how.now,
    notices,
    journal,
    lock,
    store: found.replayed.store,
    history: historyOf(found.replayed),
    lastSeq: found.replayed.lastSeq,
    savedLines: content.journal.lines,
  })
  const changed =
    how.newId !== undefined ||
    schema < SCHEMA_VERSION ||
    found.newestUnreadable !== null ||
    damaged.length > 0 ||
    found.tail === null
  if (changed) {
    const saved = await campaign.save()
    if (!saved.ok) {
      await journal.close()
      throw new CampaignProblem(saved.problem)
    }
  }
  return campaign
}

/**
 * Opens a campaign folder and holds it. Reading comes first: when it is refused, not a byte in it has changed.
 * @returns the campaign, or the problem with its file and what to do
 */
export async function openCampaign(folder: string, how: OpenHow): Promise<Outcome<Campaign>> {
  let lock: Lock | null = null
  try {
    await mustBeCampaign(how.files, folder)
    lock = await takeLock(how.files, folder, how.identity)
    return { ok: true, value: await openLocked(how, folder, lock) }
  } catch (error) {
    await lock?.release().catch(() => undefined)
    if (error instanceof CampaignProblem) return { ok: false, problem: error.problem }
    const code = errorCode(error)
    if (code === '') throw error
    return {
      ok: false,
      problem: {
        title: `"${basename(folder)}" can't be opened`,
        message: `It can't be opened because ${causeOf(code)}: ${folder}`,
        advice: adviceFor(code),
      },
    }
  }
}
