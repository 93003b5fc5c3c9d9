import { Menu, type MenuItemConstructorOptions } from 'electron'

/**
 * The least a desktop expects: copy and paste, a larger or smaller text, and a way out. It stays invisible outside macOS; undo and redo are
 * left out because those keys belong to the game.
 */
export function setMenu(): void {
  const edit: MenuItemConstructorOptions = {
    label: 'Edit',
    submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  }
  const view: MenuItemConstructorOptions = {
    label: 'View',
    submenu: [{ role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'resetZoom' }],
  }
  const app: MenuItemConstructorOptions = {
    label: 'Roundkeeper',
    submenu: [{ role: 'about' }, { type: 'separator' }, { role: 'quit' }],
  }
  Menu.setApplicationMenu(Menu.buildFromTemplate([app, edit, view]))
}
