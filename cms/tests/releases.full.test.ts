import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp, command } from './support/commands.ts'
import { forThisTest } from './support/forThisTest.ts'
import { CMS_DIR, CMS_DIST, contract, type Inbox, makeFolder, startInbox } from './support/inbox.ts'
import { mailSettings, startMailServer } from './support/mailServer.ts'
import { messages, states } from './support/messages.ts'
import { ARTICLE, PRICE, save, siteState } from './support/site.ts'
import { EDITOR, signIn } from './support/team.ts'
import { until } from './support/until.ts'

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

/** The columns of a lead until November 2026, as its schema had them. */
async function addOldColumns(inbox: Inbox) {
  await inbox.sql(async (knex) => {
    await knex.schema.dropTable('outgoing_messages')
    await knex.schema.alterTable('form_datas', (table) => {
      for (const kind of ['notice', 'webhook', 'receipt']) {
        if (kind === 'receipt') table.string('receipt_state')
        else table.string(`${kind}_state`).defaultTo('waiting')
        table.integer(`${kind}_attempts`).defaultTo(0)
        table.bigInteger(`${kind}_next_at`).defaultTo(0)
        table.string(`${kind}_error`)
      }
      table.datetime('receipt_planned_at', { precision: 6, useTz: false })
      table.index(['notice_state', 'notice_next_at'], 'form_datas_notice_due')
    })
  })
}

test('an update knows what the release before has sent and given up, and sends what it has not tried', async () => {
  const before = await startInbox()
  for (const name of ['Sent', 'Failed', 'New']) await before.post({ data: { email: `${name}@example.com`, fullName: name, queries: name } })
  await before.signal('SIGTERM')
  await addOldColumns(before)
  await before.sql(async (knex) => {
    const sent = { notice_state: 'sent', notice_attempts: 1, receipt_state: 'sent', receipt_planned_at: new Date() }
    await knex('form_datas').where('full_name', 'Sent').update(sent)
    await knex('form_datas').where('full_name', 'Failed').update({ notice_state: 'failed', notice_attempts: 30, notice_error: 'no route' })
  })

  const server = await forThisTest(startMailServer())
  const after = await forThisTest(startInbox(before.folder, mailSettings(server.port)))
  await until('the new lead is mailed', async () => (await states(after, 'notice'))[2] === 'sent')
  expect(await messages(after, 'notice')).toMatchObject([{ state: 'sent' }, { state: 'failed', attempts: 30, error: 'no route' }, {}])
  expect(await states(after, 'receipt')).toEqual(['sent', null, null])
  expect(server.mails).toHaveLength(1)
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
