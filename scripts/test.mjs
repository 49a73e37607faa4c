// npm test: each part once. npm run test:all: everything. One suite, whole: npm test -- cms, npm test -- e2e popup
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfStale } from './shared/buildIfStale.mjs'
import { command } from './shared/command.mjs'
import { installPackage, prepareDriver } from './shared/install.mjs'
import { CMS, fromRoot, node, ROOT, WEB } from './shared/packages.mjs'
import { endInWords, launch, launchLogged, logFile } from './shared/processes.mjs'
import { findOrInstall, programs } from './shared/programs.mjs'
import { envWithoutLocalSettings } from './shared/settings.mjs'
import { LANES, RUNNERS } from './shared/suites.mjs'
import { explain, say, secondsSince, UserError } from './shared/terminal.mjs'

/** @typedef {import('./shared/suites.mjs').Suite} Suite */
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** One build for every suite: the forms call the site's own address, whoever serves it. */
const TEST_BUILD = { SITE_OUT_DIR: 'dist-test', CMS_OUT_DIR: 'dist-test', SITE_URL: 'https://skills.localhost', CMS_URL: '' }

const [asked, ...more] = process.argv.slice(2)
/** One suite, whose tests are listed as they run. */
const alone = asked !== undefined && asked !== '--all'
/** Where one core has no room for two tests, they only make each other late. */
const isSlow = !alone && takesLong()
/** After so many minutes no further suite begins, where something ends a run that is longer: those left out are named. */
const MINUTES = process.env.TEST_MINUTES

await command(async () => {
  const suites = LANES.flat().filter((suite) =>
    alone ? suite.name === asked : suite.runs === 'always' || (asked && suite.runs === 'full'),
  )
  // Whatever happens, the last line says what came of it.
  let total = { passed: 0, failed: 1, skipped: 0 }
  try {
    const names = LANES.flat().map((suite) => suite.name)
    if (suites.length === 0) throw new UserError(`There is no suite “${asked}”: choose from ${names.join(', ')}`)
    total = await runSuites(suites)
  } catch (error) {
    say(explain(error))
  }
  say(`\n${inWords(total)}`)
  return total.failed === 0 ? 0 : 1
})

/** The lanes side by side, the suites of a lane one after the other. @param {Suite[]} suites */
async function runSuites(suites) {
  const isTimeUp = countMinutes()
  const folder = makeTestFolder()
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...envWithoutLocalSettings(), ...TEST_BUILD, TMPDIR: folder, TEMP: folder, TMP: folder }
  const ready = prepare(suites, env)
  const total = { passed: 0, failed: 0, skipped: 0 }
  const lanes = LANES.map(async (lane) => {
    for (const suite of lane.filter((one) => suites.includes(one))) {
      await ready(suite)
      const { passed, failed, skipped } = isTimeUp() ? leaveOutInTime(suite) : await runSuite(suite, env)
      total.passed += passed
      total.failed += failed
      total.skipped += skipped
    }
  })
  await Promise.all(lanes)
  return total
}

function countMinutes() {
  const minutes = Number(MINUTES ?? Number.POSITIVE_INFINITY)
  if (!(minutes > 0)) throw new UserError(`TEST_MINUTES=${MINUTES} is no number of minutes: correct it or unset it`)
  const started = performance.now()
  return () => performance.now() - started > minutes * 60_000
}

/** @param {Suite} suite @returns {Counts} */
function leaveOutInTime({ title }) {
  say(`\n› Left out: ${title}. The ${MINUTES} minutes of TEST_MINUTES are over`)
  return { passed: 0, failed: 0, skipped: 1 }
}

/**
 * In a fresh clone the site's suites are done before the inbox can start. They wait for the site's build, whether they need it or
 * not: beside an install and the compiling of the SQLite driver a third process makes all of them late.
 * @param {Suite[]} suites
 * @param {NodeJS.ProcessEnv} env gets the places of the programs that they need
 */
