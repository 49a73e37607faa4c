import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { hasCountry } from './contactLinks.ts'

/** Where a number without its country is called from. */
const OURS: CountryCode = 'AU'
const LONGEST = 32

const countriesByCode = new Map<string, CountryCode[]>()
for (const country of getCountries()) {
  const code = getCountryCallingCode(country)
  countriesByCode.set(code, [...(countriesByCode.get(code) ?? []), country])
}

/**
 * `+` and digits as the number is called, or null where it cannot be. Forms from before November 2026 put the country's code in
 * front of whatever was typed, a second code and the 0, 8 or 06 of a call at home too.
 */
export function callableNumber(phone: string): string | null {
  const typed = phone.slice(0, LONGEST).replace(/[^\d+]/g, '')
  if (!hasCountry(typed)) return valid(typed, OURS)
  const digits = typed.replace(/^\+?(00)?/, '')
  return valid(`+${digits}`) ?? withoutCode(digits)
}

function withoutCode(digits: string): string | null {
  for (const length of [1, 2, 3]) {
    const national = digits.slice(length)
    for (const country of countriesByCode.get(digits.slice(0, length)) ?? []) {
      const number = valid(national, country) ?? valid(`0${national}`, country)
      if (number) return number
    }
  }
  return null
}

function valid(number: string, country?: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(number, { extract: false, ...(country && { defaultCountry: country }) })
  return parsed?.isValid() ? parsed.number : null
}
