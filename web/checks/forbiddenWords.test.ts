import { expect, test } from 'vitest'
import { forbiddenWords } from '../../cms/src/siteContent/forbiddenWords.ts'

test.each([
  ['We are the best service in Sydney.', 'superlative'],
  ['A seamless upload.', 'superlative'],
  ['We guarantee a positive outcome.', 'guarantee of an outcome'],
  ['Your visa is guaranteed.', 'guarantee of an outcome'],
  ['Our success rate is 98 per cent.', 'success rate'],
  ['Prices coming soon', 'not there yet'],
  ['Acme Pty Ltd helps engineers.', 'name or number of an organisation'],
  ['ABN 12 345 678 901', 'name or number of an organisation'],
])('finds the fault in: %s', (text, why) => {
  expect(forbiddenWords(text).map((found) => found.why)).toEqual([why])
})

test.each([
  'That is why we publish no success rate.',
  'Nobody can guarantee a visa.',
  'Choose your best project for the first episode.',
  'Organisation chart placing you at the top.',
  'The Australian Consumer Law gives guarantees that no contract takes away.',
])('leaves alone: %s', (text) => {
  expect(forbiddenWords(text)).toEqual([])
})
