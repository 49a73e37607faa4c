// npm run test:stress: every suite five times beside four busy processes, and twice across midnight in Sydney.
// One part alone: npm run test:stress -- loaded, or midnight.
import { command, say, UserError } from './shared/command.mjs'
import { node } from './shared/packages.mjs'
import { launch } from './shared/processes.mjs'
import { findOrInstall, programs } from './shared/programs.mjs'
import { add, inWords, prepareSuites, runLanes } from './shared/runTests.mjs'
import { LANES } from './shared/suites.mjs'

const LOADED_RUNS = 5
const BUSY_PROCESSES = 4
/** The suite that starts this long before midnight meets it. */
const BEFORE_MIDNIGHT_S = [15, 45]

const [part = 'both'] = process.argv.slice(2)

await command(async () => {
  const { env, found } = await prepareSuites(LANES.flat())
  const clock = await findOrInstall(programs.clock)
  if (!clock) throw new UserError('There is no libfaketime here: install it, or name it with FAKETIME_LIB=…')
  let total = { passed: 0, failed: 0, skipped: 0 }

  for (let run = 1; run <= LOADED_RUNS && part !== 'midnight'; run += 1) {
    say(`\n== Run ${run} of ${LOADED_RUNS}, beside ${BUSY_PROCESSES} busy processes`)
    const busy = Array.from({ length: BUSY_PROCESSES }, () => launch(node('-e', 'for (;;);'), { cwd: '.', output: 'inherit' }))
    total = add(total, await runLanes(LANES, { env, found }))
    for (const { process: one } of busy) one.kill('SIGKILL')
  }

  // No browser and no Caddy takes another clock from libfaketime: these are the suites that run in Node.
  const inNode = LANES.flat().filter(({ needs = [] }) => needs.every((need) => need === 'postgres'))
  for (const before of part === 'loaded' ? [] : BEFORE_MIDNIGHT_S) {
    for (const suite of inNode) {
      const offset = `+${secondsToMidnightInSydney() - before}s`
      say(`\n== The clock ${before} s before midnight in Sydney (${offset})`)
      const late = { ...env, LD_PRELOAD: clock, FAKETIME: offset, DONT_FAKE_MONOTONIC: '1' }
      total = add(total, await runLanes([[suite]], { env: late, found }))
    }
  }
  say(`\n${inWords(total)}`)
  return total.failed === 0 ? 0 : 1
})

function secondsToMidnightInSydney() {
  const time = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', timeStyle: 'medium', hourCycle: 'h23' }).format(new Date())
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return 86_400 - (hours * 3600 + minutes * 60 + seconds)
}
