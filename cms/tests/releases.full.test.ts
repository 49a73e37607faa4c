import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp, command } from './support/commands.ts'
import { forThisTest } from './support/forThisTest.ts'
import { CMS_DIR, CMS_DIST, contract, makeFolder, startInbox } from './support/inbox.ts'
import { ARTICLE, PRICE, save, siteState } from './support/site.ts'
import { EDITOR, signIn } from './support/team.ts'

const release = makeFolder()
afterAll(() => rmSync(release, { recursive: true, force: true }))

/** The built inbox as it was before it knew articles, the history of a lead, the key of its text and its phone in one form. */
function makeOlderRelease(): string {
  for (const part of [CMS_DIST, 'public', 'package.json', 'favicon.png']) {
    cpSync(path.join(CMS_DIR, part), path.join(release, part), { recursive: true })
  }
  mkdirSync(path.join(release, 'database', 'migrations'), { recursive: true })
  symlinkSync(path.join(CMS_DIR, 'node_modules'), path.join(release, 'node_modules'))
  rmSync(path.join(release, CMS_DIST, 'src', 'api', 'lead-change'), { recursive: true })
  for (const part of ['api/article', 'components/site/source.js']) rmSync(path.join(release, CMS_DIST, 'src', part), { recursive: true })
  const types = path.join(release, CMS_DIST, 'src', 'ownersContent', 'contentTypes.js')
  appendFileSync(types, "exports.contentTypes = exports.contentTypes.filter(({ kind }) => kind !== 'article');")
  const file = path.join(release, CMS_DIST, 'src', 'api', 'form-data', 'content-types', 'form-data', 'schema.js')
  const later = ['textKey', 'phoneTail', 'phoneDigits', 'rescuedAt']
  const columns = later.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  const change = `
    const schema = exports.default;
    schema.attributes = { ...schema.attributes };
    for (const name of ${JSON.stringify(later)}) delete schema.attributes[name];
    schema.indexes = schema.indexes.filter(({ columns }) => !columns.some((column) => ${JSON.stringify(columns)}.includes(column)));`
  appendFileSync(file, change)
  return release
}

test('an older release on a newer database keeps the tables and the values it does not know', async () => {
  const newer = await startInbox()
  const change = { lead_document_id: 'a', changed_by: 'Sam Rai', field: 'notes', before: null, after: 'Called' }
  await newer.post({
    data: { email: 'asha@example.com', phone: '+61491570006', queries: 'A text long enough to be known again from another sender' },
  })
  await newer.sql((knex) => knex('lead_changes').insert(change))
  const editor = await signIn(newer, EDITOR)
  await save(editor, 'article', ARTICLE)
  await save(editor, 'price', PRICE)
  const { changes } = await siteState(editor)
  const [lead] = await newer.leads()
  await newer.signal('SIGTERM')

  const older = await startInbox(newer.folder, {}, { appDir: makeOlderRelease() })
  expect((await older.post(contract('enquiry.json'))).status).toBe(201)
  await older.signal('SIGTERM')

  const again = await forThisTest(startInbox(newer.folder))
  expect(lead).toHaveProperty('text_key', expect.stringMatching(/.{20}/))
  expect(lead).toHaveProperty('phone_tail', '491570006')
  expect((await again.leads())[0]).toEqual(lead)
  expect(await again.leads()).toHaveLength(2)
  expect(await again.sql((knex) => knex('lead_changes'))).toEqual([expect.objectContaining(change)])
  expect(changes.map(({ name }) => name)).toEqual(['CDR Writing', ARTICLE.title])
  expect((await siteState(await signIn(again, EDITOR))).changes).toEqual(changes)
})

test('a backup from before an update takes the place of all that the update added, and a damaged one of nothing', async () => {
  const inbox = await forThisTest(startInbox())
  await inbox.post({ data: { email: 'before@example.com', queries: 'before' } })
  const backup = await backUp(inbox.folder)
  await inbox.post({ data: { email: 'after@example.com', queries: 'after' } })
  await inbox.signal('SIGTERM')
  await inbox.sql((knex) =>
    knex.schema.createTable('later_notes', (table) => {
      table.increments()
      table.integer('admin_user_id').references('admin_users.id')
    }),
  )

  const damaged = path.join(path.dirname(backup), `damaged${path.extname(backup)}`)
  writeFileSync(damaged, readFileSync(backup).subarray(0, -8_192))
  await expect(command('restore', inbox.folder, damaged, '--replace')).rejects.toThrow()
  expect((await inbox.leads()).map(({ email }) => email)).toEqual(['before@example.com', 'after@example.com'])

  expect(await command('restore', inbox.folder, backup, '--replace')).toContain('Restored 1 leads')
  expect((await inbox.leads()).map(({ email }) => email)).toEqual(['before@example.com'])
  expect(await inbox.sql((knex) => knex.schema.hasTable('later_notes'))).toBe(false)
})
