import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { createCampaign } from '../../../electron/campaign/create'
import { diskFiles } from '../../../electron/campaign/files'
import { openCampaign } from '../../../electron/campaign/open'
import { createGame } from '../../../electron/play/game'
import { createPatchStream } from '../../../electron/play/stream'
import { answerTask } from '../lib/answer.mjs'
import { createMix } from './mix.mjs'
import { createTable } from './table.mjs'

const settings = { partyNumbers: true, shareTells: true }
const screen = { blackout: false, layout: 'list', theme: 'dark' }

const journalSize = (fd) => fstatSync(fd).size

/** A campaign on the disk that begins with this state. */
async function openFresh(folder, base) {
  const how = { files: diskFiles, app: 'bench', now: Date.now }
  const made = await createCampaign(diskFiles, folder, {
    name: 'Bench',
    ruleset: 'godhand',
    ...how,
    now: 0,
    base,
  })
  const opened = await openCampaign(made.value, how)
  if (!opened.ok) throw new Error(opened.problem.message)
  return opened.value
}

/** Milliseconds from a command to its line on the disk, each beside one write and sync of the very same bytes. */
async function measure({ folder: parent, combatants, commands }) {
  const folder = mkdtempSync(join(parent, 'disk-'))
  const { store, rules, ids } = createTable(combatants, { hp: 90_000 })
  const campaign = await openFresh(folder, store.toData())
  // Nobody follows its views: this is the way to the disk alone.
  const game = createGame(campaign, rules, {
    gm: createPatchStream(() => undefined),
    player: createPatchStream(() => undefined),
    screen: () => screen,
    settings: () => settings,
    now: Date.now,
    tell: (notice) => {
      throw new Error(notice.text)
    },
    stepped: () => undefined,
  })
  const mix = createMix(ids)
  const journal = openSync(join(campaign.folder, 'journal.jsonl'), 'r')
  const plain = openSync(join(folder, 'plain'), 'wx')
  const found = { app: [], floor: [] }
  let at = journalSize(journal)
  let bytes = 0
  for (let n = 0; n < commands; n += 1) {
    const start = performance.now()
    const done = await game.perform(mix(n), [])
    found.app.push(performance.now() - start)
    if (!done.ok) throw new Error(done.refusal.message)
    const end = journalSize(journal)
    const line = Buffer.alloc(end - at)
    readSync(journal, line, 0, line.length, at)
    at = end
    const floorStart = performance.now()
    writeSync(plain, line, 0, line.length, bytes)
    fdatasyncSync(plain)
    found.floor.push(performance.now() - floorStart)
    bytes += line.length
  }
  closeSync(plain)
  closeSync(journal)
  await game.close()
  rmSync(folder, { recursive: true })
  return { ...found, bytes: bytes / commands }
}

answerTask(measure)
