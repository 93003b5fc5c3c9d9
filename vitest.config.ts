import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

const alias = { '@shared': resolve(import.meta.dirname, 'shared') }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          // The disk of a busy machine may be slow.
          testTimeout: 30_000,
          include: ['tests/{engine,campaign,library,play,shared,ipc,scripts}/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        plugins: [svelte(), svelteTesting()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['tests/renderer/**/*.test.ts'],
          setupFiles: ['tests/renderer/setup.ts'],
        },
      },
    ],
  },
})
