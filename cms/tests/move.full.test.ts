import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Knex } from 'knex'
import { expect, test } from 'vitest'
import { withDatabase } from '../src/database/databaseConnection.ts'
import { databaseOf, onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { ADMIN, CMS_DIR, CMS_DIST, contract, inboxEnv, makeFolder, startInbox } from './support/inbox.ts'
import { logIn } from './support/team.ts'
import { until } from './support/until.ts'

async function move(folder: string, database: Record<string, string>, ...args: string[]) {
  const env = { ...inboxEnv(folder), DATABASE_URL: '', ...database, INIT_CWD: CMS_DIR } as NodeJS.ProcessEnv
  const child = spawn(process.execPath, [`${CMS_DIST}/src/commands/move.js`, ...args], { cwd: CMS_DIR, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { child, ended }
}

/** So many that a move of them can be interrupted. */
const MANY = 5_000

/** Everything but what the databases say of themselves, with times and days as they are meant. */
async function contents(database: ReturnType<typeof databaseOf>): Promise<Record<string, unknown[]>> {
  return withDatabase(database, async (knex) => {
    const found: Record<string, unknown[]> = {}
    for (const table of [
      'form_datas',
      'lead_changes',
      'admin_users',
      'admin_roles',
      'admin_permissions',
      'strapi_sessions',
      'site_details',
    ]) {
      const rows: Record<string, unknown>[] = await knex(table).orderBy('id').limit(60)
      found[table] = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => {
            if (value === null || value === undefined) return [name, null]
            if (/_on$/.test(name)) return [name, new Date(value as string | Date).toISOString().slice(0, 10)]
            if (value instanceof Date || /_at$|_until$|expires/.test(name)) return [name, new Date(value as string).getTime()]
            if (typeof value === 'object') return [name, JSON.stringify(value)]
            if (typeof value === 'boolean') return [name, Number(value)]
            return [name, value]
          }),
        ),
      )
    }
    return found
  })
}

function sqliteBesidePostgres() {
  const folder = makeFolder()
  const postgres = databaseOf(folder)
  if (postgres.kind !== 'postgres') throw new Error('This needs PostgreSQL.')
  const file = path.join(folder, 'own.db')
  const sqlite = { DATABASE_URL: '', SQLITE_FILE: file }
  return { folder, postgres, file, sqlite }
}

