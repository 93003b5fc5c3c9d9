import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'

// The bundle must also run on the oldest runtime we start on, whatever `electron` package is installed.
process.env.ELECTRON_MAJOR_VER = '25'

const at = (path: string) => resolve(import.meta.dirname, path)
const alias = { '@shared': at('shared') }

export default defineConfig({
  main: {
    resolve: { alias },
    build: {
      target: 'node18.15',
      outDir: 'out/main',
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: at('electron/main.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  preload: {
    resolve: { alias },
    build: {
      target: 'node18.15',
      outDir: 'out/preload',
      externalizeDeps: false,
      // A sandboxed preload can't require a shared chunk: each is bundled alone.
      isolatedEntries: true,
      rolldownOptions: {
        input: {
          'preload-gm': at('electron/preload-gm.ts'),
          'preload-player': at('electron/preload-player.ts'),
        },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('renderer'),
    resolve: { alias },
    plugins: [svelte({ configFile: at('svelte.config.js') })],
    build: {
      target: 'chrome114',
      outDir: at('out/renderer'),
      // The windows' policy takes fonts and scripts from files only, so nothing is turned into data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { gm: at('renderer/gm/index.html'), player: at('renderer/player/index.html') },
      },
    },
  },
})
