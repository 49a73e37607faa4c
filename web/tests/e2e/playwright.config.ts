import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../launchOptions.ts'
import { SITE_URL } from './support/addresses.ts'

export default defineConfig({
  outputDir: '../../.tmp/e2e/results',
  // Other suites start from this file, and a relative path would be theirs.
  globalSetup: join(import.meta.dirname, 'support', 'startServers.ts'),
  workers: process.env.TEST_WORKERS === '1' ? 1 : 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine ten times slower than usual was seen: only a test that fails waits for so long.
  timeout: 1_200_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: SITE_URL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // The first try is the one that says what happened. Snapshots of each step cost half of the run's time again.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
