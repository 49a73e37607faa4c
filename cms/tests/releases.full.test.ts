import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { command } from './support/commands.ts'
import { CMS_DIR, CMS_DIST, contract, makeFolder, startInbox } from './support/inbox.ts'
import { ARTICLE, addEditor, EDITOR, PRICE, save, siteState } from './support/site.ts'
import { signIn } from './support/team.ts'

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
  for (const part of ['api/article', 'components/site/source.json']) rmSync(path.join(release, CMS_DIST, 'src', part), { recursive: true })
  const types = path.join(release, CMS_DIST, 'src', 'siteContent', 'contentTypes.js')
  appendFileSync(types, "exports.contentTypes = exports.contentTypes.filter(({ kind }) => kind !== 'article');")
  appendFileSync(types, "delete exports.componentFields['site.source'];")
  const file = path.join(release, CMS_DIST, 'src', 'api', 'form-data', 'content-types', 'form-data', 'schema.json')
  const schema = JSON.parse(readFileSync(file, 'utf8'))
  const later = ['textKey', 'phoneTail', 'phoneDigits', 'rescuedAt']
  for (const name of later) {
    delete schema.attributes[name]
    delete schema.config.attributes[name]
  }
  const isLater = (column: string) => later.includes(column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()))
  schema.indexes = schema.indexes.filter(({ columns }: { columns: string[] }) => !columns.some(isLater))
  writeFileSync(file, JSON.stringify(schema))
  return release
}

test('an older release on a newer database keeps the tables and the values it does not know', async () => {
  const newer = await startInbox()
  const change = { lead_document_id: 'a', changed_by: 'Sam Rai', field: 'notes', before: null, after: 'Called' }
  await newer.post({
    data: { email: 'asha@example.com', phone: '+61491570006', queries: 'A text long enough to be known again from another sender' },
  })
  await newer.sql((knex) => knex('lead_changes').insert(change))
  const editor = await addEditor(newer, await signIn(newer))
  await save(editor, 'article', ARTICLE)
  await save(editor, 'price', PRICE)
  const { changes } = await siteState(editor)
  const [lead] = await newer.leads()
  newer.signal('SIGTERM')
  await newer.ended

  const older = await startInbox(newer.folder, {}, { appDir: makeOlderRelease() })
  expect((await older.post(contract('enquiry.json'))).status).toBe(201)
  older.signal('SIGTERM')
  await older.ended

  const again = await startInbox(newer.folder)
  try {
    expect(lead).toHaveProperty('text_key', expect.stringMatching(/.{20}/))
    expect(lead).toHaveProperty('phone_tail', '491570006')
    expect((await again.leads())[0]).toEqual(lead)
    expect(await again.leads()).toHaveLength(2)
    expect(await again.sql((knex) => knex('lead_changes'))).toEqual([expect.objectContaining(change)])
    expect(changes.map(({ name }) => name)).toEqual(['CDR Writing', ARTICLE.title])
    expect((await siteState(await signIn(again, EDITOR))).changes).toEqual(changes)
  } finally {
    await again.stop()
  }
})

test('a backup from before an update takes the place of all that the update added, and a damaged one of nothing', async () => {
  const inbox = await startInbox()
  const backups = path.join(inbox.folder, 'copies')
  try {
    await inbox.post({ data: { email: 'before@example.com', queries: 'before' } })
    const backup = /^\/\S+\.(db|dump)/.exec(await command('backup', inbox.folder, '--to', backups))?.[0] ?? ''
    await inbox.post({ data: { email: 'after@example.com', queries: 'after' } })
    inbox.signal('SIGTERM')
    await inbox.ended
    await inbox.sql((knex) =>
      knex.schema.createTable('later_notes', (table) => {
        table.increments()
        table.integer('admin_user_id').references('admin_users.id')
      }),
    )

    const damaged = path.join(backups, `damaged${path.extname(backup)}`)
    writeFileSync(damaged, readFileSync(backup).subarray(0, -8_192))
    await expect(command('restore', inbox.folder, damaged, '--replace')).rejects.toThrow()
    expect((await inbox.leads()).map(({ email }) => email)).toEqual(['before@example.com', 'after@example.com'])

    expect(await command('restore', inbox.folder, backup, '--replace')).toContain('Restored 1 leads')
    expect((await inbox.leads()).map(({ email }) => email)).toEqual(['before@example.com'])
    expect(await inbox.sql((knex) => knex.schema.hasTable('later_notes'))).toBe(false)
  } finally {
    await inbox.stop()
  }
})
