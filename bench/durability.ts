import { parseArgs } from 'node:util'
import { type Postgres, postgresIsInstalled, startPostgres } from '../cms/tests/support/postgres.ts'
import {
  type Fault,
  fillPostgresDisk,
  fillSqliteDisk,
  freezeDatabase,
  killUnderLoad,
  lockFile,
  lockTable,
  restartDatabase,
  terminateUnderLoad,
} from './inbox/faults.ts'
import { buildServer } from './inbox/startInbox.ts'
import { postgresStore, sqliteStore } from './inbox/stores.ts'
import { conditions, say, table, writeReport } from './report.ts'

type Scenario = { database: 'SQLite' | 'PostgreSQL'; name: string; run: Fault }

/** npm run bench:durability [-- --sqlite | --postgres] [-- --only "kill -9"] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      sqlite: { type: 'boolean' },
      postgres: { type: 'boolean' },
      only: { type: 'string', default: '' },
      build: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  const isWhole = !values.sqlite && !values.postgres && values.only === ''
  let postgres: Postgres | undefined
  const server = async () => {
    postgres ??= await startPostgres()
    return postgres
  }
  const wanted = (chosen: boolean | undefined) => chosen || (!values.sqlite && !values.postgres)
  const scenarios = [...(wanted(values.sqlite) ? onSqlite() : []), ...(wanted(values.postgres) ? onPostgres(server) : [])]

  if (values.build) buildServer()
  const rows: string[][] = []
  let failed = 0
  for (const { database, name, run } of scenarios.filter((scenario) => scenario.name.includes(values.only))) {
    const outcome = await run()
    const broken = outcome?.verdicts.filter(([, passed]) => !passed) ?? []
    failed += broken.length
    const verdict = !outcome ? 'left out: needs root for a small disk' : broken.length > 0 ? 'FAILED' : 'passed'
    const found = outcome?.verdicts.map(([text, passed]) => (passed ? text : `**not: ${text}**`)).join('; ') ?? ''
    rows.push([database, name, verdict, outcome?.tally ?? ''])
    say(`${database}, ${name}: ${verdict}\n  ${outcome?.tally ?? ''}\n  ${found}`)
  }
  await postgres?.stop()

  if (isWhole) {
    writeReport(
      'docs/bench/inbox-durability.md',
      `# What the inbox keeps when something fails

\`npm run bench:durability\`: a fault while visitors send. It passes when every answer of 201 has one row, none is missing or
there twice, the log says why and names no one, and leads are taken again without a restart, or after the next start.

${table(['database', 'fault', 'verdict', 'answers'], rows)}

A lead answered with 5xx may be stored all the same: the visitor sends again, and the fingerprint makes the two one lead.

${conditions()}`,
    )
  }
  return failed > 0 ? 1 : 0
}

function onSqlite(): Scenario[] {
  const faults: Record<string, Fault> = {
    'kill -9 under load': () => killUnderLoad(sqliteStore()),
    'SIGTERM under load': () => terminateUnderLoad(sqliteStore()),
    'disk full': fillSqliteDisk,
    'file locked for 2 s': () => lockFile(sqliteStore(), 2_000),
    'file locked for 9 s': () => lockFile(sqliteStore(), 9_000),
  }
  return Object.entries(faults).map(([name, run]) => ({ database: 'SQLite', name, run }))
}

function onPostgres(server: () => Promise<Postgres>): Scenario[] {
  if (!postgresIsInstalled) {
    say('PostgreSQL 15 is not installed: its scenarios are left out.')
    return []
  }
  const faults: Record<string, (postgres: Postgres) => ReturnType<Fault>> = {
    'kill -9 under load': async (postgres) => killUnderLoad(await postgresStore(postgres)),
    'SIGTERM under load': async (postgres) => terminateUnderLoad(await postgresStore(postgres)),
    'table locked for 14 s': async (postgres) => lockTable(postgres, await postgresStore(postgres), 14_000),
    'restarted at once under load': async (postgres) => restartDatabase(postgres, await postgresStore(postgres), 'immediate', 0),
    'away for 8 s': async (postgres) => restartDatabase(postgres, await postgresStore(postgres), 'fast', 8_000),
    'frozen for 14 s': async (postgres) => freezeDatabase(postgres, await postgresStore(postgres), 14_000),
    // Last: it stops the server.
    'disk full': fillPostgresDisk,
  }
  return Object.entries(faults).map(([name, run]) => ({ database: 'PostgreSQL', name, run: async () => run(await server()) }))
}
