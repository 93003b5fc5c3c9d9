import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron as electron, expect, type ElectronApplication, type Page } from '@playwright/test'
import type { CommandInput } from '@shared/command'
import type { StepResult } from '@shared/event'
import type { GmBridge, PlayerBridge, RequestArgs, RequestName, RequestResult } from '@shared/ipc/contract'

declare global {
  interface Window {
    roundkeeper: GmBridge
    roundkeeperPlayer: PlayerBridge
  }
}

/** The real app with folders of its own. */
export interface Running {
  readonly app: ElectronApplication
  readonly gm: Page
  /** Asks as the GM window does. */
  readonly ask: <N extends RequestName>(name: N, args: RequestArgs<N>) => Promise<RequestResult<N>>
  readonly act: (command: CommandInput) => Promise<StepResult>
  /** The players' window, once it is open. */
  readonly players: () => Promise<Page>
}

/** Folders for the app's own files and for campaigns. */
export interface Folders {
  readonly userData: string
  readonly campaigns: string
  remove(): void
}

export function newFolders(): Folders {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-e2e-'))
  return {
    userData: join(folder, 'user-data'),
    campaigns: join(folder, 'campaigns'),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  }
}

const page = async (app: ElectronApplication, of: 'gm' | 'player'): Promise<Page> => {
  const found = () => app.windows().find((window) => window.url().includes(`/${of}/`))
  await expect.poll(() => found() !== undefined).toBe(true)
  return found() as Page
}

export async function launch(folders: Folders): Promise<Running> {
  const app = await electron.launch({
    executablePath: process.env.ROUNDKEEPER_ELECTRON ?? '',
    args: ['--no-sandbox', '--disable-gpu', resolve(import.meta.dirname, '../../..')],
    env: {
      ...(process.env as Record<string, string>),
      ROUNDKEEPER_USER_DATA: folders.userData,
      ROUNDKEEPER_CAMPAIGNS: folders.campaigns,
    },
  })
  const gm = await page(app, 'gm')
  await gm.waitForFunction(() => document.body.innerText.trim() !== '')
  const ask = <N extends RequestName>(name: N, args: RequestArgs<N>) =>
    // Playwright's types see through no generic arguments: they are what the bridge takes.
    gm.evaluate(([which, what]) => window.roundkeeper.request(which as N, what as RequestArgs<N>), [
      name,
      args,
    ] as unknown[]) as Promise<RequestResult<N>>
  return {
    app,
    gm,
    ask,
    act: (command) => ask('command', { command, dice: [] }),
    players: () => page(app, 'player'),
  }
}

/** Opens the sample and begins its first fight. */
export async function beginSampleFight({ ask, act }: Running): Promise<void> {
  expect(await ask('campaign.openSample', {})).toEqual({ ok: true })
  const { view } = await ask('gm.state', {})
  await act({ kind: 'prepareFight', encounter: Object.keys(view?.encounters ?? {})[0] ?? null })
  await act({ kind: 'rollInitiative' })
  expect(await act({ kind: 'beginFight' })).toMatchObject({ ok: true })
}
