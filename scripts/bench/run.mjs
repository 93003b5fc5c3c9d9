import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { hasDisplay, startVirtualDisplay } from '../display.mjs'
import { describeRuntime, resolveRuntime } from '../runtime.mjs'
import { commandOf, runNode } from '../steps.mjs'
import { OUT } from './lib/bundle.mjs'
import { printed } from './lib/figures.mjs'
import { createMeasures } from './measures.mjs'

/**
 * Measures the app beside its floors and writes out/bench/results.json.
 * Usage: npm run bench [-- a b c d e] [--quick]
 */
async function bench(args) {
  const quick = args.includes('--quick')
  const wanted = args.filter((one) => /^[a-e]$/.test(one))
  const runtime = await resolveRuntime()
  const machine = {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memory: totalmem(),
    loadBefore: loadavg(),
  }
  console.log(`${describeRuntime(runtime)}; ${machine.cores} cores, load ${machine.loadBefore[0].toFixed(1)}`)
  const built = await runNode([commandOf('electron-vite'), 'build'])
  if (built.code !== 0) throw new Error(built.output)
  mkdirSync(OUT, { recursive: true })
  if (!hasDisplay()) process.env.DISPLAY = (await startVirtualDisplay()).name
  const measures = await createMeasures(runtime.executable, quick)
  const results = {
    at: new Date().toISOString(),
    quick,
    runtime: runtime.version,
    machine,
    figures: [],
    raw: {},
  }
  for (const [letter, measure] of Object.entries(measures)) {
    if (wanted.length > 0 && !wanted.includes(letter)) continue
    const parts = await measure()
    results.raw[letter] = parts.map(({ raw }) => raw)
    for (const figure of parts.flatMap(({ figures }) => figures)) {
      results.figures.push(figure)
      console.log(printed(figure))
    }
    writeFileSync(join(OUT, 'results.json'), JSON.stringify(results, null, 2))
  }
  const missed = results.figures.filter(({ holds }) => holds === false).length
  console.log(`${missed === 0 ? 'Every target holds' : `${missed} missed`}; out/bench/results.json`)
}

await bench(process.argv.slice(2))
process.exit()
