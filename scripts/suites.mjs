// @ts-check
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from './built.mjs'
import { findOrInstallCaddy } from './caddy.mjs'
import { launch } from './children.mjs'
import { readPlaywrightCounts, readVitestCounts } from './counts.mjs'
import { npm } from './npm.mjs'
import { CMS, ROOT, WEB } from './parts.mjs'
import { say, secondsSince } from './report.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {import('./parts.mjs').Part} part
 * @property {string} script
 * @property {(report: string) => string[]} args
 * @property {(report: string) => Counts} read
 * @property {(env: NodeJS.ProcessEnv) => Promise<NodeJS.ProcessEnv | undefined>} [prepare] what it alone needs; undefined leaves it out
 */

const vitest = {
  args: (/** @type {string} */ report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  read: readVitestCounts,
}
const playwright = { args: () => ['--reporter=list,json'], read: readPlaywrightCounts }

/** @type {Suite} */
export const BROWSER_SUITE = { title: 'site and CMS in the browser', part: WEB, script: 'e2e', ...playwright }

/** @type {Suite[]} */
export const SUITES = [
  { title: 'CMS', part: CMS, script: 'test', ...vitest },
  { title: 'site, its rules', part: WEB, script: 'test', ...vitest },
  { title: 'site, as built', part: WEB, script: 'test:built', ...vitest },
  BROWSER_SUITE,
  { title: 'site and CMS behind Caddy', part: WEB, script: 'test:served', prepare: prepareServed, ...playwright },
]

/** Where web/'s tests serve the site: one address for it and the CMS. */
const SERVED = { SITE_OUT_DIR: 'dist-served', SITE_URL: 'https://skills.localhost:4300', CMS_URL: '' }

/** @param {NodeJS.ProcessEnv} env */
async function prepareServed(env) {
  const caddy = await findOrInstallCaddy()
  if (!caddy) {
    say('\n› Not tested: site and CMS behind Caddy. There is no Caddy here: install it, or name it with CADDY_PATH=…')
    return undefined
  }
  const served = { ...env, ...SERVED, CADDY_PATH: caddy }
  await buildSite(served)
  return served
}

/**
 * @param {Suite} suite
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} more arguments for the runner
 * @returns {Promise<Counts>}
 */
export async function runSuite({ title, part, script, args, read }, env, more = []) {
  const report = path.join(ROOT, '.tmp', 'reports', `${part.name}-${script.replace(':', '-')}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })

  const started = performance.now()
  say(`\n› Testing: ${title} …`)
  const end = await launch(npm('run', script, '--', ...args(report), ...more), {
    cwd: part.dir,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    output: 'inherit',
  }).ended

  const counts = read(report)
  // A runner that fell over before it counted is a failure that no report holds.
  if (end !== 0 && counts.failed === 0) counts.failed = 1
  say(`  ${title}: ${inWords(counts)} in ${secondsSince(started)}`)
  return counts
}

/** @param {Counts} counts */
export function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}
