import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { researchedOccupations } from '../fixtures/researchedOccupations.ts'

/** Addresses people have: in search results, in messages, on paper. An address that goes away needs a redirect. */
const lines = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'addresses.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** From the list we were given, not from the content that the pages are built from. */
const occupations = researchedOccupations().map(({ authority, code, title = '' }) => {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return `/anzsco/${authority}anzsco/${[...words, code].join('-')}`
})

export const addresses = [...lines.flatMap(([path = '']) => path), ...occupations]

/** Questions and results of “Find your path” for whoever answered: kept from search engines. */
export const hiddenAddresses = lines.flatMap(([path = '', mark]) => (mark === 'hidden' ? [path] : []))
