import type { OpenResult } from '@shared/ipc/contract'
import { app } from '../state/app.svelte'
import { request } from '../state/bridge.svelte'
import { notices } from '../state/notices.svelte'

/** What the start screen is busy with; null = nothing. */
class Opening {
  busy = $state.raw<string | null>(null)
}
export const opening = new Opening()

/** Runs one way of opening a campaign. A failure is told with what happened, to which folder, and what to do next. */
async function open(what: string, run: () => Promise<OpenResult>): Promise<void> {
  if (opening.busy !== null) return
  opening.busy = what
  try {
    const result = await run()
    if (result.ok) notices.dropRefusals()
    if (result.ok || result.cancelled) return
    notices.say({ tone: 'refused', title: result.title, text: `${result.message} ${result.advice}`.trim() })
    await app.refresh()
  } catch (problem) {
    const text = problem instanceof Error ? problem.message : String(problem)
    notices.say({ tone: 'risk', title: 'The campaign did not open.', text: `${text} Nothing was changed.` })
  } finally {
    opening.busy = null
  }
}

export const createCampaign = (name: string, ruleset: string) =>
  open('Making the campaign…', () => request('campaign.create', { name, ruleset }))
export const openRecent = (id: string) => open('Opening…', () => request('campaign.openRecent', { id }))
export const openFolder = () => open('Waiting for a folder…', () => request('campaign.openFolder', {}))
export const openSample = () => open('Laying out the sample…', () => request('campaign.openSample', {}))
export const duplicate = (id: string) =>
  open('Copying the folder…', () => request('campaign.duplicate', { id }))

export async function reveal(id: string): Promise<void> {
  const { ok } = await request('campaign.reveal', { id })
  if (!ok)
    notices.say({
      tone: 'refused',
      title: 'The folder could not be shown.',
      text: 'It may have been moved or deleted. Open it from where it is now, or forget it here.',
    })
}

export async function forget(id: string): Promise<void> {
  await request('campaign.forget', { id })
  await app.refresh()
}
