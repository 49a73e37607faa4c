import { defineConfig, devices } from '@playwright/test'
import { SITE_URL } from './tests/e2e/support/addresses.ts'

/** Chromium without its windows, where the machine has it: tests/e2e/navigation.spec.ts needs the whole browser. */
export const browserPath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH

export const launchOptions = {
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/e2e/results',
  globalSetup: './tests/e2e/support/startServers.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // Only a failed test is recorded: it runs again with a trace, and counts as failed whatever the outcome.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: SITE_URL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    trace: 'on-first-retry',
    launchOptions,
  },
})
