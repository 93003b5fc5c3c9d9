import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeFlags } from '../../runtime.mjs'
import { ROOT } from '../../steps.mjs'
import { OUT } from '../lib/bundle.mjs'
import { memoryOf } from './memory.mjs'
import { sampleHome } from './sample-home.mjs'

const WATCHED = join(ROOT, 'scripts', 'bench', 'cold')
/** Milliseconds for memory to come to rest. */
const REST = 1500
const PATIENCE = 60_000

/** Start screen, Enter for the campaign of last time, then the players' screen. */
const realWindows = {
  '/gm/': [
    { name: 'start', selector: '.room.start li.cur', keys: [{ key: 'Enter' }] },
    { name: 'usable', selector: '.stops .stop.now', keys: [{ key: 'B', modifiers: ['shift'] }] },
  ],
  '/player/': [{ name: 'players', selector: 'li[aria-current=true]' }],
}
const bareWindows = {
  'of=gm': [{ name: 'usable', selector: 'li[aria-current]' }],
  'of=player': [{ name: 'players', selector: 'li[aria-current]' }],
}

/** Runs one start until everything was seen. Milliseconds from the start of the process; MB. */
function once(executable, task, env) {
  return new Promise((done, fail) => {
    const wanted = new Set(Object.values(task.windows).flatMap((steps) => steps.map(({ name }) => name)))
    const seen = {}
    const start = Date.now()
    const child = spawn(executable, [...runtimeFlags({ virtualDisplay: true }), WATCHED], {
      cwd: ROOT,
      env: { ...process.env, ...env, BENCH_COLD: JSON.stringify(task) },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      fail(new Error(`not seen in a minute: ${[...wanted].join(', ')}`))
    }, PATIENCE)
    let rest = ''
    child.on('error', fail)
    child.stdout.on('data', (bytes) => {
      const lines = (rest + bytes).split('\n')
      rest = lines.pop()
      for (const line of lines.filter((one) => one.startsWith('{'))) {
        const { name, at } = JSON.parse(line)
        seen[name] = at - start
        if (!wanted.delete(name) || wanted.size > 0) continue
        clearTimeout(late)
        setTimeout(() => {
          const memory = memoryOf(child.pid)
          child.once('exit', () => done({ ...seen, both: Math.max(seen.usable, seen.players), memory }))
          child.stdin.end()
        }, REST)
      }
    })
  })
}

/**
 * Starts the app with the sample campaign in mid-fight, and the bare app with as many rows, by turns. The page cache is
 * warm for both: what is measured is the programs, not the disk.
 *
 * @param {string} executable
 * @param {{ folder: string, page: string }} bare
 * @param {{ starts: number }} how
 */
export async function measureColdStart(executable, bare, { starts }) {
  const home = mkdtempSync(join(OUT, 'cold-'))
  const found = { app: [], floor: [] }
  try {
    const sample = await sampleHome(executable, join(home, 'sample'))
    for (let n = -1; n < starts; n += 1) {
      const app = await once(
        executable,
        { main: join(ROOT, 'out', 'main', 'index.cjs'), windows: realWindows },
        {
          ROUNDKEEPER_USER_DATA: join(sample.home, 'settings'),
          ROUNDKEEPER_CAMPAIGNS: join(sample.home, 'campaigns'),
        },
      )
      const floor = await once(
        executable,
        { main: join(bare.folder, 'main.cjs'), windows: bareWindows },
        { BENCH_ROWS: String(sample.rows), BENCH_PAGE: bare.page, BENCH_USER_DATA: join(home, 'bare') },
      )
      // The first start of each fills the page cache.
      if (n < 0) continue
      found.app.push(app)
      found.floor.push(floor)
    }
    return { ...found, rows: sample.rows }
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
