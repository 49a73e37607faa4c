import { keyedHash } from '../settings/keyedHash.ts'
import { visitorFields } from './leadFields.ts'
import { ownWords } from './messageText.ts'
import type { Lead } from './parseLead.ts'
import { digits } from './phoneNumber.ts'

const REPEAT_MS = 10 * 60_000
const SHORTEST_TELLING_TEXT = 40

export type LeadKeys = {
  /** Equal for the same fields sent in the same ten minutes, as by a form that tries again after it got no answer. */
  fingerprint: string
  /** The fingerprints of the ten minutes before and after: a repeat may fall into those. */
  nearFingerprints: [string, string]
  repeatsSince: Date
  personKey: string
  /** Equal for the same words of the visitor's own; of a short text only beside the same name. Null where neither tells anything. */
  textKey: string | null
  /** Whether the text is so long that strangers do not write the same one by chance. */
  hasLongText: boolean
  /** Equal for the same name in any case. */
  nameKey: string | null
}

export function makeLeadKeys(secret: string): (lead: Lead, now: Date) => LeadKeys {
  const hash = keyedHash(secret, 'lead')
  const personKey = makePersonKey(secret)
  const nameKey = makeNameKey(secret)
  return (lead, now) => {
    const bucket = Math.floor(now.getTime() / REPEAT_MS)
    const words = JSON.stringify(visitorFields.map(({ name }) => lead[name] ?? ''))
    const fingerprint = (of: number) => hash(`words ${of} ${words}`)
    const text = plain(ownWords(lead.queries ?? ''))
    const hasLongText = text.length >= SHORTEST_TELLING_TEXT
    const name = nameKey(lead)
    return {
      fingerprint: fingerprint(bucket),
      nearFingerprints: [fingerprint(bucket - 1), fingerprint(bucket + 1)],
      repeatsSince: new Date(now.getTime() - REPEAT_MS),
      personKey: personKey(lead),
      textKey: hasLongText ? hash(`text ${text}`) : name && hash(`text of ${name} ${text}`),
      hasLongText,
      nameKey: name,
    }
  }
}

export function makeNameKey(secret: string): (person: { fullName?: string | undefined }) => string | null {
  const hash = keyedHash(secret, 'lead')
  return ({ fullName }) => (fullName ? hash(`name ${plain(fullName)}`) : null)
}

/** A person is known by the address, and only without one by the phone. */
export function makePersonKey(secret: string): (person: { email?: string | undefined; phone?: string | undefined }) => string {
  const hash = keyedHash(secret, 'lead')
  return ({ email, phone }) => hash(email ? `mail ${email.toLowerCase()}` : `phone ${digits(phone)}`)
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
