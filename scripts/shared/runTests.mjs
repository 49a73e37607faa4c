import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfStale } from './buildIfStale.mjs'
import { prepareMachine } from './install.mjs'
import { fromRoot, node, ROOT } from './packages.mjs'
import { endInWords, launch, launchLogged, logFile } from './processes.mjs'
import { findOrInstall, programs } from './programs.mjs'
import { envWithoutLocalSettings } from './settings.mjs'
import { LANES, RUNNERS } from './suites.mjs'
import { say, secondsSince } from './terminal.mjs'

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ env: NodeJS.ProcessEnv, found: Record<string, string | undefined> }} Prepared `found`: where the programs are that suites need */
/** @typedef {{ all: boolean, alone: boolean, more: string[] }} Options alone: its tests are listed as they run */

/** One build for every suite: the forms call the site's own address, whoever serves it. */
const TEST_BUILD = { SITE_OUT_DIR: 'dist-test', CMS_OUT_DIR: 'dist-test', SITE_URL: 'https://skills.localhost', CMS_URL: '' }

/**
 * The lanes side by side, the suites of a lane one after the other.
 * @param {Suite[]} suites
 * @param {Options} options
 */
export async function runSuites(suites, options) {
  const prepared = await prepare(suites)
  const lanes = LANES.map(async (lane) => {
    /** @type {Counts[]} */
    const counts = []
    for (const suite of lane.filter((one) => suites.includes(one))) counts.push(await runSuite(suite, prepared, options))
    return counts
  })
  const all = (await Promise.all(lanes)).flat()
  const sum = (/** @type {keyof Counts} */ name) => all.reduce((total, counts) => total + counts[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The suites that can notice what is not committed yet. */
export function touchedSuites() {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: ROOT, encoding: 'utf8' })
  const changed = (stdout ?? '').split('\n').map((line) => line.slice(3))
  return LANES.flat().filter(({ tests }) => changed.some((file) => tests.test(file)))
}

/** @param {Suite[]} suites @returns {Promise<Prepared>} */
async function prepare(suites) {
  const folder = makeTestFolder()
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...envWithoutLocalSettings(), ...TEST_BUILD, TMPDIR: folder, TEMP: folder, TMP: folder }
  await prepareMachine()
  await buildIfStale([...new Set(suites.flatMap((suite) => suite.builds))], env)
  /** @type {Prepared['found']} */
  const found = {}
  for (const need of new Set(suites.flatMap(({ needs }) => needs))) {
    found[need] = await findOrInstall(programs[need])
    if (found[need]) env[programs[need].variable] = found[need]
  }
  // The same pages for half the time: a browser test spends most of it on windows that no one sees.
  if (found.browser) env[programs.headlessShell.variable] = (await findOrInstall(programs.headlessShell)) ?? found.browser
  return { env, found }
}

/** The tests make hundreds of databases and browser profiles: where Linux has room for them in memory, they wait for no disk. */
function makeTestFolder() {
  const memory = '/dev/shm'
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
  const parent = bavail * bsize > 4 * 1024 ** 3 ? memory : realpathSync(tmpdir())
  const folder = mkdtempSync(path.join(parent, 'site-tests-'))
  // PostgreSQL runs in it as another user.
  chmodSync(folder, 0o755)
  // A browser that is ending may still write there.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  return folder
}

/**
 * @param {Suite} suite
 * @param {Prepared} prepared
 * @param {Options} options
 * @returns {Promise<Counts>}
 */
async function runSuite({ name, title, package: { dir }, runner, args, needs }, { env, found }, { all, alone, more }) {
  const missing = needs.find((need) => !found[need])
  if (missing) return leaveOut(title, programs[missing])
  const report = path.join(ROOT, '.tmp', 'reports', `${name}.xml`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { file, args: first, withoutFull, reporters } = RUNNERS[runner]
  const chosen = [...args, ...(all ? [] : withoutFull), ...more]
  const program = node(path.join(dir, 'node_modules', file), ...first, ...reporters(report, alone), ...chosen)
  const options = { cwd: dir, env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...(alone ? {} : { NO_COLOR: '1' }) } }
  const log = `test-${name}`
  const started = performance.now()
  say(`› Testing: ${title} …`)
  const end = await (alone ? launch(program, { ...options, output: 'inherit' }) : launchLogged(log, program, options)).ended

  const counts = countIn(existsSync(report) ? readFileSync(report, 'utf8') : '')
  // A runner that fell over before it counted is a failure that no report has.
  if (end !== 0 && counts.failed === 0) counts.failed = 1
  if (counts.failed > 0 && !alone) {
    say(`\n── ${title}: what failed (${fromRoot(logFile(log))}, ${endInWords(end)})`)
    say(`${readFileSync(logFile(log), 'utf8').trim()}\n──`)
  }
  say(`  ${title}: ${inWords(counts)} in ${secondsSince(started)}`)
  return counts
}

/**
 * What cannot run here is named; where the verdict counts for others it is a failure, unless the program is optional.
 * @param {string} title
 * @param {import('./programs.mjs').Program} missing
 * @returns {Counts}
 */
function leaveOut(title, missing) {
  const isFailure = Boolean(process.env.CI) && !missing.optional
  const cure = `There is no ${missing.title} here: install ${missing.package}, or name it with ${missing.variable}=…`
  say(`\n› ${isFailure ? 'FAILED' : 'Skipped'}: ${title}. ${cure}`)
  return { passed: 0, failed: isFailure ? 1 : 0, skipped: isFailure ? 0 : 1 }
}

/** @param {string} report of JUnit's form, which both runners write */
function countIn(report) {
  const [tests, failures, errors] = ['tests', 'failures', 'errors'].map((name) =>
    Number(new RegExp(`<testsuites[^>]* ${name}="(\\d+)"`).exec(report)?.[1] ?? 0),
  )
  const skipped = report.match(/<skipped\b/g)?.length ?? 0
  const failed = (failures ?? 0) + (errors ?? 0)
  return { passed: (tests ?? 0) - failed - skipped, failed, skipped }
}

/** @param {Counts} counts */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
