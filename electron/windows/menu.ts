import { Menu, type MenuItemConstructorOptions } from 'electron'

/**
 * The least a desktop expects: copy and paste, and a way out. It stays invisible outside macOS; undo and redo are
 * left out because those keys belong to the game.
 */
export function setMenu(): void {
  const edit: MenuItemConstructorOptions = {
    label: 'Edit',
    submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  }
  const app: MenuItemConstructorOptions = {
    label: 'Roundkeeper',
    submenu: [{ role: 'about' }, { type: 'separator' }, { role: 'quit' }],
  }
  Menu.setApplicationMenu(Menu.buildFromTemplate([app, edit]))
}
