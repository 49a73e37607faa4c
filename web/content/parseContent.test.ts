import { expect, test } from 'vitest'
import { parseContent } from './parseContent.ts'
import { ServiceSchema } from './schema/service.ts'
import { services } from './services.ts'

const [service] = services

test('a wrong field is named with its file', () => {
  const wrong = { ...service, description: 'Too short.' }
  expect(() => parseContent(ServiceSchema, wrong, './services/one.ts')).toThrow(/content\/services\/one\.ts[\s\S]*description: /)
})

test('a misspelt field is named with its file', () => {
  const wrong = { ...service, headnig: 'A heading' }
  expect(() => parseContent(ServiceSchema, wrong, './services/one.ts')).toThrow(/content\/services\/one\.ts[\s\S]*headnig: /)
})

test.each([
  ['a lead over its 25 words', { lead: words(26) }, /lead: 26 words, at most 25 fit here/],
  ['fewer than three deliverables', { deliverables: service?.deliverables.slice(0, 2) }, /deliverables: /],
  [
    'steps over their budget together',
    { steps: service?.steps.map((step) => ({ ...step, text: words(30) })) },
    /steps: \d+ words, at most 130/,
  ],
  ['a rule that has become a chapter', { rule: { ...service?.rule, body: words(51) } }, /rule\.body: 51 words, at most 50/],
  ['four reasons in place of three', { audience: { ...service?.audience, needed: ['a', 'b', 'c', 'd'] } }, /audience\.needed: /],
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

test('a source nobody has entered is named', () => {
  const wrong = { ...service, rule: { ...service?.rule, sources: ['ea-hearsay'] } }
  expect(() => parseContent(ServiceSchema, wrong, './services/one.ts')).toThrow(/rule\.sources\.0: No such source/)
})

function words(count: number): string {
  return Array.from({ length: count }, () => 'word').join(' ')
}
