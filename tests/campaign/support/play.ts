import type { Event, Step } from '@shared/event'
import { creatureSchema, type Creature } from '@shared/domain/creature'
import {
  redoEntry,
  stepEntry,
  undoEntry,
  type Campaign,
} from '../../../electron/campaign/campaign'
import { diskFiles } from '../../../electron/campaign/files'
import type { OpenHow } from '../../../electron/campaign/look'
import { openCampaign } from '../../../electron/campaign/open'
import type { Outcome } from '../../../electron/campaign/problem'
import { applyEvent } from '../../../electron/engine/apply'

export const how: OpenHow = { files: diskFiles, app: '0.0.1', now: () => Date.UTC(2026, 10, 30, 12) }

/** Opens a campaign that must open. */
export async function opened(folder: string, other: Partial<OpenHow> = {}): Promise<Campaign> {
  const result = await openCampaign(folder, { ...how, ...other })
  if (!result.ok) throw new Error(`${result.problem.title} ${result.problem.message}`)
  return result.value
}

/** Sentence of a refusal; fails when it opened. */
export async function refusal(folder: string, other: Partial<OpenHow> = {}): Promise<string> {
  const result = await openCampaign(folder, { ...how, ...other })
  if (result.ok) {
    await result.value.close()
    throw new Error('it opened')
  }
  const { title, message, advice } = result.problem
  return `${title} | ${message} | ${advice}`
}

export function creature(id: string, name: string): Creature {
  const abilities = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 }
  return creatureSchema.parse({ id, name, abilities })
}

/** Does a step made of events, as the open game does: state, history, journal. Takes it back when it is not written. */
export async function step(campaign: Campaign, ...events: Event[]): Promise<Outcome<null>> {
  const { store, done, undone } = campaign
  store.begin()
  for (const event of events) applyEvent(store, event)
  const changes = store.commit()
  const seq = campaign.lastSeq + 1
  const lines: Step['lines'] = [
    { icon: 'note', pieces: [{ text: `step ${seq}`, kind: 'plain' }], reasons: [], dice: [], secret: false },
  ]
  const past = { step: { seq, at: seq, command: 'test', round: null, events, lines }, changes }
  const written = await campaign.append([stepEntry(past)])
  if (!written.ok) {
    store.revert(changes)
    return written
  }
  campaign.lastSeq = seq
  done.push(past)
  undone.length = 0
  return written
}

/** A step that can be told from others by the clock. */
export function tick(campaign: Campaign, seconds = 1): Promise<Outcome<null>> {
  const from = clock(campaign)
  return step(campaign, { kind: 'clockMoved', from, to: from + seconds, why: '' })
}

export function clock(campaign: Campaign): number {
  return campaign.store.must('campaign', 'campaign').clock
}

export async function undo(campaign: Campaign, times = 1): Promise<number> {
  let undone = 0
  for (; undone < times; undone += 1) {
    const past = campaign.done[campaign.done.length - 1]
    if (!past) break
    campaign.store.revert(past.changes)
    await campaign.append([undoEntry(past, 0)])
    campaign.undone.push(past)
    campaign.done.pop()
  }
  return undone
}

export async function redo(campaign: Campaign, times = 1): Promise<number> {
  let redone = 0
  for (; redone < times; redone += 1) {
    const past = campaign.undone[campaign.undone.length - 1]
    if (!past) break
    campaign.store.reapply(past.changes)
    await campaign.append([redoEntry(past, 0)])
    campaign.done.push(past)
    campaign.undone.pop()
  }
  return redone
}
