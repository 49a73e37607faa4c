import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { libpqVariables } from '../src/commands/backupPostgres.ts'
import { backupProblem } from '../src/operation/backups.ts'
import { HOUR_MS } from '../src/time/durations.ts'
import { cleanInbox } from './support/cleanInbox.ts'
import { command } from './support/commands.ts'
import { contract, makeFolder } from './support/inbox.ts'

const folder = makeFolder()
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

const own = (upHours: number) => backupProblem({ folder: path.join(folder, 'missing'), isOwn: true }, now, upHours * HOUR_MS)

test('an inbox that makes its own backups has a day and a half for the first', async () => {
  expect(await own(30)).toBeNull()
  expect(await own(37)).toContain('There is no backup of the leads in')
})

test('a missing backup and one that is too old are named, a fresh one is not', async () => {
  expect(await backupProblem({ folder: path.join(folder, 'missing'), isOwn: false }, now)).toContain('There is no backup of the leads in')
  // What a restore set aside is no backup.
  made('leads-2026-11-22T11-00-00-000Z-replaced.db', 1)
  expect(await backupProblem({ folder, isOwn: false }, now)).toContain('There is no backup of the leads in')
  made('leads-2026-11-20T23-00-00-000Z.db', 37)
  expect(await backupProblem({ folder, isOwn: false }, now)).toContain('The last backup of the leads is from 21 Nov 2026, 10:00 am')
  made('leads-2026-11-21T03-15-00-000Z.dump', 35)
  expect(await backupProblem({ folder, isOwn: false }, now)).toBeNull()
  writeFileSync(path.join(folder, 'leads-2026-11-21T03-15-00-000Z.dump.failed'), 'pg_restore ended with code 1.\n')
  expect(await backupProblem({ folder, isOwn: false }, now)).toMatch(
    /could not be restored when it was tried: pg_restore ended with code 1\./,
  )
})

test('a backup is restored into an empty database to try it, and its leads are counted', async () => {
  const inbox = await cleanInbox()
  await inbox.post(contract('enquiry.json'))
  const place = path.join(makeFolder(), 'backups')
  await command('backup', inbox.folder, '--to', place)
  const names = readdirSync(place).sort()
  expect(names).toEqual([expect.stringMatching(/\.(db|dump)$/), expect.stringMatching(/\.tried$/)])
  expect(readFileSync(path.join(place, names[1] ?? ''), 'utf8')).toBe('1 leads\n')
})
