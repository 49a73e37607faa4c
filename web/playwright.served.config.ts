import { defineConfig, devices } from '@playwright/test'
import { keptOfAFailure, launchOptions } from './playwright.config.ts'
import { SERVED_URL } from './tests/served/support/addresses.ts'

/** The built site and the real CMS behind Caddy, as deploy/ sets it up. */
export default defineConfig({
  testDir: 'tests/served',
  outputDir: '.tmp/served/results',
  globalSetup: './tests/served/support/startServers.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SERVED_URL,
    ...keptOfAFailure,
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args.filter((arg) => arg !== '--disable-quic'),
        `--ignore-certificate-errors-spki-list=${process.env.CADDY_KEYS}`,
      ],
    },
  },
})
