import { CMS, WEB } from './packages.mjs'

/**
 * @typedef {object} Suite
 * @property {string} name as in `npm test -- e2e`
 * @property {string} title
 * @property {keyof typeof RUNNERS} runner
 * @property {import('./packages.mjs').Package} package
 * @property {string[]} args
 * @property {import('./buildIfStale.mjs').BuildName[]} builds
 * @property {(keyof typeof import('./programs.mjs').programs)[]} needs
 * @property {'always' | 'full' | 'asked'} runs in `npm test` too, in `npm run test:all` alone, or only by its name
 */

export const RUNNERS = {
  vitest: {
    file: 'vitest/vitest.mjs',
    args: ['run'],
    withoutFull: ['--exclude', '**/*.full.test.ts'],
    /** @param {string} report @param {boolean} alone with nothing else on the screen */
    reporters: (report, alone) => [`--reporter=${alone ? 'default' : 'dot'}`, '--reporter=junit', `--outputFile.junit=${report}`],
  },
  playwright: {
    file: '@playwright/test/cli.js',
    args: ['test'],
    withoutFull: ['--grep-invert', String.raw`\.full\.spec\.ts`],
    /** @param {string} _report @param {boolean} alone */
    reporters: (_report, alone) => [`--reporter=${alone ? 'list' : 'dot'},junit`],
  },
}

/** @typedef {Partial<Suite> & Pick<Suite, 'name' | 'title'>} Own what is not as in most suites */

/** @param {Own} own @returns {Suite} */
const suite = (own) => ({
  runner: 'vitest',
  package: WEB,
  args: ['--config', 'tests/vitest.config.ts', '--project', own.name],
  builds: [],
  needs: [],
  runs: 'always',
  ...own,
})

/** @param {Own} own @returns {Suite} */
const inBrowser = (own) =>
  suite({
    runner: 'playwright',
    args: ['-c', `tests/${own.name}/playwright.config.ts`],
    builds: ['site', 'cms'],
    needs: ['browser'],
    ...own,
  })

/** @param {Own} own @returns {Suite} */
const ofInbox = (own) => suite({ package: CMS, args: ['--config', 'tests/vitest.config.mts'], builds: ['server'], ...own })

const onPostgres = ['--config', 'tests/vitest.postgres.config.mts']

/** What runs side by side, about as long. Four lanes are no faster on two cores. */
export const LANES = [
  [
    suite({ name: 'rules', title: 'site, its rules' }),
    suite({ name: 'parts', title: 'site, its parts in Chromium', needs: ['browser'] }),
    suite({ name: 'built', title: 'site, as built', builds: ['site'] }),
    ofInbox({ name: 'cms', title: 'CMS' }),
    ofInbox({ name: 'postgres', title: 'CMS on PostgreSQL', runs: 'full', args: onPostgres, needs: ['postgres'] }),
    suite({ name: 'scripts', title: 'scripts', runs: 'full', needs: ['browser'] }),
  ],
  [
    inBrowser({ name: 'e2e', title: 'site and CMS in Chromium' }),
    inBrowser({ name: 'served', title: 'site and CMS behind Caddy', runs: 'full', needs: ['browser', 'caddy'] }),
    inBrowser({ name: 'engines', title: 'Firefox and WebKit', runs: 'full', needs: ['firefox', 'webkit', 'screen'] }),
    suite({ name: 'publisher', title: 'publishing', runs: 'full', builds: ['site'] }),
    inBrowser({ name: 'pictures', title: 'pictures of the site', runs: 'asked' }),
  ],
]
