import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfStale, buildsOf } from './buildIfStale.mjs'
import { say, secondsSince } from './command.mjs'
import { prepareMachine } from './install.mjs'
import { fromRoot } from './packages.mjs'
import { endInWords, endRest, launch, launchLogged, logFile } from './processes.mjs'
import { findOrInstall, programs } from './programs.mjs'
import { envWithoutLocalSettings } from './settings.mjs'
import { suiteProgram } from './suites.mjs'

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./suites.mjs').Counts} Counts */

/**
 * @typedef {object} Run
 * @property {NodeJS.ProcessEnv} env
 * @property {Record<string, string | undefined>} found the programs that the suites need
 * @property {boolean} [all] files that end in .full.test.ts or .full.spec.ts too
 * @property {boolean} [alone] the tests are listed as they run
 * @property {string[]} [more] arguments for the runner
 * @property {string[]} [moreForVitest]
 */

/** @type {Counts} */
const NONE = { passed: 0, failed: 0, skipped: 0 }

/** One build for every suite: the forms call the site's own address, whoever serves it. */
const TEST_BUILD = { SITE_OUT_DIR: 'dist-test', CMS_OUT_DIR: 'dist-test', SITE_URL: 'https://skills.localhost', CMS_URL: '' }

/**
 * @param {Suite[]} suites
 * @returns {Promise<Pick<Run, 'env' | 'found'>>}
 */
export async function prepareSuites(suites) {
  const folder = makeTestFolder()
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...envWithoutLocalSettings(), ...TEST_BUILD, TMPDIR: folder, TEMP: folder, TMP: folder }
  const builds = [...new Set(suites.flatMap(({ builds }) => builds))]
  // The site is built while the other package, the larger one, is still being installed.
  await prepareMachine((target) => buildIfStale(buildsOf(builds, target), env))
  /** @type {Record<string, string | undefined>} */
  const found = {}
  for (const need of new Set(suites.flatMap(({ needs = [] }) => needs))) {
    found[need] = await findOrInstall(programs[need])
    if (found[need]) env[programs[need].variable] = found[need]
  }
  // The same pages for half the time: a browser test spends most of it on windows that no one sees.
  if (found.browser) env[programs.headlessShell.variable] = (await findOrInstall(programs.headlessShell)) ?? found.browser
  return { env, found }
}

/** Linux keeps it in memory. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/** The tests make and remove hundreds of databases and browser profiles: where there is room in memory, they wait for no disk. */
function makeTestFolder() {
  const memory = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 }
  const parent = memory.bavail * memory.bsize > ENOUGH_BYTES ? MEMORY : realpathSync(tmpdir())
  const folder = mkdtempSync(path.join(parent, 'site-tests-'))
  // PostgreSQL runs in it as another user.
  chmodSync(folder, 0o755)
  // A browser that is ending may still write there.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  return folder
}

/**
 * The lanes side by side, the suites of a lane one after the other.
 * @param {Suite[][]} lanes
 * @param {Run} run
 */
export async function runLanes(lanes, run) {
  const counts = lanes.map(async (lane) => {
    let sum = NONE
    for (const suite of lane) {
      const missing = suite.needs?.find((need) => !run.found[need])
      sum = add(sum, missing ? leaveOut(suite, programs[missing]) : await runSuite(suite, run))
    }
    return sum
  })
  return (await Promise.all(counts)).reduce(add, NONE)
}

/**
 * What cannot run here is named; where the verdict counts for others it is a failure, unless the program is optional.
 * @param {Suite} suite
 * @param {import('./programs.mjs').Program} missing
 * @returns {Counts}
 */
function leaveOut({ title }, missing) {
  const failed = Boolean(process.env.CI) && !missing.optional
  say(
    `\n› ${failed ? 'FAILED' : 'Skipped'}: ${title}. There is no ${missing.title} here: install ${missing.package}, or name it with ${missing.variable}=…`,
  )
  return failed ? { ...NONE, failed: 1 } : { ...NONE, skipped: 1 }
}

/**
 * @param {Suite} suite
 * @param {Run} run
 * @returns {Promise<Counts>}
 */
async function runSuite(suite, { env, all = false, alone = false, more = [], moreForVitest = [] }) {
  const own = suite.runner.file.startsWith('vitest') ? [...more, ...moreForVitest] : more
  const { program, cwd, env: reportEnv, counts: read } = suiteProgram(suite, { alone, all, more: own })
  const options = { cwd, env: { ...env, ...reportEnv } }
  const log = `test-${suite.name}`
  const started = performance.now()
  say(`› Testing: ${suite.title} …`)
  const runner = alone ? launch(program, { ...options, output: 'inherit' }) : launchLogged(log, program, options)
  const end = await runner.ended
  // One that was killed or fell over leaves its servers and browsers.
  endRest(runner)

  const counts = read()
  // A runner that fell over before it counted is a failure that no report has.
  if (end !== 0 && counts.failed === 0) counts.failed = 1
  if (counts.failed > 0 && !alone) {
    say(`\n── ${suite.title}: what failed (${fromRoot(logFile(log))}, ${endInWords(end)})`)
    say(readFileSync(logFile(log), 'utf8').trim())
    say('──')
  }
  say(`  ${suite.title}: ${inWords(counts)} in ${secondsSince(started)}`)
  return counts
}

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** @param {Counts} counts */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
