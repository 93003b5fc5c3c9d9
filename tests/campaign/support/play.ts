import { commandSchema, type CommandInput } from '@shared/command'
import { creatureSchema, type Creature } from '@shared/domain/creature'
import { redoEntry, stepEntry, undoEntry, type Campaign } from '../../../electron/campaign/campaign'
import { diskFiles } from '../../../electron/campaign/files'
import type { OpenHow } from '../../../electron/campaign/look'
import { openCampaign } from '../../../electron/campaign/open'
import type { Outcome } from '../../../electron/campaign/problem'
import { godhand } from '../../../electron/engine/rulesets/godhand'

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

let ids = 0
let die = 0

/** Does a command as the open game does: state, history, journal. Takes it back when it is not written. */
export async function step(campaign: Campaign, command: CommandInput): Promise<Outcome<null>> {
  const { history } = campaign
  const context = { random: (sides: number) => ((die += 7) % sides) + 1, newId: () => `id${(ids += 1)}` }
  const performed = history.perform(godhand, commandSchema.parse(command), context, ids)
  if (!performed.ok) throw new Error(performed.refusal.message)
  if (!performed.step) return { ok: true, value: null }
  const written = await campaign.append(stepEntry(performed.step))
  if (!written.ok) history.forget()
  return written
}

/** A step that can be told from others by the clock. */
export function tick(campaign: Campaign, seconds = 1): Promise<Outcome<null>> {
  return step(campaign, { kind: 'moveClock', seconds })
}

export function clock(campaign: Campaign): number {
  return campaign.store.must('campaign', 'campaign').clock
}

/** Undoes up to so many steps; answers how many there were. */
export async function undo(campaign: Campaign, times = 1): Promise<number> {
  for (let count = 0; count < times; count += 1) {
    const past = campaign.history.undo()
    if (!past) return count
    await campaign.append(undoEntry([past], 0))
  }
  return times
}

/** Does up to so many steps again; answers how many there were. */
export async function redo(campaign: Campaign, times = 1): Promise<number> {
  for (let count = 0; count < times; count += 1) {
    const past = campaign.history.redo()
    if (!past) return count
    await campaign.append(redoEntry(past.step, 0))
  }
  return times
}
