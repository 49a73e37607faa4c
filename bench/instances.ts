import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { freePort } from '../cms/tests/support/inbox.ts'
import { startPostgres } from '../cms/tests/support/postgres.ts'
import { makeLead, makeLedger, SECRET_WORDS } from './inbox/ledger.ts'
import { buildServer, startInbox } from './inbox/startInbox.ts'
import { postgresStore } from './inbox/stores.ts'
import { conditions, say, type Verdict, verdictTable, writeReport } from './report.ts'

const PER_CLIENT = 20

/** npm run bench:instances: three inboxes on one PostgreSQL behind a round-robin proxy; one is killed. */
export async function run(args: string[]): Promise<number> {
  const verdicts: Verdict[] = []
  const verify = (text: string, passed: boolean) => {
    verdicts.push([text, passed])
    say(`${passed ? 'passed' : 'FAILED'}  ${text}`)
  }

  if (!args.includes('--no-build')) buildServer()
  const postgres = await startPostgres()
  const store = await postgresStore(postgres)
  const count = async (sql: string) => Number((await postgres.query<{ n: string }>(sql, store.database))[0]?.n)
  const start = () =>
    startInbox({ folder: store.folder, variables: { ...store.variables, TRUSTED_PROXIES: '1', LIMIT_PER_CLIENT: String(PER_CLIENT) } })

  // All at once, on an empty database.
  const inboxes = await Promise.all([start(), start(), start()])
  const firsts = await Promise.all(inboxes.map((inbox, place) => post(inbox.url, makeLead(), `203.0.113.${10 + place}`)))
  const stored = await count('select count(*) as n from form_datas')
  verify(
    `three instances started together on an empty database; each answered a lead (${firsts.join(', ')}), ${stored} are stored`,
    firsts.every((status) => status === 201) && stored === inboxes.length,
  )
  const proxy = await startProxy(inboxes.map(({ port }) => port))

  const admins = await count('select count(*) as n from admin_users')
  verify(`one administrator was created by three starts: ${admins}`, admins === 1)

  const twice = makeLead('visitor-twice@example.com')
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(proxy.url, twice, '203.0.113.1')))
  const copies = await count(`select count(*) as n from form_datas where email = 'visitor-twice@example.com'`)
  const told = new Set(answers.filter((status) => status !== 429))
  verify(`30 equal submissions at once, spread over the instances, are ${copies} lead`, copies === 1 && told.size === 1 && told.has(201))

  let accepted = 0
  for (let lead = 0; lead < PER_CLIENT * 2; lead += 1) if ((await post(proxy.url, makeLead(), '203.0.113.2')) === 201) accepted += 1
  verify(
    `of ${PER_CLIENT * 2} leads from one client through three instances ${accepted} were accepted (limit ${PER_CLIENT})`,
    accepted === PER_CLIENT,
  )

  const kept = await postgres.query<{ key: string }>('select key from inbox_limits', store.database)
  verify('the shared counts contain no address', kept.length > 0 && !kept.some(({ key }) => key.includes('203.0.113')))
  const unlogged = await count(`select count(*) as n from pg_class where relname = 'inbox_limits' and relpersistence = 'u'`)
  verify('the shared counts are in no log and no backup', unlogged === 1)

  const before = new Set(await store.emails())
  const ledger = makeLedger(() => proxy.url)
  const load = ledger.load({ senders: 12 })
  await ledger.untilAcknowledged(300)
  inboxes[0]?.signal('SIGKILL')
  await inboxes[0]?.ended
  const atKill = ledger.acknowledged().length
  await ledger.untilAcknowledged(atKill + 300)
  await load.stop()
  const { missing, twice: storedTwice } = ledger.compare((await store.emails()).filter((email) => !before.has(email)))
  verify(
    `an instance killed under load: ${ledger.tally()}; ${missing} acknowledged missing, ${storedTwice} stored twice`,
    missing === 0 && storedTwice === 0,
  )
  verify('the others went on', ledger.acknowledged().length >= atKill + 300)
  verify(
    'the logs name no one',
    inboxes.every((inbox) => !SECRET_WORDS.test(inbox.output())),
  )

  proxy.close()
  await Promise.all(inboxes.map((inbox) => inbox.stop()))
  await postgres.stop()
  writeReport(
    'docs/bench/inbox-instances.md',
    `# Three instances on one PostgreSQL

\`npm run bench:instances\`, with a round-robin proxy that tries the next instance when a connection fails.

${verdictTable(verdicts)}

${conditions()}`,
  )
  return verdicts.every(([, passed]) => passed) ? 0 : 1
}

async function post(url: string, lead: unknown, client: string): Promise<number> {
  const response = await fetch(`${url}/api/form-datas`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
    body: JSON.stringify(lead),
  })
  await response.arrayBuffer()
  return response.status
}

/** A lead may be sent to a second instance: its fingerprint makes that harmless. */
async function startProxy(ports: readonly number[]): Promise<{ url: string; close: () => void }> {
  let turn = 0
  let client = 0
  const nextClient = () => {
    client += 1
    return `10.0.${client >> 8}.${client & 255}`
  }
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const from = String(incoming.headers['x-forwarded-for'] ?? nextClient())
      turn += 1
      const first = turn
      const attempt = (left: number) => {
        const port = ports[(first + left) % ports.length]
        const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, 'X-Forwarded-For': from }
        const options = { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers }
        const sending = request(options, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502)
          answer.pipe(outgoing)
        })
        sending.on('error', () => {
          if (left > 0 && !outgoing.headersSent) attempt(left - 1)
          else outgoing.writeHead(502).end()
        })
        sending.end(body)
      }
      attempt(ports.length - 1)
    })
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
