import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { libpqVariables } from '../src/commands/backupPostgres.ts'
import { backupProblem } from '../src/operation/backups.ts'
import { makeFolder } from './support/inbox.ts'

const folder = makeFolder()
const HOUR_MS = 3_600_000
const now = Date.parse('2026-11-22T12:00:00Z')
const made = (name: string, hoursAgo: number) => {
  const file = path.join(folder, name)
  writeFileSync(file, '')
  const time = new Date(now - hoursAgo * HOUR_MS)
  utimesSync(file, time, time)
}

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

test('who looks after no backups here is told nothing', async () => {
  expect(await backupProblem(null, now)).toBeNull()
})

test('a missing backup and one that is too old are named, a fresh one is not', async () => {
  expect(await backupProblem(path.join(folder, 'missing'), now)).toContain('There is no backup of the leads in')
  // What a restore set aside is no backup.
  made('leads-2026-11-22T11-00-00-000Z-replaced.db', 1)
  expect(await backupProblem(folder, now)).toContain('There is no backup of the leads in')
  made('leads-2026-11-20T23-00-00-000Z.db', 37)
  expect(await backupProblem(folder, now)).toContain('The last backup of the leads is from 21 Nov 2026, 10:00 am')
  made('leads-2026-11-21T03-15-00-000Z.dump', 35)
  expect(await backupProblem(folder, now)).toBeNull()
})
