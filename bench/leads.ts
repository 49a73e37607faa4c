import { parseArgs } from 'node:util'
import { ADMIN } from '../cms/tests/support/inbox.ts'
import { startPostgres } from '../cms/tests/support/postgres.ts'
import { fill } from './inbox/fill.ts'
import { buildServer, makeStore, startInbox } from './inbox/startInbox.ts'
import { conditions, say, table, type Verdict, writeReport } from './report.ts'

const LIST_MS = 300
const LEAD_MS = 150

/** In SQLite a day is text. */
const DAY = { sqlite: `'2026-01-01'`, postgres: `date '2026-01-01'` }
/** One in ten is open, every one has words of its own, and each was changed once. */
const VARY = [
  `update form_datas set
    full_name = 'Person ' || id, phone = '+6149' || id, phone_digits = '6149' || id, phone_tail = '49' || id, name_key = 'n' || id,
    queries = 'Number ' || id || '. I am a civil engineer with nine years on bridges and roads, in Nepal and in Qatar, and would like to know what my three career episodes need, how long a review takes, and whether a report of 2019 still counts. My diploma is of four years.',
    owner = case when id % 20 = 0 then 'Administrator' end,
    follow_up_on = case when id % 50 = 0 then DAY end,
    lead_status = case id % 40 when 0 then 'new' when 10 then 'contacted' when 20 then 'quoted' when 30 then 'spam' else lead_status end`,
  `insert into lead_changes (lead_document_id, lead_revision, changed_by, field, after, created_at)
    select document_id, 1, 'Administrator', 'leadStatus', 'won', created_at from form_datas`,
]

/** npm run bench:leads [-- --leads 100000 --times 40 --postgres] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      leads: { type: 'string', default: '100000' },
      times: { type: 'string', default: '40' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const [leads, times] = [Number(values.leads), Number(values.times)]
  buildServer()
  const postgres = values.postgres ? await startPostgres() : null
  const store = await makeStore(postgres)
  const variables = { RETENTION_MONTHS: '60', ...store.variables }
  await (await startInbox({ folder: store.folder, variables })).stop()
  await fill(store, 'ours', leads)
  for (const sql of [...VARY, 'analyze']) await store.raw(sql.replace('DAY', DAY[store.kind]))
  const server = await startInbox({ folder: store.folder, variables })
  const ask = async (path: string, token = '') => {
    const answer = await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.text()
  }
  const signedIn = await fetch(`${server.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data

  const questions: [name: string, most: number, path: (turn: number) => string][] = [
    ...['all', 'new', 'mine', 'due', 'waiting', 'spam'].map((view): [string, number, () => string] => [
      `the list, ${view}`,
      LIST_MS,
      () => `/leads/list?view=${view}`,
    ]),
    ['one lead', LEAD_MS, (turn) => `/leads/d${1 + ((turn * 7919) % leads)}`],
    ['search by name', LIST_MS, (turn) => `/leads/list?q=Person%20${(turn * 7919) % leads}`],
    ['search by address', LIST_MS, (turn) => `/leads/list?q=old${(turn * 7919) % leads}@`],
    ['search by phone', LIST_MS, (turn) => `/leads/list?q=%2B6149${(turn * 7919) % leads}`],
    ['search by words', LIST_MS, () => '/leads/list?q=report%20of%202019'],
    ['search for what is not there', LIST_MS, () => '/leads/list?q=zeppelin'],
  ]
  const rows: (string | number)[][] = []
  const verdicts: Verdict[] = []
  for (const [name, most, path] of questions) {
    const taken: number[] = []
    for (let turn = 0; turn < times; turn += 1) {
      const from = performance.now()
      await ask(path(turn), token)
      taken.push(performance.now() - from)
    }
    taken.sort((one, other) => one - other)
    const p95 = Math.round(taken[Math.ceil(times * 0.95) - 1] ?? Number.NaN)
    rows.push([name, Math.round(taken[Math.floor(times / 2)] ?? Number.NaN), p95, most])
    verdicts.push([name, p95 <= most])
    say(`${name}: ${p95} ms`)
  }
  await server.stop()
  await postgres?.stop()
  const where = postgres ? 'PostgreSQL' : 'SQLite'
  writeReport(
    `docs/bench/leads-${where.toLowerCase()}.md`,
    `# The list of leads with ${leads} of them, on ${where}\n\n${conditions()} Each asked ${times} times, one after the other.\n\n${table(['', 'median, ms', '95 of 100 within, ms', 'at most'], rows)}`,
  )
  return verdicts.every(([, isPassed]) => isPassed) ? 0 : 1
}
