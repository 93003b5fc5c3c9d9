import type { ActionRecord } from '../keys/registry.svelte'
import { app } from '../state/app.svelte'
import { request } from '../state/bridge.svelte'
import { game } from '../state/game.svelte'
import { handInAll } from '../state/leaving'
import { notices } from '../state/notices.svelte'
import { rooms, selection, type Room } from '../state/selection.svelte'

const names: Record<Room, string> = {
  table: 'Go to the table',
  encounters: 'Go to encounters',
  library: 'Go to the library',
  party: 'Go to the party',
  log: 'Go to the log',
}

const layouts = ['list', 'cards', 'spotlight'] as const

const overrulable = () => notices.list.findLast((notice) => notice.way !== null)

/** What can be done from anywhere: rooms, palette, sheet of keys, players' screen, notices. */
export const generalActions: readonly ActionRecord[] = [
  ...rooms.map((room, n): ActionRecord => ({
    id: `room.${room}`,
    label: names[room],
    group: 'Everywhere',
    key: `Ctrl+${n + 1}`,
    panels: 'any',
    whileTyping: true,
    available: () => game.open,
    run: () => selection.go(room),
  })),
  {
    id: 'app.palette',
    label: 'Find or do',
    group: 'Everywhere',
    key: 'Ctrl+K',
    panels: 'any',
    whileTyping: true,
    quiet: true,
    available: () => game.open,
    run: () => (selection.panel === 'palette' ? selection.close() : selection.open('palette')),
  },
  {
    id: 'app.help',
    label: 'All keys',
    group: 'Everywhere',
    key: '?',
    words: 'help shortcuts keyboard rebind',
    run: () => selection.open('help'),
  },
  {
    id: 'app.settings',
    label: 'Settings',
    group: 'Everywhere',
    key: 'Ctrl+,',
    words: 'theme dark light contrast house rules options preferences',
    whileTyping: true,
    run: () => selection.open('settings'),
  },
  {
    id: 'campaign.close',
    label: 'Close the campaign',
    group: 'Everywhere',
    key: null,
    panels: 'any',
    words: 'start screen other campaign quit',
    available: () => game.open,
    run: () => void handInAll().then(() => request('campaign.close', {})),
  },
  {
    id: 'campaign.reveal',
    label: 'Show its folder',
    group: 'Everywhere',
    key: null,
    panels: 'any',
    words: 'campaign files directory',
    available: () => game.open,
    run: () => void request('campaign.reveal', { id: null }),
  },
  {
    id: 'app.close',
    label: 'Close the open panel',
    group: 'Everywhere',
    key: 'Esc',
    panels: 'any',
    quiet: true,
    available: () => selection.panel !== null,
    run: () => selection.close(),
  },
  {
    id: 'app.override',
    label: 'Do it anyway',
    group: 'Everywhere',
    key: 'O',
    quiet: true,
    available: () => overrulable() !== undefined,
    run: () => overrulable()?.way?.run(),
  },
  {
    id: 'app.dismiss',
    label: 'Notice is read',
    group: 'Everywhere',
    key: 'Esc',
    quiet: true,
    available: () => notices.list.length > 0,
    run: () => {
      const last = notices.list.at(-1)
      if (last) notices.dismiss(last.id)
    },
  },
  {
    id: 'screen.open',
    label: 'Open the players’ screen',
    group: 'Players’ screen',
    key: 'Shift+B',
    words: 'player window second display',
    available: () => !app.screen.open,
    run: () => void app.openScreen(true),
  },
  {
    id: 'screen.close',
    label: 'Close the players’ screen',
    group: 'Players’ screen',
    key: null,
    available: () => app.screen.open,
    run: () => void app.openScreen(false),
  },
  {
    id: 'screen.blackout',
    label: 'Black out the players’ screen, or show it again',
    group: 'Players’ screen',
    key: 'B',
    available: () => app.screen.open,
    run: () => void app.blackout(!app.screen.blackout),
  },
  {
    id: 'screen.fullScreen',
    label: 'Players’ screen: full screen',
    group: 'Players’ screen',
    key: null,
    available: () => app.screen.open,
    run: () => void app.fullScreen(null),
  },
  ...layouts.map((layout): ActionRecord => ({
    id: `screen.${layout}`,
    label: `Players’ screen: ${layout}`,
    group: 'Players’ screen',
    key: null,
    words: 'layout',
    available: () => app.screen.open && app.screen.layout !== layout,
    run: () => void app.layout(layout),
  })),
]
