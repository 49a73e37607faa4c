import { fillIn } from '../fillIn.ts'
import type { PhoneReading } from './phoneReading.ts'

type PhoneLineWords = Record<'phoneCalled' | 'phoneCalledIn' | 'phoneUncallable' | 'phoneLeftOut', string>

/** The quiet line under the field, in one or two sentences; empty where there is nothing to say. */
export function phoneLine(reading: PhoneReading, words: PhoneLineWords, nameOf: (country: string) => string): string {
  const { isCallable, country, called, suggested, example, leftOut } = reading
  const number = `\u2068${called}\u2069`
  const said =
    isCallable === null || (!isCallable && example === '')
      ? ''
      : !isCallable
        ? fillIn(words.phoneUncallable, { country: nameOf(suggested), example })
        : country === null
          ? fillIn(words.phoneCalled, { number })
          : fillIn(words.phoneCalledIn, { number, country: nameOf(country) })
  return [said, leftOut.length > 0 && fillIn(words.phoneLeftOut, { text: leftOut.join(', ') })].filter(Boolean).join(' ')
}
