import type { ImportReport, RequestResult } from '@shared/ipc/contract'
import { request } from '../state/bridge.svelte'
import { notices } from '../state/notices.svelte'
import { selection } from '../state/selection.svelte'
import { room } from './room.svelte'

/** Panel that shows the account of an import. */
export const reportPanel = 'library.report'

const none: ImportReport = { read: 0, imported: 0, failed: 0, warnings: [], failures: [], ids: [] }

const joined = (a: ImportReport, b: ImportReport): ImportReport => ({
  read: a.read + b.read,
  imported: a.imported + b.imported,
  failed: a.failed + b.failed,
  warnings: [...a.warnings, ...b.warnings],
  failures: [...a.failures, ...b.failures],
  ids: [...a.ids, ...b.ids],
})

class Importing {
  /** What is being read now; empty = nothing. */
  busy = $state.raw('')
  /** The last account, for looking at it again. */
  report = $state.raw<ImportReport | null>(null)

  #take(result: RequestResult<'library.importText'>): ImportReport | null {
    if (result.ok) return result.report
    if (!result.cancelled) notices.say({ tone: 'refused', title: result.title, text: result.message })
    return null
  }

  #show(report: ImportReport) {
    this.report = report
    notices.dropRefusals()
    const [first] = report.ids
    if (first !== undefined) room.show(first)
    selection.open(reportPanel)
  }

  async #run(what: string, read: () => Promise<ImportReport | null>) {
    if (this.busy !== '') return
    this.busy = what
    try {
      const report = await read()
      if (report) this.#show(report)
    } catch (problem) {
      notices.say({
        tone: 'refused',
        title: 'Nothing was imported.',
        text: problem instanceof Error ? problem.message : String(problem),
      })
    } finally {
      this.busy = ''
    }
  }

  /** Asks for a file with the desktop's own dialog. */
  file() {
    return this.#run('Reading the file', async () => this.#take(await request('library.importFile', {})))
  }

  /** Text that was pasted. */
  text(text: string) {
    return this.#run('Reading what you pasted', async () =>
      this.#take(await request('library.importText', { text, name: 'Pasted text' })),
    )
  }

  /** Files that were dropped, one after the other, with one account for all. */
  files(files: readonly File[]) {
    return this.#run(`Reading ${files.length === 1 ? files[0]?.name : `${files.length} files`}`, async () => {
      let all: ImportReport | null = null
      for (const file of files) {
        const text = await file.text()
        const report = this.#take(
          await request('library.importText', { text, name: file.name.slice(0, 200) }),
        )
        if (report) all = joined(all ?? none, report)
      }
      return all
    })
  }
}

export const importing = new Importing()
