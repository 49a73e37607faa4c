import { spawn } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { libpqVariables } from '../src/commands/backupPostgres.ts'
import type { LeadSummary } from '../src/leads/leadApi.ts'
import { newestBackup } from '../src/operation/backups.ts'
import { HOUR_MS } from '../src/time/durations.ts'
import { atNoonInSydney } from './support/clock.ts'
import { command } from './support/commands.ts'
import { createDatabase, databaseOf, onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { CMS_DIR, contract, type Inbox, makeFolder, startInbox } from './support/inbox.ts'
import { mailSettings, startMailServer } from './support/mailServer.ts'
import { signIn } from './support/team.ts'
import { until } from './support/until.ts'

function makeOlder(file: string, hours: number) {
  const at = new Date(Date.now() - hours * HOUR_MS)
  utimesSync(file, at, at)
}

/** What the inbox says of it, and what it has once it is restored into an empty database. */
async function expectTried(folder: string, leads: number): Promise<string> {
  const triedOf = async () => `${(await newestBackup(folder))?.name}.tried`
  await until('it is tried', async () => readdirSync(folder).includes(await triedOf()))
  expect(readFileSync(path.join(folder, await triedOf()), 'utf8')).toBe(`${leads} leads\n`)
  const file = path.join(folder, (await newestBackup(folder))?.name ?? '')
  const place = makeFolder()
  await createDatabase(place, { empty: true })
  expect(await command('restore', place, file)).toContain(`Restored ${leads} leads`)
  return file
}

const problemOf = async (inbox: Inbox) => ((await (await (await signIn(inbox)).get('/leads/summary')).json()) as LeadSummary).backups

test.skipIf(onPostgres)(
  'an inbox for which no timer is set makes a backup each day by itself, and keeps none for longer than two weeks',
  async () => {
    const inbox = await forThisTest(startInbox(undefined, { BACKUP_LOOK_MS: '100' }))
    const backups = path.join(inbox.folder, 'backups')
    await inbox.post(contract('enquiry.json'))
    // The first may be made before the lead has come.
    const made = /Backup made: Restored into an empty database to try it: (\d) leads/
    await inbox.logged(made)
    const first = await expectTried(backups, Number(made.exec(inbox.output())?.[1]))

    await inbox.post(contract('sample-request.json'))
    makeOlder(first, 25)
    await until('the next day’s is made', async () => (await newestBackup(backups))?.name !== path.basename(first))
    await expectTried(backups, 2)
    expect(await problemOf(inbox)).toBeNull()

    makeOlder(first, 14 * 24)
    const newest = path.join(backups, (await newestBackup(backups))?.name ?? '')
    makeOlder(newest, 25)
    await until('the oldest is gone', () => !readdirSync(backups).includes(path.basename(first)))
  },
)

test.skipIf(onPostgres)('old backups go although no new one can be made; the newest stays', async () => {
  const inbox = await forThisTest(startInbox(undefined, { BACKUP_LOOK_MS: '100' }))
  const backups = path.join(inbox.folder, 'backups')
  await inbox.logged(/Backup made/)
  const newest = path.join(backups, (await newestBackup(backups))?.name ?? '')
  const older = newest.replace(/leads-/, 'leads-of-before-')
  copyFileSync(newest, older)
  inbox.database((database) => database.exec('alter table form_datas rename to elsewhere'))
  for (const [file, days] of [
    [newest, 14],
    [older, 15],
  ] as const)
    makeOlder(file, days * 24)
  await until('the older is gone', () => !readdirSync(backups).includes(path.basename(older)))
  await inbox.logged(/A round of the backups failed/)
  expect(readdirSync(backups)).toContain(path.basename(newest))
})

const SCRIPT = path.join(CMS_DIR, '..', 'deploy', 'backup.sh')

/** The container's script, as a process here. */
function containersBackup(inbox: Inbox, folder: string, user: string) {
  const database = databaseOf(inbox.folder)
  const variables = database.kind === 'postgres' ? libpqVariables(database.url) : {}
  const running = spawn('sh', [SCRIPT], {
    env: { PATH: process.env['PATH'], ...variables, PGUSER: user, BACKUPS: folder },
    // With the sleep between two looks.
    detached: true,
  })
  const end = () => running.exitCode === null && process.kill(-(running.pid ?? 0))
  onTestFinished(() => void end())
  return end
}

test.runIf(onPostgres)(
  'a container’s backup is tried each day, and Home and the team’s mail tell of one that cannot be restored',
  async () => {
    const server = await forThisTest(startMailServer())
    const folder = makeFolder()
    const settings = { ...mailSettings(server.port), ...atNoonInSydney, DIGEST_HOUR: '8', BACKUP_FOLDER: folder }
    const first = await startInbox(undefined, { ...settings, DIGEST_HOUR: 'off' })
    await first.post(contract('enquiry.json'))
    expect(await problemOf(first)).toContain('There is no backup of the leads')
    await first.signal('SIGTERM')

    // It may read, and make no database to try the backup in.
    await first.sql((knex) => knex.raw('create role only_reads login; grant pg_read_all_data to only_reads'))
    const endFailing = containersBackup(first, folder, 'only_reads')
    await until('it failed', () => readdirSync(folder).some((name) => name.endsWith('.failed')))
    endFailing()
    const inbox = await forThisTest(startInbox(first.folder, settings))
    const PROBLEM = /The newest backup of the leads could not be restored when it was tried: .*permission denied to create database/s
    expect(await problemOf(inbox)).toMatch(PROBLEM)
    await until('the digest came', () => server.mails.some(({ text }) => PROBLEM.test(text.replaceAll(/\s+/g, ' '))))

    makeOlder(path.join(folder, (await newestBackup(folder))?.name ?? ''), 24)
    containersBackup(first, folder, 'inbox')
    await until('another one is made', async () => readdirSync(folder).filter((name) => name.endsWith('.tried')).length === 1)
    await expectTried(folder, 1)
    expect(await problemOf(inbox)).toBeNull()
  },
)
