import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { errorCode, type Files } from './files'
import { names } from './folder'
import { CampaignProblem } from './problem'
import { processIdentity, type ProcessIdentity } from './process-identity'

const holderSchema = z.object({
  token: z.string(),
  host: z.string(),
  pid: z.number().int(),
  /** When that process began and in which run of the system, so that a reused number is not taken for it. */
  started: z.string().nullable(),
  boot: z.string().nullable(),
  at: z.string(),
})
type Holder = z.infer<typeof holderSchema>

/** Held while a campaign is open; nobody else opens it meanwhile. */
export interface Lock {
  /** Gives it back; no error when it is gone already. */
  release(): Promise<void>
}

async function holderOf(files: Files, path: string): Promise<Holder | 'unreadable' | null> {
  const content = await files.read(path)
  if (content === null) return null
  try {
    return holderSchema.parse(JSON.parse(content.toString()))
  } catch {
    return 'unreadable'
  }
}

/** Whether the process that wrote the lock is surely gone. */
async function isStale(holder: Holder, identity: ProcessIdentity): Promise<boolean> {
  const sameBoot = holder.boot !== null && holder.boot === identity.boot
  if (!sameBoot && holder.host !== hostname()) return false
  if (holder.boot !== null && identity.boot !== null && !sameBoot) return true
  if (!identity.isAlive(holder.pid)) return true
  const started = await identity.startOf(holder.pid)
  return holder.started !== null && started !== null && started !== holder.started
}

function inUse(folder: string, holder: Holder): CampaignProblem {
  const path = join(folder, names.lock)
  const here = holder.host === hostname()
  const where = here ? 'another Roundkeeper on this computer' : 'another Roundkeeper'
  const machine = here ? '' : ` on the computer "${holder.host}"`
  return new CampaignProblem({
    title: `"${basename(folder)}" is already open`,
    message: `The campaign in ${folder} is open in ${where}${machine}. Two at once would overwrite each other.`,
    advice: here
      ? 'Go to the other window, or close it and try again.'
      : `Close it there and try again. If it is surely closed everywhere, delete the file ${path} and try again.`,
  })
}

async function claim(files: Files, path: string, holder: Holder): Promise<boolean> {
  try {
    const file = await files.open(path, 'wx')
    try {
      await file.write(Buffer.from(JSON.stringify(holder) + '\n'), 0)
      await file.sync()
    } finally {
      await file.close()
    }
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    await files.remove(path).catch(() => undefined)
    throw error
  }
}

const token = (held: Holder | 'unreadable' | null) => (held && held !== 'unreadable' ? held.token : null)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Removes a dead process's lock. Only who holds the guard may, and it looks once more first: so nobody removes a lock
 * that somebody else has taken meanwhile.
 */
async function removeStale(
  files: Files,
  path: string,
  stale: Holder | 'unreadable',
  mine: Holder,
): Promise<void> {
  const guard = `${path}.takeover`
  for (let tries = 0; !(await claim(files, guard, mine)); tries += 1) {
    // It is held for moments only. One that stays was left by a crash.
    if (tries < 40) await pause(25)
    else await files.remove(guard)
  }
  try {
    const now = await holderOf(files, path)
    if (now !== null && token(now) === token(stale)) await files.remove(path)
  } finally {
    await files.remove(guard)
  }
}

/**
 * Takes a campaign folder for this process.
 * @param identity how processes are recognised; handed in by tests
 * @throws CampaignProblem when another process has it, naming the folder and what to do
 */
export async function takeLock(
  files: Files,
  folder: string,
  identity: ProcessIdentity = processIdentity,
): Promise<Lock> {
  const path = join(folder, names.lock)
  const mine: Holder = {
    token: randomUUID(),
    host: hostname(),
    pid: identity.pid,
    started: await identity.startOf(identity.pid),
    boot: identity.boot,
    at: new Date().toISOString(),
  }
  let unreadable = 0
  while (!(await claim(files, path, mine))) {
    const holder = await holderOf(files, path)
    if (holder === 'unreadable') {
      // Perhaps it is being written this very moment.
      unreadable += 1
      if (unreadable < 4) await pause(50)
      else await removeStale(files, path, holder, mine)
    } else if (holder !== null) {
      if (!(await isStale(holder, identity))) throw inUse(folder, holder)
      await removeStale(files, path, holder, mine)
    }
  }
  return {
    async release() {
      if (token(await holderOf(files, path)) === mine.token) await files.remove(path)
    },
  }
}
