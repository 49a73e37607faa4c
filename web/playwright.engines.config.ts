import { defineConfig } from '@playwright/test'
import type { EngineName } from './tests/engines/support/engines.ts'

const engines: readonly EngineName[] = ['firefox', 'webkit']

/** One set of tests in the engines that Playwright does not drive: the browsers of the machine, over WebDriver. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: 'tests/engines',
  testIgnore: process.env.ENGINE_PICTURES ? [] : ['pictures.spec.ts'],
  outputDir: '.tmp/engines/results',
  globalSetup: './tests/engines/support/startServers.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
})
