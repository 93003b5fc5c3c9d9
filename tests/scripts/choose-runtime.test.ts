import { describe, expect, it } from 'vitest'
import { chooseRuntime } from '../../scripts/runtime/choose.mjs'

const runtime = (why: string) => ({
  kind: 'official' as const,
  executable: '/x/electron',
  dist: '/x',
  version: '1.0.0',
  why,
})

/** Sources that have nothing, but for those named; `asked` tells in which order they were asked. */
function sources(having: string[]) {
  const asked: string[] = []
  const answer = (name: string) => () => {
    asked.push(name)
    return having.includes(name) ? runtime(name) : null
  }
  return {
    asked,
    override: answer('override'),
    installed: answer('installed'),
    reachable: () => {
      asked.push('reachable')
      return Promise.resolve(having.includes('reachable'))
    },
    download: answer('download'),
    cached: answer('cached'),
    fallback: answer('fallback'),
  }
}

describe('the runtime is looked up in order', () => {
  it('takes an override before anything else', async () => {
    const all = sources(['override', 'installed', 'reachable', 'download', 'cached', 'fallback'])
    expect((await chooseRuntime(all)).why).toBe('override')
    expect(all.asked).toEqual(['override'])
  })

  it('takes the official one that is there without asking the network', async () => {
    const all = sources(['installed', 'reachable', 'download', 'cached', 'fallback'])
    expect((await chooseRuntime(all)).why).toBe('installed')
    expect(all.asked).toEqual(['override', 'installed'])
  })

  it('downloads the official one where it can be reached, even with a fallback at hand', async () => {
    const all = sources(['reachable', 'download', 'cached', 'fallback'])
    expect((await chooseRuntime(all)).why).toBe('download')
    expect(all.asked).toEqual(['override', 'installed', 'reachable', 'download'])
  })

  it('tries no download where the network is closed, and takes the fallback of an earlier run', async () => {
    const all = sources(['download', 'cached', 'fallback'])
    expect((await chooseRuntime(all)).why).toBe('cached')
    expect(all.asked).toEqual(['override', 'installed', 'reachable', 'cached'])
  })

  it('takes the fallback when the download of the official one fails half-way', async () => {
    const all = sources(['reachable', 'fallback'])
    expect((await chooseRuntime(all)).why).toBe('fallback')
    expect(all.asked).toEqual(['override', 'installed', 'reachable', 'download', 'cached', 'fallback'])
  })

  it('says what to do when there is none at all', async () => {
    await expect(chooseRuntime(sources([]))).rejects.toThrow('Set ROUNDKEEPER_ELECTRON')
  })
})
