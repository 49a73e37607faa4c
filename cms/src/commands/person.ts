// Prints what the inbox holds of one person, for whoever asks to see it: npm run person -- asha@example.com, or a phone number, or the id of a lead
import { parseArgs } from 'node:util'
import type { Knex } from 'knex'
import { withDatabase } from '../database/databaseConnection.ts'
import { findLead, findPerson, type HeldLeads, isDocumentId, isPhone } from '../privacy/erasePerson.ts'
import { correctionInWords, heldOf } from '../privacy/heldOf.ts'
import { settings, UserError } from '../settings/settings.ts'
import { printCorrections, printLeft } from './printLeft.ts'
import { runCommand } from './runCommand.ts'

const USAGE =
  'Say of whom: npm run person -- name@example.com, or a phone number with its country and without spaces, such as +61491570006, or the id of a lead.'

void runCommand(async () => {
  const [whom = '', ...more] = parseArgs({ allowPositionals: true }).positionals.map((text) => text.trim())
  if (more.length > 0 || !(whom.includes('@') || isPhone(whom) || isDocumentId(whom))) throw new UserError(USAGE)
  const { database, secrets } = settings()
  await withDatabase(database, async (knex) => {
    if (isDocumentId(whom)) {
      const held = await findLead(knex, whom)
      if (!held) throw new UserError(`No lead has the id ${whom}.`)
      await printHeld(knex, held)
      return
    }
    const held = await findPerson(knex, secrets.encryptionKey, whom)
    const { own, left } = held
    console.log(`Held of ${whom}, ${new Date().toISOString()}: ${own.length === 1 ? 'one lead' : `${own.length} leads`}\n`)
    await printHeld(knex, held)
    printLeft(left, 'Left out')
    if (left.length > 0) console.log('Look at each in the admin. To print one of them too: npm run person -- <id>')
    console.log("Mails in the team's mailbox, what the webhook's receiver has, reviews and backups are not printed here.")
  })
})

async function printHeld(knex: Knex, { own, corrections }: HeldLeads): Promise<void> {
  for (const { document_id } of own) console.log(await heldOf(knex, document_id))
  printCorrections(corrections)
  for (const correction of corrections) console.log(`  ${correctionInWords(correction)}`)
}
