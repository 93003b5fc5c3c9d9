import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskFiles } from '../../electron/campaign/files'
import { takeLock } from '../../electron/campaign/lock'
import { processIdentity } from '../../electron/campaign/process-identity'
import { fingerprint, freshCampaign } from './support/folder'
import { opened, refusal } from './support/play'

const mine = {
  token: 't',
  host: hostname(),
  pid: process.pid,
  started: '1',
  boot: processIdentity.boot,
  at: '',
}

async function withLock(lock: unknown): Promise<string> {
  const folder = await freshCampaign()
  await writeFile(join(folder, 'lock'), typeof lock === 'string' ? lock : JSON.stringify(lock))
  return folder
}

describe('one campaign, one app', () => {
  it('is refused to a second one with the folder and what to do, and unchanged', async () => {
    const folder = await freshCampaign()
    const first = await opened(folder)
    const before = await fingerprint(folder)
    const said = await refusal(folder)
    expect(said).toContain('already open')
    expect(said).toContain(folder)
    expect(said).toContain('close it and try again')
    expect(await fingerprint(folder)).toEqual(before)
    await first.close()
    const second = await opened(folder)
    await second.close()
    expect(await diskFiles.list(folder)).not.toContain('lock')
  })

  it('is refused while another living process holds it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    try {
      const pid = other.pid ?? 0
      const started = await processIdentity.startOf(pid)
      const folder = await withLock({ ...mine, pid, started })
      expect(await refusal(folder)).toContain('already open')
    } finally {
      other.kill('SIGKILL')
      await once(other, 'exit')
    }
  })

  it('opens after the process that held it has died', async () => {
    const other = spawn(process.execPath, ['-e', ''])
    await once(other, 'exit')
    const campaign = await opened(await withLock({ ...mine, pid: other.pid }))
    await campaign.close()
  })

  it('opens when the number now belongs to another process', async () => {
    const identity = { ...processIdentity, startOf: () => Promise.resolve('2') }
    const campaign = await opened(await withLock(mine), { identity })
    await campaign.close()
  })

  it('opens after the computer was restarted', async () => {
    const identity = { ...processIdentity, boot: 'this run', startOf: () => Promise.resolve('1') }
    const campaign = await opened(await withLock({ ...mine, boot: 'the run before' }), { identity })
    await campaign.close()
  })

  it('is refused when another computer holds it, and says which', async () => {
    const folder = await withLock({ ...mine, host: 'attic', boot: 'another' })
    const said = await refusal(folder)
    expect(said).toContain('"attic"')
    expect(said).toContain(`delete the file ${join(folder, 'lock')}`)
  })

  it('opens when the lock was only half written', async () => {
    const campaign = await opened(await withLock('{"tok'))
    await campaign.close()
  })

  it('goes to exactly one of many who find the same dead lock', async () => {
    const folder = await withLock({ ...mine, pid: 2 ** 22 + 7, boot: null })
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(diskFiles, folder)))
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })
})
