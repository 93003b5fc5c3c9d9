const nodeOrElectron = { dependencyTypes: ['core'] }
const electronModule = '^(node_modules/electron/|electron$)'
const ownSides = '^(electron|renderer|shared|tests|scripts)/'

/** Who may import whom. A room is a folder; what it must not reach is named, with the reason. */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-zod-only',
      comment: 'The contract is read by both sides, so it depends on neither.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: '^(shared/|node_modules/zod/)' },
    },
    {
      name: 'renderer-stays-in-its-room',
      comment: 'The windows show views and send commands; they reach the app only over the contract.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: ownSides, pathNot: '^(renderer|shared)/' },
    },
    {
      name: 'renderer-has-no-platform',
      comment: 'The windows run in a sandbox.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: nodeOrElectron,
    },
    {
      name: 'renderer-packages',
      comment: 'Svelte and the fonts; everything else in a window needs a reason.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/(svelte/|@fontsource)' },
    },
    {
      name: 'engine-is-pure',
      comment: 'The rules know the contract and themselves: no files, no packages, no zod.',
      severity: 'error',
      from: { path: '^electron/engine/' },
      to: { pathNot: '^(electron/engine/|shared/)' },
    },
    {
      name: 'rulesets-stand-alone',
      comment: 'One ruleset never looks at another.',
      severity: 'error',
      from: { path: '^electron/engine/rulesets/([^/]+)/' },
      to: { path: '^electron/engine/rulesets/[^/]+/', pathNot: '^electron/engine/rulesets/$1/' },
    },
    {
      name: 'campaign-room',
      comment: 'Files know what is saved, not what is played or shown.',
      severity: 'error',
      from: { path: '^electron/campaign/' },
      to: { path: ownSides, pathNot: '^(electron/(campaign|engine)|shared)/' },
    },
    {
      name: 'library-room',
      comment: 'Creatures and importers need the dice of the engine, nothing else of the app.',
      severity: 'error',
      from: { path: '^electron/library/' },
      to: { path: ownSides, pathNot: '^(electron/(library|engine)|shared)/' },
    },
    {
      name: 'play-room',
      comment: 'The open game stands on rules, files and library, and knows no window.',
      severity: 'error',
      from: { path: '^electron/play/' },
      to: { path: ownSides, pathNot: '^(electron/(play|engine|campaign|library)|shared)/' },
    },
    {
      name: 'electron-only-at-the-edge',
      comment: 'Only ipc, windows and the entry files see Electron.',
      severity: 'error',
      from: { path: '^(electron|renderer|shared)/', pathNot: '^electron/(ipc/|windows/|[^/]+\\.ts$)' },
      to: { path: electronModule },
    },
    {
      name: 'app-imports-no-tests-or-scripts',
      severity: 'error',
      from: { path: '^(electron|renderer|shared)/' },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^electron$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.mjs', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'require', 'node', 'default', 'types'],
    },
  },
}
