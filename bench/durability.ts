import { parseArgs } from 'node:util'
import { startPostgres } from '../cms/tests/support/postgres.ts'
import { faults, type Outcome } from './inbox/faults.ts'
import { buildServer, type Postgres } from './inbox/startInbox.ts'
import { conditions, say, table, writeReport } from './report.ts'

/** npm run bench:durability [-- --only "SQLite, kill -9"] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' } } })
  buildServer()
  let postgres: Postgres | null = null
  const rows: string[][] = []
  for (const { database, name, run } of faults.filter((fault) => `${fault.database}, ${fault.name}`.includes(values.only))) {
    if (database === 'PostgreSQL') postgres ??= await startPostgres()
    const outcome: Outcome | null = await run(postgres)
    const broken = outcome?.verdicts.filter(([, isPassed]) => !isPassed) ?? []
    const verdict = !outcome ? 'left out: needs root for a small disk' : broken.length > 0 ? 'FAILED' : 'passed'
    rows.push([database, name, verdict, outcome?.tally ?? ''])
    const found = outcome?.verdicts.map(([text, isPassed]) => (isPassed ? text : `NOT: ${text}`)).join('; ')
    say(`${database}, ${name}: ${verdict}\n  ${outcome?.tally ?? ''}\n  ${found ?? ''}`)
  }
  await postgres?.stop()

  if (values.only === '')
    writeReport(
      'docs/bench/inbox-durability.md',
      `# What the inbox keeps when something fails

\`npm run bench:durability\`: a fault while visitors send. It passes when every answer of 201 has one row, none is missing or
there twice, the log says why and names no one, and leads are taken again without a restart, or after the next start.

${table(['database', 'fault', 'verdict', 'answers'], rows)}

A lead answered with 5xx may be stored all the same: the visitor sends again, and the fingerprint makes the two one lead.

${conditions()}`,
    )
  return rows.some(([, , verdict]) => verdict === 'FAILED') ? 1 : 0
}
