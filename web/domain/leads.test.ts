import { expect, test } from 'vitest'
import { sentNames } from '../../cms/src/contract/sentFields.ts'
import {
  checkEnquiry,
  type EnquiryErrorTexts,
  type EnquiryValues,
  emptyEnquiry,
  isEmailTooLong,
  refusedErrors,
  subjectOnPath,
  toEnquiryPayload,
  toSampleRequestPayload,
  withSummary,
} from './leads.ts'
import { readPhone } from './phone/readPhone.ts'

const texts: EnquiryErrorTexts = {
  fullName: 'name wrong',
  fullNameRequired: 'name missing',
  fullNameShort: 'name short',
  fullNameLong: 'name long',
  phone: 'phone wrong',
  email: 'email wrong',
  contact: 'no contact',
  messageRequired: 'message missing',
  long: 'over {max}',
}

const good: EnquiryValues = { ...emptyEnquiry, fullName: 'Asha', country: 'np', email: 'asha@example.com', message: 'CDR' }

function errorsOf(change: Partial<EnquiryValues>) {
  const { errors, values } = checkEnquiry({ ...good, ...change }, texts)
  expect(values === undefined).toBe(Object.values(errors).some(Boolean))
  return errors
}

test.each<[string, Partial<EnquiryValues>, object]>([
  ['nothing wrong', {}, {}],
  ['no name', { fullName: '  ' }, { fullName: 'name missing' }],
  ['one letter', { fullName: ' A ' }, { fullName: 'name short' }],
  ['two letters', { fullName: 'Li' }, {}],
  ['a name of 200', { fullName: 'a'.repeat(200) }, {}],
  ['a name of 201', { fullName: 'a'.repeat(201) }, { fullName: 'name long' }],
  ['an address without a domain', { email: 'asha@' }, { email: 'email wrong' }],
  ['an address with spaces around it', { email: ' asha@example.com ' }, {}],
  ['an address in another script', { email: 'आशा@उदाहरण.नेपाल' }, {}],
  ['neither address nor phone', { email: '' }, { email: 'no contact' }],
  ['a phone and no address', { email: '', phone: '981 2345678' }, {}],
  ['a dial code and no address', { email: '', phone: '+977' }, { email: 'no contact' }],
  ['a wrong address beside a phone', { email: 'x', phone: '9812345678' }, { email: 'email wrong' }],
  ['a phone of forty digits', { phone: `+${'9'.repeat(40)}` }, {}],
  ['a name that nobody sees', { fullName: '\u200b\u200b' }, { fullName: 'name missing' }],
  ['one letter beside what nobody sees', { fullName: 'A\u200b' }, { fullName: 'name short' }],
  ['an address that nobody sees', { email: '\u200b' }, { email: 'no contact' }],
  ['an address with a space after it and more', { email: 'a@b.co c' }, { email: 'email wrong' }],
  ['an address with the mark that ends a list', { email: 'asha@example.com;' }, { email: 'email wrong' }],
  ['an address with two dots', { email: 'asha@example..com' }, { email: 'email wrong' }],
  ['an address that ends a sentence', { email: 'asha@example.com.' }, { email: 'email wrong' }],
  ['an address of 254', { email: `${'a'.repeat(242)}@example.com` }, {}],
  ['an address of 255', { email: `${'a'.repeat(243)}@example.com` }, { email: 'email wrong' }],
  ['no message', { message: '\n ' }, { message: 'message missing' }],
  ['a message of 5,000', { message: 'a'.repeat(5000) }, {}],
  ['a message of 5,001', { message: 'a'.repeat(5001) }, { message: 'over 5,000' }],
  ['all at once', { fullName: '', email: '', message: '' }, { fullName: 'name missing', email: 'no contact', message: 'message missing' }],
])('%s', (_, change, errors) => {
  expect(errorsOf(change)).toEqual(errors)
})

