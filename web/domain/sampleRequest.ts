import { fieldLimits, type SentField } from '../../cms/src/contract/fieldLimits.ts'

type SampleRequestPayload = Record<Extract<SentField, 'email' | 'subject' | 'queries'>, string>

/** What the footer form sends. The text typed for `others` is not part of it. */
export function toSampleRequestPayload(
  values: { email: string; discipline: string },
  words: { subject: string; queriesPrefix: string },
): SampleRequestPayload {
  return { email: values.email.trim(), subject: words.subject, queries: `${words.queriesPrefix}${values.discipline}` }
}

/** The browser checks the rest of the form, but not the length of an address. */
export function isEmailTooLong(email: string): boolean {
  return email.trim().length > fieldLimits.email.max
}
