import { expect, test } from 'vitest'
import { sentFields, sentNames } from '../src/contract/sentFields.ts'
import { parseLead } from '../src/leads/parseLead.ts'
import { RefusedLead } from '../src/leads/refusal.ts'

const accepted = (data: unknown) => parseLead({ data })

function refused(body: unknown) {
  try {
    parseLead(body)
  } catch (error) {
    if (error instanceof RefusedLead) return error.errors
  }
  throw new Error('This should have been refused.')
}

test('text is trimmed and freed of control characters, paragraphs stay', () => {
  const lead = accepted({
    fullName: '  Asha\u0000\tGurung ',
    email: ' asha@example.com\n',
    phone: ' +61 491 570 006 ',
    subject: '\u0007Subject',
    queries: ' one\r\n\r\ntwo\u0000\u009b ',
  })
  expect(lead).toEqual({
    fullName: 'Asha Gurung',
    email: 'asha@example.com',
    phone: '+61 491 570 006',
    subject: 'Subject',
    queries: 'one\n\ntwo',
  })
})

test('names and texts of any script pass unchanged', () => {
  const fullName = 'आशा गुरुङ 👩🏽‍🔧'
  expect(accepted({ fullName, email: 'a@b.np', queries: '土木工程师' })).toMatchObject({ fullName, queries: '土木工程师' })
})

test('half a surrogate pair is replaced, because PostgreSQL cannot store it', () => {
  expect(accepted({ email: 'a@b', queries: 'x\ud800y' }).queries).toBe('x\ufffdy')
})

test('what is empty is stored as nothing', () => {
  expect(accepted({ email: 'a@b', phone: '', subject: ' ', queries: '' })).toEqual({ email: 'a@b' })
})

test.each(['x@y', "o'hara+cdr@mail.example.com", 'आशा@उदाहरण.नेपाल'])('the address %s is taken', (email) => {
  expect(accepted({ email }).email).toBe(email)
})

test.each([
  'a\u200bsha@example.com',
  '\u202aasha@example.com\u202c',
  '<asha@example.com>',
  'mailto:asha@example.com',
  'Asha <asha@example.com>',
])('the address %j is stored as it is seen', (email) => {
  expect(accepted({ email }).email).toBe('asha@example.com')
})

test.each(['\u200b\u200b', 'A\u200b', '\u3164\u3164'])('the name %j is refused: too little of it is seen', (fullName) => {
  expect(refused({ data: { fullName, email: 'a@b' } })).toMatchObject([{ path: ['data', 'fullName'] }])
})

test.each(['asha', 'asha@', '@example.com', 'a sha@example.com', 'a@b@c'])('the address %s is refused', (email) => {
  expect(refused({ data: { email, phone: '+61491570006' } })).toMatchObject([{ path: ['data', 'email'] }])
})

test.each(['+61491570006', '0491 570 006', '(02) 5550-0100'])('the phone %s is taken', (phone) => {
  expect(accepted({ email: '', phone }).phone).toBe(phone)
})

test.each(['call me', '+', '()'])('the phone %s is refused', (phone) => {
  expect(refused({ data: { email: 'a@b', phone } })).toMatchObject([{ path: ['data', 'phone'] }])
})

test('a name of one character is refused, a missing one is not', () => {
  expect(refused({ data: { fullName: 'A', email: 'a@b' } })).toMatchObject([{ path: ['data', 'fullName'] }])
  expect(refused({ data: { fullName: '  A ', email: 'a@b' } })).toMatchObject([{ path: ['data', 'fullName'] }])
  expect(accepted({ email: 'a@b' }).fullName).toBeUndefined()
})

test.each(sentNames)('%s may be as long as the contract says', (name) => {
  const { max } = sentFields[name]
  const longest = name === 'email' ? 'x@'.padEnd(max, 'x') : '1'.repeat(max)
  expect(accepted({ email: 'a@b', [name]: longest })[name]).toBe(longest)
  expect(refused({ data: { email: 'a@b', [name]: `${longest}1` } })).toMatchObject([{ path: ['data', name] }])
})

test.each([null, 1, true, ['a@b'], { $ne: '' }])('%j is no text', (value) => {
  for (const name of sentNames) {
    expect(refused({ data: { email: 'a@b', [name]: value } })).toMatchObject([{ path: ['data', name] }])
  }
})

test.each([undefined, null, 'text', 7, [], {}, { data: null }, { data: 'text' }, { data: [] }])('%j is no lead', (body) => {
  expect(refused(body).length).toBeGreaterThan(0)
})

test.each(['locale', 'id', 'documentId', 'createdAt', 'constructor', '__proto__'])('the key %s is refused by name', (key) => {
  const data = JSON.parse(`{"email":"a@b","${key}":"fr"}`)
  expect(refused({ data })).toMatchObject([{ path: ['data', key] }])
  const body = JSON.parse(`{"data":{"email":"a@b"},"${key}":"fr"}`)
  expect(refused(body)).toMatchObject([{ path: [key] }])
})

test('a key that is no name is not repeated', () => {
  expect(JSON.stringify(refused({ data: { email: 'a@b', '<script>': '' } }))).not.toContain('script')
})