function prepare(suites, env) {
  const builds = new Set(suites.flatMap((suite) => suite.builds))
  const packages = installPackage(WEB)
  const needed = new Set(suites.flatMap(({ needs }) => needs))
  const found = needed.size > 0 ? packages.then(() => findPrograms(needed, env)) : packages
  const site = builds.has('site') ? packages.then(() => buildIfStale(['site'], env)) : packages
  const inbox = suites.every(({ withoutInbox }) => withoutInbox) ? undefined : prepareInbox(builds, env)
  return (/** @type {Suite} */ suite) => Promise.all([site, suite.withoutInbox || inbox, suite.needs.length > 0 && found])
}

/** @param {Set<import('./shared/buildIfStale.mjs').BuildName>} builds @param {NodeJS.ProcessEnv} env */
async function prepareInbox(builds, env) {
  await installPackage(CMS)
  const names = [...builds].filter((name) => name !== 'site')
  await Promise.all([prepareDriver(), buildIfStale(names, env)])
}

/** @param {Set<keyof typeof programs>} needed @param {NodeJS.ProcessEnv} env */
async function findPrograms(needed, env) {
  // The same pages for half the time: a browser test spends most of it on windows that no one sees.
  if (needed.has('browser')) needed.add('headlessShell')
  for (const need of needed) env[programs[need].variable] = await findOrInstall(programs[need])
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

/** A usual machine needs 12 ms for a round. The first can take five times as long, until the engine has compiled it. */
function takesLong() {
  const rounds = Array.from({ length: 10 }, () => {
    const started = performance.now()
    let sum = 1
    for (let step = 0; step < 10_000_000; step += 1) sum = (Math.imul(sum, 31) + step) | 0
    return performance.now() - started
  })
  return Math.min(...rounds) > 50
}

/** @param {Suite} suite @param {NodeJS.ProcessEnv} env @returns {Promise<Counts>} */
async function runSuite({ name, title, package: { dir }, runner, args, needs, leavesOutFull }, env) {
  const missing = needs.find((need) => !env[programs[need].variable])
  if (missing) return leaveOut(title, programs[missing])
  // In this run's own folder: two runs of one suite do not read each other's.
  const report = path.join(env.TMPDIR ?? tmpdir(), `${name}.xml`)
  const { file, args: first, withoutFull, reporters } = RUNNERS[runner]
  const chosen = [...args, ...(leavesOutFull && !alone ? withoutFull : []), ...more]
  const program = node(path.join(dir, 'node_modules', file), ...first, ...reporters(report, alone), ...chosen)
  // Beside the others some tests try a part of what they try alone: moments, pages or windows that differ little.
  const ofMany = alone ? {} : { NO_COLOR: '1', TEST_SAMPLE: 'yes', TEST_WORKERS: isSlow ? '1' : '2' }
  const options = { cwd: dir, env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...ofMany } }
  const log = `test-${name}`
  const started = performance.now()
  say(`› Testing: ${title} …`)
  const end = await (alone ? launch(program, { ...options, output: 'inherit' }) : launchLogged(log, program, options)).ended

  const isWritten = existsSync(report)
  const counts = countIn(isWritten ? readFileSync(report, 'utf8') : '')
  if (isWritten) cpSync(report, path.join(ROOT, '.tmp', 'reports', `${name}.xml`))
  // A runner that fell over before it counted is a failure that no report has.
  if ((end !== 0 || !isWritten) && counts.failed === 0) counts.failed = 1
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
 * @param {import('./shared/programs.mjs').Program} missing
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
  const count = (/** @type {string} */ name) => Number(new RegExp(`<testsuites[^>]* ${name}="(\\d+)"`).exec(report)?.[1] ?? 0)
  const skipped = report.match(/<skipped\b/g)?.length ?? 0
  const failed = count('failures') + count('errors')
  return { passed: count('tests') - failed - skipped, failed, skipped }
}

/** @param {Counts} counts */
function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
