const { rmSync } = require('node:fs')
const { join } = require('node:path')

/** An Electron taken from a folder still has the default app that stands in for a packed one: it goes. */
module.exports = ({ appOutDir, electronPlatformName }) => {
  if (electronPlatformName === 'darwin') return
  rmSync(join(appOutDir, 'resources', 'default_app.asar'), { force: true })
}
