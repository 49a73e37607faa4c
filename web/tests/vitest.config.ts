import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './launchOptions.ts'

export default defineConfig({
  // As in vite.config.ts.
  resolve: { dedupe: ['valibot', 'marked'] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{domain,content,head,islands,components,build,checks,styles,publisher}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          exclude: ['**/*.browser.test.tsx'],
          testTimeout: 240_000,
          // A process for each of the 80 files takes two thirds of the time.
          isolate: false,
          // Vitest empties style sheets unless told: https://vitest.dev/config/css
          css: { include: [/styles\/tokens\.css/] },
        },
      },
      {
        extends: true,
        plugins: [react()],
        // The examples' words are the content's, which reads the owner's from the environment.
        define: { 'process.env': '{}' },
        test: {
          name: 'parts',
          include: ['islands/**/*.browser.test.tsx', 'tests/parts/*.browser.test.ts'],
          setupFiles: ['tests/parts/styles.ts'],
          // Alone a part that does not answer is found out sooner.
          testTimeout: process.env.TEST_SAMPLE ? 240_000 : 60_000,
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium', viewport: { width: 800, height: 900 } }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['tests/scripts/*.test.ts'],
          testTimeout: 900_000,
          expect: { poll: { timeout: 240_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'publisher',
          include: ['tests/publisher/*.test.ts'],
          testTimeout: 900_000,
          expect: { poll: { timeout: 400_000 } },
          // A render takes a core.
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 240_000,
          // The files share one reading of the 120 pages.
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
})
