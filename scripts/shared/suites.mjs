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
 * @property {import('./packages.mjs').Package} package
 * @property {Runner} runner
 * @property {string[]} [args]
 * @property {import('./buildIfStale.mjs').BuildName[]} builds
 * @property {(keyof typeof import('./programs.mjs').programs)[]} [needs]
 * @property {RegExp} tests the files whose change it can notice
 */

/**
 * @typedef {object} Runner
 * @property {string} file from node_modules
 * @property {string[]} args
 * @property {string[]} withoutFull
 * @property {(report: string) => string[]} reporters for a suite that shares the screen: only what failed
 * @property {(report: any) => Counts} count
 */

/** @type {Runner} */
const vitest = {
  file: 'vitest/vitest.mjs',
  args: ['run'],
  withoutFull: ['--exclude', '**/*.full.test.ts'],
  reporters: (report) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  count: ({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }),
}

/** @type {Runner} */
const playwright = {
  file: '@playwright/test/cli.js',
  args: ['test'],
  withoutFull: ['--grep-invert', String.raw`\.full\.spec\.ts`],
  reporters: () => ['--reporter=dot,json'],
  count: ({ stats: { expected = 0, unexpected = 0, skipped = 0 } = {} }) => ({ passed: expected, failed: unexpected, skipped }),
}

/**
 * What runs side by side, about as long. Four lanes are no faster on two cores.
 * @type {Suite[][]}
 */
export const LANES = [
  [
    {
      name: 'rules',
      title: 'site, its rules',
      package: WEB,
      runner: vitest,
      args: ['--project', 'unit'],
      builds: [],
      tests: /^(web|contract|cms\/src|docs|scripts|package\.json|README)/,
    },
    {
      name: 'built',
      title: 'site, as built',
      package: WEB,
      runner: vitest,
      args: ['--project', 'built'],
      builds: ['site'],
      tests: /^(web|contract|cms\/src\/siteContent)\//,
    },
    { name: 'cms', title: 'CMS', package: CMS, runner: vitest, builds: ['server'], tests: /^(cms|contract)\// },
    {
      name: 'postgres',
      title: 'CMS on PostgreSQL',
      full: true,
      package: CMS,
      runner: vitest,
      args: ['--config', 'vitest.postgres.config.mts'],
      builds: ['server'],
      needs: ['postgres'],
      tests: /^(cms|contract)\//,
    },
    {
      name: 'scripts',
      title: 'scripts',
      full: true,
      package: WEB,
      runner: vitest,
      args: ['--project', 'scripts'],
      builds: [],
      tests: /^(scripts|package\.json|web\/(checks|content|tests\/scripts)|cms\/scripts)/,
    },
  ],
  [
    {
      name: 'e2e',
      title: 'site and CMS in the browser',
      package: WEB,
      runner: playwright,
      builds: ['site', 'cms'],
      needs: ['browser'],
      tests: /^(web|cms|contract)\//,
    },
    {
      name: 'served',
      title: 'site and CMS behind Caddy',
      full: true,
      package: WEB,
      runner: playwright,
      args: ['-c', 'playwright.served.config.ts'],
      builds: ['site', 'cms'],
      needs: ['browser', 'caddy'],
      tests: /^(web|cms|contract|deploy)\//,
    },
    {
      name: 'engines',
      title: 'site and CMS in Firefox and WebKit',
      full: true,
      package: WEB,
      runner: playwright,
      args: ['-c', 'playwright.engines.config.ts'],
      builds: ['site', 'server'],
      needs: ['firefox', 'webkit', 'screen'],
      tests: /^(web|contract)\//,
    },
    {
      name: 'publisher',
      title: 'publishing',
      full: true,
      package: WEB,
      runner: vitest,
      args: ['--project', 'publisher'],
      builds: ['site'],
      tests: /^(web|contract|cms\/src\/siteContent)\//,
    },
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
export function suiteProgram({ name, package: { dir }, runner, args = [] }, { alone, all, more }) {
  const report = path.join(ROOT, '.tmp', 'reports', `${name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const reporters = runner.reporters(report).map((arg) => (alone ? arg.replace('=dot', runner === vitest ? '=default' : '=list') : arg))
  const plain = !alone && runner === vitest ? ['--no-color'] : []
  const part = all ? [] : runner.withoutFull
  const file = path.join(dir, 'node_modules', ...runner.file.split('/'))
  /** @type {import('./processes.mjs').Command} */
  const program = [process.execPath, [file, ...runner.args, ...args, ...part, ...plain, ...reporters, ...more]]
  return {
    program,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    /** @returns {Counts} */
    counts: () => runner.count(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}),
  }
}
