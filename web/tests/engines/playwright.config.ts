import { defineConfig, devices } from '@playwright/test'
import e2e from '../e2e/playwright.config.ts'

/** Headless, Firefox says that there is no mouse: menus would open with a press alone. 4 is hovering, 2 is fine. */
const MOUSE = 2 + 4

/** Firefox of the machine, over WebDriver BiDi. Playwright cannot drive the machine's WebKit: Selenium does that. */
export default defineConfig(e2e, {
  outputDir: '../../.tmp/engines/results',
  projects: [
    {
      name: 'firefox',
      testDir: '../e2e',
      grep: /@engines/,
      use: {
        ...devices['Desktop Firefox'],
        viewport: { width: 1280, height: 800 },
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
          firefoxUserPrefs: { 'ui.primaryPointerCapabilities': MOUSE, 'ui.allPointerCapabilities': MOUSE },
        },
      },
    },
    { name: 'webkit', testDir: '.', fullyParallel: false },
  ],
})
