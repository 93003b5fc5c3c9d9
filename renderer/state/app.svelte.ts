import type { AppInfo, PlayerScreen, Settings } from '@shared/ipc/contract'
import { request } from './bridge.svelte'

const noSettings: Settings = {
  theme: 'dark',
  keys: {},
  playerTheme: 'dark',
  playerLayout: 'list',
  partyNumbers: true,
  shareTells: true,
}

class App {
  /** Version, recent campaigns, rulesets; null until main answered. */
  info = $state.raw<AppInfo | null>(null)
  settings = $state.raw<Settings>(noSettings)
  screen = $state.raw<PlayerScreen>({
    open: false,
    fullScreen: false,
    blackout: false,
    layout: 'list',
    displays: 1,
  })

  /** Asks main again: after opening, duplicating or forgetting a campaign. */
  async refresh() {
    const info = await request('app.info', {})
    this.info = info
    this.settings = info.settings
  }

  async saveSettings(change: Partial<Settings>) {
    this.settings = await request('settings.set', change)
  }

  async refreshScreen() {
    this.screen = await request('screen.get', {})
  }

  async openScreen(open: boolean) {
    this.screen = await request('screen.open', { open })
  }

  async blackout(on: boolean) {
    this.screen = await request('screen.blackout', { on })
  }

  async layout(layout: PlayerScreen['layout']) {
    this.screen = await request('screen.layout', { layout })
  }

  async fullScreen(on: boolean | null) {
    this.screen = await request('screen.fullScreen', { on })
  }
}

/** The app around the campaign: settings, recent campaigns, the players' screen. */
export const app = new App()

/** Theme that applies now; "system" follows the desktop. */
export const themeNow = (theme: Settings['theme'], systemIsLight: boolean): 'dark' | 'light' | 'contrast' =>
  theme === 'system' ? (systemIsLight ? 'light' : 'dark') : theme
