import { expect, test } from 'vitest'
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
