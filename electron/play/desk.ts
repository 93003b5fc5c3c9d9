import { basename, resolve } from 'node:path'
import type { OpenResult, RecentCampaign } from '@shared/ipc/contract'
import { commandSchema } from '@shared/command'
import { stepEntry, type Campaign } from '../campaign/campaign'
import { copyCampaign, createCampaign, type NewCampaign } from '../campaign/create'
import type { Files } from '../campaign/files'
import { openCampaign } from '../campaign/open'
import type { Problem } from '../campaign/problem'
import type { RecentList } from '../campaign/recent'
import { rulesets } from '../engine/rulesets'
import { newId, rollDie } from './chance'
import { createGame, type Game, type Surroundings } from './game'
import { createQueue } from './queue'
import { sampleState } from './sample'
import { standingOf } from './standing'

/** Milliseconds after the last step until the start screen's entry is brought up to date. */
const NOTE_LATER = 3000

/** What the desk needs besides what it hands on to a game. */
export interface DeskParts {
  readonly files: Files
  readonly recent: RecentList
  /** Folder that new campaigns are made in. */
  readonly campaigns: string
  readonly app: string
  readonly around: Omit<Surroundings, 'stepped'>
  /** A campaign was opened or closed. */
  readonly changed: (open: boolean) => void
}

/** Where campaigns are made, opened and put away. One is open at a time. */
export interface Desk {
  readonly game: Game | null
  create(name: string, ruleset: string): Promise<OpenResult>
  openFolder(folder: string): Promise<OpenResult>
  openRecent(id: string): Promise<OpenResult>
  openSample(): Promise<OpenResult>
  duplicate(id: string): Promise<OpenResult>
  /** Folder of a recent campaign, or of the open one for null. */
  folderOf(id: string | null): string | null
  recent(): Promise<RecentCampaign[]>
  forget(id: string): Promise<void>
  close(): Promise<void>
}

const failed = ({ title, message, advice }: Problem): OpenResult => ({
  ok: false,
  cancelled: false,
  title,
  message,
  advice,
})

const notListed: OpenResult = failed({
  title: 'This campaign is not in the list any more',
  message: 'Nothing was opened.',
  advice: 'Open its folder instead.',
})

/** The desk of one running app. */
export function createDesk(parts: DeskParts): Desk {
  const { files, recent, around } = parts
  const inTurn = createQueue()
  let game: Game | null = null
  let openedAt = 0
  let noting: NodeJS.Timeout | null = null

  const how = { files, app: parts.app, now: around.now }
  const made = (base: Omit<NewCampaign, 'app' | 'now'>) => ({ ...base, app: parts.app, now: around.now() })

  /** A start screen that is a step behind is no reason to stop: it is brought up to date the next time. */
  async function note(campaign: Campaign): Promise<void> {
    if (noting !== null) clearTimeout(noting)
    noting = null
    await recent.note(standingOf(campaign, openedAt)).catch(() => undefined)
  }

  function stepped(campaign: Campaign): void {
    if (noting === null) noting = setTimeout(() => void note(campaign), NOTE_LATER)
  }

  async function close(): Promise<void> {
    if (!game) return
    const closing = game
    game = null
    parts.changed(false)
    await closing.close()
    await note(closing.campaign)
  }

  async function open(folder: string): Promise<OpenResult> {
    const path = resolve(folder)
    if (game?.campaign.folder === path) return { ok: true }
    const opened = await openCampaign(path, how)
    if (!opened.ok) return failed(opened.problem)
    const campaign = opened.value
    const rules = rulesets[campaign.ruleset]
    if (!rules) {
      await campaign.close()
      return failed({
        title: `"${basename(path)}" uses rules this app does not have`,
        message: `It is played with "${campaign.ruleset}". Nothing in ${path} was changed.`,
        advice: 'Open it with a version that has these rules.',
      })
    }
    await close()
    game = createGame(campaign, rules, { ...around, stepped: () => stepped(campaign) })
    openedAt = around.now()
    await note(campaign)
    parts.changed(true)
    return { ok: true }
  }

  async function create(base: Omit<NewCampaign, 'app' | 'now'>): Promise<OpenResult> {
    const created = await createCampaign(files, parts.campaigns, made(base))
    return created.ok ? open(created.value) : failed(created.problem)
  }

  async function rename(campaign: Campaign): Promise<void> {
    const rules = rulesets[campaign.ruleset]
    const name = `${campaign.store.must('campaign', 'campaign').name} copy`.slice(0, 120)
    if (!rules) return
    const command = commandSchema.parse({ kind: 'renameCampaign', name })
    const done = campaign.history.perform(rules, command, { random: rollDie, newId }, around.now())
    if (done.ok && done.step) await campaign.append(stepEntry(done.step))
  }

  async function duplicate(path: string): Promise<OpenResult> {
    const held = game?.campaign.folder === path ? game : null
    const copied = held
      ? await held.quietly(() => copyCampaign(files, path, true))
      : await copyCampaign(files, path, false)
    if (!copied.ok) return failed(copied.problem)
    const opened = await openCampaign(copied.value, { ...how, newId: newId() })
    if (!opened.ok) return failed(opened.problem)
    await rename(opened.value)
    await recent.note(standingOf(opened.value, around.now()))
    await opened.value.save()
    await opened.value.close()
    return { ok: true }
  }

  const listed = (id: string, then: (path: string) => Promise<OpenResult>) =>
    inTurn(() => {
      const path = recent.pathOf(id)
      return path === null ? notListed : then(path)
    })

  return {
    get game() {
      return game
    },
    create: (name, ruleset) =>
      inTurn(() =>
        rulesets[ruleset]
          ? create({ name, ruleset })
          : failed({
              title: 'No such rules',
              message: `"${ruleset}" is not known.`,
              advice: 'Choose others.',
            }),
      ),
    openFolder: (folder) => inTurn(() => open(folder)),
    openRecent: (id) => listed(id, open),
    openSample: () => inTurn(() => create(sampleState())),
    duplicate: (id) => listed(id, duplicate),
    folderOf: (id) => (id === null ? (game?.campaign.folder ?? null) : recent.pathOf(id)),
    recent: () => recent.list(),
    forget: (id) => recent.forget(id),
    close: () => inTurn(close),
  }
}
