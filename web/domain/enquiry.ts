import * as v from 'valibot'
import type { CountryCode } from './dialCodes.ts'
import { toInternational } from './phone.ts'

export type EnquiryValues = { fullName: string; country: CountryCode; phone: string; email: string; message: string }

export type EnquiryErrorTexts = {
  fullNameRequired: string
  fullNameShort: string
  fullNameLong: string
  email: string
  contact: string
  messageRequired: string
  messageLong: string
}

export type EnquiryField = 'fullName' | 'phone' | 'email' | 'message'

export type EnquiryPayload = { fullName: string; email: string; subject: string; phone: string; queries: string }

/** The order in which a visitor meets the fields: the first wrong one takes the focus. */
export const enquiryFieldOrder: readonly EnquiryField[] = ['fullName', 'phone', 'email', 'message']

/** Lenient on purpose: an address refused here is a lead lost, and only a mail can prove one. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Checked =
  | { ok: true; values: v.InferOutput<ReturnType<typeof schemaOf>> }
  | { ok: false; errors: Partial<Record<EnquiryField, string>> }

/** Checks what the visitor typed. Errors come one a field, the first that holds. */
export function checkEnquiry(values: EnquiryValues, texts: EnquiryErrorTexts): Checked {
  const phone = toInternational({ country: values.country, number: values.phone })
  const parsed = v.safeParse(schemaOf(texts), { fullName: values.fullName, phone, email: values.email, message: values.message })
  if (parsed.success) return { ok: true, values: parsed.output }
  const errors: Partial<Record<EnquiryField, string>> = {}
  for (const issue of parsed.issues) {
    const field = enquiryFieldOrder.find((name) => name === issue.path?.[0]?.key)
    if (field !== undefined) errors[field] ??= issue.message
  }
  return { ok: false, errors }
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

// The lengths are those of contract/limits.json; a test holds them equal.
export const enquiryLimits = { fullName: 200, email: 254, message: 5000 }

function schemaOf(texts: EnquiryErrorTexts) {
  return v.pipe(
    v.object({
      fullName: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(texts.fullNameRequired),
        v.minLength(2, texts.fullNameShort),
        v.maxLength(enquiryLimits.fullName, texts.fullNameLong),
      ),
      phone: v.string(),
      email: v.pipe(
        v.string(),
        v.trim(),
        v.check((email) => email === '' || (emailPattern.test(email) && email.length <= enquiryLimits.email), texts.email),
      ),
      message: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.messageRequired), v.maxLength(enquiryLimits.message, texts.messageLong)),
    }),
    v.forward(
      v.partialCheck([['phone'], ['email']], ({ phone, email }) => phone !== '' || email.trim() !== '', texts.contact),
      ['email'],
    ),
  )
}
