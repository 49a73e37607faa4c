import { expect, test } from 'vitest'
import { readContactsAgain } from '../src/leads/readContactsAgain.ts'
import { fillSearchTexts } from '../src/leads/searchText.ts'
import { cleanInbox } from './support/cleanInbox.ts'
import { listed, oneLead, signIn } from './support/team.ts'

test('leads from before are found, and known as one person, by what is seen', async () => {
  const inbox = await cleanInbox()
  const send = (fields: object) => inbox.post({ data: { fullName: 'Asha Gurung', email: '', phone: '', ...fields } })
  await send({ email: 'asha@example.com', queries: 'address as pasted from a chat' })
  await send({ email: 'asha@example.com', fullName: 'A. G.', queries: 'address as seen' })
  await send({ phone: '+787011234567', fullName: 'B. K.', queries: 'the 8 of a call at home' })
  await send({ phone: '+77011234567', fullName: 'Bela', queries: 'as called' })
  await inbox.sql(async (knex) => {
    await knex('form_datas')
      .where({ queries: 'address as pasted from a chat' })
      .update({ email: '\u202aasha@exa\u200bmple.com\u202c', person_key: 'x' })
    await knex('form_datas')
      .where('phone', '+787011234567')
      .update({ phone_digits: '787011234567', phone_tail: '011234567', person_key: 'y' })
    await knex('form_datas').where('phone', '+77011234567').update({ person_key: 'z' })
  })
  expect(await inbox.sql((knex) => readContactsAgain(knex, 'secret'))).toMatchObject({ changed: 2 })
  expect(await inbox.sql((knex) => readContactsAgain(knex, 'secret'))).toMatchObject({ changed: 0 })
  await inbox.sql(fillSearchTexts)

  const [pasted, , glued, called] = await inbox.leads()
  expect(pasted).toMatchObject({ email: 'asha@example.com' })
  expect(glued).toMatchObject({ phone: '+787011234567', phone_digits: '77011234567' })
  const owner = await signIn(inbox)
  expect((await listed(owner, '?q=asha@example.com')).leads).toHaveLength(2)
  expect((await listed(owner, `?q=${encodeURIComponent('+7 701 123 45 67')}`)).leads).toHaveLength(2)
  expect(await oneLead(owner, String(glued?.document_id))).toMatchObject({ callable: '+77011234567' })
  expect((await oneLead(owner, String(called?.document_id))).others?.leads).toMatchObject([
    { documentId: glued?.document_id, same: ['phone'] },
  ])
})
