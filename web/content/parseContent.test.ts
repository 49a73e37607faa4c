import { expect, test } from 'vitest'
import { parseContent } from './parseContent.ts'
import { ServiceSchema } from './schema/service.ts'
import { services } from './services.ts'

const [service] = services

test.each([
  ['a description that is too short', { description: 'Too short.' }, /description: /],
  ['a misspelt field', { headnig: 'A heading' }, /headnig: /],
  ['a source that is not in sources.ts', { rule: { ...service?.rule, sources: ['ea-hearsay'] } }, /rule\.sources\.0: No such source/],
  ['a lead over its 25 words', { lead: words(26) }, /lead: 26 words, at most 25 fit here/],
  [
    'steps over their budget together',
    { steps: service?.steps.map((step) => ({ ...step, text: words(30) })) },
    /steps: \d+ words, at most 130/,
  ],
  ['a way on that does not start with the guide', { related: service?.related.toReversed() }, /related: The first way on is the guide/],
])('%s is named by file and field', (_, part, message) => {
  const parse = () => parseContent(ServiceSchema, { ...service, ...part }, './services/one.ts')
  expect(parse).toThrow(/content\/services\/one\.ts/)
  expect(parse).toThrow(message)
})

test('the words of an address are not counted, those of its link are', () => {
  const lead = `${words(23)} [two words](/blogs/one-two-three)`
  expect(parseContent(ServiceSchema, { ...service, lead }, './services/one.ts').lead).toBe(lead)
})

function words(count: number): string {
  return Array.from({ length: count }, () => 'word').join(' ')
}
