// @ts-check
// npm run bench:fuzz [-- --count 20000]: hostile bodies, the same in each run of one seed.

import { readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildServer, makeFolder, startInbox } from './support/cms.mjs'
import { sqliteStore } from './support/databases.mjs'
import { hostileRequest, makeRandom } from './support/hostile.mjs'
import { conditions, table, writeReport } from './support/report.mjs'

const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '6' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const COUNT = Number(flags.count)
const SENDERS = 8

if (flags.build) buildServer()
const inbox = await startInbox({
  ...sqliteStore(makeFolder()),
  // A small heap: what is never freed shows within one run, instead of waiting for a lazy collector.
  variables: { LOG_LEVEL: 'error', NODE_OPTIONS: '--max-old-space-size=128' },
})
const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
const random = makeRandom(Number(flags.seed))

/** @type {Record<string, number>} */
const answers = {}
/** @type {string[]} */
const failures = []
let sent = 0
/** @type {number[]} */
const memory = []

await Promise.all(
  Array.from({ length: SENDERS }, async () => {
    while (sent < COUNT) {
      sent += 1
      if (sent % Math.ceil(COUNT / 10) === 0) memory.push(residentMegabytes())
      const hostile = hostileRequest(random)
      const answer = await send(hostile)
      answers[answer] = (answers[answer] ?? 0) + 1
      // 501 is the right answer to a method HTTP servers need not know.
      const isServerFault =
        (Number(answer) >= 500 && !(answer === '501' && hostile.method === 'PROPFIND')) ||
        (Number.isNaN(Number(answer)) && !hostile.mayBeCut)
      if (isServerFault && failures.length < 20)
        failures.push(`${answer} for ${hostile.kind}: ${hostile.body.subarray(0, 120).toString('latin1')}`)
    }
  }),
)
const alive = await fetch(`${inbox.url}/healthz`).then((response) => response.status)
await sleep(2_000)
memory.push(residentMegabytes())
const early = Math.max(...memory.slice(2, 5))
const late = Math.min(...memory.slice(-3))
const grew = late > early * 1.1
const code = await inbox.stop()
const errors = [
  ...new Set(
    inbox
      .output()
      .split('\n')
      .filter((line) => /error:/i.test(line))
      .map((line) => line.replace(/^\[.*?\] /, '').slice(0, 160)),
  ),
]

console.log(errors.slice(0, 10), answers, memory, failures)
const verdicts = [
  ['no answer of 5xx (501 for PROPFIND apart), no unexplained cut', failures.length === 0],
  ['alive at the end, and ends with code 0', alive === 200 && code === 0],
  [`memory flat: ${memory.join(', ')} MB`, !grew],
  ['no error in the log', errors.length === 0],
]
writeReport(
  'inbox-fuzz.md',
  `# Hostile bodies

\`npm run bench:fuzz\`: ${COUNT} hostile requests (seed ${flags.seed}) with ${SENDERS} connections.

${table(['answer', 'count'], Object.entries(answers))}

${table(
  ['rule', 'verdict'],
  verdicts.map(([rule, holds]) => [String(rule), holds ? 'holds' : '**FAILED**']),
)}
${failures.map((line) => `\n- ${JSON.stringify(line)}`).join('')}

${conditions()}`,
)
process.exit(verdicts.every(([, holds]) => holds) ? 0 : 1)

/** @param {import('./support/hostile.mjs').Hostile} hostile @returns {Promise<string>} */
function send({ path, method, headers, body }) {
  return new Promise((resolve) => {
    // Node frames no body of a DELETE by itself: the rest would be read as a next request.
    const framed = { ...headers, 'Content-Length': String(body.length) }
    const sending = httpRequest(`${inbox.url}${path}`, { method, headers: framed, agent, timeout: 30_000 }, (response) => {
      response.resume()
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'error'))
    })
    sending.on('timeout', () => sending.destroy(Object.assign(new Error('timeout'), { code: 'TIMEOUT' })))
    sending.on('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'error'))
    sending.end(body)
  })
}

function residentMegabytes() {
  const pages = Number(readFileSync(`/proc/${inbox.pid}/statm`, 'utf8').split(' ')[1])
  return Math.round((pages * 4096) / 2 ** 20)
}
