import { inAscii } from './asciiDigits.ts'

/** Each word is compared with each of the list. */
const LONGEST_QUERY = 200
const SHORT = 2

/** How well a word of a list answers a typed one. */
export const WHOLE = 1
export const BEGUN = 0.75
export const GUESSED = 0.5
const GUESSED_BEGINNING = 0.4

export type Guess = { typed: string; meant: string }

/** Words of a list that answer a typed one, with how well they do. */
export type Met = ReadonlyMap<string, number>

/** Lower case, without accents, in words and numbers; numbers of any script. C#, F#, C++ and .NET are words. */
export function wordsOf(text: string): string[] {
  return (
    inAscii(text)
      .toLowerCase()
      .replace(/\p{Mark}/gu, '')
      .match(/[cf](?:#|\+\+)|\.net(?![a-z0-9])|[a-z0-9]+/g) ?? []
  )
}

export function typedWords(query: string): string[] {
  return [...new Set(wordsOf(query.slice(0, LONGEST_QUERY)))]
}

/** The words as typed: whole, in the singular or the plural, or else begun. Too many words begin with one or two letters, unless they are being typed. */
export function meet(vocabulary: Iterable<string>, typed: string, isLast: boolean): Met {
  const one = singular(typed)
  const met = new Map<string, number>()
  for (const word of vocabulary) {
    if (word.startsWith(one)) met.set(word, singular(word) === one ? WHOLE : BEGUN)
  }
  if (typed.length > SHORT) return met
  const whole = new Map([...met].filter(([, closeness]) => closeness === WHOLE))
  return isLast && whole.size === 0 ? met : whole
}

/** The words that a typed one is a mistake for. A wrong digit is another occupation, so codes are never guessed. */
export function guess(vocabulary: Iterable<string>, typed: string): Met {
  const met = new Map<string, number>()
  if (typed.length < 4 || /\d/.test(typed)) return met
  for (const word of vocabulary) {
    if (isMistyped(typed, word)) met.set(word, GUESSED)
    else if (isMistypedBeginning(typed, word)) met.set(word, GUESSED_BEGINNING)
  }
  return met
}

/** What answers each typed word as it is and, where nothing does, as a mistake. Words of `exact` answer only as they are, whole. */
export function readWords(vocabulary: ReadonlySet<string>, typed: readonly string[], exact: readonly string[] = []) {
  const isExact = (word: string) => exact.includes(word)
  const asWhole = (word: string): Met => new Map(vocabulary.has(word) ? [[word, WHOLE]] : [])
  const asTyped = new Map(typed.map((word) => [word, isExact(word) ? asWhole(word) : meet(vocabulary, word, word === typed.at(-1))]))
  const forgiven = new Map([...asTyped].map(([word, met]) => [word, met.size === 0 && !isExact(word) ? guess(vocabulary, word) : met]))
  return { asTyped, forgiven, isUnknown: (word: string) => asTyped.get(word)?.size === 0 }
}

export function nearest(typed: string, words: Iterable<string>): string {
  const [best = ''] = [...words].sort((a, b) => Math.abs(a.length - typed.length) - Math.abs(b.length - typed.length))
  return best
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word
}

function isMistyped(typed: string, word: string): boolean {
  const limit = typed.length < 8 ? 1 : 2
  if (typed.length < 6 && typed[0] !== word[0]) return false
  if (Math.abs(word.length - typed.length) > limit) return false
  return mistakesToPrefix(typed, word, limit) <= limit && mistakesToPrefix(word, typed, limit) <= limit
}

/** The beginning of a short word is like too many others. */
function isMistypedBeginning(typed: string, word: string): boolean {
  return typed.length >= 6 && word.length >= typed.length && mistakesToPrefix(typed, word, 1) <= 1
}

/** A letter wrong, missing, added, or two swapped is one mistake. Answers `limit + 1` where there are more than `limit`. */
export function mistakesToPrefix(typed: string, word: string, limit: number): number {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  if (same === typed.length) return 0
  if (limit === 0) return 1
  const after = (ofTyped: number, ofWord: number) => mistakesToPrefix(typed.slice(same + ofTyped), word.slice(same + ofWord), limit - 1)
  const [first, second] = typed.slice(same)
  const isSwapped = second !== undefined && first === word[same + 1] && second === word[same]
  return 1 + Math.min(after(1, 1), after(0, 1), after(1, 0), isSwapped ? after(2, 2) : limit)
}
