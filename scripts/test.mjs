// npm test: each part once. npm run test:all: everything. One suite, whole: npm test -- cms, npm test -- e2e popup
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfStale } from './shared/buildIfStale.mjs'
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { fromRoot, node, ROOT } from './shared/packages.mjs'
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
  const env = await prepare(suites)
  const total = { passed: 0, failed: 0, skipped: 0 }
  const lanes = LANES.map(async (lane) => {
    for (const suite of lane.filter((one) => suites.includes(one))) {
      const { passed, failed, skipped } = await runSuite(suite, env)
      total.passed += passed
      total.failed += failed
      total.skipped += skipped
    }
  })
  await Promise.all(lanes)
  return total
}

/** What the suites run with, the places of the programs that they need among it. @param {Suite[]} suites */
async function prepare(suites) {
  const folder = makeTestFolder()
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...envWithoutLocalSettings(), ...TEST_BUILD, TMPDIR: folder, TEMP: folder, TMP: folder }
  await prepareMachine()
  await buildIfStale([...new Set(suites.flatMap((suite) => suite.builds))], env)
  const needed = new Set(suites.flatMap(({ needs }) => needs))
  // The same pages for half the time: a browser test spends most of it on windows that no one sees.
  if (needed.has('browser')) needed.add('headlessShell')
  for (const need of needed) env[programs[need].variable] = await findOrInstall(programs[need])
  return env
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

/** @param {Suite} suite @param {NodeJS.ProcessEnv} env @returns {Promise<Counts>} */
async function runSuite({ name, title, package: { dir }, runner, args, needs }, env) {
  const missing = needs.find((need) => !env[programs[need].variable])
  if (missing) return leaveOut(title, programs[missing])
  const report = path.join(ROOT, '.tmp', 'reports', `${name}.xml`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { file, args: first, withoutFull, reporters } = RUNNERS[runner]
  const chosen = [...args, ...(asked ? [] : withoutFull), ...more]
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
