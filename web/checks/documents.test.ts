import { expect, test } from 'vitest'
import { services } from '#content/services.ts'
import { contentDocuments } from './documents.ts'

const documents = contentDocuments()

test('every service page is read, by the name of its file', () => {
  const names = documents.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(services.map(({ slug }) => `services/${slug}`)))
})

test('addresses, dates and names of sources are not taken for words', () => {
  const shown = documents.flatMap(({ blocks }) => blocks)
  expect(shown.filter((block) => /^(\/|https:|\d{4}-\d\d-\d\d$|ea-msa)/.test(block))).toEqual([])
})
