import { defineConfig, devices } from '@playwright/test'
import { RUN_DIR, SITE_URL } from './tests/e2e/support/addresses.ts'

export const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
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
  outputDir: `${RUN_DIR}/results`,
  globalSetup: './tests/e2e/support/startServers.ts',
  globalTeardown: './tests/e2e/support/endServers.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { baseURL: SITE_URL, locale: 'en-AU', timezoneId: 'Australia/Sydney', trace: 'retain-on-failure', launchOptions },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }, testIgnore: /outage/ },
    // Takes the CMS away, so it runs when nobody else needs it.
    { name: 'outage', use: { ...devices['Desktop Chrome'] }, testMatch: /outage/, dependencies: ['desktop'] },
  ],
})
