import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { atNoonInSydney } from './support/clock.ts'
import { contract, startInbox } from './support/inbox.ts'
import { signIn } from './support/team.ts'

let inbox: CleanInbox

beforeEach(async () => {
  inbox = await cleanInbox()
})
afterEach(async () => {
  inbox.database((database) => database.exec('drop trigger if exists fault; drop table if exists child; drop table if exists parent'))
})

const send = async () => (await inbox.post(contract('enquiry.json'))).status

/** A deferred foreign key is checked by COMMIT alone: the statement itself succeeds. */
const breakCommits = (after: 'insert' | 'update') =>
  inbox.database((database) =>
    database.exec(`
      create table parent (id integer primary key);
      create table child (parent integer references parent (id) deferrable initially deferred);
      create trigger fault after ${after} on form_datas begin insert into child values (1); end;
    `),
  )
const repair = () => inbox.database((database) => database.exec('drop trigger fault'))

test('a commit survives a power cut, and what is deleted is overwritten', async () => {
  expect(
    inbox.database((database) => database.pragma('journal_mode', { simple: true })),
    'as the inbox left the file',
  ).toBe('wal')
  // Of each connection: the inbox and its commands get theirs from one function.
  expect(await inbox.sql((knex) => knex.raw('pragma synchronous'))).toEqual([{ synchronous: 2 }])
  expect(await inbox.sql((knex) => knex.raw('pragma secure_delete'))).toEqual([{ secure_delete: 1 }])
})

test('a lead whose COMMIT fails is answered 500, and the next one is stored', async () => {
  breakCommits('insert')
  expect(await send()).toBe(500)
  expect(await inbox.leads()).toEqual([])
  repair()
  expect(await send()).toBe(201)
  expect(await inbox.leads()).toHaveLength(1)
})

test('a change in the admin whose COMMIT fails is not called saved, and the next one is', async () => {
  await send()
  const [lead] = await inbox.leads()
  const owner = await signIn(inbox)
  const note = async (notes: string) =>
    (await owner.send('POST', `/leads/${lead?.document_id}/notes`, { key: `key-${notes}`, text: notes })).status
  breakCommits('update')
  expect(await note('lost')).toBe(500)
  repair()
  expect(await note('kept')).toBe(200)
  expect(await inbox.leads()).toMatchObject([{ notes: 'kept' }])
})

test('a failing insert is answered 500, and the log names no person', async () => {
  inbox.database((database) => database.exec(`create trigger fault before insert on form_datas begin select raise(abort, 'no room'); end;`))
  const failed = await inbox.post(contract('enquiry.json'))
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toMatch(/asha|room|insert/i)
  expect(await inbox.leads()).toEqual([])
  await inbox.logged(/no room/)
  expect(inbox.output()).not.toMatch(/asha|491570006|bridges/i)
})

test('another program writing to the file delays a lead, and loses none', async () => {
  const database = new Database(path.join(inbox.folder, 'leads.db'))
  database.exec('begin immediate')
  const status = send()
  // The inbox has one connection, which the lead asks for first: when others got their turn, the lead has met the lock.
  for (let request = 1; request <= 3; request += 1) expect((await fetch(`${inbox.url}/healthz`)).status).toBe(200)
  expect(await Promise.race([status, 'not answered'])).toBe('not answered')
  database.exec('commit')
  database.close()
  expect(await status).toBe(201)
})

test('a rejection that nothing awaits is logged with its stack: of a database that is away it ends nothing, of our own it ends the process', async () => {
  await inbox.tell({ rejection: 'connect ECONNREFUSED 10.0.0.9:5432', code: 'ECONNREFUSED' })
  await inbox.logged(/nothing awaited: Error: connect ECONNREFUSED .+\s+at process\.<anonymous>/)
  expect(await send()).toBe(201)

  const alone = await startInbox(undefined, atNoonInSydney)
  await alone.tell({ rejection: 'a fault of ours' })
  expect(await alone.ended).toBe(1)
  expect(alone.output()).toMatch(/nothing awaited: Error: a fault of ours\s+at /)
})
