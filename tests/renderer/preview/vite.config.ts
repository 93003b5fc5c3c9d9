import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/** Serves the preview pages: npx vite --config tests/renderer/preview/vite.config.ts */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@shared': resolve(root, 'shared') } },
  plugins: [svelte({ configFile: resolve(root, 'svelte.config.js') })],
  server: { port: 5199, strictPort: true, fs: { allow: [root] } },
  cacheDir: resolve(root, 'node_modules/.cache/vite-preview'),
})
