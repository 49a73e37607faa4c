import path from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { LEADS, type Member, signIn } from './support/team.ts'

let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox()
})
afterAll(() => inbox?.stop())

test('the database is set to survive a power cut, and to overwrite what is deleted', async () => {
  expect(await inbox.sql((knex) => knex.raw('pragma journal_mode'))).toEqual([{ journal_mode: 'wal' }])
  expect(await inbox.sql((knex) => knex.raw('pragma synchronous'))).toEqual([{ synchronous: 2 }])
  expect(await inbox.sql((knex) => knex.raw('pragma secure_delete'))).toEqual([{ secure_delete: 1 }])
})

test('a command beside a busy inbox waits for it, and does not end with “database is locked”', async () => {
  expect(await inbox.sql((knex) => knex.raw('pragma busy_timeout'))).toEqual([{ timeout: 30_000 }])
})

test('a lead whose COMMIT fails is answered 500, and the next one is stored', async () => {
  // A deferred foreign key is checked by COMMIT alone: the insert itself succeeds.
  inbox.database((database) =>
    database.exec(`
      create table parent (id integer primary key);
      create table child (parent integer references parent (id) deferrable initially deferred);
      create trigger break_commit after insert on form_datas begin insert into child values (1); end;
    `),
  )
  const failed = await inbox.post(contract('enquiry.json'))
  expect(failed.status).toBe(500)
  expect(await inbox.leads()).toEqual([])

  inbox.database((database) => database.exec('drop trigger break_commit'))
  expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
  expect((await inbox.leads()).length).toBe(1)
})

test('a change in the admin whose COMMIT fails is not called saved, and the next one is', async () => {
  inbox.database((database) =>
    database.exec(`create trigger break_commit after update on form_datas begin insert into child values (1); end;`),
  )
  const owner = await signIn(inbox)
  expect((await changeNotes(owner, 'lost')).status).toBe(500)

  inbox.database((database) => database.exec('drop trigger break_commit'))
  expect((await changeNotes(owner, 'kept')).status).toBe(200)
  expect(inbox.database((database) => database.prepare('select notes from form_datas').pluck().all())).toEqual(['kept'])
})

async function changeNotes(member: Member, notes: string): Promise<Response> {
  return member.send('PUT', `${LEADS}/${(await inbox.leads())[0]?.document_id}`, { notes })
}

test('a failing insert is answered 500, and the log names no person', async () => {
  inbox.database((database) =>
    database.exec(`create trigger refuse before insert on form_datas begin select raise(abort, 'no room'); end;`),
  )
  const before = (await inbox.leads()).length
  const failed = await inbox.post(contract('enquiry.json'))
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toMatch(/asha|room|insert/i)
  expect((await inbox.leads()).length).toBe(before)
  await inbox.logged(/no room/)
  expect(inbox.output()).not.toMatch(/asha|491570006|bridges/i)
  inbox.database((database) => database.exec('drop trigger refuse'))
})

test('another program writing to the file delays a lead, and loses none', async () => {
  const database = new Database(path.join(inbox.folder, 'leads.db'))
  database.exec('begin immediate')
  const status = inbox.post(contract('enquiry.json')).then((response) => response.status)
  // The inbox has one connection, which the lead asks for first: when others got their turn, the lead has met the lock.
  for (let request = 1; request <= 3; request += 1) expect((await fetch(`${inbox.url}/healthz`)).status).toBe(200)
  expect(await Promise.race([status, 'not answered'])).toBe('not answered')
  database.exec('commit')
  database.close()
  expect(await status).toBe(201)
})
