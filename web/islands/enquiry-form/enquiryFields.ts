import { defaultCountry } from '#domain/countries.ts'
import { isCountryCode } from '#domain/dialCodes.ts'
import { type EnquiryValues, subjectOnPath, toEnquiryPayload } from '#domain/enquiry.ts'
import { countryOf } from '#domain/phone.ts'
import { changedField, keepFields, readFields, typedFields } from '../formStorage.ts'

/** The key of what all enquiries share. */
export const PERSON = 'person'
const NOBODY = { fullName: '', country: defaultCountry, phone: '', email: '' }

/** Keeps what was typed before the script arrived, so it is newer: the message after the one kept. */
export function keepEarly(form: HTMLFormElement, message: string): void {
  const { message: text, ...person } = typedFields(form)
  keepFields(PERSON, person)
  const kept = readFields(message).message ?? ''
  if (text) keepFields(message, { message: text.includes(kept) ? text : `${kept}\n\n${text}` })
}

/** Keeps the field that was changed. A phone number that names its country chooses it. */
export function keepTyped(form: HTMLFormElement, event: { target: EventTarget | null }, message: string): void {
  const { message: text, ...person } = changedField(event)
  if (text !== undefined) keepFields(message, { message: text })
  const country = countryOf(person.phone ?? '', readEnquiry(form).country)
  keepFields(PERSON, country === null ? person : { ...person, country })
}

export function forgetEnquiry(message: string): void {
  keepFields(PERSON, NOBODY)
  keepFields(message, { message: '' })
}

export function payloadOf(
  values: Omit<EnquiryValues, 'country'>,
  { subject, subjectHasPath }: { subject?: string; subjectHasPath?: boolean },
) {
  return toEnquiryPayload(values, subjectHasPath && subject ? subjectOnPath(subject, location.pathname) : subject)
}

export function readEnquiry(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form)
  // An older Chrome gives the line breaks of a textarea as CRLF.
  const text = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n')
  const country = text('country')
  return {
    fullName: text('fullName'),
    country: isCountryCode(country) ? country : defaultCountry,
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
  }
}
