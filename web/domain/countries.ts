import { type CountryCode, dialCodes } from './dialCodes.ts'

export const defaultCountry: CountryCode = 'au'

/** Where most of our visitors live or work: shown before the full list. */
export const likelyCountries: readonly CountryCode[] = ['au', 'in', 'np', 'pk', 'bd', 'lk', 'bt', 'ph', 'ae', 'sa', 'qa', 'nz', 'gb']

export type CountryOption = { code: CountryCode; label: string }

/** Every country by name, such as `Nepal (+977)`. */
export function allCountryOptions(): CountryOption[] {
  const codes = Object.keys(dialCodes) as CountryCode[]
  return countryOptions(codes).sort((a, b) => a.label.localeCompare(b.label, 'en-AU'))
}

export function countryOptions(codes: readonly CountryCode[]): CountryOption[] {
  const names = new Intl.DisplayNames('en-AU', { type: 'region' })
  return codes.map((code) => ({ code, label: `${names.of(code.toUpperCase()) ?? code} (+${dialCodes[code]})` }))
}
