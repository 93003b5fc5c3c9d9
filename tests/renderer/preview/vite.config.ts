import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/**
 * The preview pages: `npx vite build --config tests/renderer/preview/vite.config.ts`, then
 * `npx vite preview --config …`; or `npx vite --config …` while working on them.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@shared': resolve(root, 'shared') } },
  plugins: [svelte({ configFile: resolve(root, 'svelte.config.js') })],
  server: { port: 5199, strictPort: true, fs: { allow: [root] } },
  preview: { port: 5199, strictPort: true },
  cacheDir: resolve(root, 'node_modules/.cache/vite-preview'),
  build: {
    outDir: resolve(root, 'node_modules/.cache/preview'),
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        gm: resolve(import.meta.dirname, 'gm.html'),
        player: resolve(import.meta.dirname, 'player.html'),
      },
    },
  },
})