test('values are trimmed, and the phone is sent as + and digits', () => {
  const { values } = checkEnquiry(
    { ...emptyEnquiry, fullName: ' Asha ', country: 'au', phone: '(0491) 570-006', email: ' a@b.co ', message: ' CDR ' },
    texts,
  )
  expect(values).toMatchObject({ fullName: 'Asha', phone: '+61491570006', email: 'a@b.co', message: 'CDR' })
})

test('of a phone with more signs than the inbox takes, as many are sent as it takes', () => {
  expect(checkEnquiry({ ...good, phone: '1'.repeat(40) }, texts).values?.phone).toHaveLength(32)
})

test('an address is sent as it is seen, and of a phone one number', () => {
  const typed = { ...good, country: 'au', phone: '0491 570 006 ext 12', email: 'mailto:a\u200b@b.co' }
  expect(checkEnquiry(typed, texts, readPhone).values).toMatchObject({ phone: '+61491570006', email: 'a@b.co' })
  expect(toSampleRequestPayload({ email: '<a@b.co>', discipline: '' }, { subject: '', queriesPrefix: '' }).email).toBe('a@b.co')
})

test('the payload has the fields of the contract, and without a subject the message is the subject', () => {
  const { country: _, ...empty } = emptyEnquiry
  const values = { ...empty, fullName: 'Asha', email: 'a@b.co', message: 'CDR' }
  expect(Object.keys(toEnquiryPayload(values, 'Pricing')).sort()).toEqual([...sentNames].sort())
  expect(toEnquiryPayload(values, 'Pricing').subject).toBe('Pricing')
  expect(toEnquiryPayload(values).subject).toBe('CDR')
})

test('the popup’s subject is the label and the path, as much of it as the inbox takes', () => {
  expect(subjectOnPath('Sample Request', '/about')).toBe('Sample Request /about')
  expect(subjectOnPath('Sample Request', `/${'a'.repeat(6000)}`)).toHaveLength(5000)
})

test('a sample request sends the address, its fixed subject and the discipline', () => {
  expect(
    toSampleRequestPayload({ email: ' a@b.co ', discipline: '233211' }, { subject: 'Footer Form', queriesPrefix: 'Sample Code=' }),
  ).toEqual({ email: 'a@b.co', subject: 'Footer Form', queries: 'Sample Code=233211' })
  expect([254, 255].map((length) => isEmailTooLong(` ${'a'.repeat(length)} `))).toEqual([false, true])
})

test('a refusal by the inbox is shown at the field the visitor typed in', () => {
  expect(refusedErrors(['queries', 'phone', 'unknown'], texts, 'Pricing')).toEqual({ phone: 'phone wrong', message: 'over 5,000' })
  expect(refusedErrors(['fullName', 'email'], texts)).toEqual({ fullName: 'name wrong', email: 'email wrong' })
  expect(refusedErrors(['subject'], texts)).toEqual({ message: 'over 5,000' })
  expect(refusedErrors(['subject'], texts, 'Pricing')).toEqual({})
})

const first = '--- Sum ---\n65\n--- End ---'
const second = '--- Sum ---\n70 $& more\n--- End ---'

test('a summary goes after the visitor’s words, and once', () => {
  expect(withSummary('  ', first, '')).toBe(first)
  const message = withSummary('I am a civil engineer.\n', first, '')
  expect(message).toBe(`I am a civil engineer.\n\n${first}`)
  expect(withSummary(message, first, first)).toBe(message)
  expect(withSummary(message, first, '')).toBe(message)
})

test('a new summary takes the place of the one before, and the words around it stay', () => {
  expect(withSummary(`Good day.\n\n${first}\nThank you`, second, first)).toBe(`Good day.\n\n${second}\nThank you`)
})

test('a summary that the visitor has changed stays beside the new one, and one taken out comes back only by a press', () => {
  const changed = first.replace('65', '65, or 70 in May')
  expect(withSummary(changed, second, first)).toBe(`${changed}\n\n${second}`)
  expect(withSummary('Good day.', second, first)).toBe(`Good day.\n\n${second}`)
})
