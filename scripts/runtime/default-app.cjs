// What the fallback runtime runs first: it loads the app folder named on the command line, as Electron's own
// default app does, and the modules asked for with -r before it.
const { app } = require('electron')
const Module = require('node:module')
const path = require('node:path')

const preloads = []
let folder = null
const rest = process.argv.slice(1)
for (let at = 0; at < rest.length && folder === null; at++) {
  const argument = rest[at]
  if (argument === '-r' || argument === '--require') preloads.push(rest[++at])
  else if (!argument.startsWith('-')) folder = path.resolve(argument)
}

if (folder === null) {
  console.error('Name the folder of the app to run.')
  app.exit(2)
} else {
  if (preloads.length > 0) Module._preloadModules(preloads)
  const about = require(path.join(folder, 'package.json'))
  app.setName(about.productName ?? about.name)
  app.setVersion(about.version)
  app.setAppPath(folder)
  Module._load(folder, module, true)
}
