import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { hasDisplay, startVirtualDisplay } from '../../scripts/display.mjs'
import { describeRuntime, resolveRuntime } from '../../scripts/runtime.mjs'

/**
 * Before all tests: finds the Electron to drive (ROUNDKEEPER_ELECTRON in the tests' environment), and a
 * display. On a desktop the tests use it, unless E2E_XVFB=1.
 *
 * @returns what ends the virtual display
 */
export default async function prepare(): Promise<() => void> {
  if (!existsSync(resolve(import.meta.dirname, '../../out/main/index.cjs'))) {
    throw new Error('The app is not built: run `npm run build` first.')
  }
  const runtime = await resolveRuntime()
  process.env.ROUNDKEEPER_ELECTRON = runtime.executable
  console.log(describeRuntime(runtime))
  if (hasDisplay() && process.env.E2E_XVFB !== '1') return () => undefined
  const display = await startVirtualDisplay()
  process.env.DISPLAY = display.name
  delete process.env.WAYLAND_DISPLAY
  return display.stop
}
