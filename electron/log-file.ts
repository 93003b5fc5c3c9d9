import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Writes down a bug where the GM can find it; never fails itself. */
export type LogBug = (error: unknown, where: string) => void

/** One log file per day under the app's own folder. */
export function createBugLog(folder: string): LogBug {
  return (error, where) => {
    const now = new Date().toISOString()
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    try {
      mkdirSync(folder, { recursive: true })
      appendFileSync(join(folder, `${now.slice(0, 10)}.log`), `${now} ${where}\n${text}\n\n`)
    } catch {
      process.stderr.write(`${where}: ${text}\n`)
    }
  }
}
