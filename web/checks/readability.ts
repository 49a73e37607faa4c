import { wordsOf } from './prose.ts'

export type Readability = { words: number; meanSentence: number; longestSentence: number; readingAge: number }

/** Flesch–Kincaid grade plus five: the age at which school readers follow the text. It counts letters and does not understand the text. */
export function readability(sentences: readonly string[]): Readability {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length)
  const words = lengths.reduce((sum, length) => sum + length, 0)
  if (words === 0) return { words: 0, meanSentence: 0, longestSentence: 0, readingAge: 0 }
  const syllables = sentences.flatMap(wordsOf).reduce((sum, word) => sum + syllablesOf(word), 0)
  const grade = 0.39 * (words / sentences.length) + 11.8 * (syllables / words) - 15.59
  return { words, meanSentence: words / sentences.length, longestSentence: Math.max(...lengths), readingAge: grade + 5 }
}

/** Groups of vowels, without a silent ending. A number or a code counts as one. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const spoken = letters.replace(/((?<=[^laeiouy])es?|(?<=[^tdaeiouy])ed)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}
