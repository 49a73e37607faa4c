// Erases one person: npm run erase -- asha@example.com [--dry-run] [--all], or a phone number, the id of a lead, or the name on a review
import { parseArgs } from 'node:util'
import type { Knex } from 'knex'
import { withDatabase } from '../database/databaseConnection.ts'
import { erase, findLead, findPerson, type HeldLeads, haveOtherNames, isDocumentId, isPhone, namedLead } from '../privacy/erasePerson.ts'
import { eraseReview, type StoredReview, storedReviews } from '../privacy/eraseReview.ts'
import { settings, UserError } from '../settings/settings.ts'
import { printCorrections, printLeft, printNamed } from './printLeft.ts'
import { runCommand } from './runCommand.ts'

const OTHER_NAMES =
  'The leads above have different names, as of an agent who writes for several people. To erase one of them: npm run erase -- <id>. To erase all of them: the same command with --all.'

const USAGE =
  'Say whom to erase: npm run erase -- name@example.com [--dry-run], or a phone number with its country and without spaces, such as +61491570006, the id of a lead, or the name on a review in quotes.'

const flag = { type: 'boolean', default: false } as const

void runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': flag, all: flag } })
  const [whom = '', ...more] = positionals.map((text) => text.trim())
  const isName = /\p{L}/u.test(whom)
  if (more.length > 0 || (!isName && !isPhone(whom))) throw new UserError(USAGE)
  const { database } = settings()
  const dryRun = values['dry-run']
  await withDatabase(database, async (knex) => {
    const held = await findLeads(knex, whom)
    if (held && haveOtherNames(held.own) && !values.all && !dryRun) {
      printNamed(held.own.map(namedLead))
      throw new UserError(`Nothing was erased. ${OTHER_NAMES}`)
    }
    if (held && !dryRun) await erase(knex, held)
    if (held) printLeads(whom, held, dryRun)
    else await eraseNamedReview(knex, whom, dryRun)
    // The write-ahead log has the old pages until it is emptied.
    if (database.kind === 'sqlite' && !dryRun) await knex.raw('pragma wal_checkpoint(truncate)')
  })
})

async function findLeads(knex: Knex, whom: string): Promise<HeldLeads | null> {
  if (isDocumentId(whom)) return findLead(knex, whom)
  return whom.includes('@') || isPhone(whom) ? findPerson(knex, settings().secrets.encryptionKey, whom) : null
}

function printLeads(whom: string, { own, left, corrections }: HeldLeads, dryRun: boolean): void {
  printHead(whom, dryRun)
  console.log(`Leads: ${own.length}, with their history`)
  // The record is kept when they are gone, so it has none of their words.
  if (dryRun) printNamed(own.map(namedLead))
  else for (const { document_id } of own) console.log(`  ${document_id}`)
  if (dryRun && haveOtherNames(own)) console.log(OTHER_NAMES)
  printCorrections(corrections)
  printLeft(left, 'Kept')
  if (left.some(({ why }) => why === 'merged')) console.log('What was merged into a lead above is in the lists again.')
  if (left.length > 0) console.log('Look at each in the admin. To erase one of them too: npm run erase -- <id>')
  printRest()
  console.log("Mails about these leads are in the team's mailbox, not here.")
}

/** Two clients may have agreed to the same name: then someone has to say which. */
async function eraseNamedReview(knex: Knex, whom: string, dryRun: boolean): Promise<void> {
  const reviews = await storedReviews(knex)
  const named = reviews.filter(({ id, names }) => id === whom || names.includes(whom))
  const near = reviews.filter(
    (review) => !named.includes(review) && review.names.some((name) => name.toLowerCase().includes(whom.toLowerCase())),
  )
  const [review, ...others] = named
  if (!review || others.length > 0) {
    for (const each of [...named, ...near]) printReview(each)
    throw new UserError(
      review
        ? `${named.length} reviews have the name “${whom}”. Nothing was erased: look at each, and erase it by its id: npm run erase -- <id>`
        : `No lead has this id, and no review has exactly the name “${whom}”. Nothing was erased. ${USAGE}`,
    )
  }
  console.log('Review, with its history, in the admin and in the versions of the site:')
  printReview(review)
  if (near.length > 0) console.log(`Kept, because the name only contains “${whom}”: ${near.length}.`)
  for (const each of near) printReview(each)
  if (!dryRun) await eraseReview(knex, review.id)
  printHead(whom, dryRun)
  console.log('The site follows by itself while the inbox and the publisher run. Its files before that are deleted within a day.')
  printRest()
}

function printReview({ id, names, month, words, places }: StoredReview): void {
  console.log(`  ${id}  ${month}  ${names.join(' / ')}: ${words}\n    in ${places.join(', ')}`)
}

function printHead(whom: string, dryRun: boolean): void {
  console.log(dryRun ? `Would be erased for ${whom}` : `Erased for ${whom}, ${new Date().toISOString()}`)
}

function printRest(): void {
  console.log('Older backups still contain this person until they expire: run this command again after restoring one.')
}
