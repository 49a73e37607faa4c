import { beforeEach, expect, test } from 'vitest'
import type { CleanInbox } from './support/cleanInbox.ts'
import type { MailServer } from './support/mailServer.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { listed, type Member, SALES, signIn } from './support/team.ts'
import { until } from './support/until.ts'

let inbox: CleanInbox
let server: MailServer
let sales: Member
let asha: string
let bela: string

beforeEach(async () => {
  const { inbox: mailing, server: mails } = await noticeInbox()
  inbox = mailing
  server = mails
  sales = await signIn(inbox, SALES)
  const phone = '+61491570006'
  for (const [fullName, email] of [
    ['Asha', 'asha@example.com'],
    ['Bela', 'bela@example.com'],
  ])
    await inbox.post({ data: { fullName, email, phone, queries: `Of ${fullName}` } })
  ;[asha = '', bela = ''] = (await inbox.leads()).map(({ document_id }) => document_id)
})

const answerBela = () => {
  const mail = { channel: 'email', subject: 'Your enquiry', text: 'Hello Bela', send: true, to: 'bela@example.com' }
  return sales.send('POST', `/leads/${bela}/answers`, { key: 'key-of-answer-1', ...mail })
}
const answers = () => inbox.sql((knex) => knex('outgoing_messages').where({ kind: 'answer' }).pluck('state'))
const shown = async () => (await listed(sales)).leads.map(({ person, leadStatus, unsent }) => [person, leadStatus, unsent])
const answered = async () => (await inbox.leads()).map(({ full_name, first_answer_by }) => [full_name, first_answer_by])

test('a mail that leaves while its lead is part of another is that one’s answer, and its own again once they are apart', async () => {
  await answerBela()
  expect((await sales.send('POST', `/leads/${asha}/merge`, { other: bela, sure: true })).status).toBe(200)
  await until('the mail has left', async () => (await answers())[0] === 'sent')
  expect(await shown()).toEqual([['Asha', 'contacted', null]])
  expect((await sales.send('POST', `/leads/${bela}/unmerge`, {})).status).toBe(200)
  expect((await shown()).sort()).toEqual([
    ['Asha', 'new', null],
    ['Bela', 'contacted', null],
  ])
  expect(await answered()).toEqual([
    ['Asha', null],
    ['Bela', 'Sam Rai'],
  ])
})

test('what was answered in the whole itself stays answered when a part leaves it', async () => {
  await answerBela()
  await sales.send('POST', `/leads/${asha}/merge`, { other: bela, sure: true })
  await until('the mail has left', async () => (await answers())[0] === 'sent')
  const call = { key: 'key-of-answer-2', channel: 'phone', text: 'Called Asha', seen: 99 }
  expect((await sales.send('POST', `/leads/${asha}/answers`, call)).status).toBe(200)
  await sales.send('POST', `/leads/${bela}/unmerge`, {})
  expect((await shown()).map(([person, status]) => [person, status]).sort()).toEqual([
    ['Asha', 'contacted'],
    ['Bela', 'contacted'],
  ])
})

test('the list names an unsent answer at the lead that it is part of', async () => {
  server.refuseWith({ at: 'DATA', code: 550 })
  await answerBela()
  await sales.send('POST', `/leads/${asha}/merge`, { other: bela, sure: true })
  await until('it has failed', async () => (await answers())[0] === 'failed')
  expect(await shown()).toEqual([['Asha', 'new', 'failed']])
})
