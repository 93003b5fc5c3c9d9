import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FALLBACK, checkHash, hasFallback, installFallback } from '../../scripts/runtime/fallback.mjs'

let folder: string
let target: string
let archive: Buffer

/** A package in the form of the real one, a few bytes large: an executable, and an app of its own. */
function packRuntime(): Buffer {
  const runtime = join(folder, 'made')
  mkdirSync(join(runtime, 'resources', 'app'), { recursive: true })
  writeFileSync(join(runtime, FALLBACK.executable), 'binary')
  writeFileSync(join(runtime, 'resources', 'app', 'main.js'), 'their app')
  mkdirSync(join(folder, 'package', 'release'), { recursive: true })
  execFileSync('tar', ['-czf', join(folder, FALLBACK.archive), '-C', runtime, '.'])
  execFileSync('tar', ['-czf', join(folder, 'whole.tgz'), '-C', folder, 'package'])
  return readFileSync(join(folder, 'whole.tgz'))
}

const install = (sha512: string) =>
  installFallback(target, { ...FALLBACK, sha512 }, (_spec: string, into: string) =>
    writeFileSync(join(into, 'runtime.tgz'), archive),
  )

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'))
  target = join(folder, 'cache', 'electron')
  archive = packRuntime()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the fallback runtime', () => {
  it('is put in place with our loader and without the app it came with', () => {
    install(createHash('sha512').update(archive).digest('base64'))
    expect(readFileSync(join(target, 'electron'), 'utf8')).toBe('binary')
    expect(readFileSync(join(target, 'version'), 'utf8')).toBe(FALLBACK.version)
    expect(readdirSync(join(target, 'resources'))).toEqual(['default_app.asar'])
    expect(hasFallback(target)).toBe(true)
  })

  it('is refused when its hash differs, and leaves nothing behind', () => {
    expect(() => install(FALLBACK.sha512)).toThrow('not the expected one')
    expect(existsSync(target)).toBe(false)
    expect(readdirSync(join(folder, 'cache'))).toEqual([])
    expect(hasFallback(target)).toBe(false)
  })

  it('gets a new loader when ours has changed', () => {
    install(createHash('sha512').update(archive).digest('base64'))
    const loader = join(target, 'resources', 'default_app.asar')
    writeFileSync(loader, 'an older one')
    expect(hasFallback(target)).toBe(true)
    expect(readFileSync(loader, 'utf8')).toContain('setAppPath')
  })
})

describe('the hash check', () => {
  it('lets the expected bytes pass and no others', () => {
    const hash = createHash('sha512').update('right').digest('base64')
    expect(() => checkHash(Buffer.from('right'), hash)).not.toThrow()
    expect(() => checkHash(Buffer.from('wrong'), hash)).toThrow('thrown away')
  })
})
