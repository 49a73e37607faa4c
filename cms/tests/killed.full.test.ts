import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestBackup } from '../src/operation/backups.ts'
import { DAY_MS } from '../src/time/durations.ts'
import { atNoonInSydney } from './support/clock.ts'
import { command } from './support/commands.ts'
import { createDatabase, onPostgres } from './support/database.ts'
import { CMS_DIR, CMS_DIST, type Inbox, inboxEnv, makeFolder, startInbox, type Variables } from './support/inbox.ts'
import { type MailServer, mailSettings, startMailServer } from './support/mailServer.ts'
import { ask, DETAILS, PRICE, publish, reportPages, save, siteSettings, siteState, wanted } from './support/site.ts'
import { EDITOR, type Member, SALES, signIn } from './support/team.ts'
import { until } from './support/until.ts'

/** More than anything here takes: no kill by chance. */
const MOST_STEPS = 300
/** Each kill costs a start. */
const STRIDE = process.env['TEST_SAMPLE'] ? 7 : 1
const KILL = pathToFileURL(path.join(import.meta.dirname, 'support', 'killAfter.mjs'))

let server: MailServer
let variables: Variables
let folder: string
/** The inbox that is killed, and begins again. It has the publisher's folder, and sends what there is to send. */
let doomed: Inbox
/** With PostgreSQL another lives on, and does the rest. */
let other: Inbox | null
const site = makeFolder()

beforeAll(async () => {
  server = await startMailServer()
  const common = { ...mailSettings(server.port), ...atNoonInSydney, BACKUP_FOLDER: makeFolder() }
  variables = {
    ...common,
    ...siteSettings(site),
    NODE_OPTIONS: `${atNoonInSydney['NODE_OPTIONS']} --import ${KILL}`,
  }
  doomed = await startInbox(undefined, variables)
  folder = doomed.folder
  // It seldom looks whether there is something to send: until the kill that is the other's work.
  other = onPostgres ? await startInbox(folder, { ...common, NOTICE_EVERY_MS: '2000' }) : null
  reportPages(site, { paths: ['/', '/pricing'] })
  const editor = await signIn(doomed, EDITOR)
  await save(editor, 'details', DETAILS)
  expect(await publish(editor)).toMatchObject({ status: 200 })
  await until('the first version is handed over', () => wanted(site)?.number === 1)
})
afterAll(async () => {
  await other?.signal('SIGKILL')
  await doomed?.stop()
  await server?.stop()
})

/** Whoever answers after a kill. */
const alive = () => (doomed.hasEnded() ? (other ?? doomed) : doomed)
const armed = (steps: number) => doomed.tell({ killAfter: steps })
/** False when the kill was sooner. */
async function disarm(): Promise<boolean> {
  const isTold = doomed.tell({ killAfter: null }).then(
    () => true,
    () => false,
  )
  return Promise.race([isTold, doomed.ended.then(() => false)])
}

/** Null when the connection broke: whether it was done is not known to whoever pressed. */
async function press(member: Member, path: string, body: object): Promise<number | null> {
  return member.send('POST', path, body).then(
    ({ status }) => status,
    () => null,
  )
}

type Moment = {
  /** Done by the inbox that is killed. Returns when it is over, if it comes so far. */
  act: (isKilled: () => boolean) => Promise<void>
  /** By whoever lives, and whatever was done before. */
  finish: () => Promise<void>
}

/** One after the other each step is the last, or each seventh, until one kill comes too late. */
async function atEachMoment(prepare: (moment: number) => Promise<Moment>): Promise<void> {
  for (let moment = 0; moment < MOST_STEPS; moment += STRIDE) {
    const { act, finish } = await prepare(moment)
    await armed(moment)
    await act(doomed.hasEnded)
    const isOver = await disarm()
    if (!isOver) {
      await doomed.ended
      // With one inbox the next start goes on, with two the other.
      if (other) await finish()
      doomed = await startInbox(folder, variables)
    }
    await finish()
    if (isOver) return void expect(moment, 'it was killed at least once').toBeGreaterThan(3)
  }
  throw new Error(`It was not over after ${MOST_STEPS} steps.`)
}

