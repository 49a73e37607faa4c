import { expect, test } from 'vitest'
import { readability, sentences, syllablesOf, textBlocks, wordsOf } from './prose.ts'

test('reads a paragraph without its marks and its addresses', () => {
  expect(textBlocks('See [the guide](https://example.com/a) for *one* rule.')).toEqual(['See the guide for one rule.'])
})

test('keeps list items and cells apart', () => {
  expect(textBlocks('- one\n- two\n\n| a | b |\n| - | - |\n| c | d |')).toEqual(['one', 'two', 'a', 'b', 'c', 'd'])
})

test('splits sentences at full stops, not at numbers', () => {
  expect(sentences('Element PE1.1 is first. It counts 2.5 points.')).toEqual(['Element PE1.1 is first.', 'It counts 2.5 points.'])
})

test('a label without a full stop is not a sentence', () => {
  expect(sentences('Your document checklist')).toEqual([])
})

test('counts hyphenated and possessive words once', () => {
  expect(wordsOf('The authority’s six-digit code')).toHaveLength(4)
})

test.each([
  ['code', 1],
  ['table', 2],
  ['engineer', 3],
  ['authority', 4],
  ['needed', 2],
  ['asked', 1],
  ['agreed', 2],
  ['233211', 1],
])('%s has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count)
})

test('long words in long sentences need an older reader', () => {
  const plain = readability(['You write the report.', 'We ask and check.'])
  const heavy = readability([
    'Documentation requirements necessitate comprehensive organisational consideration of methodological alternatives.',
  ])
  expect(heavy.readingAge).toBeGreaterThan(plain.readingAge + 10)
})

test('finds the longest sentence by its words', () => {
  expect(readability(['One two three.', 'One two three four five.']).longestSentence).toBe(5)
})
