import { chmodSync } from 'node:fs'
import { electronFor, fusesFor, planDist } from './dist/plan.mjs'
import { officialElectron } from './runtime/official.mjs'
import { build, runCommand, setUp } from './setup.mjs'
import { ROOT, say } from './steps.mjs'

const FALLBACK_WARNING = `
  !!!  This package holds the FALLBACK Electron, which gets no security fixes any more.
  !!!  It is good for testing the packaged app on this machine. Give it to nobody.
`

runCommand(async () => {
  const plan = planDist(process.argv.slice(2))
  const runtime = await setUp()
  const pinned = officialElectron(ROOT).version
  const electron = electronFor(plan, runtime, pinned)
  const isFallback = electron.electronVersion !== pinned
  if (isFallback) console.warn(FALLBACK_WARNING)
  await build()
  for (const file of await pack(plan, electron)) say('Packed', file)
  if (isFallback) console.warn(FALLBACK_WARNING)
  return 0
})

async function pack(plan, electron) {
  // Only there once the dependencies are.
  const { Platform, build: packApp } = await import('electron-builder')
  const { default: config } = await import('../electron-builder.config.js')
  await useLocalArchiver()
  const platform = { linux: Platform.LINUX, win: Platform.WINDOWS, mac: Platform.MAC }[plan.platform]
  return packApp({
    projectDir: ROOT,
    targets: platform.createTarget(plan.targets.length > 0 ? plan.targets : null),
    config: {
      ...config,
      ...electron,
      directories: { ...config.directories, output: plan.output },
      electronFuses: fusesFor(plan),
    },
  })
}

/** electron-builder would download its archiver; the one of a package does as well, once it may be run. */
async function useLocalArchiver() {
  if (process.platform === 'win32') return
  const { path7za } = await import('7zip-bin')
  chmodSync(path7za, 0o755)
  process.env.ELECTRON_BUILDER_7ZIP_PATH ??= path7za
  process.env.ELECTRON_BUILDER_COMPRESSION_LEVEL ??= '3'
}
