import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundkeeper-rooms-'))
  for (const name of ['zod', 'svelte', 'electron']) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"index.js"}`)
    write(`node_modules/${name}/index.js`, '')
  }
  // What a compiled component imports.
  for (const name of ['client', 'disclose-version', 'flags/legacy']) {
    write(`node_modules/svelte/internal/${name}.js`, '')
  }
  for (const file of ['.dependency-cruiser.cjs', '.dependency-cruiser.built.cjs', 'tsconfig.base.json']) {
    cpSync(join(ROOT, file), join(folder, file))
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** The rules that a small project breaks, once each. */
function broken(files: Record<string, string>, config = '.dependency-cruiser.cjs'): string[] {
  for (const [name, text] of Object.entries(files)) write(name, text)
  const args = ['--config', config, '--output-type', 'json', 'electron', 'renderer', 'shared']
  const { stdout } = spawnSync(process.execPath, [CRUISER, ...args], { cwd: folder, encoding: 'utf8' })
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}

const ROOMS = {
  'shared/view.ts':
    "import { z } from 'zod'\nexport const view = z.string()\nexport type View = z.infer<typeof view>",
  'electron/engine/dice.ts':
    "import type { View } from '@shared/view'\nexport const roll = (view: View) => view",
  'electron/campaign/file.ts':
    "import { roll } from '../engine/dice'\nimport 'node:fs'\nexport const save = roll",
  'electron/play/game.ts': "import { save } from '../campaign/file'\nexport const play = save",
  'electron/main.ts':
    "import { app } from 'electron'\nimport { play } from './play/game'\nvoid app.whenReady().then(play)",
  'renderer/gm/main.ts':
    "import type { View } from '@shared/view'\nimport Row from './Row.svelte'\nexport const row = (view: View) => [Row, view]",
  'renderer/gm/Row.svelte':
    '<script lang="ts">\n  import { onMount } from "svelte"\n  onMount(() => {})\n</script>',
}

describe('the import rules', () => {
  it('let every room be as it should', () => {
    expect(broken(ROOMS)).toEqual([])
    expect(broken(ROOMS, '.dependency-cruiser.built.cjs')).toEqual([])
  }, 60_000)

  it('stop an engine that reaches for files, Electron, a window or the schemas', () => {
    const engine =
      "import 'node:fs'\nimport { app } from 'electron'\nimport { row } from '../../renderer/gm/main'\nimport { view } from '@shared/view'\nexport const all = [app, row, view]"
    const files = { ...ROOMS, 'electron/engine/dice.ts': engine }
    expect(broken(files)).toEqual(expect.arrayContaining(['electron-only-at-the-edge', 'engine-is-pure']))
    expect(broken(files, '.dependency-cruiser.built.cjs')).toContain('rules-without-schemas')
  }, 60_000)

  it('stop a component that reaches into the app or draws in the schemas', () => {
    const row =
      '<script lang="ts">\n  import { play } from "../../electron/play/game"\n  import { view } from "@shared/view"\n  play(view)\n</script>'
    const files = { ...ROOMS, 'renderer/gm/Row.svelte': row }
    expect(broken(files)).toEqual(['renderer-stays-in-its-room'])
    expect(broken(files, '.dependency-cruiser.built.cjs')).toEqual(['windows-without-schemas'])
  }, 60_000)

  it('stop the contract and the lower rooms from looking up', () => {
    const files = {
      ...ROOMS,
      'shared/view.ts': "import type { roll } from '../electron/engine/dice'\nexport type View = typeof roll",
      'electron/campaign/file.ts':
        "import type { play } from '../play/game'\nexport const save: typeof play | null = null",
    }
    expect(broken(files)).toEqual(expect.arrayContaining(['shared-imports-zod-only', 'campaign-room']))
  }, 60_000)
})
