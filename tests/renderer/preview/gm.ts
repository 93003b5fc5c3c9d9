/* The GM window on a fixture, for looking at it. ?closed, ?theme=light, ?room=library, ?keys=Ctrl+K */
import { gmBridge } from '../fixtures/bridge'
import { appInfo, titheRoad } from '../fixtures/gm-view'

const wish = new URLSearchParams(location.search)
const theme = (wish.get('theme') ?? 'dark') as 'dark' | 'light' | 'contrast'
const { bridge, push } = gmBridge(wish.has('closed') ? null : titheRoad(), {
  'app.info': () => ({ ...appInfo(), settings: { ...appInfo().settings, theme } }),
})
window.roundkeeper = bridge
Object.assign(window, { push })
void import('../../../renderer/gm/main')
