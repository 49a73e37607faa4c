// Erases one person: npm run erase -- asha@example.com [--dry-run], or a phone number
import { parseArgs } from 'node:util'
import { openDatabase } from '../database/openDatabase.ts'
import { type ErasureReport, erasePerson, namesPerson } from '../privacy/erasePerson.ts'
import { settings } from '../settings/settings.ts'
import { UserError } from '../settings/UserError.ts'
import { runCommand } from './runCommand.ts'

void runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } })
  const [whom = '', ...more] = positionals
  if (!namesPerson(whom) || more.length > 0)
    throw new UserError(
      'Say whom to erase: npm run erase -- name@example.com [--dry-run], or a phone number without spaces, such as +61491570006',
    )

  const { database, secrets } = settings()
  const knex = openDatabase(database)
  const dryRun = values['dry-run']
  try {
    const report = await erasePerson(knex, secrets.encryptionKey, whom, { dryRun })
    // The write-ahead log has the old pages until it is emptied.
    if (database.kind === 'sqlite' && !dryRun) await knex.raw('pragma wal_checkpoint(truncate)')
    print(report, dryRun)
  } finally {
    await knex.destroy()
  }
})

function print({ askedFor, at, erased, ids, leftWithSamePhone }: ErasureReport, dryRun: boolean): void {
  console.log(dryRun ? `Would be erased for ${askedFor}` : `Erased for ${askedFor}, ${at}`)
  console.log(`Leads: ${erased}, with their history`)
  for (const id of ids) console.log(`  ${id}`)
  if (leftWithSamePhone.length > 0) {
    console.log(
      `Kept, because they have the same phone and an address that you did not name: ${leftWithSamePhone.length}. Look at each in the admin.`,
    )
    for (const id of leftWithSamePhone) console.log(`  ${id}`)
  }
  console.log('Older backups still contain this person until they expire: run this command again after restoring one.')
  console.log("Mails about these leads are in the team's mailbox, not here.")
}
