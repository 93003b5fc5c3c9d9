import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** How a process is told from a later one that got the same number. */
export interface ProcessIdentity {
  readonly pid: number
  /** Names this run of the system; null where the system has no such name. */
  readonly boot: string | null
  isAlive(pid: number): boolean
  /** When a process began, in the system's own words; null = not known. */
  startOf(pid: number): Promise<string | null>
}

function bootOf(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function startOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    try {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
      // The name in parentheses may hold spaces; the start time is the 20th field after it.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
    } catch {
      return null
    }
  }
  if (process.platform !== 'darwin') return null
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'lstart=', '-p', String(pid)], (error, output) => {
      resolve(error ? null : output.trim() || null)
    })
  })
}

/** This process on the real system. */
export const processIdentity: ProcessIdentity = { pid: process.pid, boot: bootOf(), isAlive, startOf }
