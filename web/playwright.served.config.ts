import { defineConfig } from '@playwright/test'
import e2e from './playwright.config.ts'
import { launchOptions } from './tests/launchOptions.ts'
import { SERVED_URL } from './tests/served/support/addresses.ts'

const { args } = launchOptions

export default defineConfig(e2e, {
  testDir: 'tests/served',
  outputDir: '.tmp/served/results',
  globalSetup: './tests/served/support/startServers.ts',
  use: {
    baseURL: SERVED_URL,
    launchOptions: { ...launchOptions, args: [...args, `--ignore-certificate-errors-spki-list=${process.env.CADDY_KEYS}`] },
  },
})
