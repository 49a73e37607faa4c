import { parse } from 'node-html-parser'
import { blockHtml } from '#components/ui/markdownHtml.ts'

/** What a reader sees of our Markdown: one entry a paragraph, list item, cell or heading. */
export function textBlocks(markdown: string): string[] {
  const broken = blockHtml(markdown).replace(/<\/(p|li|td|th|h\d|blockquote)>/g, '$&\n')
  return parse(broken)
    .text.split('\n')
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
}

/** Whole sentences only: labels, cells and headings without a full stop do not count. */
export function sentences(block: string): string[] {
  return block.split(/(?<=[.!?][”"’)]?)\s+(?=[“"‘(]?[A-Z0-9])/).filter((part) => /[.!?][”"’)]?$/.test(part))
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? []
}

type Readability = { words: number; meanSentence: number; longestSentence: number; readingAge: number }

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
