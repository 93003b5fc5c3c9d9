import { join } from 'node:path'

/** Packages whose code or type is part of the bundle: their licenses go along. */
const BUNDLED = [
  '@fontsource/grenze',
  '@fontsource-variable/sofia-sans-semi-condensed',
  'lowdb',
  'steno',
  'svelte',
  'zod',
]

const licenseOf = (name) => ({
  from: join('node_modules', name),
  to: join('licenses', name.replace('/', '-')),
  filter: 'LICENSE*',
})

/**
 * What is packed, for every system. The runtime, its version and where the result goes are added by
 * scripts/dist.mjs, which alone knows which Electron is at hand.
 *
 * @type {import('electron-builder').Configuration}
 */
export default {
  appId: 'app.roundkeeper.desktop',
  productName: 'Roundkeeper',
  copyright: 'The Roundkeeper authors',
  // Everything the app needs is bundled into out/; out/demo is what the demo session leaves there.
  files: ['out/{main,preload,renderer}/**', 'package.json', '!node_modules'],
  extraFiles: ['LICENSE', ...BUNDLED.map(licenseOf)],
  directories: { buildResources: 'resources' },
  asar: true,
  npmRebuild: false,
  publish: null,
  afterPack: 'scripts/dist/after-pack.cjs',
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  linux: {
    target: ['dir', 'tar.gz'],
    category: 'Game',
    icon: 'resources/icon.png',
    executableName: 'roundkeeper',
  },
  win: { target: ['nsis', 'zip'], icon: 'resources/icon.png' },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    target: ['dmg', 'zip'],
    category: 'public.app-category.role-playing-games',
    icon: 'resources/icon-1024.png',
  },
}
