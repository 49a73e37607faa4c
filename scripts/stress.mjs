// npm run test:stress: every suite five times beside four busy processes, its tests in random order.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { command, say } from './shared/command.mjs'
import { ROOT } from './shared/packages.mjs'
import { add, inWords, prepareSuites, runLanes } from './shared/runTests.mjs'
import { LANES } from './shared/suites.mjs'

const RUNS = 5
const BUSY_PROCESSES = 4
/** What every run writes: logs, reports, and Playwright's traces. */
const WRITTEN = ['.tmp/logs', '.tmp/reports', 'web/.tmp']
const BUSY = 'setImmediate(function work() { for (const end = Date.now() + 50; Date.now() < end; ); setImmediate(work) })'

await command(async () => {
  const prepared = await prepareSuites(LANES.flat())
  let total = { passed: 0, failed: 0, skipped: 0 }
  for (let time = 1; time <= RUNS; time += 1) {
    for (const folder of WRITTEN) rmSync(path.join(ROOT, folder), { recursive: true, force: true })
    const busy = Array.from({ length: BUSY_PROCESSES }, startBusyProcess)
    const counts = await runLanes(LANES, { ...prepared, all: true, moreForVitest: ['--sequence.shuffle', `--sequence.seed=${time}`] })
    for (const one of busy) one.kill('SIGKILL')
    total = add(total, counts)
    say(`\n== Run ${time} of ${RUNS}: ${inWords(counts)}\n`)
    if (counts.failed > 0) keep(path.join(ROOT, '.tmp', 'stress', `run-${time}`))
  }
  say(inWords(total))
  return total.failed === 0 ? 0 : 1
})

/** @param {string} folder */
function keep(folder) {
  for (const name of WRITTEN.filter((name) => existsSync(path.join(ROOT, name)))) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true })
  }
}

/** Ends by itself when we are gone. A session of its own, because Linux shares the processor out among sessions. */
function startBusyProcess() {
  const code = `process.stdin.on('end', () => process.exit()).resume(); ${BUSY}`
  return spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
}
