import { runCommand, setUp } from './setup.mjs'
import { commandOf, runOpenly } from './steps.mjs'

runCommand(async () => {
  const { executable } = await setUp()
  const isRoot = process.getuid?.() === 0
  return runOpenly(process.execPath, [commandOf('electron-vite'), 'dev', '--watch'], {
    ELECTRON_EXEC_PATH: executable,
    ...(isRoot ? { NO_SANDBOX: '1' } : {}),
  })
})
