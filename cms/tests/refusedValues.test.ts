import { beforeEach, expect, test } from 'vitest'
import { contentPath } from '../src/ownersContent/contentTypes.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { onPostgres } from './support/database.ts'
import { storeRows } from './support/leadRows.ts'
import { DETAILS, PRICE, QUESTION } from './support/site.ts'
import { type Member, signIn } from './support/team.ts'

const NUL = '\u0000'
const PAST_INTEGER = 99_999_999_999
const TEMPLATES = '/content-manager/collection-types/api::reply-template.reply-template'
const key = 'a-key-of-this-test'
const channel = 'phone'

let inbox: CleanInbox
let owner: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  await storeRows(inbox, {})
})

type Sent = [method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown]

/** Each with the status it was answered with; what was not is what was refused, and how. */
async function otherThan(status: number, words: RegExp, sent: readonly Sent[], send = owner.send): Promise<string[]> {
  const others: string[] = []
  for (const [method, path, body] of sent) {
    const response = await send(method, path, body)
    const said = await response.text()
    if (response.status !== status || !words.test(said))
      others.push(`${response.status} ${method} ${path} ${JSON.stringify(body)} ${said.slice(0, 200)}`)
  }
  return others
}

const withNul: Sent[] = [
  ['GET', '/leads/list?q=%00'],
  ['GET', '/leads/list?q=abc%00def'],
  ['GET', '/leads/list?campaign=%00'],
  ['GET', '/leads/export.csv?form=%00'],
  ['GET', '/leads/doc0%00'],
  ['GET', '/site/history/%00'],
  ['GET', '/site/pictures/%00'],
  ['POST', '/leads/%00/unmerge', {}],
  ['POST', '/leads/doc0/notes', { key, text: `From a PDF:${NUL} done` }],
  ['POST', '/leads/doc0/answers', { key, channel, text: `a${NUL}` }],
  ['POST', '/leads/doc0/answers', { key, channel, template: NUL, text: 'a' }],
  ['POST', '/leads/bulk', { documentIds: [NUL], leadStatus: 'lost' }],
  ['POST', '/leads/bulk', { documentIds: ['doc0'], lostReason: `a${NUL}` }],
  ['POST', '/leads/undo', { changes: [{ documentId: NUL, revision: 1 }] }],
  ['POST', '/leads/own-settings', { signature: NUL }],
  ['POST', '/site/discard', { kind: 'price', documentId: NUL, seen: '' }],
  ['POST', TEMPLATES, { name: NUL, subject: 'a', text: 'b' }],
  ['POST', contentPath('question'), { ...QUESTION, answer: `a${NUL}` }],
  ['PUT', contentPath('details'), { ...DETAILS, promises: [{ words: NUL, on: '2026-01-01', by: 'Mia' }] }],
  ['GET', `${contentPath('review')}?_q=%00`],
]

test('a NUL is refused in words wherever the admin may send it', async () => {
  expect(await otherThan(400, /cannot be kept/, withNul)).toEqual([])
})