/** Only where there is a PostgreSQL: its inbox is the one to move to, and an SQLite file of its own is where the leads are. */
test.runIf(onPostgres)(
  'an inbox moves from SQLite to PostgreSQL and back with all it has; an interrupted move changes nothing',
  async () => {
    const { folder, postgres, file, sqlite } = sqliteBesidePostgres()

    const first = await startInbox(folder, sqlite)
    await first.post(contract('enquiry.json'))
    await first.post({ data: { email: 'b@example.com', queries: 'A second one, “with” ünusual 文字' } })
    const owner = { token: await logIn(first, ADMIN) }
    expect(owner.token).toBeTruthy()
    const own = { get: (url: string) => fetch(first.url + url, { headers: { Authorization: `Bearer ${owner.token}` } }) }
    const list = (await (await own.get('/leads/list')).json()) as { leads: { documentId: string }[] }
    const id = list.leads[0]?.documentId ?? ''
    const send = (url: string, body: object) =>
      fetch(first.url + url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.token}` },
        body: JSON.stringify(body),
      })
    expect((await send('/leads/bulk', { documentIds: [id], leadStatus: 'contacted', followUpOn: '2026-12-03' })).status).toBe(200)
    expect((await send(`/leads/${id}/notes`, { key: 'a-note-of-this-test', text: 'Called' })).status).toBe(200)

    const running = await (await move(folder, sqlite, '--to', postgres.url, '--replace')).ended
    expect(running).toMatchObject({ code: 1, said: expect.stringMatching(/^Another inbox is using/) })
    await first.signal('SIGTERM')
    await withDatabase({ kind: 'sqlite', file }, (knex) =>
      knex.raw(`insert into form_datas (document_id, created_at, updated_at, email, queries, lead_status, revision, fingerprint)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MANY})
      select 'many' || n, 1790000000000 + n, 1790000000000 + n, 'v' || n || '@example.com', 'words', 'won', 0, 'f' || n from numbers`),
    )
    const before = await contents({ kind: 'sqlite', file })

    const interrupted = await move(folder, sqlite, '--to', postgres.url, '--replace')
    const server = { kind: 'postgres', url: process.env['TEST_POSTGRES_URL'] ?? '' } as const
    // From beside it: a connection to the database itself would be another program that uses it.
    await withDatabase(server, (knex) =>
      until('it writes leads', async () => {
        if (interrupted.child.exitCode !== null) throw new Error(`It was through too soon: ${(await interrupted.ended).said}`)
        const writing = await knex('pg_stat_activity').where('query', 'like', 'insert into "form_datas"%').first('pid')
        return writing !== undefined
      }),
    )
    interrupted.child.kill('SIGKILL')
    await interrupted.ended
    expect(await withDatabase(postgres, (knex) => knex('form_datas').pluck('id'))).toEqual([])
    expect(await contents({ kind: 'sqlite', file })).toEqual(before)

    const moved = await (await move(folder, sqlite, '--to', postgres.url)).ended
    expect(moved).toMatchObject({ code: 0, said: expect.stringMatching(new RegExp(`^ +${MANY + 2} {2}leads$`, 'm')) })
    expect(await contents(postgres)).toEqual(before)
    const again = await (await move(folder, sqlite, '--to', postgres.url)).ended
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('--replace') })

    const second = await startInbox(folder)
    const there = { get: (url: string) => fetch(second.url + url, { headers: { Authorization: `Bearer ${owner.token}` } }) }
    expect((await there.get('/leads/list')).status, 'whoever had signed in still has').toBe(200)
    expect((await second.post({ data: { email: 'c@example.com', queries: 'The first after the move' } })).status).toBe(201)
    await second.signal('SIGTERM')

    const back = path.join(folder, 'back.db')
    const returned = await (await move(folder, { DATABASE_URL: postgres.url, SQLITE_FILE: file }, '--to', back)).ended
    expect(returned).toMatchObject({ code: 0, said: expect.stringMatching(new RegExp(`^ +${MANY + 3} {2}leads$`, 'm')) })
    expect(await contents({ kind: 'sqlite', file: back })).toEqual(await contents(postgres))
    const third = await forThisTest(startInbox(folder, { DATABASE_URL: '', SQLITE_FILE: back }))
    expect((await third.post({ data: { email: 'd@example.com', queries: 'The first after the way back' } })).status).toBe(201)
  },
)

test.runIf(onPostgres)('what SQLite kept of a NUL moves without it, and a row that PostgreSQL refuses is named in words', async () => {
  const { folder, postgres, file, sqlite } = sqliteBesidePostgres()
  const first = await startInbox(folder, sqlite)
  await first.post(contract('enquiry.json'))
  await first.signal('SIGTERM')
  const inFile = <Result>(work: (knex: Knex) => PromiseLike<Result>) => withDatabase({ kind: 'sqlite', file }, work)
  const promises = [{ words: 'a\u0000b', on: '\\\\u0000 as typed' }]
  await inFile(async (knex) => {
    await knex('form_datas').update({ notes: 'From a PDF:\u0000 done' })
    await knex('site_details').insert({ document_id: 'details', promises: JSON.stringify(promises) })
    await knex('site_prices').insert([
      { id: 6, document_id: 'fits', amount: 450 },
      { id: 7, document_id: 'large', amount: 1e12 },
    ])
  })

  const refused = await (await move(folder, sqlite, '--to', postgres.url)).ended
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('The row with id 7 of the table site_prices was refused: numeric field overflow')
  expect(refused.said).toContain('Nothing was moved')
  expect(refused.said).not.toMatch(/^ +at /m)
  expect(await withDatabase(postgres, (knex) => knex('form_datas').pluck('id'))).toEqual([])

  await inFile((knex) => knex('site_prices').where({ id: 7 }).delete())
  const moved = await (await move(folder, sqlite, '--to', postgres.url)).ended
  expect(moved.code, moved.said).toBe(0)
  const there = await withDatabase(postgres, async (knex) => ({
    notes: await knex('form_datas').pluck('notes'),
    promises: await knex('site_details').pluck('promises'),
    prices: await knex('site_prices').pluck('document_id'),
  }))
  expect(there).toEqual({
    notes: ['From a PDF: done'],
    promises: [[{ words: 'ab', on: '\\\\u0000 as typed' }]],
    prices: ['fits'],
  })
})
