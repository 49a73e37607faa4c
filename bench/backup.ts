import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Variables } from '../cms/tests/support/inbox.ts'
import { startPostgres } from '../cms/tests/support/postgres.ts'
import { CMS_DIR, makeFolder } from './folders.ts'
import { makeLedger } from './inbox/ledger.ts'
import { buildServer, inboxEnv, startInbox } from './inbox/startInbox.ts'
import { postgresStore } from './inbox/stores.ts'
import { say } from './report.ts'

/** npm run bench:backup: a backup of PostgreSQL while leads come in, restored into another database. */
export async function run(args: string[]): Promise<number> {
  if (!args.includes('--no-build')) buildServer()
  const postgres = await startPostgres()
  const store = await postgresStore(postgres)
  const backups = makeFolder()

  const command = (name: string, variables: Variables, ...more: string[]) =>
    execFileSync(process.execPath, [`dist/src/commands/${name}.js`, ...more], {
      cwd: CMS_DIR,
      env: inboxEnv(store.folder, variables),
      encoding: 'utf8',
    }).trim()

  const inbox = await startInbox(store)
  const ledger = makeLedger(() => inbox.url)
  const load = ledger.load({ senders: 8 })
  await ledger.untilAcknowledged(300)
  const before = ledger.acknowledged()
  say(command('backup', store.variables, '--to', backups))
  await load.stop()

  const [file = ''] = readdirSync(backups)
  let refusedWhileRunning = false
  try {
    command('restore', store.variables, path.join(backups, file), '--replace')
  } catch {
    refusedWhileRunning = true
  }
  const place = await postgresStore(postgres)
  say(command('restore', place.variables, path.join(backups, file)))
  const restored = new Set(await place.emails())
  const missing = before.filter((email) => !restored.has(email)).length
  const second = await startInbox(place)
  const next = await makeLedger(() => second.url).send()
  await Promise.all([inbox.stop(), second.stop()])
  await postgres.stop()

  say(`${before.length} acknowledged before the backup, ${restored.size} restored, ${missing} missing.`)
  say(`Restoring under a running inbox was ${refusedWhileRunning ? 'refused' : 'NOT refused'}; the restored inbox answered ${next}.`)
  return missing === 0 && refusedWhileRunning && next === 201 ? 0 : 1
}
