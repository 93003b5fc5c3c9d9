import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'
import { ROOT } from '../../steps.mjs'
import { OUT } from '../lib/bundle.mjs'

const SOURCE = join(ROOT, 'scripts', 'bench', 'bare')

/** The bare app: its folder, and the page it shows, built like the app's own pages. */
export async function buildBare() {
  const outDir = join(OUT, 'bare')
  await build({
    configFile: false,
    root: SOURCE,
    base: './',
    logLevel: 'warn',
    plugins: [svelte({ configFile: join(ROOT, 'svelte.config.js') })],
    build: { target: 'chrome114', outDir, emptyOutDir: true },
  })
  return { folder: SOURCE, page: join(outDir, 'index.html') }
}
