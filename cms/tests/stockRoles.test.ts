import { expect, test } from 'vitest'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { contentPath } from './support/site.ts'
import { addPerson, LEADS, type Member, roleId, signIn } from './support/team.ts'

const LEAD = 'api::form-data.form-data'
const explorer = (right: string) => `plugin::content-manager.explorer.${right}`
const people = ['Strapi Editor (not used)', 'Strapi Author (not used)'].map((role, index) => {
  return { role, email: `person-${index}@example.com`, password: 'Quiet-Corner-9-Window' }
})

async function expectNoRight(inbox: Inbox, member: Member) {
  const [lead] = await inbox.leads()
  const types = ['api::lead-change.lead-change', 'api::digest.digest'].map((uid) => `/content-manager/collection-types/${uid}`)
  for (const kind of ['price', 'review', 'article', 'details', 'announcement'] as const)
    expect((await member.get(contentPath(kind))).status, kind).toBe(403)
  expect((await member.get('/site/state')).status).toBe(403)
  for (const path of [LEADS, `${LEADS}/${lead?.document_id}`, ...types, '/leads/export.csv', '/leads/summary'])
    expect((await member.get(path)).status, path).toBe(403)
  expect((await member.send('POST', LEADS, { fullName: 'Made up', email: 'a@example.com' })).status).toBe(403)
  expect((await member.send('PUT', `${LEADS}/${lead?.document_id}`, { notes: 'x' })).status).toBe(403)
  expect((await member.send('DELETE', `${LEADS}/${lead?.document_id}`)).status).toBe(403)
  expect((await member.send('POST', `${LEADS}/actions/bulkDelete`, { documentIds: [lead?.document_id] })).status).toBe(403)
  expect(await inbox.leads()).toEqual([lead])
}

test("Strapi's own Editor and Author have no right on leads or the site, and lose at the next start what they were given", async () => {
  const first = await startInbox()
  await first.post(contract('enquiry.json'))
  const owner = await signIn(first)
  for (const { role, ...person } of people) {
    const member = await addPerson(first, owner, role, person)
    await expectNoRight(first, member)

    const given = ['read', 'update', 'delete'].map((right) => ({
      action: explorer(right),
      subject: LEAD,
      conditions: [],
      properties: {},
    }))
    const fields = { properties: { fields: ['fullName', 'email', 'notes'] } }
    const permissions = given.map((each) => (each.action === explorer('delete') ? each : { ...each, ...fields }))
    expect((await owner.send('PUT', `/admin/roles/${await roleId(owner, role)}/permissions`, { permissions })).status).toBe(200)
    expect((await member.get(LEADS)).status).toBe(200)
  }
  first.signal('SIGTERM')
  await first.ended

  const again = await startInbox(first.folder)
  try {
    for (const person of people) await expectNoRight(again, await signIn(again, person))
  } finally {
    await again.stop()
  }
})
