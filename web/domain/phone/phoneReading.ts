import { countryOf, toInternational } from '../phone.ts'

/** What was typed, and the country that the visitor has chosen, or the form has for them: not one that a typed code has chosen. */
type TypedPhone = { typed: string; ownCountry: string }

/** A field as a form understands it. Countries are ISO 3166 codes in lower case. */
export type PhoneReading = {
  /** `+` and digits of one number; empty where none was typed. */
  payload: string
  /** What the list of countries shows: that of a typed code, or the visitor's own. */
  suggested: string
  /** Where the number is; null where that is not known, as of +800. */
  country: string | null
  /** The number as it will be called, as in `+61 491 570 006`; empty where it cannot be. */
  called: string
  /** An extension or a second number, as typed: it is not in the payload. */
  leftOut: readonly string[]
  /** Null where there is no number, or nothing has read it yet. */
  isCallable: boolean | null
  /** A number of the suggested country as people there write it; empty where none is known. */
  example: string
}

export type ReadPhone = (phone: TypedPhone) => PhoneReading

/** Without the rules of each country: until `readPhone.ts` has come, and where it does not. */
export const readPhoneLightly: ReadPhone = ({ typed, ownCountry }) => ({
  payload: toInternational({ country: ownCountry, number: typed }),
  suggested: countryOf(typed, ownCountry) ?? ownCountry,
  country: null,
  called: '',
  leftOut: [],
  isCallable: null,
  example: '',
})
