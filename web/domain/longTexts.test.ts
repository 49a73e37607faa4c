import { expect, test } from 'vitest'
import { seenAddress } from '../../cms/src/contract/seenText.ts'
import { inAscii } from './asciiDigits.ts'
import { checkEnquiry, type EnquiryErrorTexts, emptyEnquiry, withSummary } from './leads.ts'
import { centsOf } from './money.ts'
import { buildIndex, search } from './occupationSearch.ts'
import { readPhone } from './phone/readPhone.ts'
import { countryOf, toInternational } from './phone.ts'
import { pageInVisit } from './visit.ts'

const LETTERS = 100_000
const texts = new Proxy({}, { get: (_, name) => String(name) }) as EnquiryErrorTexts

/** Each is the worst of a pattern that went back: it takes minutes unless what is read is bounded, or read once. */
const worst = ['.', '<', '<@', '@.', 'a.', ' ', '> ', '1,', '12,', '+', '0 ', '\u200b', '\u0663', 'ﷺ', 'mailto:'].map((part) =>
  part.repeat(LETTERS / part.length),
)

test.each(worst.map((text) => [text.slice(0, 9), text]))('a hundred thousand letters of %j end in an answer', (_, text) => {
  const { errors } = checkEnquiry({ ...emptyEnquiry, fullName: text, country: 'au', phone: text, email: `a@${text}`, message: text }, texts)
  expect(errors.email).toBeDefined()
  expect(seenAddress(text).length).toBeLessThanOrEqual(text.length)
  expect(readPhone({ typed: text, ownCountry: 'au' }).isCallable).not.toBe(true)
  expect(toInternational({ country: 'au', number: text })).toMatch(/^(\+\d*)?$/)
  expect(countryOf(text, 'au')).not.toBe('np')
  expect(inAscii(text)).not.toContain('\u0663')
  expect(search(buildIndex([{ id: 'civil', title: 'Civil Engineer', also: [] }]), `${text} civil`).ids.length).toBeLessThanOrEqual(1)
  expect(withSummary(text, 'Sum', text)).toContain('Sum')
  expect(pageInVisit({ pathname: text, search: `?${text}` })).toContain('?')
  expect(centsOf(text) ?? 0).toBe(0)
})
