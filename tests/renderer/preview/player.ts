/* The players' window on a fixture, for looking at it. ?layout=cards&theme=light&crowd=20&still */
import { playerBridge } from '../fixtures/bridge'
import { coldHatch, crowded } from '../fixtures/player-view'

const wish = new URLSearchParams(location.search)
const screen = {
  blackout: wish.has('black'),
  layout: (wish.get('layout') ?? 'list') as 'list' | 'cards' | 'spotlight',
  theme: (wish.get('theme') ?? 'dark') as 'dark' | 'light' | 'contrast',
}
const crowd = wish.get('crowd')
const view = crowd === null ? coldHatch({ screen }) : crowded(Number(crowd), { screen })
if (wish.has('still')) Object.assign(view, { status: 'waiting', rows: [], tells: [], round: 0 })
window.roundkeeperPlayer = playerBridge(view)
void import('../../../renderer/player/main')
