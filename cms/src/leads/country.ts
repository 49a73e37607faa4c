import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const names = new Intl.DisplayNames('en-AU', { type: 'region' })
const LONGEST = 32

export type Country = { code: string; name: string }

/** Of a whole number alone: without its country's code it could be anyone's. */
export function countryOf(phone: string | null | undefined): Country | null {
  const digits = /^\s{0,9}(?:\+|00)([\d\s().-]{1,32})$/.exec((phone ?? '').slice(0, LONGEST))?.[1]?.replace(/\D/g, '')
  const number = digits ? parsePhoneNumberFromString(`+${digits}`) : undefined
  if (!number?.country) return null
  return { code: number.countryCallingCode, name: names.of(number.country) ?? number.country }
}
