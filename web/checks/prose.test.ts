import { expect, test } from 'vitest'
import { services } from '#content/services.ts'
import { contentDocuments } from './documents.ts'
import { sentences } from './prose.ts'

test('splits sentences at full stops, not at numbers', () => {
  expect(sentences('Element PE1.1 is first. It counts 2.5 points.')).toEqual(['Element PE1.1 is first.', 'It counts 2.5 points.'])
})

test('every service page is read, and no address or date of it is taken for words', () => {
  const documents = contentDocuments()
  expect(documents.map(({ name }) => name)).toEqual(expect.arrayContaining(services.map(({ slug }) => `services/${slug}`)))
  const shown = documents.flatMap(({ blocks }) => blocks)
  expect(shown.filter((block) => /^(\/|https:|\d{4}-\d\d-\d\d$|ea-msa)/.test(block))).toEqual([])
})
