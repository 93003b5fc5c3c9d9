import type { Settings } from '@shared/ipc/contract'
import type { Preferences } from '../../campaign/preferences'
import { rulesets } from '../../engine/rulesets'
import type { Desk } from '../../play/desk'
import type { Handlers } from '../answer'

/** The app itself: what it is, what it was told to look like. */
export function appHandlers(
  version: string,
  desk: Desk,
  settings: Preferences<Settings>,
  settingsChanged: () => void,
  left: () => void,
): Pick<Handlers, 'app.info' | 'settings.set' | 'app.left'> {
  return {
    'app.info': async () => ({
      version,
      platform: process.platform,
      campaignOpen: desk.game !== null,
      recent: await desk.recent(),
      settings: settings.value,
      rulesets: Object.values(rulesets).map(({ id, name }) => ({ id, name })),
    }),
    async 'settings.set'(change) {
      await settings.set({ ...settings.value, ...change })
      settingsChanged()
      return settings.value
    },
    'app.left'() {
      left()
      return { ok: true }
    },
  }
}
