import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkElectron25Types } from './checks/electron-25-types.mjs'
import { countPlaywright, countVitest, runCounted } from './checks/reports.mjs'
import { build, runCommand, setUp } from './setup.mjs'
import { ROOT, commandOf, runNode, say, since } from './steps.mjs'

const REPORTS = join(ROOT, 'node_modules', '.cache', 'reports')
const VITEST_REPORT = join(REPORTS, 'vitest.json')
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json')

const ROOMS = ['electron', 'renderer', 'shared']
const tool = (name, args, command) => () => runNode([commandOf(name, command), ...args])

/** Checks that share the processor well: run two at a time. */
const CHECKS = {
  Prettier: tool('prettier', ['--check', '--log-level=warn', '.']),
  ESLint: tool('eslint', ['--max-warnings=0', '.']),
  TypeScript: tool('typescript', ['-b'], 'tsc'),
  'Svelte check': tool('svelte-check', ['--tsconfig', 'tsconfig.renderer.json', '--fail-on-warnings']),
  'Electron 25 types': checkElectron25Types,
  'Import directions': tool('dependency-cruiser', ROOMS, 'depcruise'),
  'Schemas stay in main': tool(
    'dependency-cruiser',
    [...ROOMS, '--config', '.dependency-cruiser.built.cjs'],
    'depcruise',
  ),
  'Unused code': tool('knip', ['--no-progress']),
}

/** Tests, one kind after the other: they measure time and need the machine for themselves. */
const TESTS = {
  'Unit tests': () =>
    runCounted(
      VITEST_REPORT,
      tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]),
      countVitest,
    ),
  'App tests': () =>
    runCounted(
      PLAYWRIGHT_REPORT,
      () =>
        runNode([commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
        }),
      countPlaywright,
    ),
}

runCommand(async () => {
  const { executable } = await setUp()
  process.env.ROUNDKEEPER_ELECTRON = executable
  mkdirSync(REPORTS, { recursive: true })
  await build()
  const results = [...(await runAll(CHECKS, 2)), ...(await runAll(TESTS, 1))]
  return sumUp(results)
})

/** Runs every step, also after one has failed: who fixes things wants to see all of them. */
async function runAll(steps, atOnce) {
  const waiting = Object.entries(steps)
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, run] = next
      const start = performance.now()
      const result = await run()
      results.push({ name, ...result })
      say(name, `${describe(result)} (${since(start)})`)
      if (result.code !== 0) console.log(result.output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

function describe({ code, count, skipped }) {
  if (skipped) return `skipped, ${skipped}`
  const numbers = count ? `${count.passed} passed, ${count.failed} failed` : ''
  if (code === 0) return numbers || 'ok'
  return `FAILED ${numbers}`.trim()
}

function sumUp(results) {
  const failing = results.filter(({ code }) => code !== 0).map(({ name }) => name)
  if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}`)
  const total = (key) => results.reduce((sum, { count }) => sum + (count?.[key] ?? 0), 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  return failing.length > 0 ? 1 : 0
}