async function newLeads(...people: { email: string; phone?: string }[]): Promise<string[]> {
  for (const person of people) expect((await doomed.post({ data: { queries: `From ${person.email}`, ...person } })).status).toBe(201)
  const rows = await doomed.leads()
  return people.map(({ email }) => rows.find((row) => row.email === email)?.document_id ?? '')
}

const entries = (documentId: string, field: string) =>
  doomed.sql((knex) => knex('lead_changes').where({ lead_document_id: documentId, field }).pluck('after'))
const leadOf = (documentId: string) => doomed.sql((knex) => knex('form_datas').where({ document_id: documentId }).first())
/** As after the ten seconds of Undo, or a lease. */
const makeDue = () => doomed.sql((knex) => knex('outgoing_messages').where({ kind: 'answer', state: 'waiting' }).update({ next_at: 0 }))
const stateOf = (documentId: string) =>
  doomed.sql((knex) => knex('outgoing_messages').where({ kind: 'answer' }).andWhere('key', 'like', `${documentId}.%`).pluck('state'))

test('an answer', async () => {
  await atEachMoment(async (moment) => {
    const client = `answered-${moment}@example.com`
    const [id = ''] = await newLeads({ email: client })
    const body = { key: `key-of-answer-${moment}`, channel: 'email', subject: 'Your enquiry', text: 'Hello', send: true, to: client }
    const isSent = async () => (await stateOf(id)).includes('sent')
    let isTaken = false
    return {
      act: async (isKilled) => {
        isTaken = (await press(await signIn(doomed, SALES), `/leads/${id}/answers`, body)) === 200
        if (!isTaken) return
        await makeDue()
        await until('it is sent, or the end', async () => isKilled() || (await isSent()))
      },
      finish: async () => {
        // Who got no answer presses again: the form has kept the text and its key.
        if (!isTaken) expect(await press(await signIn(alive(), SALES), `/leads/${id}/answers`, body)).toBe(200)
        isTaken = true
        await makeDue()
        await until('it is sent', isSent)
        expect(await entries(id, 'answer')).toEqual(['Email'])
        expect(await entries(id, 'leadStatus')).toEqual(['contacted'])
        expect(await leadOf(id)).toMatchObject({ lead_status: 'contacted', first_answer_by: 'Sam Rai' })
        const mails = server.mails.filter(({ to }) => to.includes(client))
        // Killed between the mail server's yes and the mark, it comes once more, as the same mail.
        expect(new Set(mails.map(({ messageId }) => messageId)).size, `mails after ${moment} steps`).toBe(1)
        expect(mails.length).toBeLessThanOrEqual(2)
      },
    }
  })
})

test('a merge', async () => {
  await atEachMoment(async (moment) => {
    const phone = `+6149157${String(1_000 + moment)}`
    const [into = '', from = ''] = await newLeads(
      { email: `into-${moment}@example.com`, phone },
      { email: `from-${moment}@example.com`, phone },
    )
    let isTaken = false
    return {
      act: async () => {
        isTaken = (await press(await signIn(doomed, SALES), `/leads/${into}/merge`, { other: from })) === 200
      },
      finish: async () => {
        if (!isTaken) {
          const isMerged = (await leadOf(from)).lead_status === 'merged'
          expect([await entries(into, 'merged'), await entries(from, 'merged')], 'whole or not at all').toEqual(
            isMerged ? [[null], [into]] : [[], []],
          )
          expect(await press(await signIn(alive(), SALES), `/leads/${into}/merge`, { other: from })).toBe(isMerged ? 400 : 200)
        }
        isTaken = true
        expect(await leadOf(from)).toMatchObject({ lead_status: 'merged', merged_into: into })
        expect([await entries(into, 'merged'), await entries(from, 'merged')]).toEqual([[null], [into]])
      },
    }
  })
})

/** With nothing doubled, no number is left out either. */
async function expectOneVersion(number: number): Promise<void> {
  const numbers: number[] = await doomed.sql((knex) =>
    knex('site_versions').whereNotNull('number').orderBy('number', 'desc').pluck('number'),
  )
  expect(numbers.slice(0, 2)).toEqual([number, number - 1])
}

