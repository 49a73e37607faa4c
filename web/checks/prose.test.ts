import { expect, test } from 'vitest'
import { services } from '#content/services.ts'
import { contentDocuments } from './documents.ts'
import { sentences, textBlocks, wordsOf } from './prose.ts'

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

test('every service page is read, and no address or date of it is taken for words', () => {
  const documents = contentDocuments()
  expect(documents.map(({ name }) => name)).toEqual(expect.arrayContaining(services.map(({ slug }) => `services/${slug}`)))
  const shown = documents.flatMap(({ blocks }) => blocks)
  expect(shown.filter((block) => /^(\/|https:|\d{4}-\d\d-\d\d$|ea-msa)/.test(block))).toEqual([])
})
