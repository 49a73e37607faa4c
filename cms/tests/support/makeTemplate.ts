import { createHmac } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { withDatabase } from '../../src/database/databaseConnection.ts'
import { databaseOf, type Template, templateFile } from './database.ts'
import { ADMIN, makeFolder, makeSecrets, startInbox } from './inbox.ts'
import { AUTHOR, addPerson, EDITOR, logIn, SALES, signIn } from './team.ts'

const FAR_AHEAD = new Date('2126-01-01T00:00:00Z')

/** One inbox makes its tables and its people: every other one starts on a copy of its database, where they have signed in. */
export default async function makeTemplate(): Promise<() => void> {
  const secrets = makeSecrets()
  const inbox = await startInbox(makeFolder(), secrets)
  const owner = await signIn(inbox)
  await addPerson(inbox, owner, 'Sales', SALES)
  await addPerson(inbox, owner, 'Editor', EDITOR)
  await addPerson(inbox, owner, 'Strapi Author (not used)', AUTHOR)
  const tokens: Template['tokens'] = {}
  for (const person of [ADMIN, SALES, EDITOR, AUTHOR])
    tokens[person.email] = lasting(await logIn(inbox, person), secrets['ADMIN_JWT_SECRET'] ?? '')
  await inbox.signal('SIGTERM')
  await withDatabase(databaseOf(inbox.folder), (knex) =>
    knex('strapi_sessions').update({ expires_at: FAR_AHEAD, absolute_expires_at: FAR_AHEAD }),
  )
  writeFileSync(templateFile(inbox.folder), JSON.stringify({ secrets, tokens } satisfies Template))
  process.env['TEST_TEMPLATE'] = inbox.folder
  return () => rmSync(inbox.folder, { recursive: true, force: true })
}

/** The admin renews its token each half hour; a test may set its inbox's clock a day ahead. */
function lasting(token: string, secret: string): string {
  const [head = '', payload = ''] = token.split('.')
  const session = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object
  const later = Buffer.from(JSON.stringify({ ...session, exp: FAR_AHEAD.getTime() / 1_000 })).toString('base64url')
  return `${head}.${later}.${createHmac('sha256', secret).update(`${head}.${later}`).digest('base64url')}`
}
