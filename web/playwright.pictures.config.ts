import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './playwright.config.ts'

const dir = process.env.PICTURES_DIR
if (dir === undefined) throw new Error('PICTURES_DIR is not set: run "npm run pictures" in the root folder')

/** Run by scripts/pictures.ts, twice: first for the pictures before, then to compare with them. */
export default defineConfig({
  testDir: 'tests/pictures',
  snapshotPathTemplate: `${dir}/before/{projectName}/{arg}{ext}`,
  outputDir: `${dir}/differences`,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['list'], ['html', { outputFolder: `${dir}/report`, open: 'never' }]],
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.2, animations: 'disabled', caret: 'hide' } },
  use: {
    baseURL: process.env.SITE_URL ?? '',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    contextOptions: { reducedMotion: 'reduce' },
    // The fixtures change the script that loads the fonts, and the policy would refuse the changed one.
    bypassCSP: true,
    launchOptions,
  },
  projects: [360, 1280].map((width) => ({
    name: String(width),
    use: { ...devices['Desktop Chrome'], viewport: { width, height: width < 700 ? 780 : 900 } },
  })),
})
