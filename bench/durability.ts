import { parseArgs } from 'node:util'
import { makeFolder } from '../cms/tests/support/inbox.ts'
import { type Postgres, startPostgres } from '../cms/tests/support/postgres.ts'
import { buildIfStale } from '../scripts/shared/buildIfStale.mjs'
import { say } from '../scripts/shared/terminal.mjs'
import { SECRET_WORDS, sendLead, startBenchInbox } from './inbox/benchInbox.ts'
import { type Fault, onPostgres, onSqlite } from './inbox/faults.ts'
import { startLoad } from './inbox/load.ts'
import { conditions, table, writeReport } from './report.ts'

/** npm run bench:durability [-- --only "SQLite, kill -9"] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' } } })
  await buildIfStale(['server'], process.env)
  const postgres = await startPostgres()
  const rows: string[][] = []
  for (const [database, faults] of Object.entries({ SQLite: onSqlite, PostgreSQL: onPostgres })) {
    if (database === 'PostgreSQL') process.env.TEST_POSTGRES_URL = postgres.url()
    for (const fault of faults.filter(({ name }) => `${database}, ${name}`.includes(values.only))) {
      const row = [database, fault.name, ...(await tryFault(fault, postgres))]
      rows.push(row)
      say(row.join(' | '))
    }
  }
  await postgres.stop('immediate')

  if (values.only === '')
    writeReport(
      'inbox-durability.md',
      `# What the inbox keeps when something fails

\`npm run bench:durability\`: a fault while visitors send. It passes when every answer of 201 has one row, none is missing or
there twice, the log says why and names no one, and leads are taken again without a restart, or after the next start.

${table(['database', 'fault', 'verdict', 'answers'], rows)}

A lead answered with 5xx may be stored all the same: the visitor sends again, and the fingerprint makes the two one lead.

${conditions()}`,
    )
  return rows.some(([, , verdict]) => verdict?.startsWith('**FAILED**')) ? 1 : 0
}

async function tryFault({ needsRoot, prepare, happen, logged }: Fault, postgres: Postgres): Promise<[verdict: string, answers: string]> {
  if (needsRoot && process.getuid?.() !== 0) return ['left out: needs root for a small disk', '']
  const folder = makeFolder()
  prepare?.(folder)
  const inbox = await startBenchInbox(folder)
  const load = startLoad(inbox.port)
  const wrong: string[] = []
  await happen({ inbox, load, postgres }).catch((error) => wrong.push(String(error)))
  await load.stop()
  const next = inbox.hasEnded() ? await startBenchInbox(folder) : inbox
  if ((await sendLead(next.port, 'visitor-after')) !== 201) wrong.push('no lead is taken afterwards')
  const stored = (await next.leads()).map(({ email }) => email)
  if (!process.env.TEST_POSTGRES_URL && next.database((file) => file.pragma('integrity_check', { simple: true })) !== 'ok')
    wrong.push('the database is damaged')
  next.signal('SIGTERM')
  await next.ended

  const present = new Set(stored)
  const missing = load.accepted().filter((email) => !present.has(email)).length
  if (missing > 0) wrong.push(`${missing} leads answered 201 are missing`)
  if (stored.length > present.size) wrong.push(`${stored.length - present.size} leads are stored twice`)
  if (SECRET_WORDS.test(inbox.output())) wrong.push('the log names a visitor')
  if (logged && !logged.test(inbox.output())) wrong.push('the log does not say why')
  if (next === inbox) {
    const others = load.answered((answer) => answer !== 201 && !/^5\d\d$/.test(String(answer))).length
    if (others > 0) wrong.push(`${others} answers are neither 201 nor 5xx`)
    if (load.slowestMs() > 15_000) wrong.push(`an answer took ${Math.round(load.slowestMs())} ms`)
  }
  return [wrong.length === 0 ? 'passed' : `**FAILED**: ${wrong.join('; ')}`, load.tally()]
}
