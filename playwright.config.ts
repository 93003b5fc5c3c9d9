import { defineConfig } from '@playwright/test'

// One worker: the windows of two apps on one display would take the focus from each other.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/e2e/display.ts',
  reporter: 'list',
  outputDir: 'test-results',
})
