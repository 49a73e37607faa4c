import { expect, test } from 'vitest'
import { offersThatRepeatGuides } from './duplicateText.ts'

const words = 'EA expects to find every element somewhere in your three episodes'
const run = { words, documents: ['services/summary-statement', 'posts/sixteen-competency-elements'] }

test('a sentence on a service page and in its guide is a fault', () => {
  expect(offersThatRepeatGuides([run], [])).toEqual([expect.stringContaining(words)])
})

test('a shared notice is allowed', () => {
  expect(offersThatRepeatGuides([run], [`As you know, ${words}, always.`])).toEqual([])
})

test('repeated text in two articles is not this fault', () => {
  expect(offersThatRepeatGuides([{ ...run, documents: ['posts/one', 'posts/two'] }], [])).toEqual([])
})
