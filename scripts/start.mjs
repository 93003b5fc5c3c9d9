import { join } from 'node:path'
import { hasDisplay, startVirtualDisplay } from './display.mjs'
import { runtimeFlags } from './runtime.mjs'
import { build, runCommand, setUp } from './setup.mjs'
import { ROOT, runOpenly, say } from './steps.mjs'

runCommand(async () => {
  const runtime = await setUp()
  await build()
  return hasDisplay() ? openApp(runtime) : runDemo(runtime)
})

function openApp({ executable }) {
  say('Open', 'Roundkeeper')
  return runOpenly(executable, [...runtimeFlags(), ROOT, ...process.argv.slice(2)])
}

/** Nobody can see a window here: a scripted fight in the real app shows as much as can be shown. */
async function runDemo({ executable }) {
  const folder = join('out', 'demo')
  say('Display', 'there is none: running the demo session on a virtual one')
  const display = await startVirtualDisplay()
  const env = { DISPLAY: display.name, ROUNDKEEPER_ELECTRON: executable, ROUNDKEEPER_VIRTUAL_DISPLAY: '1' }
  const code = await runOpenly(process.execPath, [join('scripts', 'demo.mjs'), folder], env)
  display.stop()
  say('Demo', code === 0 ? `done; screenshots of both windows are in ${folder}` : `failed with code ${code}`)
  return code
}
