import { createHmac, hkdfSync } from 'node:crypto'
import type { Lead } from './parseLead.ts'

const REPEAT_MS = 10 * 60_000
const SHORTEST_TELLING_TEXT = 40

export type LeadKeys = {
  /** Equal for the same words sent in the same ten minutes. */
  fingerprint: string
  /** The fingerprints of the ten minutes before and after: a repeat may fall into those. */
  nearFingerprints: [string, string]
  repeatsSince: Date
  personKey: string
  /** Null for a text so short that strangers send the same one. */
  textKey: string | null
}

export function makeLeadKeys(secret: string): (lead: Lead, now: Date) => LeadKeys {
  const hash = keyedHash(secret, 'lead')
  const personKey = makePersonKey(secret)
  return (lead, now) => {
    const bucket = Math.floor(now.getTime() / REPEAT_MS)
    const words = JSON.stringify([lead.fullName, lead.email?.toLowerCase(), digits(lead.phone), lead.subject, lead.queries].map(plain))
    const fingerprint = (of: number) => hash(`words ${of} ${words}`)
    const text = plain(lead.queries).toLowerCase()
    return {
      fingerprint: fingerprint(bucket),
      nearFingerprints: [fingerprint(bucket - 1), fingerprint(bucket + 1)],
      repeatsSince: new Date(now.getTime() - REPEAT_MS),
      personKey: personKey(lead),
      textKey: text.length < SHORTEST_TELLING_TEXT ? null : hash(`text ${text}`),
    }
  }
}

/** A person is known by the address, and only without one by the phone. */
export function makePersonKey(secret: string): (person: { email?: string | undefined; phone?: string | undefined }) => string {
  const hash = keyedHash(secret, 'lead')
  return ({ email, phone }) => hash(email ? `mail ${email.toLowerCase()}` : `phone ${digits(phone)}`)
}

/** A hash nobody can try values against without the secret. One purpose never yields another's hash. */
export function keyedHash(secret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `lead inbox: ${purpose}`, 32))
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, 18).toString('base64url')
}

export const digits = (phone: string | undefined) => phone?.replace(/\D/g, '').replace(/^00/, '')
const plain = (text: string | undefined) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ')
