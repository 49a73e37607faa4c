import { inAscii } from './asciiDigits.ts'
import { dialCodeOf, mainCountryOf } from './dialCodes.ts'

type PhoneInput = { country: string; number: string }

/**
 * The number as it is sent: `+` and digits, or an empty string where no number was given.
 * An international number (`+977…`, `00977…`, from Australia `0011977…`) wins over the chosen country; one national `0` is
 * dropped, also after the dial code, as in `+61 (0)491…` and `+61 0491…`. Digits may be of any script.
 */
export function toInternational({ country, number }: PhoneInput): string {
  const digits = internationalDigits(number)
  const dialCode = digits === null ? (dialCodeOf.get(country) ?? null) : longestDialCode(digits)
  if (dialCode === null) return /[1-9]/.test(digits ?? '') ? `+${digits}` : ''
  const national = digits === null ? inAscii(number).replace(/\D/g, '') : digits.slice(dialCode.length)
  const withoutZero = national.replace(/^0/, '')
  if (withoutZero === '') return ''
  return `+${dialCode}${zeroIsPartOfNumber.has(dialCode) ? national : withoutZero}`
}

/** The country an international number belongs to, or null. `current` wins where countries share a dial code. */
export function countryOf(number: string, current: string): string | null {
  const digits = internationalDigits(number)
  if (digits === null || digits === '') return null
  const longest = longestDialCode(digits)
  if (longest === null) return null
  return dialCodeOf.get(current) === longest ? current : (mainCountryOf.get(longest) ?? null)
}

/**
 * Where a number in use may begin with 0: Italy and the Vatican, Ivory Coast, Burkina Faso, Benin, Congo (Brazzaville), San
 * Marino and Tajikistan, by the fixed and mobile patterns of libphonenumber (npm's libphonenumber-js, read on 23 November 2026).
 */
const zeroIsPartOfNumber = new Set(['39', '225', '226', '229', '242', '378', '992'])

function internationalDigits(number: string): string | null {
  const compact = inAscii(number).replace(/[^\d+]/g, '')
  const prefix = /^(?:\+|0011|00)/.exec(compact)?.[0]
  if (prefix === undefined) return null
  return compact.replace(/\D/g, '').slice(prefix === '+' ? 0 : prefix.length)
}

function longestDialCode(digits: string): string | null {
  for (let length = 4; length > 0; length -= 1) {
    const start = digits.slice(0, length)
    if (mainCountryOf.has(start)) return start
  }
  return null
}

export const defaultCountry = 'au'

/** Where most of our visitors live or work: shown before the full list. */
export const likelyCountries: readonly string[] = ['au', 'in', 'np', 'pk', 'bd', 'lk', 'bt', 'ph', 'ae', 'sa', 'qa', 'nz', 'gb']

type CountryOption = { code: string; label: string }

export function allCountryOptions(): CountryOption[] {
  return countryOptions([...dialCodeOf.keys()]).sort((a, b) => a.label.localeCompare(b.label, 'en-AU'))
}

export function countryOptions(codes: readonly string[]): CountryOption[] {
  const names = new Intl.DisplayNames('en-AU', { type: 'region' })
  return codes.map((code) => ({ code, label: `${names.of(code.toUpperCase()) ?? code} (+${dialCodeOf.get(code)})` }))
}
