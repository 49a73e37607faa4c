import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CMS, ROOT, WEB } from './packages.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {object} Suite
 * @property {string} name as in `npm test -- e2e`
 * @property {string} title
 * @property {import('./packages.mjs').Package} package
 * @property {Runner} runner
 * @property {string[]} [args]
 * @property {(keyof typeof import('./programs.mjs').programs)[]} [needs]
 */

/**
 * @typedef {object} Runner
 * @property {string} file from node_modules
 * @property {string[]} args
 * @property {(report: string) => string[]} reporters for a suite that shares the screen: only what failed
 * @property {(report: any) => Counts} count
 */

/** @type {Runner} */
const vitest = {
  file: 'vitest/vitest.mjs',
  args: ['run'],
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
  reporters: () => ['--reporter=dot,json'],
  count: ({ stats: { expected = 0, unexpected = 0, skipped = 0 } = {} }) => ({ passed: expected, failed: unexpected, skipped }),
}

/**
 * What runs side by side, about as long: the inbox and the rules; the browsers and publishing. Four lanes are no faster on two cores.
 * @type {Suite[][]}
 */
export const LANES = [
  [
    { name: 'cms', title: 'CMS', package: CMS, runner: vitest },
    {
      name: 'postgres',
      title: 'CMS on PostgreSQL',
      package: CMS,
      runner: vitest,
      args: ['--config', 'vitest.postgres.config.mts'],
      needs: ['postgres'],
    },
    { name: 'scripts', title: 'scripts', package: WEB, runner: vitest, args: ['--project', 'scripts'] },
    { name: 'rules', title: 'site, its rules', package: WEB, runner: vitest, args: ['--project', 'unit'] },
    { name: 'built', title: 'site, as built', package: WEB, runner: vitest, args: ['--project', 'built'] },
  ],
  [
    { name: 'e2e', title: 'site and CMS in the browser', package: WEB, runner: playwright, needs: ['browser'] },
    {
      name: 'served',
      title: 'site and CMS behind Caddy',
      package: WEB,
      runner: playwright,
      args: ['-c', 'playwright.served.config.ts'],
      needs: ['browser', 'caddy'],
    },
    {
      name: 'engines',
      title: 'site and CMS in Firefox and WebKit',
      package: WEB,
      runner: playwright,
      args: ['-c', 'playwright.engines.config.ts'],
      needs: ['firefox', 'webkit', 'screen'],
    },
    { name: 'publisher', title: 'publishing', package: WEB, runner: vitest, args: ['--project', 'publisher'] },
  ],
]

/**
 * @param {Suite} suite
 * @param {{ alone: boolean, more: string[] }} options alone: its tests are listed as they run
 */
export function suiteProgram({ name, package: { dir }, runner, args = [] }, { alone, more }) {
  const report = path.join(ROOT, '.tmp', 'reports', `${name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const reporters = runner.reporters(report).map((arg) => (alone ? arg.replace('=dot', runner === vitest ? '=default' : '=list') : arg))
  const plain = !alone && runner === vitest ? ['--no-color'] : []
  const file = path.join(dir, 'node_modules', ...runner.file.split('/'))
  /** @type {import('./processes.mjs').Command} */
  const program = [process.execPath, [file, ...runner.args, ...args, ...plain, ...reporters, ...more]]
  return {
    program,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    /** @returns {Counts} */
    counts: () => runner.count(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}),
  }
}
