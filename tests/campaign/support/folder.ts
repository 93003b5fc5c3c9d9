import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { createCampaign } from '../../../electron/campaign/create'
import { diskFiles } from '../../../electron/campaign/files'

const made: string[] = []

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A folder of its own for one test, removed afterwards. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roundkeeper-test-'))
  made.push(folder)
  return folder
}

/** A fresh campaign on the disk; answers its folder. */
export async function freshCampaign(name = 'The Test Road'): Promise<string> {
  const made = { name, ruleset: 'godhand', app: '0.0.1', now: 0 }
  const created = await createCampaign(diskFiles, await temporaryFolder(), made)
  if (!created.ok) throw new Error(created.problem.message)
  return created.value
}

/** A copy of a campaign folder as a crash or a backup would leave it: everything but the lock. */
export async function copyOf(folder: string): Promise<string> {
  const copy = join(await temporaryFolder(), 'copy')
  await cp(folder, copy, { recursive: true, filter: (source) => !source.endsWith('lock') })
  return copy
}

/** Every file in a folder with its hash. */
export async function fingerprint(folder: string): Promise<Record<string, string>> {
  const prints: Record<string, string> = {}
  for (const name of (await readdir(folder)).sort()) {
    prints[name] = createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex')
  }
  return prints
}

/** Changes a file's text. */
export async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')))
}
