import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN } from '../cms/tests/support/inbox.ts'
import { startMailServer } from '../cms/tests/support/mailServer.ts'
import { startPostgres } from '../cms/tests/support/postgres.ts'
import { makeLead, makeLedger, SECRET_WORDS } from './inbox/ledger.ts'
import { startCaddy } from './inbox/startCaddy.ts'
import { buildServer, startInbox } from './inbox/startInbox.ts'
import { postgresStore } from './inbox/stores.ts'
import { conditions, say, type Verdict, verdictTable, writeReport } from './report.ts'
import type { Server } from './startServer.ts'

/** More than Caddy's tries at a lead whose instance was killed, each of which counts. */
const PER_CLIENT = 60
/** What a restart of PostgreSQL on a real server takes, or longer. */
const DATABASE_AWAY_MS = 5_000
/** A lead waits in Caddy for 12 s; a visitor's form for 15. */
const VISITOR_WAITS_MS = 15_000
const NOTICES_WITHIN_MS = 300_000

/** npm run bench:instances: three inboxes on one PostgreSQL behind the Caddy of deploy/, and what befalls them. */
export async function run(args: string[]): Promise<number> {
  const verdicts: Verdict[] = []
  const verify = (text: string, passed: boolean) => {
    verdicts.push([text, passed])
    say(`${passed ? 'passed' : 'FAILED'}  ${text}`)
  }

  if (!args.includes('--no-build')) buildServer()
  const postgres = await startPostgres()
  const store = await postgresStore(postgres)
  const mail = await startMailServer()
  const count = async (sql: string) => Number((await postgres.query<{ n: string }>(sql, store.database))[0]?.n)
  const variables = {
    ...store.variables,
    TRUSTED_PROXIES: '1',
    LIMIT_PER_CLIENT: String(PER_CLIENT),
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    NOTICE_FROM: 'inbox@example.com',
    NOTICE_TO: 'team@example.com',
  }
  const outputs: (() => string)[] = []
  const start = async (port?: number): Promise<Server> => {
    const inbox = await startInbox({ folder: store.folder, variables, ...(port === undefined ? {} : { port }) })
    outputs.push(inbox.output)
    return inbox
  }

  // All at once, on an empty database.
  const inboxes = await Promise.all([start(), start(), start()])
  const firsts = await Promise.all(inboxes.map((inbox) => post(inbox.url, makeLead(), nextClient())))
  const stored = await count('select count(*) as n from form_datas')
  verify(
    `three instances started together on an empty database; each answered a lead (${firsts.join(', ')}), ${stored} are stored`,
    firsts.every((status) => status === 201) && stored === inboxes.length,
  )
  const admins = await count('select count(*) as n from admin_users')
  verify(`one administrator was created by three starts: ${admins}`, admins === 1)
  const caddy = await startCaddy(inboxes.map(({ port }) => port))

  const twice = makeLead('visitor-twice@example.com')
  const one = nextClient()
  const answers = await Promise.all(Array.from({ length: PER_CLIENT }, () => post(caddy.url, twice, one)))
  const copies = await count(`select count(*) as n from form_datas where email = 'visitor-twice@example.com'`)
  verify(
    `${PER_CLIENT} equal submissions at once, spread over the instances, are ${copies} lead`,
    copies === 1 && answers.every((status) => status === 201),
  )

  let accepted = 0
  const other = nextClient()
  for (let lead = 0; lead < PER_CLIENT * 2; lead += 1) if ((await post(caddy.url, makeLead(), other)) === 201) accepted += 1
  verify(
    `of ${PER_CLIENT * 2} leads from one client through three instances ${accepted} were accepted (limit ${PER_CLIENT})`,
    accepted === PER_CLIENT,
  )
  const pages = await openAdmin(caddy.url)
  verify(
    `signed in once, the admin is open at each instance: ${tallyOf(pages)}`,
    pages.length === 9 && pages.every((status) => status === 200),
  )
  const kept = await postgres.query<{ key: string }>('select key from inbox_limits', store.database)
  verify('the shared counts contain no address', kept.length > 0 && !kept.some(({ key }) => key.includes(other)))
  const unlogged = await count(`select count(*) as n from pg_class where relname = 'inbox_limits' and relpersistence = 'u'`)
  verify('the shared counts are in no log and no backup', unlogged === 1)

  /** What happens while visitors send, each from an address of its own; `refused` are the answers that it may cost. */
  async function whileVisitorsSend(what: string, event: () => Promise<void>, refused: RegExp | null): Promise<void> {
    const before = new Set(await store.emails())
    const logged = caddy.output().length
    const ledger = makeLedger(
      () => caddy.url,
      (_url, lead) => post(caddy.url, lead, nextClient()),
    )
    const load = ledger.load({ senders: 8, pauseMs: 50 })
    await ledger.untilAcknowledged(50)
    await event()
    await ledger.untilAcknowledged(ledger.acknowledged().length + 50)
    await load.stop()
    const { missing, twice: storedTwice } = ledger.compare((await store.emails()).filter((email) => !before.has(email)))
    const unexpected = ledger.count((answer) => answer !== 201 && !refused?.test(String(answer)))
    const slowest = ledger.slowestMs()
    verify(
      `${what}: ${ledger.tally()}; ${missing} acknowledged missing, ${storedTwice} stored twice; slowest answer ${(slowest / 1000).toFixed(1)} s`,
      missing === 0 && storedTwice === 0 && unexpected === 0 && slowest < VISITOR_WAITS_MS,
    )
    if (unexpected > 0) say(errorsIn(caddy.output().slice(logged)))
  }

  await whileVisitorsSend(
    'a rolling update, each instance restarted in turn',
    async () => {
      for (const [place, inbox] of inboxes.entries()) {
        await inbox.stop()
        inboxes[place] = await start(inbox.port)
      }
    },
    null,
  )
  const [lost] = inboxes
  await whileVisitorsSend(
    'an instance killed',
    async () => {
      lost?.signal('SIGKILL')
      await lost?.ended
    },
    /^502$/,
  )
  await whileVisitorsSend(
    'the lost instance started again',
    async () => {
      inboxes[0] = await start(lost?.port)
    },
    null,
  )
  await whileVisitorsSend(
    `PostgreSQL stopped, and started ${DATABASE_AWAY_MS / 1000} s later`,
    async () => {
      await postgres.stop()
      await sleep(DATABASE_AWAY_MS)
      await postgres.start()
    },
    /^50[0-4]$/,
  )

  const leads = await count(`select count(*) as n from form_datas where lead_status <> 'spam'`)
  const waiting = () => count(`select count(*) as n from form_datas where lead_status <> 'spam' and notice_state = 'waiting'`)
  const deadline = performance.now() + NOTICES_WITHIN_MS
  while ((await waiting()) > 0 && performance.now() < deadline) await sleep(500)
  // The digest of the day, if its hour has come, is a mail to the team as well.
  const notices = mail.mails.filter(({ headers }) => /^Subject: New lead/im.test(headers))
  const messages = new Set(notices.map(({ messageId }) => messageId)).size
  verify(
    `${leads} leads, ${messages} notices, ${notices.length - messages} of them sent once more after the kill or the database's stop`,
    messages === leads && notices.length - messages <= 10,
  )
  verify(
    'the logs name no one',
    outputs.every((output) => !SECRET_WORDS.test(output())),
  )

  await Promise.all([caddy, ...inboxes].map((server) => server.stop()))
  await mail.stop()
  await postgres.stop()
  writeReport(
    'docs/bench/inbox-instances.md',
    `# Three instances on one PostgreSQL

\`npm run bench:instances\`: three inboxes behind Caddy with \`deploy/Caddyfile.inbox\`, and eight visitors who send without a pause
of more than 50 ms, each lead from an address of its own. A row passes when every lead that was answered 201 is stored once and no
visitor waited ${VISITOR_WAITS_MS / 1000} s. While PostgreSQL is away, and at the moment of a crash, a lead may be refused: the form then keeps its text and says so.

${verdictTable(verdicts)}

${conditions()}`,
  )
  return verdicts.every(([, passed]) => passed) ? 0 : 1
}