test('a NUL is refused to whoever has not signed in', async () => {
  const send = (method: string, path: string, body?: unknown) =>
    fetch(inbox.url + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const sent: Sent[] = [
    ['GET', '/admin/registration-info?registrationToken=%00'],
    ['POST', '/admin/login', { email: NUL, password: 'a' }],
    ['POST', '/admin/reset-password', { resetPasswordToken: NUL, password: 'Abcdefgh12345' }],
    ['POST', '/admin/register', { registrationToken: NUL, userInfo: { firstname: 'a', password: 'Abcdefgh12345' } }],
  ]
  expect(await otherThan(400, /cannot be kept/, sent, send)).toEqual([])
})

test('what only looks like a NUL is kept, and a form’s own is cleaned away as before', async () => {
  const kept = await owner.send('POST', '/leads/doc0/notes', { key, text: 'The code \\u0000 and %00' })
  expect(kept.status, await kept.text()).toBe(200)
  expect((await owner.get('/leads/list?q=%2500')).status).toBe(200)
  expect((await inbox.post({ data: { email: 'a@example.com', queries: `one${NUL} two` } })).status).toBe(201)
  expect((await inbox.leads()).at(-1)?.queries).toBe('one two')
})

const outOfRange: Sent[] = [
  ['POST', '/leads/undo', { changes: [{ documentId: 'doc0', revision: PAST_INTEGER }] }],
  ['POST', '/leads/undo', { changes: [{ documentId: 'doc0', revision: -1 }] }],
  ['POST', '/leads/bulk', { documentIds: ['doc0'], ownerId: 1e300 }],
  ['POST', '/leads/doc0/answers/1.5/discard', {}],
  ['GET', '/site/versions/abc/compare'],
  ['GET', '/site/versions/1.5/compare'],
  ['GET', '/site/versions/-1/compare'],
  ['GET', `/site/versions/${PAST_INTEGER}/compare`],
  ['POST', '/site/versions/abc/bring-back', {}],
  ['POST', `/site/versions/${PAST_INTEGER}/bring-back`, {}],
  ['POST', '/site/versions/abc/bring-some-back', { base: 0, chosen: ['a'] }],
  ['POST', '/site/versions/abc/cancel', {}],
  ['POST', `/site/versions/${PAST_INTEGER}/cancel`, {}],
  ['POST', '/site/versions/abc/dealt-with', {}],
  ['POST', '/site/preview', { version: 1.5 }],
  ['POST', '/site/preview', { version: 1e300 }],
  ['POST', contentPath('price'), { ...PRICE, amount: 1e12 }],
  ['POST', contentPath('price'), { ...PRICE, amount: -1e12 }],
  ['PUT', contentPath('details'), { ...DETAILS, readers: [{ discipline: 'civil engineering', years: PAST_INTEGER }] }],
  ['GET', `${contentPath('review')}?_q[]=a`],
]

test('a number, a day or a search that no database can keep is refused', async () => {
  expect(await otherThan(400, /message/, outOfRange)).toEqual([])
})

test('an owner who can be no one’s id is the name of no one, and the last day of all has a day after it', async () => {
  for (const query of [`owner=${PAST_INTEGER}`, 'owner=999999999999999', 'until=9999-12-31', 'since=9999-12-31'])
    expect((await owner.get(`/leads/list?${query}`)).status, query).toBe(200)
  const exported = await owner.get('/leads/export.csv?until=9999-12-31')
  expect((await exported.text()).split('\r\n')[1]).toContain('"Lead 0"')
})

/** With SQLite some are found nowhere, which does no harm. */
const whereverItIsAsked: Sent[] = [
  ['POST', '/leads/doc0/answers', { key, channel, text: 'a', seen: PAST_INTEGER }],
  ['POST', '/leads/doc0/answers', { key, channel, text: 'a', replaces: 1e300 }],
  ['POST', `/leads/doc0/answers/${PAST_INTEGER}/again`, {}],
  ['GET', `${contentPath('review')}?filters[id][$eq]=abc`],
  ['GET', `${contentPath('review')}?filters[id][$eq]=${PAST_INTEGER}`],
  ['GET', `${contentPath('review')}?page=1e300`],
]

test('what reaches the database all the same is no fault of the inbox', async () => {
  for (const [method, path, body] of whereverItIsAsked) {
    const { status } = await owner.send(method, path, body)
    expect(status, `${method} ${path}`).toBeLessThan(500)
    if (onPostgres && path.includes('[id]')) expect(status, path).toBe(400)
  }
})

test('a body that is not compressed as it says is refused, signed in or not', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
  const answer = await fetch(`${inbox.url}/admin/login`, { method: 'POST', headers, body: '{"email":"a@example.com"}' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('send it uncompressed')
})
