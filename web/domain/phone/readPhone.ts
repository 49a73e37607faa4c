import { type CountryCode, getExampleNumber, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { dialCodeOf, mainCountryOf } from '../dialCodes.ts'
import { countryOf, likelyCountries, toInternational } from '../phone.ts'
import { besides, lettersOf, type Piece, piecesOf } from './phonePieces.ts'
import type { PhoneReading, ReadPhone } from './phoneReading.ts'

/** Before a country's code: from Australia, by the standard, from North America, and from much of Asia. No number of +1 begins with 1. */
const CALLED_FROM_ABROAD = ['0011', '00', '011', '001', '002', '010', '810']
/** In digits, with all that is dialled first. */
const SHORTEST = 4
const LONGEST = 22
/** A country's code and a number, without a plus. Shorter ones are numbers of the visitor's own country with a digit wrong. */
const SHORTEST_WITH_CODE = 11

/**
 * Reads one number as its country writes it. Of what was typed, the first part that can be called is taken: all of it, or up to
 * words, a separator or a gap.
 */
export const readPhone: ReadPhone = ({ typed, ownCountry }) => {
  const { letters, plain } = lettersOf(typed)
  const pieces = piecesOf(plain)
  const lightly = countryOf(plain, ownCountry) ?? ownCountry
  for (const piece of pieces) {
    const number = numberIn(piece, ownCountry)
    if (number === undefined) continue
    const country = number.country?.toLowerCase() ?? null
    const hasCode = !isOwn(number, piece, ownCountry)
    return {
      payload: number.number,
      suggested: hasCode ? listed(number, ownCountry) : ownCountry,
      country,
      called: number.formatInternational(),
      leftOut: besides(letters, plain, piece),
      isCallable: true,
      example: exampleIn(country ?? ownCountry)?.formatNational() ?? '',
    }
  }
  return uncallable(pieces, lightly, ownCountry)
}

function uncallable(pieces: readonly Piece[], suggested: string, ownCountry: string): PhoneReading {
  const longest = pieces.reduce<Piece | undefined>(
    (best, piece) => (piece.number.length > (best?.number.length ?? 0) ? piece : best),
    undefined,
  )
  const payload = longest ? digitsAsTyped(longest, ownCountry) : ''
  const isCallable = payload === '' ? null : false
  return { payload, suggested, country: null, called: '', leftOut: [], isCallable, example: exampleIn(suggested)?.formatNational() ?? '' }
}

/** The chosen country's code in front of another country's number would make it one that no one can read. */
function digitsAsTyped({ number }: Piece, ownCountry: string): string {
  if (/^(\+|00)/.test(number)) return toInternational({ country: ownCountry, number })
  return /[1-9]/.test(number) ? number : ''
}

/** As one of the visitor's country, else with a country's code. */
function numberIn({ number }: { number: string }, ownCountry: string): PhoneNumber | undefined {
  if (number.length < SHORTEST || number.length > LONGEST) return
  // No country's code begins with 0.
  if (number.startsWith('+0')) return numberIn({ number: number.slice(1) }, ownCountry)
  if (number.startsWith('+')) return parse(number, ownCountry)
  // 0016 84… is American Samoa from anywhere, and by an older Australian code Vietnam.
  const abroad = number.startsWith('00') ? calledFromAbroad(number, ownCountry) : undefined
  const own = abroad ?? withOwnCode(number, ownCountry) ?? parse(number, ownCountry) ?? calledFromAbroad(number, ownCountry)
  if (own || number.startsWith('0') || number.length < SHORTEST_WITH_CODE) return own
  const withCode = parse(`+${number}`, ownCountry)
  return withCode && likelyCountries.includes(listed(withCode, ownCountry)) ? withCode : undefined
}

function calledFromAbroad(number: string, ownCountry: string): PhoneNumber | undefined {
  const prefixes = CALLED_FROM_ABROAD.filter((prefix) => number.startsWith(prefix))
  for (const prefix of prefixes) {
    const found = parse(`+${number.slice(prefix.length)}`, ownCountry)
    if (found) return found
  }
  return
}

/** Where a number at home may be so long that it could have any beginning, as in Germany: without its code it is as long as others. */
function withOwnCode(number: string, ownCountry: string): PhoneNumber | undefined {
  const usual = exampleIn(ownCountry)
  const hasCode = usual !== undefined && number.startsWith(usual.countryCallingCode)
  return hasCode && number.length === usual.number.length - 1 ? parse(`+${number}`, ownCountry) : undefined
}

function parse(number: string, country: string): PhoneNumber | undefined {
  const known = country.toUpperCase()
  const parsed = parsePhoneNumberFromString(number, { extract: false, ...(isSupportedCountry(known) && { defaultCountry: known }) })
  return parsed?.isValid() ? parsed : undefined
}

/** Written without a country's code, as people at home do. */
function isOwn({ countryCallingCode, nationalNumber }: PhoneNumber, { number }: Piece, ownCountry: string): boolean {
  if (number.startsWith('+') || countryCallingCode !== dialCodeOf.get(ownCountry)) return false
  return !number.replace(/^0+/, '').startsWith(countryCallingCode + nationalNumber)
}

/** The country that the list shows: of those that share a code, the visitor's own where the number may be there. */
function listed(number: PhoneNumber, ownCountry: string): string {
  const own = ownCountry.toUpperCase() as CountryCode
  if (number.getPossibleCountries().includes(own)) return ownCountry
  const country = number.country?.toLowerCase()
  return country && dialCodeOf.has(country) ? country : (mainCountryOf.get(number.countryCallingCode) ?? ownCountry)
}

function exampleIn(country: string): PhoneNumber | undefined {
  const known = country.toUpperCase()
  return isSupportedCountry(known) ? getExampleNumber(known, examples) : undefined
}
