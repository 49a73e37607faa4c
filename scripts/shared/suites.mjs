import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CMS, ROOT, WEB } from './packages.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {object} Suite
 * @property {string} name as in `npm test -- e2e`
 * @property {string} title
 * @property {boolean} [full] only in `npm run test:all`, as are files that end in .full.test.ts or .full.spec.ts
 * @property {typeof vitest | typeof playwright} runner
 * @property {import('./packages.mjs').Package} [package] the site, unless it is the CMS
 * @property {string[]} [args]
 * @property {import('./buildIfStale.mjs').BuildName[]} builds
 * @property {(keyof typeof import('./programs.mjs').programs)[]} [needs]
 * @property {RegExp} tests the files whose change it can notice
 */

const vitest = {
  file: 'vitest/vitest.mjs',
  args: ['run'],
  withoutFull: ['--exclude', '**/*.full.test.ts'],
  /** @param {string} report @param {boolean} alone with nothing else on the screen */
  reporters: (report, alone) => [`--reporter=${alone ? 'default' : 'dot'}`, '--reporter=json', `--outputFile.json=${report}`],
  /** @param {any} report @returns {Counts} */
  count: ({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }),
}

const playwright = {
  file: '@playwright/test/cli.js',
  args: ['test'],
  withoutFull: ['--grep-invert', String.raw`\.full\.spec\.ts`],
  /** @param {string} _report @param {boolean} alone */
  reporters: (_report, alone) => [`--reporter=${alone ? 'list' : 'dot'},json`],
  /** @param {any} report @returns {Counts} */
  count: ({ stats: { expected = 0, unexpected = 0, skipped = 0 } = {} }) => ({ passed: expected, failed: unexpected, skipped }),
}

const SITE = /^(web|cms\/src\/(contract|ownersContent))\//
const INBOX = /^cms\//
const BOTH = /^(web|cms|deploy)\//

/** @param {string} name */
const project = (name) => ({ runner: vitest, args: ['--project', name] })
/** @param {string} name */
const config = (name) => ({ runner: playwright, args: ['-c', `playwright.${name}.config.ts`] })
const onPostgres = { runner: vitest, package: CMS, args: ['--config', 'vitest.postgres.config.mts'] }

/**
 * What runs side by side, about as long. Four lanes are no faster on two cores.
 * @type {Suite[][]}
 */
export const LANES = [
  [
    { name: 'rules', title: 'site, its rules', ...project('unit'), builds: [], tests: /^(web|docs|README|package|cms\/src)/ },
    { name: 'built', title: 'site, as built', ...project('built'), builds: ['site'], tests: SITE },
    { name: 'cms', title: 'CMS', runner: vitest, package: CMS, builds: ['server'], tests: INBOX },
    { name: 'postgres', title: 'CMS on PostgreSQL', full: true, ...onPostgres, builds: ['server'], needs: ['postgres'], tests: INBOX },
    {
      name: 'scripts',
      title: 'scripts',
      full: true,
      ...project('scripts'),
      builds: [],
      tests: /^(scripts|deploy\/release|package|web\/(checks|content))/,
    },
  ],
  [
    { name: 'e2e', title: 'site and CMS in Chromium', runner: playwright, builds: ['site', 'cms'], needs: ['browser'], tests: BOTH },
    {
      name: 'served',
      title: 'site and CMS behind Caddy',
      full: true,
      ...config('served'),
      builds: ['site', 'cms'],
      needs: ['browser', 'caddy'],
      tests: BOTH,
    },
    {
      name: 'engines',
      title: 'site and CMS in Firefox and WebKit',
      full: true,
      ...config('engines'),
      builds: ['site', 'server'],
      needs: ['firefox', 'webkit', 'screen'],
      tests: SITE,
    },
    { name: 'publisher', title: 'publishing', full: true, ...project('publisher'), builds: ['site'], tests: SITE },
  ],
]

/** The suites that can notice what is not committed yet. */
export function touchedSuites() {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: ROOT, encoding: 'utf8' })
  const changed = (stdout ?? '').split('\n').map((line) => line.slice(3))
  return LANES.flat().filter(({ tests }) => changed.some((file) => tests.test(file)))
}

/**
 * @param {Suite} suite
 * @param {{ alone: boolean, all: boolean, more: string[] }} options alone: its tests are listed as they run
 */
export function suiteProgram({ name, package: { dir } = WEB, runner, args = [] }, { alone, all, more }) {
  const report = path.join(ROOT, '.tmp', 'reports', `${name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const file = path.join(dir, 'node_modules', ...runner.file.split('/'))
  const chosen = [...args, ...(all ? [] : runner.withoutFull), ...more]
  return {
    /** @type {import('./processes.mjs').Command} */
    program: [process.execPath, [file, ...runner.args, ...runner.reporters(report, alone), ...chosen]],
    cwd: dir,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(alone ? {} : { NO_COLOR: '1' }) },
    counts: () => runner.count(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}),
  }
}
