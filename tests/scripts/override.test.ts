import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { executableName } from '../../scripts/runtime/official.mjs'
import { overrideRuntime } from '../../scripts/runtime/override.mjs'

let folder: string
let executable: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'))
  executable = join(folder, 'electron')
  writeFileSync(executable, '')
  writeFileSync(join(folder, 'version'), 'v45.5.0\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('an override of the runtime', () => {
  it('is none when no variable is set', () => {
    expect(overrideRuntime({})).toBeNull()
  })

  it('may name an executable', () => {
    const found = overrideRuntime({ ELECTRON_EXEC_PATH: executable })
    expect(found).toMatchObject({ kind: 'override', executable, dist: folder, version: '45.5.0' })
  })

  it('may name the folder of a distribution', () => {
    const found = overrideRuntime({ ELECTRON_OVERRIDE_DIST_PATH: folder })
    expect(found?.executable).toBe(join(folder, executableName('linux')))
  })

  it('prefers our own variable', () => {
    const found = overrideRuntime({ ROUNDKEEPER_ELECTRON: executable, ELECTRON_EXEC_PATH: '/elsewhere' })
    expect(found).toMatchObject({ executable, why: 'set by ROUNDKEEPER_ELECTRON' })
  })

  it('is refused when it names nothing, rather than passed over', () => {
    expect(() => overrideRuntime({ ROUNDKEEPER_ELECTRON: join(folder, 'gone') })).toThrow('no such file')
  })
})
