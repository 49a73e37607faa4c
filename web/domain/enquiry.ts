import * as v from 'valibot'
import { fieldLimits, type SentField } from '../../cms/src/contract/fieldLimits.ts'
import type { CountryCode } from './dialCodes.ts'
import { toInternational } from './phone.ts'

export type EnquiryValues = { fullName: string; country: CountryCode; phone: string; email: string; message: string }

export type EnquiryErrorTexts = {
  /** For a name that the inbox does not accept. */
  fullName: string
  fullNameRequired: string
  fullNameShort: string
  fullNameLong: string
  phone: string
  email: string
  contact: string
  messageRequired: string
  messageLong: string
}

export type EnquiryField = 'fullName' | 'phone' | 'email' | 'message'

type EnquiryPayload = Record<SentField, string>

/** The order in which a visitor meets the fields: the first wrong one takes the focus. */
export const enquiryFieldOrder: readonly EnquiryField[] = ['fullName', 'phone', 'email', 'message']

/** Lenient on purpose: an address refused here is a lead lost, and only a mail can prove that an address works. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export type EnquiryErrors = Partial<Record<EnquiryField, string>>

type Checked = { ok: true; values: v.InferOutput<ReturnType<typeof schemaOf>> } | { ok: false; errors: EnquiryErrors }

/** Checks what the visitor typed. Each field has at most one error, the first that applies. */
export function checkEnquiry(values: EnquiryValues, texts: EnquiryErrorTexts): Checked {
  const phone = toInternational({ country: values.country, number: values.phone })
  const parsed = v.safeParse(schemaOf(texts), { fullName: values.fullName, phone, email: values.email, message: values.message })
  if (parsed.success) return { ok: true, values: parsed.output }
  const errors: EnquiryErrors = {}
  for (const issue of parsed.issues) {
    const field = enquiryFieldOrder.find((name) => name === issue.path?.[0]?.key)
    if (field !== undefined) errors[field] ??= issue.message
  }
  return { ok: false, errors }
}

/** The popup's subject, as in `Sample Request /anzsco/eaanzsco/civil-engineer-233211`: as much of the path as the inbox takes. */
export function subjectOnPath(label: string, path: string): string {
  return `${label} ${path}`.slice(0, fieldLimits.subject.max)
}

/** Exactly the fields of the specification. Without a configured subject the message is the subject. */
export function toEnquiryPayload(
  values: { fullName: string; phone: string; email: string; message: string },
  subject?: string,
): EnquiryPayload {
  return {
    fullName: values.fullName,
    email: values.email,
    subject: subject ?? values.message,
    phone: values.phone,
    queries: values.message,
  }
}

/**
 * The errors to show where the inbox refused fields of the payload. The message is sent as `queries` and, on a page
 * without a subject of its own, as `subject`; the visitor cannot correct a subject that the page sets.
 */
export function refusedErrors(refused: readonly string[], texts: EnquiryErrorTexts, subject?: string): EnquiryErrors {
  const errors: EnquiryErrors = {}
  if (refused.includes('fullName')) errors.fullName = texts.fullName
  if (refused.includes('phone')) errors.phone = texts.phone
  if (refused.includes('email')) errors.email = texts.email
  if (refused.includes('queries') || (subject === undefined && refused.includes('subject'))) errors.message = texts.messageLong
  return errors
}

function schemaOf(texts: EnquiryErrorTexts) {
  return v.pipe(
    v.object({
      fullName: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(texts.fullNameRequired),
        v.minLength(fieldLimits.fullName.min, texts.fullNameShort),
        v.maxLength(fieldLimits.fullName.max, texts.fullNameLong),
      ),
      phone: v.pipe(v.string(), v.maxLength(fieldLimits.phone.max, texts.phone)),
      email: v.pipe(
        v.string(),
        v.trim(),
        v.check((email) => email === '' || (emailPattern.test(email) && email.length <= fieldLimits.email.max), texts.email),
      ),
      message: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.messageRequired), v.maxLength(fieldLimits.queries.max, texts.messageLong)),
    }),
    v.forward(
      v.partialCheck([['phone'], ['email']], ({ phone, email }) => phone !== '' || email.trim() !== '', texts.contact),
      ['email'],
    ),
  )
}
