import type { WebContents } from 'electron'
import type { LogBug } from '../log-file'

/** Bugs anywhere in main: written down, and told once each. The app goes on: every step is on the disk already. */
export function watchForBugs(logBug: LogBug, tell: (text: string) => void): void {
  const caught = (where: string) => (error: unknown) => {
    logBug(error, where)
    tell(error instanceof Error ? error.message : String(error))
  }
  process.on('uncaughtException', caught('uncaught exception'))
  process.on('unhandledRejection', caught('unhandled rejection'))
}

/** A window whose page has crashed loads it anew; the state is in main. */
export function reviveAfterCrash(contents: WebContents, logBug: LogBug): void {
  contents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit' || contents.isDestroyed()) return
    logBug(new Error(`window gone: ${details.reason}`), contents.getURL())
    contents.reload()
  })
}
