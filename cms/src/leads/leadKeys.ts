import { keyedHash } from '../settings/keyedHash.ts'
import { visitorFields } from './leadFields.ts'
import type { Lead } from './parseLead.ts'
import { digits } from './phoneNumber.ts'

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
    const same = { ...lead, email: lead.email?.toLowerCase(), phone: digits(lead.phone) }
    const words = JSON.stringify(visitorFields.map(({ name }) => plain(same[name])))
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

const plain = (text: string | undefined) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ')
