import {
  closeSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { stepEntry } from '../../../electron/campaign/campaign'
import { createCampaign } from '../../../electron/campaign/create'
import { diskFiles } from '../../../electron/campaign/files'
import { openCampaign } from '../../../electron/campaign/open'
import { answerTask } from '../lib/answer.mjs'
import { createMix } from './mix.mjs'
import { createContext, createTable } from './table.mjs'

/** The disk without waiting for it: for making a long campaign, not for measuring. */
const hasty = {
  ...diskFiles,
  async open(path, flags) {
    const file = await diskFiles.open(path, flags)
    return { ...file, datasync: () => Promise.resolve() }
  },
}

async function opened(files, folder) {
  const found = await openCampaign(folder, { files, app: 'bench', now: Date.now })
  if (!found.ok) throw new Error(found.problem.message)
  return found.value
}

/**
 * Plays a campaign of so many events and saves it as the app would have, so many lines before its end.
 */
async function make(parent, { combatants, events: wanted, unsaved }) {
  const { store, rules, ids } = createTable(combatants, { hp: 90_000 })
  const base = store.toData()
  const made = await createCampaign(hasty, parent, {
    name: 'Long',
    ruleset: 'godhand',
    app: 'bench',
    now: 0,
    base,
  })
  const campaign = await opened(hasty, made.value)
  const mix = createMix(ids)
  const context = createContext('n')
  let events = 0
  let saved = false
  for (let n = 0; events < wanted; n += 1) {
    const done = campaign.history.perform(rules, mix(n), context, Date.now())
    if (!done.ok) throw new Error(done.refusal.message)
    if (done.step === null) continue
    events += done.step.events.length
    await campaign.append(stepEntry(done.step))
    // Two events a step at most are left out of account: the rest is as long as the app lets it grow.
    if (!saved && events >= wanted - unsaved * 2) saved = (await campaign.save()).ok
  }
  const behind = campaign.unsaved
  const hp = ids.map((id) => campaign.store.must('combatants', id).hp)
  await campaign.close()
  return { folder: made.value, events, behind, ids, hp }
}

/** Reads and parses the same bytes, and nothing else. */
function plainRead(folder) {
  const start = performance.now()
  const snapshot = JSON.parse(readFileSync(join(folder, 'campaign.json'), 'utf8'))
  const from = snapshot.content.journal.bytes
  const journal = openSync(join(folder, 'journal.jsonl'), 'r')
  const tail = Buffer.alloc(fstatSync(journal).size - from)
  readSync(journal, tail, 0, tail.length, from)
  closeSync(journal)
  for (const line of tail.toString().split('\n')) if (line !== '') JSON.parse(line)
  return performance.now() - start
}

/** Milliseconds to open a long campaign, ready for the next command, beside a plain reading of its files. */
async function measure({ folder: parent, repeat, ...how }) {
  const place = mkdtempSync(join(parent, 'long-'))
  const { folder, events, behind, ids, hp } = await make(place, how)
  const found = { app: [], floor: [] }
  for (let n = 0; n < repeat; n += 1) {
    const start = performance.now()
    const campaign = await opened(diskFiles, folder)
    found.app.push(performance.now() - start)
    if (ids.some((id, at) => campaign.store.must('combatants', id).hp !== hp[at]))
      throw new Error('opened wrongly')
    await campaign.close()
    found.floor.push(plainRead(folder))
  }
  const bytes = statSync(join(folder, 'journal.jsonl')).size
  rmSync(place, { recursive: true })
  return { ...found, events, behind, bytes }
}

answerTask(measure)
