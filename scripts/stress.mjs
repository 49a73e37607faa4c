// npm run test:stress: every suite five times beside four busy processes, and twice across midnight in Sydney.
// One part alone: npm run test:stress -- loaded, or midnight.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { command, say, UserError } from './shared/command.mjs'
import { CMS, fromRoot, ROOT } from './shared/packages.mjs'
import { findOrInstall, programs } from './shared/programs.mjs'
import { add, inWords, prepareSuites, runLanes } from './shared/runTests.mjs'
import { LANES } from './shared/suites.mjs'

const PARTS = ['loaded', 'midnight']
const LOADED_RUNS = 5
const BUSY_PROCESSES = 4
/** What starts this long before midnight meets it. */
const BEFORE_MIDNIGHT_S = [15, 45]
const EVIDENCE = path.join(ROOT, '.tmp', 'stress')
/** What every run writes: logs, reports, and Playwright's traces. */
const WRITTEN = ['.tmp/logs', '.tmp/reports', 'web/.tmp']

const [part] = process.argv.slice(2)
let runs = 0
let total = { passed: 0, failed: 0, skipped: 0 }

await command(async () => {
  if (part !== undefined && !PARTS.includes(part)) throw new UserError(`There is no part “${part}”: choose from ${PARTS.join(', ')}`)
  const { env, found } = await prepareSuites(LANES.flat())
  const clock = await findOrInstall(programs.clock)
  if (!clock) throw new UserError('There is no libfaketime here: install it, or name it with FAKETIME_LIB=…')
  rmSync(EVIDENCE, { recursive: true, force: true })

  for (let time = 1; time <= LOADED_RUNS && part !== 'midnight'; time += 1) {
    const busy = Array.from({ length: BUSY_PROCESSES }, startBusyProcess)
    await run(`${time} of ${LOADED_RUNS}, beside ${BUSY_PROCESSES} busy processes`, LANES, { env, found })
    for (const one of busy) one.kill('SIGKILL')
  }

  // No browser and no Caddy takes another clock from libfaketime: these are the suites that run in Node.
  const inNode = LANES.flat().filter(({ needs = [] }) => needs.every((need) => need === 'postgres'))
  for (const before of part === 'loaded' ? [] : BEFORE_MIDNIGHT_S) {
    for (const suite of inNode) {
      for (const more of startedApart(suite)) {
        const offset = `+${secondsToMidnightInSydney() - before}s`
        const late = { ...env, LD_PRELOAD: clock, FAKETIME: offset, DONT_FAKE_MONOTONIC: '1' }
        await run(`${suite.title} ${more.join(' ')} ${before} s before midnight in Sydney (${offset})`, [[suite]], {
          env: late,
          found,
          more,
        })
      }
    }
  }
  say(`\n${inWords(total)}`)
  return total.failed === 0 ? 0 : 1
})

/**
 * Says what came of a run, and keeps what one that failed has written.
 * @param {string} title
 * @param {Parameters<typeof runLanes>} lanesAndOptions
 */
async function run(title, ...lanesAndOptions) {
  runs += 1
  say(`\n== Run ${runs}: ${title}`)
  for (const folder of WRITTEN) rmSync(path.join(ROOT, folder), { recursive: true, force: true })
  const counts = await runLanes(...lanesAndOptions)
  total = add(total, counts)
  say(`== Run ${runs}: ${inWords(counts)}`)
  if (counts.failed === 0) return
  const kept = path.join(EVIDENCE, `run-${runs}`)
  for (const folder of WRITTEN.filter((name) => existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, folder), path.join(kept, folder), { recursive: true })
  say(`   What it wrote: ${fromRoot(kept)}`)
}

/** Ends by itself when we are gone. A session of its own, because Linux shares the processor out among sessions. */
function startBusyProcess() {
  const work = 'setImmediate(function work() { for (const end = Date.now() + 50; Date.now() < end; ); setImmediate(work) })'
  const code = `process.stdin.on('end', () => process.exit()).resume(); ${work}`
  return spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
}

/**
 * The CMS takes minutes, so only a few of its files would be running at midnight: each is started by itself.
 * @param {import('./shared/suites.mjs').Suite} suite
 * @returns {string[][]} the files, or other arguments, of each start
 */
function startedApart({ package: { dir }, runner, args = [] }) {
  if (dir !== CMS.dir) return [[]]
  const list = [path.join(dir, 'node_modules', runner.file), 'list', '--filesOnly', '--json', ...args]
  const { stdout } = spawnSync(process.execPath, list, { cwd: dir, encoding: 'utf8' })
  return JSON.parse(stdout).map((/** @type {{ file: string }} */ { file }) => [path.relative(dir, file)])
}

function secondsToMidnightInSydney() {
  const time = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', timeStyle: 'medium', hourCycle: 'h23' }).format(new Date())
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return 86_400 - (hours * 3600 + minutes * 60 + seconds)
}
