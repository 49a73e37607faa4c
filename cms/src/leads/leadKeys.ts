import { seenAddress } from '../contract/seenText.ts'
import { keyedHash } from '../settings/settings.ts'
import { hasCountry } from './contactLinks.ts'
import { visitorFields } from './leadFields.ts'
import { ownWords } from './messageText.ts'
import type { Lead } from './parseLead.ts'
import { callableNumber } from './phoneNumber.ts'

const REPEAT_MS = 10 * 60_000
const SHORTEST_TELLING_TEXT = 40

export type LeadKeys = ReturnType<ReturnType<typeof makeLeadKeys>>

export function makeLeadKeys(secret: string) {
  const hash = keyedHash(secret, 'lead')
  const personKey = makePersonKey(secret)
  const nameKey = makeNameKey(secret)
  return (lead: Lead, now: Date) => {
    const bucket = Math.floor(now.getTime() / REPEAT_MS)
    const words = JSON.stringify(visitorFields.map(({ name }) => lead[name] ?? ''))
    const fingerprint = (of: number) => hash(`words ${of} ${words}`)
    const text = plain(ownWords(lead.queries ?? ''))
    // So long that strangers do not write the same one by chance.
    const hasLongText = text.length >= SHORTEST_TELLING_TEXT
    const name = nameKey(lead)
    return {
      /** Equal for the same fields sent in the same ten minutes, as by a form that tries again after it got no answer. */
      fingerprint: fingerprint(bucket),
      nearFingerprints: [fingerprint(bucket - 1), fingerprint(bucket + 1)],
      repeatsSince: new Date(now.getTime() - REPEAT_MS),
      personKey: personKey(lead),
      /** Equal for the same words of the visitor's own; of a short text only beside the same name. Null where neither tells anything. */
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

export function makePersonKey(secret: string): (person: { email?: string | undefined; phone?: string | undefined }) => string {
  const hash = keyedHash(secret, 'lead')
  return ({ email, phone }) => hash(email ? `mail ${seenAddress(email).toLowerCase()}` : `phone ${wholeDigits(phone)}`)
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

const SHORTEST_TELLING_NUMBER = 8
const SHORTEST_LOCAL_NUMBER = 6
const SHORTEST_SEARCH = 4
const TAIL = 9

/** Without spaces and signs; the 00 of an international call is the plus. */
export const digits = (phone: string | undefined) => phone?.replace(/\D/g, '').replace(/^00/, '')

/** However one phone is typed, its last nine digits are the same. Null for a number so short that strangers share it. */
export function phoneColumns(phone: string | undefined): { phone_digits: string | null; phone_tail: string | null } {
  const all = wholeDigits(phone)
  if (!all) return { phone_digits: null, phone_tail: null }
  return { phone_digits: all, phone_tail: all.length < SHORTEST_TELLING_NUMBER ? null : tailOf(all) }
}

/** The whole number with its country's code, as it is called; null for one without it, which is another number in each country. */
export function internationalPhone(phone: string): string | null {
  const typed = phone.replace(/[^\d+]/g, '')
  if (!hasCountry(typed)) return null
  return callableNumber(typed)?.slice(1) ?? digits(typed) ?? null
}

function wholeDigits(phone: string | undefined): string | undefined {
  return phone === undefined ? undefined : (internationalPhone(phone) ?? digits(phone))
}

/** A number without its country could be any that ends with it. Two whole numbers are the same or are not. */
export function couldBeSamePhone(one: string, other: string): boolean {
  const [whole, another] = [internationalPhone(one), internationalPhone(other)]
  if (whole !== null && another !== null) return whole === another
  const [shorter = '', longer = ''] = [one, other]
    .map((phone) => (internationalPhone(phone) ?? digits(phone) ?? '').replace(/^0+/, ''))
    .sort((a, b) => a.length - b.length)
  return shorter.length >= SHORTEST_LOCAL_NUMBER && longer.endsWith(shorter)
}

export function searchedDigits(search: string): string | null {
  if (!/^[+\d\s().-]+$/.test(search)) return null
  const all = wholeDigits(search) ?? ''
  if (all.length >= SHORTEST_SEARCH) return tailOf(all)
  // The end of a number may begin with 00 too.
  const typed = search.replace(/\D/g, '')
  return typed.length >= SHORTEST_SEARCH ? typed : null
}

/** Without the 0 that is dialled inside a country and left out after its code. */
function tailOf(all: string): string {
  return all.replace(/^0/, '').slice(-TAIL)
}
