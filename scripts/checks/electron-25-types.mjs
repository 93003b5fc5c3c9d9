import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { cacheFolder } from '../runtime.mjs'
import { FALLBACK } from '../runtime/fallback.mjs'
import { runNpm } from '../runtime/npm.mjs'
import { ROOT, commandOf, runNode } from '../steps.mjs'

/**
 * Compiles the app's own side against the types of the oldest Electron it must run on, so that nothing newer
 * slips in.
 *
 * @returns {Promise<{ code: number, output: string, skipped?: string }>} skipped says why it wasn't done
 */
export async function checkElectron25Types() {
  const types = join(cacheFolder(), `electron-types-${FALLBACK.version}`, 'electron.d.ts')
  try {
    if (!existsSync(types)) fetchTypes(join(types, '..'))
  } catch (problem) {
    return { code: 0, output: '', skipped: `its types can't be had: ${problem.message.split('\n')[0]}` }
  }
  const folder = join(ROOT, 'node_modules', '.cache', 'roundkeeper')
  const project = join(folder, 'tsconfig.electron-25.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.node.json'),
      compilerOptions: {
        paths: { '@shared/*': [join(ROOT, 'shared/*')], electron: [types] },
        typeRoots: [join(ROOT, 'node_modules/@types')],
        tsBuildInfoFile: join(folder, 'electron-25.tsbuildinfo'),
      },
      include: [join(ROOT, 'electron')],
      exclude: [],
    }),
  )
  return runNode([commandOf('typescript', 'tsc'), '-p', project])
}

/** The types alone, without the binary: packing runs no script of the package. */
function fetchTypes(folder) {
  const work = `${folder}.${process.pid}.part`
  mkdirSync(work, { recursive: true })
  try {
    const spec = `electron@${FALLBACK.version}`
    runNpm(['pack', spec, '--silent', '--fetch-retries=0', '--pack-destination', work], { cwd: work })
    const archive = readdirSync(work).find((file) => file.endsWith('.tgz'))
    execFileSync('tar', ['-xzf', archive, '--strip-components=1', 'package/electron.d.ts'], { cwd: work })
    rmSync(join(work, archive))
    renameSync(work, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
