import { defaultCountry } from '#domain/countries.ts'
import { isCountryCode } from '#domain/dialCodes.ts'
import type { EnquiryValues } from '#domain/enquiry.ts'

export function readEnquiry(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const country = text('country')
  return {
    fullName: text('fullName'),
    country: isCountryCode(country) ? country : defaultCountry,
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
  }
}