/** Only the inbox with the folder hands over: here that is the one that begins again. */
async function untilHandedOver(number: number, amount: number): Promise<void> {
  if (doomed.hasEnded()) return
  await until(`version ${number} is handed over`, () => wanted(site)?.number === number)
  expect(wanted(site)).toMatchObject({ prices: [{ amount }] })
}

/** There is one row for a price, whichever test wrote it. */
async function savePrice(amount: number): Promise<void> {
  const row = await doomed.sql((knex) => knex('site_prices').first('document_id'))
  await save(await signIn(doomed, EDITOR), 'price', { ...PRICE, amount }, row?.document_id)
}

test('a publish', async () => {
  await atEachMoment(async (moment) => {
    const amount = 1_000 + moment
    await savePrice(amount)
    const { base, changes } = await siteState(await signIn(doomed, EDITOR))
    const order = { base, chosen: changes.map(({ documentId, seen }) => ({ documentId, seen })) }
    let isTaken = false
    return {
      act: async (isKilled) => {
        isTaken = (await press(await signIn(doomed, EDITOR), '/site/publish', order)) === 200
        if (isTaken) await until('it is handed over, or the end', () => isKilled() || wanted(site)?.number === base + 1)
      },
      finish: async () => {
        const editor = await signIn(alive(), EDITOR)
        const isThere = (await siteState(editor)).base === base + 1
        if (isTaken) expect(isThere, 'what was answered is not lost').toBe(true)
        if (!isThere) expect(await ask(editor, '/site/publish', order)).toMatchObject({ status: 200 })
        isTaken = true
        await expectOneVersion(base + 1)
        await untilHandedOver(base + 1, amount)
      },
    }
  })
})

test('a change whose time has come', async () => {
  await atEachMoment(async (moment) => {
    const amount = 5_000 + moment
    const editor = await signIn(doomed, EDITOR)
    await savePrice(amount)
    const { base } = await siteState(editor)
    expect(await publish(editor, { dueAt: Date.now() + 10 * DAY_MS })).toMatchObject({ status: 200 })
    return {
      act: async (isKilled) => {
        await doomed.sql((knex) => knex('site_versions').where({ state: 'scheduled' }).update({ due_at: 1 }))
        await until('it is handed over, or the end', () => isKilled() || wanted(site)?.number === base + 1)
      },
      finish: async () => {
        if (doomed.hasEnded()) return
        await untilHandedOver(base + 1, amount)
        await expectOneVersion(base + 1)
        expect(await doomed.sql((knex) => knex('site_versions').where({ state: 'scheduled' }))).toEqual([])
      },
    }
  })
})

test('a backup', async () => {
  const backups = makeFolder()
  const count = (await doomed.leads()).length
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const env = { ...inboxEnv(folder), KILL_AFTER: String(steps), NODE_OPTIONS: `--import ${KILL}`, INIT_CWD: CMS_DIR }
    const args = [`${CMS_DIST}/src/commands/backup.js`, '--to', backups]
    const saving = spawn(process.execPath, args, { cwd: CMS_DIR, env: env as NodeJS.ProcessEnv, stdio: 'ignore' })
    const [, signal] = await once(saving, 'close')
    const newest = await newestBackup(backups)
    if (newest) {
      const place = makeFolder()
      await createDatabase(place, { empty: true })
      expect(await command('restore', place, path.join(backups, newest.name))).toContain(`Restored ${count} leads`)
      rmSync(place, { recursive: true })
    }
    // The next night's is not hindered by what this one has left.
    const made = await command('backup', folder, '--to', backups)
    expect(made, `after ${steps} steps`).toContain(`Restored into an empty database to try it: ${count} leads`)
    for (const name of [(await newestBackup(backups))?.name ?? '']) rmSync(path.join(backups, name))
    if (signal === null) return void expect(steps).toBeGreaterThan(3)
  }
  throw new Error(`It was not over after ${MOST_STEPS} steps.`)
})
