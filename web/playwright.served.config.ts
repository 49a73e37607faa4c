import { defineConfig, devices } from '@playwright/test'
import { RUN_DIR } from './tests/e2e/support/addresses.ts'
import { SERVED_URL } from './tests/served/support/addresses.ts'

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--ignore-certificate-errors-spki-list=${process.env.CADDY_KEYS}`,
  ],
}

/** The built site and the real CMS behind Caddy, as deploy/ sets it up. */
export default defineConfig({
  testDir: 'tests/served',
  outputDir: `${RUN_DIR}/results`,
  globalSetup: './tests/served/support/startAll.ts',
  globalTeardown: './tests/served/support/endAll.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { ...devices['Desktop Chrome'], baseURL: SERVED_URL, trace: 'retain-on-failure', launchOptions },
  projects: [
    { name: 'served', testIgnore: /outage/ },
    // Takes the CMS away, so it runs when nobody else needs it.
    { name: 'outage', testMatch: /outage/, dependencies: ['served'] },
  ],
})
