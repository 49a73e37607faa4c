import { execFile } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { libpqVariables } from '../src/commands/backupPostgres.ts'
import { CMS_DIST, contract, type Inbox, inboxEnv, makeFolder, startInbox } from './support/inbox.ts'
import { until } from './support/until.ts'

const CMS_DIR = path.resolve(import.meta.dirname, '..')
const backups = makeFolder()
const running: Inbox[] = []

afterAll(async () => {
  for (const inbox of running) await inbox.stop()
  rmSync(backups, { recursive: true, force: true })
})

async function start(folder?: string) {
  const inbox = await startInbox(folder)
  running.push(inbox)
  return inbox
}

async function script(name: string, folder: string, ...args: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [`${CMS_DIST}/src/commands/${name}.js`, ...args], {
    cwd: CMS_DIR,
    env: { ...inboxEnv(folder), INIT_CWD: CMS_DIR } as NodeJS.ProcessEnv,
  })
  return stdout
}

test('a backup made while leads come in is whole, and becomes an inbox elsewhere', async () => {
  const inbox = await start()
  const acknowledged: string[] = []
  let over = false
  const sender = async (name: number) => {
    for (let i = 0; !over; i += 1) {
      const email = `visitor-${name}-${i}@example.com`
      if ((await inbox.post({ data: { email, queries: 'text' } })).status === 201) acknowledged.push(email)
    }
  }
  const senders = [1, 2, 3, 4].map(sender)
  await until('fifty leads are stored', () => acknowledged.length >= 50)
  const before = [...acknowledged]
  const said = await script('backup', inbox.folder, '--to', backups)
  over = true
  await Promise.all(senders)

  const [name = ''] = readdirSync(backups)
  expect(readdirSync(backups)).toHaveLength(1)
  const count = Number(/\((\d+) leads/.exec(said)?.[1])
  expect(count).toBeGreaterThanOrEqual(before.length)

  const place = makeFolder()
  expect(await script('restore', place, path.join(backups, name))).toContain(`Restored ${count} leads`)
  const restored = await start(place)
  const emails = (await restored.leads()).map((lead) => lead.email)
  expect(emails.length).toBe(count)
  expect(before.filter((email) => !emails.includes(email))).toEqual([])
  expect((await restored.post(contract('enquiry.json'))).status).toBe(201)

  // It neither writes over a database unasked, nor under a running inbox.
  await expect(script('restore', place, path.join(backups, name))).rejects.toThrow(/--replace/)
  await expect(script('restore', place, path.join(backups, name), '--replace')).rejects.toThrow(/The inbox is running/)
  expect((await restored.leads()).length).toBe(count + 1)

  restored.signal('SIGTERM')
  await restored.ended
  expect(await script('restore', place, path.join(backups, name), '--replace')).toMatch(/is now .*\/backups\/leads-\S+\.db$/m)
  expect(readdirSync(place).filter((file) => file.startsWith('leads'))).toEqual(['leads.db'])
  expect(readdirSync(path.join(place, 'backups'))).toEqual([expect.stringMatching(/^leads-.*-replaced\.db$/)])
  expect((await restored.leads()).length).toBe(count)
})

test('the options of a PostgreSQL address reach pg_dump and pg_restore by libpq’s names', () => {
  expect(libpqVariables('postgres://lea%40ds:p%2Fw@db.example.com/inbox?sslmode=no-verify')).toEqual({
    PGHOST: 'db.example.com',
    PGPORT: '5432',
    PGUSER: 'lea@ds',
    PGDATABASE: 'inbox',
    PGPASSWORD: 'p/w',
    PGSSLMODE: 'require',
  })
  const certificates = 'sslmode=verify-full&sslrootcert=/etc/ca.pem&sslcert=/etc/inbox.pem&sslkey=/etc/inbox.key'
  expect(libpqVariables(`postgres://leads@db.example.com:6432/inbox?${certificates}`)).toMatchObject({
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/etc/ca.pem',
    PGSSLCERT: '/etc/inbox.pem',
    PGSSLKEY: '/etc/inbox.key',
  })
})

test('a file that is no backup changes nothing', async () => {
  const place = makeFolder()
  await expect(script('restore', place, 'package.json')).rejects.toThrow(/PostgreSQL, and the inbox is set to the other/)
  await expect(script('restore', place, path.join(backups, 'nowhere.db'))).rejects.toThrow(/There is no file/)
  expect(readdirSync(place)).toEqual([])
})
