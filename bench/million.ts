import { readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { backUp } from '../cms/tests/support/commands.ts'
import { databaseOf } from '../cms/tests/support/database.ts'
import { type Inbox, makeFolder } from '../cms/tests/support/inbox.ts'
import { startPostgres } from '../cms/tests/support/postgres.ts'
import { type Member, personId, signIn } from '../cms/tests/support/team.ts'
import { buildIfStale } from '../scripts/shared/buildIfStale.mjs'
import { say, secondsSince } from '../scripts/shared/terminal.mjs'
import { startBenchInbox } from './inbox/benchInbox.ts'
import { indexAll } from './inbox/fill.ts'
import { fillMillion, leadNumber } from './inbox/fillMillion.ts'
import { sendAll } from './inbox/sender.ts'
import { conditions, table, writeReport } from './report.ts'

/** Leads a second while the team works. */
const RATE = 40
/** Between one question of the team and the next: it reads what it got. */
const PAUSE_MS = 40
const OPEN_PAGES = 5
const ASKS_EACH_MS = 5_000
const VARIABLES = { TRUSTED_PROXIES: '1', RETENTION_MONTHS: '60' }

/** npm run bench:million [-- --database postgres --leads 100000 --seconds 30] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string', default: 'sqlite' },
      leads: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '60' },
    },
  })
  const [count, seconds, isPostgres] = [Number(values.leads), Number(values.seconds), values.database === 'postgres']
  await buildIfStale(['server'], process.env)
  const postgres = isPostgres ? await startPostgres() : null
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url()

  const folder = makeFolder()
  const empty = await startBenchInbox(folder, VARIABLES)
  const owner = await personId(empty, 'owner@example.com')
  await empty.signal('SIGTERM')
  const filling = performance.now()
  await fillMillion(folder, count, owner)
  say(`Filled in ${secondsSince(filling)}`)
  // What an update does once is not what each start takes.
  const first = await startBenchInbox(folder, VARIABLES)
  const indexing = performance.now()
  await finishIndex(first)
  const indexS = secondsSince(indexing)
  await first.signal('SIGTERM')

  const starting = performance.now()
  const inbox = await startBenchInbox(folder, VARIABLES)
  const startS = secondsSince(starting)
  const atStart = memoryOf(inbox, 'VmRSS')
  const member = await signIn(inbox)
  const intake = sendAll(inbox.port, { rate: RATE }, seconds)
  const times = await ask(member, count, seconds)
  const sent = await intake
  const most = memoryOf(inbox, 'VmHWM')

  const during = sendAll(inbox.port, { rate: RATE }, 10)
  const saving = performance.now()
  const file = await backUp(folder)
  const backupS = secondsSince(saving)
  const meanwhile = await during
  const stored = databaseOf(folder)
  const sizeMb = stored.kind === 'sqlite' ? megabytes(statSync(stored.file).size) : await sizeOf(inbox)
  await inbox.signal('SIGTERM')
  await postgres?.stop('immediate')

  const rows = Object.entries(times).map(([name, asks]) => {
    const all = asks.map((one) => one.ms)
    return [name, all.length, ms(all, 0.5), ms(all, 0.95), ms(all, 1), asks.filter(({ isAnswered }) => !isAnswered).length]
  })
  const unanswered = rows.reduce((sum, row) => sum + Number(row[5]), 0)
  const name = isPostgres ? 'PostgreSQL' : 'SQLite'
  const report = `# The inbox with ${count.toLocaleString('en-AU')} leads, ${name}

\`npm run bench:million${isPostgres ? ' -- --database postgres' : ''}\`: two years of leads as a team leaves them, two thirds of them closed, with a history and a
notice each. For ${seconds} s ${RATE} leads a second come in while one colleague asks one question after the other and ${OPEN_PAGES} open pages
ask every 5 s whether anything changed. Server, database and sender share the machine.

${table(['question', 'times', 'median, ms', '95 %, ms', 'longest, ms', 'failed'], rows)}

| | |
| --- | --- |
| leads while the team asks | ${sent.sent}, failed ${sent.failed}; median ${sent.p50.toFixed(0)} ms, 99 % ${sent.p99.toFixed(0)} ms |
| start | ${startS} |
| memory of the inbox | ${atStart} MB after the start, ${most} MB at most |
| backup while leads come in | ${backupS}, ${megabytes(statSync(file).size)} MB; leads meanwhile: failed ${meanwhile.failed}, 99 % ${meanwhile.p99.toFixed(0)} ms |
| database | ${sizeMb} MB; its index for searches was made in ${indexS} |

${conditions()}`
  say(report)
  if (count >= 1_000_000) writeReport(`inbox-million-${isPostgres ? 'postgresql' : 'sqlite'}.md`, report)
  return sent.failed + meanwhile.failed + unanswered === 0 ? 0 : 1
}

/** An inbox does it beside its leads, in minutes. */
async function finishIndex(inbox: Inbox): Promise<void> {
  const { kind } = databaseOf(inbox.folder)
  if (kind === 'sqlite') return indexAll(inbox.folder)
  await inbox.logged(/The leads have an index for searches now/)
}

type Asked = { ms: number; isAnswered: boolean }
type Times = Record<string, Asked[]>

async function ask(member: Member, count: number, seconds: number): Promise<Times> {
  const times: Times = {}
  const end = performance.now() + seconds * 1000
  let asked = 0
  const pages = Array.from({ length: OPEN_PAGES }, async () => {
    let known = ''
    while (performance.now() < end) {
      const answer = await member.get(`/leads/list?known=${known}`).then(
        (response) => response.json() as Promise<{ asOf?: string }>,
        () => null,
      )
      known = answer?.asOf ?? known
      await sleep(ASKS_EACH_MS)
    }
  })
  while (performance.now() < end) {
    asked += 1
    // Spread over all of them, another one each time.
    const lead = leadNumber(((asked * 104_729) % (count - 1)) + 1)
    for (const [name, path] of Object.entries(questions(lead))) {
      if (performance.now() > end) break
      const before = performance.now()
      const isAnswered = await member.get(path).then(
        async (answer) => answer.ok && (await answer.arrayBuffer()) !== null,
        () => false,
      )
      const asks = times[name] ?? []
      times[name] = [...asks, { ms: performance.now() - before, isAnswered }]
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(pages)
  return times
}

const list = (query: Record<string, string>) => `/leads/list?${new URLSearchParams(query)}`

function questions({ documentId, name, email, phone, project, city, field }: ReturnType<typeof leadNumber>): Record<string, string> {
  return {
    'all leads': list({ view: 'all' }),
    new: list({ view: 'new' }),
    mine: list({ view: 'mine' }),
    due: list({ view: 'due' }),
    waiting: list({ view: 'waiting' }),
    'suspected spam': list({ view: 'spam' }),
    'one lead': `/leads/${documentId}`,
    'search: a name': list({ q: name }),
    'search: an address': list({ q: email }),
    'search: a phone': list({ q: phone }),
    'search: a word of 200 leads': list({ q: project }),
    'search: two words of many leads': list({ q: `${city} ${field}` }),
    'search: a word of every lead': list({ q: 'engineer' }),
    'search: a word of no lead': list({ q: 'zeppelin' }),
    'search among mine': list({ view: 'mine', q: project }),
    'start page': '/leads/summary',
    numbers: '/leads/numbers',
  }
}

function ms(times: readonly number[], part: number): string {
  const sorted = [...times].sort((one, other) => one - other)
  return (sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? -1).toFixed(0)
}

function memoryOf({ pid }: Inbox, name: 'VmRSS' | 'VmHWM'): number {
  const kb = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}

async function sizeOf(inbox: Inbox): Promise<number> {
  const { rows } = await inbox.sql((knex) => knex.raw('select pg_database_size(current_database()) as size'))
  return megabytes(Number(rows[0].size))
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
