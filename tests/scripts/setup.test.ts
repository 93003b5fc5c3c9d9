import { describe, expect, it } from 'vitest'
import { matchesLock } from '../../scripts/setup/dependencies.mjs'
import { installCommand, missingLibraries } from '../../scripts/setup/libraries.mjs'

const ALL = 'libgtk-3.so.0 (x)\nlibnss3.so (x)\nlibasound.so.2 (x)\nlibgbm.so.1 (x)'

describe('the dependencies are current', () => {
  const wanted = {
    '': {},
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  }

  it('when every locked package is there; one for another platform may be missing', () => {
    expect(matchesLock(wanted, { 'node_modules/zod': { version: '4.6.7' } })).toBe(true)
  })

  it('not when one is missing or of another version', () => {
    expect(matchesLock(wanted, {})).toBe(false)
    expect(matchesLock(wanted, { 'node_modules/zod': { version: '4.6.6' } })).toBe(false)
  })
})

describe('the system libraries', () => {
  const machine = { virtualDisplay: true, linkerCache: ALL, hasProgram: () => true }

  it('are complete when the linker knows them and the virtual display is there', () => {
    expect(missingLibraries(machine)).toEqual([])
  })

  it('name the packages that bring what is missing', () => {
    const linkerCache = ALL.replace('libnss3.so ', '')
    const missing = missingLibraries({ virtualDisplay: true, linkerCache, hasProgram: () => false })
    expect(missing.map(({ debian }) => debian)).toEqual(['libnss3', 'xvfb'])
  })

  it('need no virtual display on a desktop', () => {
    expect(missingLibraries({ ...machine, virtualDisplay: false, hasProgram: () => false })).toEqual([])
  })

  it('are installed by one command', () => {
    expect(installCommand([{ debian: 'libnss3' }, { debian: 'xvfb' }], 'sudo ')).toBe(
      'sudo apt-get update && sudo apt-get install -y --no-install-recommends libnss3 xvfb',
    )
  })
})