/** What Caddy says of the requests that it could not pass on, each once, without the ports. */
function errorsIn(log: string): string {
  const errors = [...log.matchAll(/"(?:error|msg)":"([^"]*(?:read|write|dial|EOF|reset|closed|upstream)[^"]*)"/g)]
  return [...new Set(errors.map(([, text = '']) => text.replace(/:\d{4,5}/g, '')))].join('\n')
}

/** Signs in and opens the list of leads nine times, each time at whichever instance Caddy chooses. */
async function openAdmin(url: string): Promise<number[]> {
  const headers = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${url}/admin/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  const { data } = (await signedIn.json()) as { data?: { token?: string } }
  const list = `${url}/content-manager/collection-types/api::form-data.form-data?pageSize=10`
  const open = () => fetch(list, { headers: { Authorization: `Bearer ${data?.token}` } })
  const statuses: number[] = []
  for (let page = 0; page < 9; page += 1) statuses.push((await open()).status)
  return statuses
}

function tallyOf(statuses: readonly number[]): string {
  return [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} × ${status}`).join(', ')
}

let clients = 0

/** An address of the loopback network: Linux lets a connection come from any of them. */
function nextClient(): string {
  clients += 1
  return `127.${1 + (clients >> 16)}.${(clients >> 8) & 255}.${clients & 255}`
}

/** Resolves to the status, or to the code of the error when no answer came. */
function post(url: string, lead: unknown, client: string): Promise<number | string> {
  const body = JSON.stringify(lead)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const options = { method: 'POST', headers, localAddress: client, agent: false, timeout: 60_000 } as const
    const sent = request(`${url}/api/form-datas`, options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    sent.end(body)
  })
}
