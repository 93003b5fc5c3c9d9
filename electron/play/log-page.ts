import type { LogEntry } from '@shared/view/gm'
import type { Campaign } from '../campaign/campaign'
import { pageOf, type PageRequest } from '../engine/journal/entries'

/** A page of the log: from memory as far as it reaches, and from the journal on the disk beyond. */
export async function logPageOf(
  { history, logPage }: Pick<Campaign, 'history' | 'logPage'>,
  request: PageRequest,
): Promise<{ entries: LogEntry[]; more: boolean }> {
  const page = pageOf(history.all, (seq) => history.stands(seq), request)
  const oldest = history.all[0]?.seq ?? null
  if (page.more || oldest === 1) return page
  if (page.entries.length === request.limit) return { ...page, more: true }
  const before =
    request.before === null || oldest === null ? (oldest ?? request.before) : Math.min(request.before, oldest)
  const older = await logPage({ ...request, before, limit: request.limit - page.entries.length })
  return { entries: [...older.entries, ...page.entries], more: older.more }
}
