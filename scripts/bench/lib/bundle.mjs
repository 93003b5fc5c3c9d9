import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../../steps.mjs'

/** What the measured programs are bundled into. */
export const OUT = join(ROOT, 'out', 'bench')

/**
 * Bundles programs that use the app's own modules, the way the main process is bundled.
 *
 * @param {Record<string, string>} entries file by name
 * @returns {Promise<(name: string) => string>} where a bundled program lies
 */
export async function bundlePrograms(entries) {
  const folder = join(OUT, 'programs')
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    resolve: { alias: { '@shared': join(ROOT, 'shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node18.15',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: entries, output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  })
  return (name) => join(folder, `${name}.cjs`)
}
