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
 * @property {boolean} withoutInbox needs none of the CMS's packages, and so begins while they are installed
 * @property {boolean} leavesOutFull its `.full` files have runs of their own, after everything else
 */

export const RUNNERS = {
  vitest: {
    file: 'vitest/vitest.mjs',
    args: ['run'],
    withoutFull: ['--exclude', '**/*.full.test.ts'],
    full: '.full.test.ts',
    /** @param {string} report @param {boolean} alone with nothing else on the screen */
    reporters: (report, alone) => [`--reporter=${alone ? 'default' : 'dot'}`, '--reporter=junit', `--outputFile.junit=${report}`],
  },
  playwright: {
    file: '@playwright/test/cli.js',
    args: ['test'],
    withoutFull: ['--grep-invert', String.raw`\.full\.spec\.ts`],
    full: String.raw`\.full\.spec\.ts`,
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
  withoutInbox: false,
  leavesOutFull: false,
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

/**
 * What `npm test` leaves out of a suite, in so many runs that none is long: a run whose time is up ends between two of them.
 * @param {Suite} whole @param {number} runs
 */
const fullOf = (whole, runs) =>
  Array.from({ length: runs }, (_, index) => ({
    ...whole,
    name: `${whole.name}-full-${index + 1}`,
    title: `${whole.title}, full (${index + 1} of ${runs})`,
    args: [...whole.args, RUNNERS[whole.runner].full, `--shard=${index + 1}/${runs}`],
    runs: /** @type {const} */ ('full'),
    leavesOutFull: false,
  }))

const cms = ofInbox({ name: 'cms', title: 'CMS', leavesOutFull: true })
const postgres = ofInbox({
  name: 'postgres',
  title: 'CMS on PostgreSQL',
  runs: 'full',
  args: ['--config', 'tests/vitest.postgres.config.mts'],
  needs: ['postgres'],
  leavesOutFull: true,
})
const e2e = inBrowser({ name: 'e2e', title: 'site and inbox in Chromium', builds: ['site', 'server'], leavesOutFull: true })

/** What runs side by side, about as long, the most telling first. Four lanes are no faster on two cores. */
export const LANES = [
  [
    suite({ name: 'rules', title: 'site, its rules', withoutInbox: true }),
    suite({ name: 'parts', title: 'site, its parts in Chromium', needs: ['browser'], withoutInbox: true }),
    suite({ name: 'built', title: 'site, as built', builds: ['site'], withoutInbox: true }),
    cms,
    postgres,
    suite({ name: 'scripts', title: 'scripts', runs: 'full', needs: ['browser'] }),
    ...fullOf(cms, 3),
    ...fullOf(postgres, 3),
  ],
  [
    e2e,
    inBrowser({ name: 'admin', title: 'admin in Chromium', runs: 'full' }),
    inBrowser({ name: 'served', title: 'site and CMS behind Caddy', runs: 'full', needs: ['browser', 'caddy'] }),
    suite({ name: 'publisher', title: 'publishing', runs: 'full', builds: ['site'] }),
    ...fullOf(e2e, 3),
    inBrowser({
      name: 'engines',
      title: 'Firefox and WebKit',
      builds: ['site', 'server'],
      runs: 'full',
      needs: ['firefox', 'webkit', 'screen'],
    }),
    inBrowser({ name: 'pictures', title: 'pictures of the site', runs: 'asked' }),
  ],
]
