import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import e2e from '../e2e/playwright.config.ts'
import { launchOptions } from '../launchOptions.ts'

const dir = join(import.meta.dirname, '..', '..', '..', '.tmp', 'pictures')
/** It writes into docs/pictures, so it runs only by its name. */
const README = '**/readme.spec.ts'
const isForReadme = process.argv.includes('readme')
const OWN_WINDOW = ['**/parts.spec.ts', README]

/** npm run pictures -- --update-snapshots takes the pictures before a change; npm run pictures compares with them after it. */
export default defineConfig(e2e, {
  snapshotPathTemplate: `${dir}/before/{projectName}/{arg}{ext}`,
  outputDir: `${dir}/differences`,
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.2, animations: 'disabled', caret: 'hide' } },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    // The fixtures change the script that loads the fonts, and the policy would refuse the changed one.
    bypassCSP: true,
    launchOptions,
  },
  projects: [
    ...[360, 1280].map((width) => ({
      name: String(width),
      testIgnore: OWN_WINDOW,
      use: { ...devices['Desktop Chrome'], viewport: { width, height: width < 700 ? 780 : 900 } },
    })),
    { name: 'own-window', testMatch: OWN_WINDOW, testIgnore: isForReadme ? [] : README, use: devices['Desktop Chrome'] },
  ],
})
