import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { z } from 'zod'
import { recentCampaignSchema, type RecentCampaign } from '@shared/ipc/contract'
import type { Files } from './files'
import { names } from './folder'
import { openPreferences } from './preferences'

const LONGEST = 30

const keptSchema = recentCampaignSchema
  .omit({ id: true, folder: true, missing: true })
  .extend({ path: z.string() })
/** What is remembered of a campaign so that the start screen can show it without opening it. */
export type RecentEntry = z.infer<typeof keptSchema>

/** Campaigns opened before, newest first. Windows know them by an opaque id only. */
export interface RecentList {
  list(): Promise<RecentCampaign[]>
  /** The folder behind an id; null = not in the list. */
  pathOf(id: string): string | null
  /** Adds a campaign, or brings what is known of it up to date. */
  note(entry: RecentEntry): Promise<void>
  /** Takes it off the list; its folder stays. */
  forget(id: string): Promise<void>
}

function idOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 20)
}

/** Opens the list kept at `path`. */
export async function openRecentList(files: Files, path: string): Promise<RecentList> {
  const kept = await openPreferences(files, path, z.array(keptSchema), [])

  async function isMissing(folder: string): Promise<boolean> {
    try {
      const entries = await files.list(folder)
      return !entries.includes(names.snapshot) && !entries.includes(names.previous)
    } catch {
      return true
    }
  }

  return {
    list: () =>
      Promise.all(
        kept.value.map(async ({ path: folder, ...entry }) => ({
          ...entry,
          id: idOf(folder),
          folder: basename(folder),
          missing: await isMissing(folder),
        })),
      ),
    pathOf: (id) => kept.value.find((entry) => idOf(entry.path) === id)?.path ?? null,
    note(entry) {
      const others = kept.value.filter((other) => other.path !== entry.path)
      const list = [entry, ...others].sort((a, b) => b.openedAt - a.openedAt)
      return kept.set(list.slice(0, LONGEST))
    },
    forget: (id) => kept.set(kept.value.filter((entry) => idOf(entry.path) !== id)),
  }
}
