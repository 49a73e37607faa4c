import { readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Hostile, hostileRequest, makeRandom } from './inbox/hostileRequests.ts'
import { buildServer, startInbox } from './inbox/startInbox.ts'
import { sqliteStore } from './inbox/stores.ts'
import { conditions, median, say, table, type Verdict, verdictTable, writeReport } from './report.ts'

const SENDERS = 8
const MEMORY_SAMPLES = 30
/** From the second to the last third of a run: of 200 MB and 20,000 requests, a leak of 1.5 KB a request. */
const MOST_GROWTH = 1.05

/** npm run bench:fuzz [-- --count 20000]: hostile bodies, the same in each run of one seed. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '6' },
      build: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  const count = Number(values.count)
  if (values.build) buildServer()
  // With a small heap, a leak shows within one run instead of waiting for a lazy collector.
  const { folder, variables } = sqliteStore()
  const inbox = await startInbox({
    folder,
    variables: { ...variables, LOG_LEVEL: 'error', NODE_OPTIONS: '--max-old-space-size=128' },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
  const random = makeRandom(Number(values.seed))
  const answers: Record<string, number> = {}
  const failures: string[] = []
  const memory: number[] = []
  let sent = 0

  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      while (sent < count) {
        sent += 1
        if (sent % Math.ceil(count / MEMORY_SAMPLES) === 0) memory.push(residentMegabytes(inbox.pid))
        const hostile = hostileRequest(random)
        const answer = await send(inbox.url, agent, hostile)
        answers[answer] = (answers[answer] ?? 0) + 1
        if (isServerFault(answer, hostile) && failures.length < 20)
          failures.push(`${answer} for ${hostile.kind}: ${hostile.body.subarray(0, 120).toString('latin1')}`)
      }
    }),
  )
  const alive = await fetch(`${inbox.url}/healthz`).then((response) => response.status)
  await sleep(2_000)
  memory.push(residentMegabytes(inbox.pid))
  agent.destroy()
  const code = await inbox.stop()
  const errors = errorsIn(inbox.output())

  // The first third warms up: code is compiled, and the heap grows to its size.
  const third = Math.floor(memory.length / 3)
  const [early, late] = [median(memory.slice(third, 2 * third)), median(memory.slice(-third))]
  const verdicts: Verdict[] = [
    ['no answer of 5xx (501 for PROPFIND apart), no unexplained cut', failures.length === 0],
    ['alive at the end, and ends with code 0', alive === 200 && code === 0],
    [`memory flat: ${early} MB in the second third, ${late} MB in the last (${memory.join(', ')})`, late <= early * MOST_GROWTH],
    ['no error in the log', errors.length === 0],
  ]
  for (const [text, passed] of verdicts) say(`${passed ? 'passed' : 'FAILED'}  ${text}`)
  for (const line of [...failures, ...errors.slice(0, 10)]) say(line)
  writeReport(
    'docs/bench/inbox-fuzz.md',
    `# Hostile bodies

\`npm run bench:fuzz\`: ${count} hostile requests (seed ${values.seed}) with ${SENDERS} connections.

${table(['answer', 'count'], Object.entries(answers))}

${verdictTable(verdicts)}
${failures.map((line) => `\n- ${JSON.stringify(line)}`).join('')}

${conditions()}`,
  )
  return verdicts.every(([, passed]) => passed) ? 0 : 1
}

/** 501 is the right answer to a method HTTP servers need not know. */
function isServerFault(answer: string, { method, mayBeCut }: Hostile): boolean {
  const status = Number(answer)
  if (Number.isNaN(status)) return !mayBeCut
  return status >= 500 && !(status === 501 && method === 'PROPFIND')
}

/** The status, or the code of the error when no answer came. */
function send(url: string, agent: Agent, { path, method, headers, body }: Hostile): Promise<string> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error')
    // Node does not frame the body of a DELETE, so its rest would be read as the next request.
    const framed = { ...headers, 'Content-Length': String(body.length) }
    const sending = httpRequest(url + path, { method, headers: framed, agent, timeout: 30_000 }, (response) => {
      response.resume()
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', failed)
    })
    sending.on('timeout', () => sending.destroy(Object.assign(new Error('timeout'), { code: 'TIMEOUT' })))
    sending.on('error', failed)
    sending.end(body)
  })
}

function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return Math.round((pages * 4096) / 2 ** 20)
}

function errorsIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => /error:/i.test(line))
  return [...new Set(lines.map((line) => line.replace(/^\[.*?\] /, '').slice(0, 160)))]
}
