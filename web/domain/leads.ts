import { seenAddress, seenLength } from '../../cms/src/contract/seenText.ts'
import { type PlainDetail, plainDetails, type SentField, sentFields } from '../../cms/src/contract/sentFields.ts'
import { fillIn } from './fillIn.ts'
import { type ReadPhone, readPhoneLightly } from './phone/phoneReading.ts'
import { defaultCountry } from './phone.ts'

/** In the order of the form. */
export const emptyEnquiry = { fullName: '', country: defaultCountry, phone: '', email: '', ...ofPlainDetails(() => ''), message: '' }
export type EnquiryValues = typeof emptyEnquiry

/** A field of the form: the country is part of the phone's. */
export type EnquiryField = Exclude<keyof EnquiryValues, 'country'>

/** `fullName`: for a name that the inbox does not accept. `long`: of any other field, whose limit is put in for `{max}`. */
export type EnquiryErrorTexts = Record<
  'fullName' | 'fullNameRequired' | 'fullNameShort' | 'fullNameLong' | 'phone' | 'email' | 'contact' | 'messageRequired' | 'long',
  string
>

type EnquiryPayload = Record<SentField, string>

/** Lenient on purpose: an address refused here is a lead lost, and only a mail can prove that one works. No mail reaches two dots, or a mark at the end. */
export const emailFormat = '[^\\s@]+@[^\\s@.,;:<>"]+(?:\\.[^\\s@.,;:<>"]+)+'
const emailPattern = new RegExp(`^${emailFormat}$`)

type EnquiryErrors = Record<EnquiryField, string | undefined>

type SentEnquiry = Record<EnquiryField, string>

/** Without values where anything is wrong. With a phone nothing is: it is optional, and a number that cannot be called may still tell something. */
export function checkEnquiry(
  typed: EnquiryValues,
  texts: EnquiryErrorTexts,
  readPhone: ReadPhone = readPhoneLightly,
): { errors: EnquiryErrors; values?: SentEnquiry } {
  const fullName = seenLength(typed.fullName) === 0 ? '' : typed.fullName.trim()
  const phone = readPhone({ typed: typed.phone, ownCountry: typed.country }).payload.slice(0, sentFields.phone.max)
  const email = seenAddress(typed.email)
  const message = typed.message.trim()
  const sent = { fullName, phone, email, ...ofPlainDetails((name) => textOf(typed, name)), message }
  const errors: EnquiryErrors = {
    fullName: undefined,
    phone: undefined,
    email: undefined,
    ...ofPlainDetails((name) => (isTooLong(name, textOf(typed, name)) ? tooLong(name, texts) : undefined)),
    message: undefined,
  }
  if (fullName === '') errors.fullName = texts.fullNameRequired
  else if (seenLength(fullName) < sentFields.fullName.min) errors.fullName = texts.fullNameShort
  else if (fullName.length > sentFields.fullName.max) errors.fullName = texts.fullNameLong
  if (email !== '' && (!emailPattern.test(email) || email.length > sentFields.email.max)) errors.email = texts.email
  if (email === '' && phone === '') errors.email = texts.contact
  if (message === '') errors.message = texts.messageRequired
  else if (isTooLong('queries', message)) errors.message = tooLong('queries', texts)
  return Object.values(errors).some(Boolean) ? { errors } : { errors, values: sent }
}

function ofPlainDetails<Of>(of: (name: SentField) => Of): Record<PlainDetail, Of> {
  return Object.fromEntries(plainDetails.map((name) => [name, of(name)])) as Record<PlainDetail, Of>
}

function textOf(typed: Readonly<Record<string, string>>, name: SentField): string {
  return typed[name]?.trim() ?? ''
}

function isTooLong(name: SentField, text: string): boolean {
  return text.length > sentFields[name].max
}

function tooLong(name: SentField, { long }: EnquiryErrorTexts): string {
  return fillIn(long, { max: sentFields[name].max.toLocaleString('en-AU') })
}

/** The popup's subject, as in `Sample Request /anzsco/eaanzsco/civil-engineer-233211`: as much of the path as the inbox takes. */
export function subjectOnPath(label: string, path: string): string {
  return `${label} ${path}`.slice(0, sentFields.subject.max)
}

/** Exactly the fields of the specification. Without a configured subject the message is the subject. */
export function toEnquiryPayload({ message, ...details }: SentEnquiry, subject = message): EnquiryPayload {
  return { ...details, subject, queries: message }
}

/**
 * The errors to show where the inbox refused fields of the payload. The message is sent as `queries` and, on a page
 * without a subject of its own, as `subject`; the visitor cannot correct a subject that the page sets.
 */
export function refusedErrors(refused: readonly string[], texts: EnquiryErrorTexts, subject?: string): EnquiryErrors {
  const isRefused = (field: string) =>
    refused.includes(field) || (field === 'queries' && subject === undefined && refused.includes('subject'))
  return {
    fullName: isRefused('fullName') ? texts.fullName : undefined,
    phone: isRefused('phone') ? texts.phone : undefined,
    email: isRefused('email') ? texts.email : undefined,
    ...ofPlainDetails((name) => (isRefused(name) ? tooLong(name, texts) : undefined)),
    message: isRefused('queries') ? tooLong('queries', texts) : undefined,
  }
}

type SampleRequestPayload = Record<Extract<SentField, 'email' | 'subject' | 'queries'>, string>

/** What the footer form sends. The text typed for `others` is not part of it. */
export function toSampleRequestPayload(
  values: { email: string; discipline: string },
  words: { subject: string; queriesPrefix: string },
): SampleRequestPayload {
  return { email: seenAddress(values.email), subject: words.subject, queries: `${words.queriesPrefix}${values.discipline}` }
}

/** The browser checks the rest of the form, but not the length of an address. */
export function isEmailTooLong(email: string): boolean {
  return seenAddress(email).length > sentFields.email.max
}

/**
 * A message with a tool's summary after the visitor's own words, once. A summary that was put in before is exchanged for the
 * new one, unless the visitor has changed a letter of it: then it is theirs, and stays.
 */
export function withSummary(message: string, summary: string, before: string): string {
  if (message.includes(summary)) return message
  if (before !== '' && message.includes(before)) return message.replace(before, () => summary)
  return message.trim() === '' ? summary : `${message.trimEnd()}\n\n${summary}`
}
