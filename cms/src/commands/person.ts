// Prints what the inbox holds of one person, for whoever asks to see it: npm run person -- asha@example.com, or a phone number, or the id of a lead
import { parseArgs } from 'node:util'
import { withDatabase } from '../database/databaseConnection.ts'
import { isDocumentId, isPhone, leadsOf } from '../privacy/erasePerson.ts'
import { heldOf } from '../privacy/heldOf.ts'
import { settings, UserError } from '../settings/settings.ts'
import { printLeft } from './printLeft.ts'
import { runCommand } from './runCommand.ts'

const USAGE =
  'Say of whom: npm run person -- name@example.com, or a phone number with its country and without spaces, such as +61491570006, or the id of a lead.'

void runCommand(async () => {
  const [whom = '', ...more] = parseArgs({ allowPositionals: true }).positionals.map((text) => text.trim())
  if (more.length > 0 || !(whom.includes('@') || isPhone(whom) || isDocumentId(whom))) throw new UserError(USAGE)
  const { database, secrets } = settings()
  await withDatabase(database, async (knex) => {
    if (isDocumentId(whom)) {
      const known = await knex('form_datas').where({ document_id: whom }).first('id')
      if (!known) throw new UserError(`No lead has the id ${whom}.`)
      console.log(await heldOf(knex, whom))
      return
    }
    const { own, left } = await leadsOf(knex, secrets.encryptionKey, whom)
    console.log(`Held of ${whom}, ${new Date().toISOString()}: ${own.length === 1 ? 'one lead' : `${own.length} leads`}\n`)
    for (const { document_id } of own) console.log(await heldOf(knex, document_id))
    printLeft(left, 'Left out')
    if (left.length > 0) console.log('Look at each in the admin. To print one of them too: npm run person -- <id>')
    console.log("Mails in the team's mailbox, what the webhook's receiver has, reviews and backups are not printed here.")
  })
})
