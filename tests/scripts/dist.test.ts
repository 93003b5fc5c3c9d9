import { describe, expect, it } from 'vitest'
import { electronFor, fusesFor, planDist } from '../../scripts/dist/plan.mjs'

const PINNED = '45.5.0'
const official = { kind: 'official' as const, executable: '', dist: '/official', version: PINNED, why: '' }
const fallback = { kind: 'fallback' as const, executable: '', dist: '/fallback', version: '25.1.1', why: '' }
const electron = (args: string[], runtime: typeof official | typeof fallback) =>
  electronFor(planDist(args, 'linux'), runtime, PINNED, 'linux')

describe('what is packed', () => {
  it('is for this system unless another is named', () => {
    expect(planDist([], 'darwin').platform).toBe('mac')
    expect(planDist(['--platform=win', 'zip'], 'linux')).toMatchObject({ platform: 'win', targets: ['zip'] })
  })

  it('an option that is not known is refused', () => {
    expect(() => planDist(['--relase'])).toThrow("doesn't know --relase")
  })

  it('holds the Electron at hand', () => {
    expect(electron([], official)).toEqual({ electronVersion: PINNED, electronDist: '/official' })
    expect(electron([], fallback)).toEqual({ electronVersion: '25.1.1', electronDist: '/fallback' })
  })

  it('holds the pinned Electron for another system', () => {
    expect(electron(['--platform=mac'], fallback)).toEqual({ electronVersion: PINNED })
  })
})

describe('a release', () => {
  it('never holds the fallback, nor an Electron of an override', () => {
    expect(() => electron(['--release'], fallback)).toThrow('Nothing was packed')
    const override = { ...official, kind: 'override' as const }
    expect(() => electronFor(planDist(['--release']), override, PINNED)).toThrow('Nothing was packed')
    expect(electron(['--release'], official)).toMatchObject({ electronVersion: PINNED })
  })

  it('has every switch closed; only a build for tests can be looked into', () => {
    expect(fusesFor(planDist(['--release']))).toMatchObject({ enableNodeCliInspectArguments: false })
    expect(fusesFor(planDist(['--inspectable']))).toMatchObject({ enableNodeCliInspectArguments: true })
    expect(() => planDist(['--release', '--inspectable'])).toThrow('never made inspectable')
  })
})
