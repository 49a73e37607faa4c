import { expect, test } from 'vitest'
import { readability, syllablesOf } from './readability.ts'

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
