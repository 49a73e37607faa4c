// @ts-check
// npm run bench:backup: a backup of PostgreSQL while leads come in, restored into another database.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildServer, CMS, inboxEnv, makeFolder, startInbox } from './support/cms.mjs'
import { postgresStore } from './support/databases.mjs'
import { makeLedger } from './support/ledger.mjs'
import { startPostgres } from './support/postgres.mjs'

if (!process.argv.includes('--no-build')) buildServer()
const postgres = await startPostgres()
const store = await postgresStore(postgres)
const backups = makeFolder()

/** @param {string} name @param {import('./support/cms.mjs').Variables} variables @param {string[]} args */
const script = (name, variables, ...args) =>
  execFileSync(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: CMS,
    env: /** @type {NodeJS.ProcessEnv} */ (inboxEnv(store.folder, variables)),
    encoding: 'utf8',
  })

const inbox = await startInbox(store)
const ledger = makeLedger(() => inbox.url)
let over = false
const load = ledger.load({ senders: 8, until: () => over })
while (ledger.acknowledged().length < 300) await sleep(5)
const before = ledger.acknowledged()
console.log(script('backup', store.variables, '--to', backups).trim())
over = true
await load

const [file = ''] = readdirSync(backups)
let refusedWhileRunning = false
try {
  script('restore', store.variables, path.join(backups, file), '--replace')
} catch {
  refusedWhileRunning = true
}
const place = await postgresStore(postgres)
console.log(script('restore', place.variables, path.join(backups, file)).trim())
const restored = new Set(await place.emails())
const missing = before.filter((email) => !restored.has(email)).length
const second = await startInbox(place)
const next = await makeLedger(() => second.url).send()
await Promise.all([inbox.stop(), second.stop()])
await postgres.stop()

console.log(`${before.length} acknowledged before the backup, ${restored.size} restored, ${missing} missing.`)
console.log(`Restoring under a running inbox was ${refusedWhileRunning ? 'refused' : 'NOT refused'}; the restored inbox answered ${next}.`)
process.exit(missing === 0 && refusedWhileRunning && next === 201 ? 0 : 1)
