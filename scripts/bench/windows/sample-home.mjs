import { join } from 'node:path'
import { _electron as electron } from '@playwright/test'
import { runtimeFlags } from '../../runtime.mjs'
import { ROOT } from '../../steps.mjs'

/**
 * Folders of an app that was closed in mid-fight of the sample campaign.
 *
 * @param {string} executable
 * @param {string} home where they are made
 * @returns {Promise<{ home: string, rows: number }>} rows: places in the order
 */
export async function sampleHome(executable, home) {
  const app = await electron.launch({
    executablePath: executable,
    args: [...runtimeFlags({ virtualDisplay: true }), ROOT],
    env: {
      ...process.env,
      ROUNDKEEPER_USER_DATA: join(home, 'settings'),
      ROUNDKEEPER_CAMPAIGNS: join(home, 'campaigns'),
    },
  })
  const gm = await app.firstWindow()
  await gm.waitForSelector('h1')
  const ask = (name, args) => gm.evaluate(([n, a]) => window.roundkeeper.request(n, a), [name, args])
  const act = (command) => ask('command', { command, dice: [] })
  await ask('campaign.openSample', {})
  const { view } = await ask('gm.state', {})
  await act({ kind: 'prepareFight', encounter: Object.keys(view.encounters)[0] })
  await act({ kind: 'rollInitiative' })
  await act({ kind: 'beginFight' })
  const rows = (await ask('gm.state', {})).view.fight.order.length
  await app.close()
  return { home, rows }
}
