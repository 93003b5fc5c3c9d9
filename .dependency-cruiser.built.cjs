const { options } = require('./.dependency-cruiser.cjs')

/**
 * What is left of the imports once types are gone, as in the built app: the schemas of the contract check what
 * comes from outside in main; drawn into a window they would cost every start, and the rules get checked data.
 */
module.exports = {
  forbidden: [
    {
      name: 'windows-without-schemas',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^node_modules/zod/', reachable: true },
    },
    {
      name: 'rules-without-schemas',
      severity: 'error',
      from: { path: '^electron/engine/' },
      to: { path: '^node_modules/zod/', reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
}
