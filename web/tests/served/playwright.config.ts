import { defineConfig } from '@playwright/test'
import e2e from '../e2e/playwright.config.ts'
import { launchOptions } from '../launchOptions.ts'
import { SERVED_URL } from './support/addresses.ts'

const { args } = launchOptions

export default defineConfig(e2e, {
  outputDir: '../../.tmp/served/results',
  globalSetup: './support/startServers.ts',
  use: {
    baseURL: SERVED_URL,
    launchOptions: { ...launchOptions, args: [...args, `--ignore-certificate-errors-spki-list=${process.env.CADDY_KEYS}`] },
  },
})
